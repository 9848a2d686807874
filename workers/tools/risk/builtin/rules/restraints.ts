import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods, type Period } from '#workers/engines/text/values.js';
import { dutyLength } from '#workers/engines/text/values/length-nouns.js';
import { Claims } from './claims.js';
import { doerOrBoth, laysDown } from './operative.js';
import { limitIn, saidBy } from './limits.js';
import { at, firstOf, type Rule } from './rule.js';

const FORBIDS =
  '\\b(?:(?:shall|will|may|must|can)(?:,[^.;]{0,60},)? ?not(?! (?:require|charge|collect|enforce|oblige)\\b| be (?:unreasonably|withheld|construed|deemed|required|obligated|prevented|restricted|limited|precluded|interpreted)\\b)|(?:neither [^.;]{0,200}?|no (?:participant|partner|member|shareholder)) (?:shall|will|may)(?! be (?:required|obligated|prevented|restricted|limited|precluded)\\b)|agrees?(?:,[^.;]{0,60},)? (?:that (?:it|he|she|they) (?:shall|will) )?not(?: to)?|(?<!\\b(?:contains?|containing|includes?|including|imposes?|restrictive|certain|following|any|the|such|other|these|no|of) )(?:hereby )?covenants(?: and agrees)? not to|(?:is|are) prohibited from)\\b';
/** Times at the end of which, or during which, a restraint runs. */
const ANY_TIME = phrasePattern(
  '\\b(?:hours?|days?|weeks?|months?|quarters?|years?|periods?|terms?|during|while|so long as|as long as|until|season|duration)\\b|\\[\\s?[*●•_]',
);
const AFTER = phrasePattern(
  '\\b(?:after|following|from|subsequent to)\\b[^.;]{0,60}?\\b(?:terminat\\w+|expir\\w+|cessation|ceas\\w+|end of (?:this|the) (?:agreement|term|contract))\\b|\\b(?:years?|months?|days?|period)\\b[^.;]{0,30}\\bthereafter\\b|\\bor thereafter\\b|\\bpost-?term(?:ination)?\\b',
);

const COMPETING = 'compet(?:ing|itive|itively)';
const TRADES =
  '(?:sell|market|distribute|promote|represent|offer|manufacture|develop|commerciali[sz]e|exploit|handle|carry|deal|supply|provide|licen[cs]e|produce|render|perform)';
const TAKES_PART =
  '(?:engage|own|operate|participate|be (?:\\w+ ){0,3}?(?:engaged|employed|interested|involved|connected|concerned)|be employed|invest|hold|have any|carry on|form|manage|compete|assist|conduct)';
const BANS: readonly (readonly [ban: 'business' | 'products' | 'competitors', pattern: RegExp])[] = [
  [
    'business',
    phrasePattern(
      `${FORBIDS},? (?:(?:directly|indirectly|or|otherwise|in any way|in any manner|to),? ){0,5}compete\\b`,
    ),
  ],
  [
    'business',
    phrasePattern(
      `${FORBIDS}[^.;]{0,200}?\\b${TAKES_PART}\\b[^.;]{0,320}?(?:\\b${COMPETING} (?:\\w+ ){0,2}?(?:business|enterprise|entity|activit)|\\b(?:business|enterprise|entity|venture|activit(?:y|ies))\\b[^.;]{0,140}?\\b(?:competes|would compete|${COMPETING}|in competition)\\b)`,
    ),
  ],
  [
    'products',
    phrasePattern(
      `${FORBIDS}[^.;]{0,160}?\\b${TRADES}\\b(?:[^.;]|\\.(?=\\d)){0,160}?(?:\\b${COMPETING} (?:\\w+ ){0,2}?(?:products?|services?|goods|software|lines?)\\b|\\b(?:products?|services?|goods|software)\\b[^.;]{0,80}?\\b(?:competes?|${COMPETING})\\b)`,
    ),
  ],
  [
    'competitors',
    phrasePattern(
      `${FORBIDS}[^.;]{0,120}?\\b(?:have any (?:\\w+ ){0,3}?interest in|own|engage in or perform services for|invest in|be employed by|work for|participate in)\\b[^.;]{0,160}?\\b(?:any|a) (?:direct )?competitors?\\b`,
    ),
  ],
  [
    'competitors',
    phrasePattern(
      `${FORBIDS}[^.;]{0,120}?\\b(?:enter into|make|sponsor|accept|advertise|display|contract|deal|work|cooperate|represent|endorse)\\b[^.;]{0,200}?(?:\\bcompetitors?\\b|\\b(?:products?|company|sponsor)\\b[^.;]{0,60}?\\bcompetitive with\\b)`,
    ),
  ],
];
/** Words of bans on something else than competing. */
const OTHER_BAN = phrasePattern(
  'disclos|confidential|reveal|divulge|\\bnothing (?:in|herein)|solicit(?! orders)|\\bentic|(?<!not )(?:to|in order to) (?:develop|create|design|build)\\b|\\btransfer|\\bassign|withhold|favorable|logos?|quotation|charged|arbitrator|authori[sz]e|proprietary information|tender for|substantially similar|\\bin such\\b|\\bobtain\\b|pricing|\\bsell(?:s|ing)? (?:all|any) (?:shares|units|interests)|impair|\\bsource code\\b',
);
/** Words of bans that hold for one message or one place on a page only. */
const NARROW = phrasePattern('\\bprominen\\w+|\\bin such (?:contact|message|email|communication)\\b');
const WORKER = phrasePattern('\\b(?:employees?|employment|executive|employer)\\b');

const PEOPLE = '(?:employees?|personnel|staff|consultants?|persons? (?:\\w+ ){0,2}?employed)';
const CLIENTS = '(?:customers?|clients?)';
const SAYS_ILL = '(?:disparag(?:e|es|ing|ement)|denigrat(?:e|es|ing)|defam(?:e|es|ing)|malign|derogatory)';

/** A shorter time is none for which somebody is kept from competing. */
const isLong = ({ days }: Period) => days >= 28;

/** Bans on competing, on taking people away and on speaking ill. */
export const restraintRules = [
  {
    kind: 'non-compete',
    read(sentence, context) {
      const { text } = sentence;
      if (!laysDown(sentence)) return null;
      for (const [ban, pattern] of BANS) {
        const match = pattern.exec(text);
        if (match === null || OTHER_BAN.test(match[0]) || NARROW.test(text)) continue;
        const actor = doerOrBoth(context.actors.doer(text, match.index), headOf(text, match));
        const period = dutyLength(text, periods(text).filter(isLong), 'en');
        const claims = new Claims(sentence);
        claims.at(ban, at(match));
        const after = claims.found('after', AFTER) !== null;
        claims.absent('no-period', ANY_TIME, 'sentence');
        if (period !== null && period.days > 740) claims.at('long', { start: period.start, end: period.end });
        if (claims.found('worker', WORKER) === null) claims.absent('no-worker', WORKER, 'sentence');
        // A time that the sentence does not tell may be short.
        const lasts = after && period !== null && period.days > 370;
        let severity: Severity = lasts ? 'high' : after || ban === 'business' ? 'medium' : 'low';
        if (claims.has('no-period')) severity = 'medium';
        return {
          severity: actor.mutual && severity === 'high' ? 'medium' : severity,
          at: at(match),
          notes: claims.notes,
          facts: { who: actor.who, period, words: saidBy(text, match), limit: limitIn(claims, match) },
          burdens: actor,
        };
      }
      return null;
    },
  },
  {
    kind: 'non-solicit',
    read(sentence, context) {
      const { text } = sentence;
      if (!laysDown(sentence)) return null;
      const taking = '(?:solicit(?:ing|s|ation)?|entice|induce|hire|employ|recruit|encourage)';
      const match = firstOf(text, [
        phrasePattern(`(?:${FORBIDS})[^.;]{0,200}?\\b${taking}\\b:?(?! orders)[^.;]{0,110}?\\b${PEOPLE}\\b`),
        phrasePattern(
          `(?:${FORBIDS})[^.;]{0,200}?\\b(?:solicit|entice|induce|divert)\\b(?! orders)[^.;]{0,90}?\\b${CLIENTS}\\b`,
        ),
      ]);
      if (match === null || OTHER_TAKING.test(match[0])) return null;
      const all = text.slice(match.index);
      if (UNFIT.test(all.slice(0, match[0].length + 120))) return null;
      const named = BOTH_WAYS.test(all.slice(0, 700)) || /\b(?:in turn|likewise),/i.test(text);
      const actor = named
        ? { who: null, mutual: true }
        : doerOrBoth(context.actors.doer(text, match.index), headOf(text, match));
      const period = dutyLength(text, periods(text).filter(isLong), 'en');
      const people = phrasePattern(`\\b${PEOPLE}\\b`).test(match[0]);
      const clients = phrasePattern(
        `\\b(?:solicit|entice|induce|divert)\\b[^.]{0,260}?(?<!(?:employees?|personnel|staff) of (?:\\w+ ){0,3})\\b${CLIENTS}\\b`,
      ).test(all);
      const claims = new Claims(sentence);
      const hires =
        claims.found(
          'hires',
          phrasePattern('\\b(?:hire|hires|hiring|employ|offer of employment)\\b'),
          at(match),
        ) !== null;
      const asks = phrasePattern(
        '\\b(?:solicit(?:ing|s|ation)?|entice|induce|recruit|encourage|divert)\\b',
      ).test(match[0]);
      const staff = hires ? (asks ? 'hiring' : 'only-hiring') : 'staff';
      claims.at(people && clients ? 'both' : clients ? 'customers' : staff, at(match));
      if (clients) claims.at('clients', at(match));
      claims.absent('no-period', ANY_TIME, 'sentence');
      if (actor.mutual) claims.at('mutual', at(match));
      if (people)
        claims.absent(
          'no-advertisement',
          phrasePattern('\\bgeneral\\w*\\b|\\badvertis\\w+|\\bown initiative\\b|\\bpublic\\w*'),
          'clause',
        );
      claims.absent(
        'no-link',
        phrasePattern(
          '\\b(?:involved|engaged in|assigned|participat\\w+|in connection with|contacts?|introduced|met|known|aware|performance|performing|transferred|existing|listed)\\b',
        ),
        'sentence',
      );
      if (period !== null && period.days > 740) claims.at('long', { start: period.start, end: period.end });
      const long = claims.has('no-period') || claims.has('long');
      return {
        severity: !actor.mutual && (long || clients) ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, period, words: saidBy(text, match), limit: limitIn(claims, match) },
        burdens: actor,
      };
    },
  },
  {
    kind: 'non-disparagement',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(`${FORBIDS}[^.;]{0,560}?\\b${SAYS_ILL}\\b`),
        phrasePattern(
          `\\b(?:shall|will|agrees?|covenants?)\\b[^.;]{0,80}?\\b(?:refrain|abstain) from\\b[^.;]{0,700}?\\b${SAYS_ILL}\\b`,
        ),
      ]);
      if (match === null || !laysDown(sentence)) return null;
      // How a mark may be shown, and when a side may leave, is no ban on speech.
      if (
        phrasePattern(
          '\\buse\\b[^.;]{0,120}?\\b(?:marks?|logos?|names?|trademarks?|brand|content|licensed)\\b|\\bterminate\\b',
        ).test(match[0])
      )
        return null;
      const actor = doerOrBoth(context.actors.doer(text, match.index), headOf(text, match));
      const claims = new Claims(sentence);
      if (actor.mutual) claims.at('mutual', at(match));
      claims.absent(
        'no-exception',
        phrasePattern('\\b(?:law|laws|legal|court|subpoena|regulat\\w+|required|testimony|governmental)\\b'),
        'clause',
      );
      claims.absent(
        'no-truth',
        phrasePattern('\\btru(?:e|th|thful|thfully)\\b|\\bfalse\\b|\\bfactual\\b|\\bobjective\\b'),
        'clause',
      );
      return {
        severity: 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, words: saidBy(text, match) },
        burdens: actor,
      };
    },
  },
] as const satisfies readonly Rule[];

/** Words by which a ban on taking people away binds both sides: "of the other", or the same once more. */
const BOTH_WAYS = phrasePattern(
  "\\bthe other(?:'s\\b| part| side|\\.?$)|\\beach other|\\bsolicit\\b[^.;]{0,200}\\band [^.;]{0,40}\\b(?:shall|will) not\\b[^.;]{0,60}\\bsolicit\\b",
);

/** Words of sentences on something else than taking people or customers away. */
const OTHER_TAKING = phrasePattern(
  '\\buse\\b[^.;]{0,120}\\b(?:to|for|in) (?:\\w+ ){0,6}solicit|\\badvertise the\\b|proxies|solicit(?:ation)? (?:of )?offers|\\breturns?\\b|\\bnot (?:allow|permit)\\b|\\b(?:prevent|preclude|restrict)\\b|\\boutside\\b|\\bnew employees?|\\b(?:hire|employ) (?:that|such) (?:person|individual|candidate|applicant)s?\\b|\\bgeneral (?:public )?(?:advertis|solicit)',
);

/** People whom nobody may employ, of whichever side they are. */
const UNFIT = phrasePattern(
  '\\b(?:debarred|debarment|disqualified|convicted|sanction(?:s|ed)|excluded from participation)\\b',
);

/** Returns the words in front of a match, back to the beginning of its clause, and its own first words. */
const headOf = (text: string, match: RegExpExecArray): string =>
  `${/[^.;]*$/.exec(text.slice(Math.max(0, match.index - 100), match.index))?.[0] ?? ''}${match[0].slice(0, 30)}`;
