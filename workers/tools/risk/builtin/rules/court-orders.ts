import { phrasePattern } from '#workers/engines/text/plain.js';
import { Claims } from './claims.js';
import { at, standsIn, type Rule } from './rule.js';

const ORDERS = '(?:injunct(?:ion|ive)\\w*|equitable relief|specific performance|restraining order)';

export const courtOrderRules = [
  {
    kind: 'jury-waiver',
    read(sentence) {
      const { text } = sentence;
      const match = phrasePattern(
        '\\b(?:waives?|agrees? to waive|waive and|waiving)\\b[^.;]{0,120}\\b(?:trial by jury|jury trial|a jury)\\b',
      ).exec(text);
      return match === null || standsIn(sentence, match.index) ? null : { severity: 'low', at: at(match) };
    },
  },
  {
    kind: 'immunity-waiver',
    read(sentence) {
      const { text } = sentence;
      const match = phrasePattern(
        '\\bwaives?\\b[^.;]{0,100}\\b(?:sovereign immunity|immunity (?:\\(?\\w+\\)? ){0,3}?from (?:any )?(?:suit|jurisdiction|legal|proceedings?|process|attachment|execution|enforcement|set-?off|service)|immunity\\b[^.;]{0,60}\\b(?:jurisdiction|execution|attachment))\\b',
      ).exec(text);
      return match === null || standsIn(sentence, match.index) ? null : { severity: 'medium', at: at(match) };
    },
  },
  {
    // That orders may be sought is the law anyway: only what the clause spares the one who seeks them is reported.
    kind: 'injunction',
    read(sentence, context) {
      const { text } = sentence;
      const order = phrasePattern(`\\b${ORDERS}\\b`).exec(text);
      if (order === null || standsIn(sentence, order.index)) return null;
      const claims = new Claims(sentence);
      const bond = claims.found(
        'no-bond',
        phrasePattern(
          'without\\b[^.;]{0,80}\\b(?:bond|security|surety)\\b|waives?\\b[^.;]{0,80}\\b(?:bond|security|surety)\\b|\\bno bond\\b|\\b(?:bond|security)\\b[^.;]{0,40}\\b(?:is|are) (?:hereby )?waived\\b|\\bshall not be required to post\\b',
        ),
      );
      const proof = claims.found(
        'no-proof',
        phrasePattern(
          'without\\b[^.;]{0,80}\\b(?:prov(?:e|ing)|proof|show(?:ing)?|establish\\w*)\\b[^.;]{0,40}\\b(?:actual|monetary|irreparable|inadequa\\w+|damages?|harm|injury)',
        ),
      );
      if (bond === null && proof === null) return null;
      if (bond !== null && proof !== null) claims.at('both', at(order));
      const actor = context.actors.doer(text, order.index, /\b(?:entitled|right|may|seek|obtain)\b/i);
      const both = actor.mutual || context.actors.namesBothParties(text);
      if (both) claims.at('mutual', at(order));
      const [start, end] = [
        Math.min(
          order.index,
          ...claims.notes.flatMap(({ ground }) => ('start' in ground ? [ground.start] : [])),
        ),
        Math.max(
          order.index + order[0].length,
          ...claims.notes.flatMap(({ ground }) => ('end' in ground ? [ground.end] : [])),
        ),
      ];
      return {
        severity: both || actor.who === null ? 'low' : 'medium',
        at: { start, end },
        notes: claims.notes,
        facts: { who: both ? null : actor.who },
        serves: both ? { who: null, mutual: true } : actor,
      };
    },
  },
] as const satisfies readonly Rule[];
