import { phrasePattern } from '#workers/engines/text/plain.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { doerOrBoth, laysDown } from './operative.js';
import { ANY_NOTICE, at, clip, firstOf, type Rule } from './rule.js';

const CHANGE =
  '\\b(?:change (?:of|in)(?: the)?(?: \\w+){0,2}? (?:control|ownership|shareholding)\\b(?! (?:period|date|payment|severance|benefits?))|merger or (?:consolidation|acquisition)|(?:merges|merged|consolidates|consolidated) (?:with|into)|merger,? (?:of|with)|(?:merger|acquisition|sale|transfer)(?:,? (?:or|and) \\w+){0,2} of (?:all|substantially all|a majority|more than)|is acquired by|(?:controlling|majority) (?:stock|interest|shares?|shareholding)\\b[^.;]{0,60}\\b(?:sold|transferred|acquired))';
const RIGHT =
  '\\b(?:may(?! not)|(?:has|have|reserves?) (?:the|a|an) (?:\\w+ ){0,2}(?:right|option)|(?:is|are|be) (?:further )?entitled)\\b';
const CONTRACT =
  '(?:this|the) (?:\\w+ ){0,3}?(?:agreement|contract|lease|engagement|licen[cs]e|contract period|appointment)\\b';
const END = `${RIGHT}[^.;]{0,200}?\\bterminate\\b[^.;]{0,30}?${CONTRACT}`;
const ENDED = '\\b(?:agreement|contract) may(?! not)[^.;:]{0,60}? be terminated\\b';
const ENDS =
  '\\b(?:agreement|contract|licen[cs]es?)\\b[^.;:]{0,80}?\\b(?:shall|will) (?:(?:automatically|immediately) ){0,2}terminate\\b';
const GROUP_CHANGE = phrasePattern(
  '\\b(?:affiliates?|group|subsidiar\\w+|internal (?:re\\w+)|re-?organi[sz]ation|restructuring|intra-?group)\\b',
);
/** Words of sentences that are about pay, or that say what is no breach or no assignment. */
const BESIDE = phrasePattern(
  '\\b(?:severance|good reason|executive|employee|salary|vesting|stand-?still|tender offer|proxies|termination (?:fee|payment)|change (?:of|in) control (?:period|payment)|not be deemed|provisions of (?:this )?sections?|non-?genuine|definitive agreement)\\b|\\btermination \\(whether',
);

const SUPPLY = 'services?|operations?|deliver(?:y|ies)|shipments?|performance|access|products?|supply';
const STOPS =
  'suspend|withhold|discontinue|stop|cease|interrupt|shut ?down|(?:partially or totally|totally or partially) shut ?down';

/** A breach that is only suspected. */
const SUSPECTED = phrasePattern(
  '\\b(?:credible evidence|suspect\\w*|suspicion|reasonabl[ey] (?:belie\\w+|grounds)|may have (?:violated|breached)|alleged(?:ly)?|claims? that)\\b',
);

/** Rights that follow from a change on the other side: of its owners, or of what it does. */
export const controlRules = [
  {
    kind: 'change-of-control',
    read(sentence, context) {
      const { text } = sentence;
      if (!laysDown(sentence) || BESIDE.test(text)) return null;
      const ends = firstOf(text, [
        phrasePattern(`${CHANGE}[^.;]{0,400}?${END}`),
        phrasePattern(`${CHANGE}[^.;]{0,300}?(?:${ENDED})`),
        phrasePattern(
          `(?:${END}|${ENDED})[^.;]{0,240}?\\b(?:if|upon|following|after|for a|in the event|on)\\b[^.;]{0,160}?${CHANGE}`,
        ),
      ]);
      const itself =
        ends === null
          ? firstOf(text, [
              phrasePattern(`(?:${ENDS})[^.;]{0,300}?${CHANGE}`),
              phrasePattern(`${CHANGE}[^.;]{0,300}?(?:${ENDS})`),
            ])
          : null;
      const counts =
        ends === null && itself === null
          ? firstOf(text, [
              phrasePattern(
                `${CHANGE}[^.;]{0,300}?\\b(?:shall|will) (?:also )?(?:be deemed|constitute|be considered|be treated as)(?: to be)?,? "?an? "?assignment`,
              ),
              phrasePattern(
                `\\bassignment\\b[^.;]{0,60}\\b(?:includes?|shall include|be deemed to include)\\b[^.;]{0,160}?${CHANGE}`,
              ),
            ])
          : null;
      const asks =
        ends === null && itself === null && counts === null
          ? firstOf(text, [
              phrasePattern(
                `\\b(?:shall|may|will) not\\b[^.;]{0,60}\\b(?:undergo|effect|permit|enter into|undertake|consummate|suffer)\\b[^.;]{0,80}${CHANGE}[^.;]{0,160}\\bwithout\\b[^.;]{0,60}\\b(?:consent|approval)`,
              ),
              phrasePattern(
                `\\bany ${CHANGE.slice(2)}[^.;]{0,120}\\b(?:shall|will) (?:require|be subject to)\\b[^.;]{0,80}\\b(?:consent|approval)`,
              ),
            ])
          : null;
      const match = ends ?? itself ?? counts ?? asks;
      if (match === null) return null;
      const right = match[0].search(phrasePattern(`${END}|${ENDED}`));
      const found = right < 0 ? { who: null, mutual: false } : context.actors.doer(text, match.index + right);
      const near = text.slice(Math.max(0, match.index + right - 60), match.index + right + 120);
      const actor = right < 0 ? found : doerOrBoth(found, near.replace(/\bthe other\b.*$/is, ''));
      const claims = new Claims(sentence);
      claims.at(
        ends !== null ? 'ends' : itself !== null ? 'automatic' : counts !== null ? 'assignment' : 'consent',
        at(match),
      );
      if (actor.mutual) claims.at('mutual', at(match));
      else if (actor.who !== null) claims.at('named', at(match));
      const rival = claims.found('rival', phrasePattern('\\bcompet(?:itors?|es?|ing|itive)\\b')) !== null;
      claims.found(
        'except',
        phrasePattern('\\b(?:unless|except(?:ing)?|other than|provided(?:,? however)?,? that|subject to)\\b'),
      );
      claims.absent('no-group', GROUP_CHANGE, 'clause');
      if (ends !== null)
        claims.absent(
          'no-window',
          phrasePattern('\\b(?:within|on or before|no later than|not later than)\\b'),
          'clause',
        );
      const mild = actor.mutual || rival || /unreasonabl/i.test(text);
      return {
        severity: mild ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        ...(actor.who === null && !actor.mutual ? {} : { serves: actor }),
      };
    },
  },
  {
    kind: 'suspension',
    read(sentence, context) {
      const { text } = sentence;
      const match = phrasePattern(
        `(?:\\bmay(?! not)|right to|entitled to|discretion (?:and authority )?to)\\b[^.;]{0,60}?\\b(?:${STOPS})\\b[^.;]{0,80}?\\b(?:${SUPPLY})\\b(?: (?:\\w+ ){0,4}?(?:services|products)\\b)?`,
      ).exec(text);
      if (match === null || !laysDown(sentence)) return null;
      const stop = match[0].slice(match[0].search(phrasePattern(`\\b(?:${STOPS})\\b`)));
      if (
        phrasePattern('tax|confidential|bonus|employ|salary|wages|pay(?:ments?|ing)?\\b|merchant').test(stop)
      )
        return null;
      if (
        phrasePattern(
          '\\bpromot|\\bmaintenance (?:window|as needed)|emergency maintenance|upon (?:the )?(?:termination|expiration)|may at any time require',
        ).test(text)
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      if (actor.mutual || actor.who === null || /^(?:we|us|you)$/i.test(actor.who)) return null;
      const notice = valuesOf(text).period('notice-period');
      const claims = new Claims(sentence);
      const unpaid =
        claims.found(
          'unpaid',
          phrasePattern(
            '\\b(?:overdue|unpaid|past due|late payment|non-?payment|delinquen\\w+|until [^.;]{0,40}(?:been )?paid|fail(?:s|ed|ure)?(?: to)?(?: \\w+){0,2} pay\\w*)\\b',
          ),
        ) !== null;
      const breach =
        !unpaid &&
        !/\bother than\b[^.;]{0,40}\bbreach/i.test(text) &&
        !SUSPECTED.test(text) &&
        claims.found(
          'breach',
          phrasePattern('\\b(?:breach|default|violat)\\w*|\\bfail(?:s|ed|ure)? to\\b'),
        ) !== null;
      claims.absent('no-notice', ANY_NOTICE, 'clause');
      claims.absent('no-dispute', phrasePattern('\\bdisput\\w+|\\bgood faith\\b'), 'clause');
      const reason =
        unpaid ||
        breach ||
        phrasePattern(
          '\\b(?:if|in the event|in case|where|when|to the extent|due to|because|until|for (?:the )?(?:purposes?|reasons?) of|upon)\\b',
        ).test(text);
      if (!reason)
        claims.found(
          'free',
          phrasePattern(
            '\\bat any time\\b|\\bwithout (?:prior |any )?notice\\b|\\bsole discretion\\b|\\bfor any reason\\b',
          ),
        );
      if (!reason && !claims.has('free')) return null;
      if (!unpaid && !breach) claims.at('other', at(match));
      return {
        severity: claims.has('free') ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: {
          who: actor.who,
          other: context.actors.counterpartyOf(actor.who),
          notice,
          words: clip(stop),
        },
        serves: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
