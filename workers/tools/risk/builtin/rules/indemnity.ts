import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { Claims } from './claims.js';
import { at, firstOf, type Rule } from './rule.js';

/** Matches loss that the other side's own fault caused: "whether or not caused by the negligence of the Indemnitee". */
const OWN_FAULT = phrasePattern(
  '\\b(?:regardless of|whether or not|even (?:if|where|though)|irrespective of|notwithstanding)\\b[^.;]{0,80}\\b(?:negligen\\w*|fault)|\\b(?:including|arising from|caused by)\\b[^.;]{0,40}\\b(?:the )?(?:sole|joint|concurrent|contributory|comparative|active|passive)\\b[^.;]{0,40}\\bnegligence',
);
/** Matches a fault to which an indemnity may be tied: loss that follows from one is owed even without an indemnity. */
const FAULT = phrasePattern(
  '\\b(?:breach\\w*|misrepresent\\w*|inaccura\\w*|untrue|negligen\\w*|non-?(?:fulfil\\w*|performance|compliance)|infring\\w*|misappropriat\\w*|violat\\w*|default\\w*|wil?l?ful\\w*|fault|misconduct|fail(?:s|ed|ure)?|wrongful|omissions?|errors?|fraud\\w*|defect\\w*|misuse|unauthori[sz]ed|unlawful)\\b',
);

/** Tells whether a clause that covers negligence speaks of the negligence of the party that indemnifies. */
function isGiversFault(text: string, giver: string | null): boolean {
  const match = OWN_FAULT.exec(text);
  if (match === null) return false;
  const near = text.slice(match.index, match.index + match[0].length + 60).toLowerCase();
  return /indemnifying|\bits own\b/.test(near) || (giver !== null && near.includes(giver.toLowerCase()));
}

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
        phrasePattern('amounts? (?:paid|payable)|insurance').test(match[0]) ||
        phrasePattern('indemnify (?:at|by|the actual)').test(text)
      )
        return null;
      const actor = context.actors.doer(text, match.index + match[0].search(/indemnif|hold|save/i));
      const holder = context.actors.receiver(text, match.index + match[0].length, actor);
      const claims = new Claims(sentence);
      const own =
        !phrasePattern('(?:except|excluding|other than|unless)[^.;]{0,80}(?:negligen|fault)').test(
          sentence.around,
        ) &&
        !isGiversFault(sentence.text, actor.who) &&
        claims.found('own-fault', OWN_FAULT) !== null;
      const words = claims.found(
        'broad',
        phrasePattern(
          'any and all|of any (?:kind|nature)(?: whatsoever)?|whatsoever|of every(?: \\w+)?|arising (?:out of|from) or (?:in any way )?(?:relat|connect)\\w+|in any way (?:relat|connect)\\w+',
        ),
      );
      const broad = words !== null;
      const tied = !(broad && claims.absent('untied', FAULT, 'clause'));
      const mirrored = !actor.mutual && actor.who !== null && context.mirrored;
      claims.absent(
        'own-loss',
        phrasePattern(
          'third[- ]part|\\bsuits?\\b|\\bactions?\\b|\\bproceedings?\\b|\\bclaims? (?:of|by|made)\\b',
        ),
        'clause',
      );
      claims.absent('no-defense', phrasePattern('\\b(?:defen[cs]e|settle\\w*|cooperat\\w+)\\b'), 'clause');
      const alone = actor.who !== null && !mirrored;
      claims.at(actor.mutual ? 'mutual' : mirrored ? 'mirrored' : alone ? 'one-sided' : 'unknown', at(match));
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
        notes: claims.notes,
        facts: {
          who: actor.who,
          other: holder,
          words: words === null ? null : `“${words}”`,
        },
        burdens: actor,
        serves: { who: holder, mutual: actor.mutual },
      };
    },
  },
] as const satisfies readonly Rule[];
