import { phrasePattern } from '#workers/engines/text/plain.js';
import { money } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { laysDown, OF_SECURITIES, partyName } from './operative.js';
import { at, type Rule } from './rule.js';

export const coverRules = [
  {
    kind: 'insurance',
    read(sentence, context) {
      const { text } = sentence;
      const match = phrasePattern(
        '\\b(?:shall|will|must|agrees to)\\b[^.;]{0,80}\\b(?:maintain|carry|obtain|procure|keep in (?:full )?force|provide)\\b[^.;]{0,160}\\binsurance\\b',
      ).exec(text);
      if (
        match === null ||
        !laysDown(sentence) ||
        OF_SECURITIES.test(text) ||
        // Papers about an insurance, or one in a list of permits, are no duty to insure.
        phrasePattern(
          '\\bprovide\\b[^.;]{0,60}\\b(?:copy|copies|certificates?|evidence|proof|licen[cs]es)\\b[^.;]{0,60}\\binsurance|\\b(?:permits|licen[cs]es),[^.;]{0,60}\\binsurance|\\binsurance,[^.;]{0,60}\\b(?:permits|licen[cs]es)\\b|\\bwill not be able\\b|\\binsurance (?:proceeds|claims?)\\b|\\bnotice of (?:any )?(?:cancel|such cancel)|\\bshall have the right\\b|\\bshould \\w+ (?:not|fail)|\\bfails? to\\b|\\bnot be construed\\b|\\bwaiver of\\b',
        ).test(text)
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      const amount = money(text.slice(match.index));
      const claims = new Claims(sentence);
      const both =
        actor.mutual ||
        /\b(?:each|both|either) part(?:y|ies)\b|\bthe parties\b/i.test(match[0]) ||
        /\b(?:each|both|either) part(?:y|ies)\b|\bthe parties\b/i.test(
          text.slice(Math.max(0, match.index - 60), match.index),
        );
      if (both) claims.at('mutual', at(match));
      claims.found('additional-insured', phrasePattern('additional (?:named )?insureds?'));
      claims.absent(
        'no-proof',
        phrasePattern('\\bcertificates?\\b|\\bproof\\b|\\bevidence\\b|\\bcop(?:y|ies)\\b'),
        'clause',
      );
      return {
        severity: amount !== null && amount.value >= 10_000_000 && !both ? 'medium' : 'low',
        at: at(match),
        facts: { who: both ? null : partyName(actor.who), amount: amount?.written ?? null },
        notes: claims.notes,
        burdens: both ? { who: null, mutual: true } : actor,
      };
    },
  },
  {
    kind: 'joint-liability',
    read(sentence, context) {
      const { text } = sentence;
      const match = phrasePattern('\\bjoint(?:ly)? and several(?:ly)?\\b').exec(text);
      if (
        match === null ||
        !laysDown(sentence, { representing: true }) ||
        /joint (?:and several )?filing|\bconfirm\b|_{4}/i.test(text) ||
        // Of losses that are indemnified, and of one who takes a transfer or a sublicense and so adds a debtor.
        /\(\s{0,2}$/.test(text.slice(0, match.index)) ||
        phrasePattern(
          '\\b(?:transferee|assignee|sublicen[cs]|remains? (?:\\w+ )?(?:liable|responsible))',
        ).test(text) ||
        !phrasePattern(
          '\\b(?:shall|will|agrees?|is|are|be|liable|responsible|obligat\\w+|indemnif\\w+|guarant\\w+|represents?|warrants?)\\b',
        ).test(text)
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      const claims = new Claims(sentence);
      const stated = claims.found('statements', phrasePattern('\\brepresents? and warrants?\\b')) !== null;
      return {
        severity: stated ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who },
      };
    },
  },
] as const satisfies readonly Rule[];
