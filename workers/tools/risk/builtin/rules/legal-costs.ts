import { phrasePattern } from '#workers/engines/text/plain.js';
import { isKnown } from '#workers/engines/text/clause/english-parties.js';
import { Claims } from './claims.js';
import { laysDown, partyName } from './operative.js';
import { at, type Rule } from './rule.js';

export const legalCostRules = [
  {
    kind: 'cost-shifting',
    read(sentence, context) {
      const { text } = sentence;
      const loses = phrasePattern(
        "\\b(?:prevailing|successful|losing|non-prevailing) party\\b[^.;]{0,140}\\b(?:attorneys?'?s?'?|legal|counsel) (?:fees?|costs?)",
      ).exec(text);
      const pays = phrasePattern(
        "\\b(?:shall|will|agrees to)\\b[^.;]{0,40}\\b(?:pay|reimburse|bear)\\b[^.;]{0,100}\\b(?:attorneys?'?s?'?|legal|collection|counsel) (?:fees?|costs?|expenses?)",
      ).exec(text);
      const match = loses ?? pays;
      if (
        match === null ||
        !laysDown(sentence) ||
        phrasePattern(
          'indemnif|hold harmless|\\bown (?:legal|attorneys?|costs?|expenses?|fees|counsel)',
        ).test(text)
      )
        return null;
      const claims = new Claims(sentence);
      claims.absent(
        'unlimited',
        phrasePattern('\\breasonabl[ey]|\\bas determined by|\\bawarded\\b'),
        'sentence',
      );
      if (loses !== null) {
        if (
          phrasePattern(
            '(?<!\\bto which (?:such |that |the |it )?)\\b(?:prevailing|successful|winning) party\\b(?:(?!relief|party|\\b(?:shall|will|is)\\b)[^.;]){0,120}\\bmay (?:be (?:awarded|entitled)|recover)|\\b(?:arbitrators?|tribunal|court)\\b[^.;]{0,40}\\bmay award\\b',
          ).test(text)
        )
          claims.at('may', at(match));
        claims.found(
          'in-such',
          phrasePattern(
            '\\b(?:prevailing|successful|winning) party in (?:any|the|an) such (?:\\w+ )?(?:action|suit|proceedings?|arbitration|dispute|litigation)\\b',
          ),
        );
        claims.at('mutual', at(match));
        return { severity: 'low', at: at(match), notes: claims.notes, facts: { who: null } };
      }
      // "Each party in breach pays" binds both sides alike.
      const breacher =
        phrasePattern(
          '\\b(?:defaulting|breaching) party\\b|\\bparty (?:in|that is in|found in) (?:breach|default|violation)\\b|\\beach party\\b[^.;]{0,120}\\b(?:breach|default)\\b',
        ).exec(text) !== null;
      if (breacher) {
        claims.at('breach', at(match));
        return { severity: 'low', at: at(match), notes: claims.notes, facts: { who: null } };
      }
      // Costs of enforcing the contract or of collecting what is owed; not those of a defense or of a permit.
      const aim = phrasePattern(
        '\\bcollect(?:ing|ion)\\b|\\benforc(?:e|ing|ement)\\b|\\b(?:overdue|unpaid|past due|delinquent)\\b|\\bspecific performance\\b',
      ).exec(text);
      if (
        aim === null ||
        phrasePattern(
          '\\bliens?\\b|\\blicen[cs]es?\\b|\\bthird[- ]part|\\bdefen[sc]e of|\\bin defending|\\b(?:infringe|trademark|patent)|\\beither party\\b|\\beach party\\b',
        ).test(text)
      )
        return null;
      const payer = context.actors.payment(text, at(match)).payer;
      const actor = isKnown(payer) ? payer : context.actors.doer(text, match.index);
      if (actor.who === null || actor.mutual) return null;
      claims.at('one-sided', at(match));
      return {
        severity: /collect|overdue|unpaid|past due|delinquent/i.test(aim[0]) ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: partyName(actor.who) },
        burdens: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
