import { phrasePattern } from '#workers/engines/text/plain.js';
import { Claims } from './claims.js';
import { limitIn, saidBy } from './limits.js';
import { at, CARVE_OUT, standsIn, type Rule } from './rule.js';

/** Words by which a ban on contesting rights ends with the contract. */
const ENDS_WITH_TERM = phrasePattern(
  '\\b(?:during|for|throughout) the (?:\\w+ )?term\\b(?!(?: of (?:this|the) agreement)?,? (?:or|and) )',
);

/** Rights and claims that are given up. */
export const challengeRules = [
  {
    kind: 'no-challenge',
    read(sentence, context) {
      const { text } = sentence;
      const rights = phrasePattern(
        '\\b(?:shall|will|may|agrees?|covenants?)(?: \\w+){0,6}? not\\b(?: to)?[^.;]{0,80}\\b(?:contest|challenge|dispute|attack|oppose)\\b[^.;]{0,140}\\b(?:validity|ownership|title|rights?|enforceability)\\b[^.;]{0,120}',
      ).exec(text);
      const claimed = phrasePattern(
        '\\b(?:(?:hereby|irrevocably|unconditionally|expressly|forever|fully|knowingly|voluntarily|agrees? to|and|shall|will)(?:,? | and )){1,5}(?:waives?|releases?|renounces?|forever discharges?)\\b[^.;]{0,100}\\b(?:any and all|all|any) (?:claims?|causes? of action|demands?|rights? (?:of action|to (?:sue|claim)))\\b',
      ).exec(text);
      const match = rights ?? claimed;
      if (match === null || standsIn(sentence, match.index)) return null;
      const window = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 200);
      if (phrasePattern('jury|immunity|venue|jurisdiction|inconvenient|\\bforum').test(window)) return null;
      if (
        rights === null
          ? // A settlement, a loss that another rule speaks of, or a defence is no general release.
            phrasePattern(
              'settle|\\bindirect|consequential|punitive|moral rights|as a defen[cs]e|\\bappeal|\\blien|subrogation|each other|unless such claims',
            ).test(window) ||
            !phrasePattern(
              '\\b(?:against|from|to compensation|in respect of|with respect to|arising|for)\\b',
            ).test(text.slice(match.index))
          : !phrasePattern(
              'trademarks?|\\bmarks?\\b|patents?|intellectual property|copyrights?|\\bIP\\b|brand|trade names?|proprietary rights',
            ).test(window) ||
            phrasePattern('\\b(?:provided,? however|except|unless|other than)\\b').test(
              text.slice(match.index),
            )
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      if (rights === null && (actor.mutual || actor.who === null)) return null;
      const claims = new Claims(sentence);
      claims.at(rights === null ? 'claims' : 'rights', at(match));
      if (actor.mutual) claims.at('mutual', at(match));
      const after = { start: match.index, end: match.index + match[0].length + 200 };
      if (rights === null) {
        claims.found('indemnified', phrasePattern('\\b(?:indemnif(?:y|ies)|hold harmless)\\b'), after);
        claims.found('excepted', CARVE_OUT);
      } else claims.absent('no-end', ENDS_WITH_TERM, 'sentence');
      return {
        severity: rights === null ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: {
          who: actor.who,
          other: context.actors.counterpartyOf(actor.who),
          ...(rights === null
            ? {
                words: saidBy(text, match),
                limit: limitIn(claims, match),
              }
            : {}),
        },
        burdens: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
