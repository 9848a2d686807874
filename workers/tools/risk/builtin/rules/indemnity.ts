import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { at, firstOf, type Rule } from './rule.js';

export const indemnityRules = [
  {
    kind: 'indemnity',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:shall|will|must|agrees? to|hereby|does)\\b(?: (?:[a-z,]+|at its (?:own )?(?:sole )?(?:cost and )?expense,?)){0,7}? (?:indemnif(?:y|ies)|hold (?:\\w+ ){0,4}harmless|save harmless)\\b',
        ),
        phrasePattern('\\bindemnifies(?: and holds harmless)?\\b'),
      ]);
      if (
        match === null ||
        sentence.definition ||
        /\bnot\b/i.test(match[0]) ||
        phrasePattern('amounts? (?:paid|payable)|insurance').test(match[0])
      )
        return null;
      const actor = context.actors.subjectBefore(text, match.index);
      const own =
        phrasePattern(
          '(?:regardless of|whether or not|even if|including)[^.;]{0,60}\\b(?:negligen|fault)',
        ).test(text) &&
        !phrasePattern('(?:except|excluding|other than)[^.;]{0,80}(?:negligen|fault)').test(text);
      const broad = phrasePattern(
        'any and all|of any (?:kind|nature)|whatsoever|of every|arising (?:out of|from)[^.;]{0,40}(?:relat|connect)|in any way',
      ).test(text);
      // Loss that follows from a breach or a fault is owed even without an indemnity.
      const tied = phrasePattern(
        '(?:resulting|arising|result|caused)[^.;]{0,20}\\b(?:from|out of|by)\\b(?:(?!includ)[^.;]){0,60}\\b(?:breach|misrepresentation|negligen|non-?fulfil|infring|violation|default|wil?l?ful)',
      ).test(text);
      const mirrored =
        !actor.mutual && actor.who !== null && context.indemnitors.some((who) => who !== actor.who);
      const capped = phrasePattern('limitation of liability|shall not exceed|limited to|up to').test(
        sentence.around,
      );
      const alone = actor.who !== null && !mirrored;
      const notes = [
        actor.mutual ? 'mutual' : mirrored ? 'mirrored' : alone ? 'one-sided' : 'unknown',
        ...(own ? ['own-fault'] : []),
        ...(broad ? ['broad'] : []),
        ...(capped ? [] : ['uncapped']),
      ];
      let severity: Severity = actor.mutual
        ? 'low'
        : alone
          ? broad && !tied
            ? 'high'
            : 'medium'
          : broad
            ? 'medium'
            : 'low';
      if (own) severity = 'high';
      return {
        severity,
        at: at(match),
        notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        ...(actor.mutual ? {} : { burdens: actor }),
      };
    },
  },
] as const satisfies readonly Rule[];
