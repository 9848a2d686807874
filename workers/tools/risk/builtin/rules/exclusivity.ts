import type { Actor } from '#workers/engines/text/actor.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { periods } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { laysDown } from './operative.js';
import { limitIn } from './limits.js';
import { at, type Context, type Rule } from './rule.js';

const ROLE =
  '(?:distributors?|suppliers?|agents?|providers?|resellers?|representatives?|dealers?|partners?|sponsors?|franchisees?|manufacturers?|marketers?|vendors?|consultants?|sources?|contractors?|advis[oe]rs?|cooperators?|advertisers?)';
const GRANTS = '\\b(?:grants?|gives|gives and grants|appoints?|engages?|retains|designates?)\\b';
const SOLE = '(?:exclusive|sole(?: and exclusive)?|only)';
/** Words between "exclusive" and the role; others show that something else is exclusive: "at its sole expense". */
const KIND_OF =
  '(?:(?!(?:of|to|the|in|on|by|for|at|as|discretion|expense|costs?|risk|option|responsib\\w*)\\b)[\\w/-]{1,30},? ){0,4}?';
const DEALS =
  '(?:market|sell|resell|distribute|promote|purchase|buy|provide|supply|manufacture|use|carry out|perform|offer|operate|exploit|licen[cs]e|sublicen[cs]e|advertise|develop|import|display|make)';

/** Matches where exclusivity is granted or owed, by the form that it takes. */
const FORMS: readonly (readonly [
  form: 'role' | 'right' | 'buys' | 'serves' | 'no-other',
  pattern: RegExp,
])[] = [
  [
    'role',
    phrasePattern(
      `${GRANTS}[^.;]{0,120}?\\b(?:as|to act as|to be|be|its|their|the)\\b[^.;]{0,40}?(?<!(?:non|co)-?\\s?)\\b${SOLE}\\b,? ${KIND_OF}${ROLE}\\b(?!')`,
    ),
  ],
  [
    'role',
    phrasePattern(
      `\\b(?:shall|will) (?:\\w+ ){0,2}?(?:be|act as|serve as|remain|become)\\b[^.;]{0,60}?(?<!(?:non|co)-?\\s?)(?<!not )\\b${SOLE}\\b,? ${KIND_OF}${ROLE}\\b(?!')`,
    ),
  ],
  [
    'right',
    phrasePattern(
      `\\b(?:grants?|gives|gives and grants)\\b[^.;]{0,200}?(?<!(?:non|co)-?\\s?)\\bexclusive\\b[^;]{0,140}?\\b(?:rights?|licen[cs]e)(?: and licen[cs]e)? (?:to|for|of|in|under) `,
    ),
  ],
  [
    'right',
    phrasePattern(
      `\\b(?:shall|will) have (?:the|an) (?:sole and )?exclusive rights? (?:and licen[cs]e )?to (?:\\w+,? (?:and )?){0,3}?${DEALS}\\b`,
    ),
  ],
  [
    'right',
    phrasePattern(
      '\\b(?:appointment|licen[cs]es?|rights?|grant)\\b[^.;]{0,90}?\\b(?:(?:shall|will) be|is|are) (?:sole and )?exclusive\\b(?! (?:of|property|remed))',
    ),
  ],
  [
    'buys',
    phrasePattern(
      '\\b(?:shall|will|must|agrees? to|undertakes? to)\\b[^.;]{0,40}?\\b(?:purchase|buy|obtain|procure|source|order)\\b[^.;]{0,80}?(?:\\bexclusively from\\b|\\b(?:all|100%)(?: of)? (?:its|their) (?:\\w+ ){0,3}?requirements\\b|\\bonly from\\b|\\bsolely from\\b)',
    ),
  ],
  [
    'serves',
    phrasePattern(
      '\\b(?:shall|will|must|agrees? to|undertakes? to)\\b[^.;]{0,40}?\\b(?:supply|sell|provide|deliver|process|distribute|market)\\b[^.;]{0,80}?\\bexclusively (?:to|for|through|with)\\b',
    ),
  ],
  [
    'no-other',
    phrasePattern(
      `\\b(?:shall|will|may) not\\b[^.;]{0,60}?\\b(?:appoint|engage|retain)\\b[^.;]{0,30}?\\b(?:other|another|additional) (?:\\w+ ){0,2}?${ROLE}\\b`,
    ),
  ],
];

/** Words of sentences in which something is exclusive that shuts nobody out of a trade. */
const BESIDE = phrasePattern(
  '\\bconsidering that\\b|non-?\\s?exclusive (?:basis|right|licen[cs]e|distributor|agent|supplier|appointment)|\\bnot (?:an? )?exclusive|\\bnothing (?:in|herein)|\\b(?:does|do|shall|will) not (?:grant|create|constitute)|\\bjurisdiction\\b|exclusive (?:remed|property|owner)|\\b(?:previously|has|have) (?:been )?(?:granted|appointed)|\\bfor clarity\\b|\\bas between\\b|\\b(?:prosecut|enforce|contest|register|remove and replace|infring|defend)\\w*|\\bclosing date\\b|\\breserves the right\\b|\\bnegotiate\\b|\\bsubcontract\\w*|\\bdeemed\\b|\\bif\\b[^.;]{0,60}\\bexclusiv',
);

/** Words that may say how long exclusivity lasts. */
const STATES_TIME = phrasePattern(
  '\\b(?:terms?|periods?|years?|months?|during|until|perpetual\\w*|duration|expir\\w+)\\b',
);
/** Words that may let the buyer go elsewhere. */
const RELIEF = phrasePattern(
  '\\b(?:alternat\\w+|elsewhere|third part\\w+|fails?|failure|unable|except\\w*|designate\\w*|approve\\w*)\\b',
);

/** Returns who is served by exclusivity: the one that is appointed or granted it, or that alone is dealt with. */
function served(form: string, { actors }: Context, text: string, match: RegExpExecArray): Actor {
  if (form === 'buys' || form === 'serves' || form === 'no-other')
    return actors.opposite(actors.doer(text, match.index));
  // "The rights granted to Buyer are exclusive": whose they are is not told by the verb.
  if (/exclusive$/i.test(match[0])) return { who: null, mutual: false };
  return /^(?:shall|will)/i.test(match[0])
    ? actors.doer(text, match.index)
    : actors.holder(text, match.index);
}

/** A ban on doing the same for others. */
const FOR_OTHERS = phrasePattern(
  '\\b(?:shall|will|may|must|agrees?|undertakes?)(?: to)? not\\b[^.;]{0,100}\\b(?:for|with|to|of|on behalf of) (?:any )?(?:other|another|third|competing)|\\b(?:shall|will|may|must|agrees?)(?: to)? not\\b[^.;]{0,60}\\b(?:compet\\w+|other (?:products?|brands?|services|persons?|compan\\w+|clients?))\\b',
);

/** Tells whether the one who has a role is bound by its being exclusive: it may do the same for nobody else. */
function isBoundBy({ text, around }: Sentence, { actors }: Context, match: RegExpExecArray): boolean {
  if (!/^(?:shall|will)/i.test(match[0])) return false;
  const ban = FOR_OTHERS.exec(around);
  if (ban === null) return false;
  const bound = actors.doer(around, ban.index);
  const { who } = actors.doer(text, match.index);
  return who !== null && bound.who === who;
}

/** Exclusive roles, rights and sources. */
export const exclusivityRules = [
  {
    kind: 'exclusivity',
    read(sentence, context) {
      const { text } = sentence;
      if (!laysDown(sentence) || BESIDE.test(text)) return null;
      for (const [form, pattern] of FORMS) {
        const match = pattern.exec(text);
        if (match === null || /\b(?:if|in the event|upon termination)\b/i.test(text.slice(0, match.index)))
          continue;
        const isBound = form === 'role' && isBoundBy(sentence, context, match);
        const actor = isBound
          ? context.actors.opposite(context.actors.doer(text, match.index))
          : served(form, context, text, match);
        const claims = new Claims(sentence);
        if (/^appointment/i.test(match[0])) claims.at('appointment', at(match));
        claims.at(form, at(match));
        claims.absent(
          'no-trade',
          phrasePattern('\\b(?:distribut|resell|resale|suppl|purchas|dealer|agent|agency|sell)\\w*'),
          'sentence',
        );
        claims.absent(
          'no-goods',
          phrasePattern(
            '\\b(?:products?|goods|manufactur\\w*|commerciali[sz]\\w*|market|marketing|import\\w*|trade)\\b',
          ),
          'sentence',
        );
        claims.absent(
          'no-agency',
          phrasePattern(
            '\\b(?:distributors?|dealers?|resellers?|sales (?:agents?|representatives?))\\b|\\bagents?\\b[^.;]{0,160}?\\b(?:products|goods)\\b',
          ),
          'sentence',
        );
        if (form === 'buys') claims.absent('no-relief', RELIEF, 'clause');
        claims.absent('no-time', STATES_TIME, 'clause');
        return {
          severity: form === 'right' && claims.has('no-trade') ? 'low' : 'medium',
          at: at(match),
          notes: claims.notes,
          facts: {
            // Whoever acts for one side only has no privilege.
            who: isBound ? null : actor.who,
            other: isBound ? null : context.actors.counterpartyOf(actor.who),
            period: periods(text).find(({ days }) => days >= 180) ?? null,
            limit: limitIn(claims, match),
          },
          serves: actor,
        };
      }
      return null;
    },
  },
] as const satisfies readonly Rule[];
