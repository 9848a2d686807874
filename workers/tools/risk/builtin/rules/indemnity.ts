import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { ALL_PARTIES } from '#workers/engines/text/actor.js';
import { Claims } from './claims.js';
import { certain, namedAt, saysBoth, writtenSubject } from './liable-side.js';
import { at, clip, firstOf, type Rule } from './rule.js';

/** Matches loss that the other side's own fault caused: "whether or not caused by the negligence of the Indemnitee". */
const OWN_FAULT = phrasePattern(
  '\\b(?:regardless of|whether or not|even (?:if|where|though)|irrespective of|notwithstanding)\\b[^.;]{0,80}\\b(?:negligen\\w*|fault)|\\b(?:including|arising from|caused by)\\b[^.;]{0,40}\\b(?:the )?(?:sole|joint|concurrent|contributory|comparative|active|passive)\\b[^.;]{0,40}\\bnegligence',
);
/** Matches a fault to which an indemnity may be tied: loss that follows from one is owed even without an indemnity. */
const FAULT = phrasePattern(
  '\\b(?:breach\\w*|misrepresent\\w*|inaccura\\w*|untrue|negligen\\w*|non-?(?:fulfil\\w*|performance|compliance)|infring\\w*|misappropriat\\w*|violat\\w*|default\\w*|wil?l?ful\\w*|fault|misconduct|fail(?:s|ed|ure)?|wrongful|omissions?|errors?|fraud\\w*|defect\\w*|misuse|unauthori[sz]ed|unlawful)\\b',
);
/** Matches a fault that excuses from the indemnity, or that the protected side is charged with. */
const EXCUSED = phrasePattern(
  '\\b(?:except|excluding|other than|unless|save|shall not apply|provided,? (?:however,? )?that|does not arise|do not arise)\\b',
);
/** Matches a cause as wide as the contract or its object. */
const SWEEPING = phrasePattern(
  '\\b(?:arising (?:out of|from|under)|relat(?:ed|ing) to|(?:in )?connect(?:ed|ion) with)(?:,? (?:or|and)[^.;]{0,60}?)?,? (?:(?:the |its )?performance (?:of|under) )?(?:this agreement|the (?:services|products|goods|works?|project|premises|transactions? contemplated hereby))(?=\\s*(?:[.,;]|$|including|or\\b))',
);
/** Matches claims of persons outside the contract, unless they are but an example. */
const THIRD_PARTY = phrasePattern(
  "(?<!\\bincluding(?:,? without limitation,?)? )(?:\\bthird(?:-| )part(?:y|ies)(?:'s|s')? (?:\\w+ (?:or|and) )?(?:claims?|actions?|suits?|demands?|proceedings?)|\\b(?:claims?|suits?|actions?|proceedings?|demands?)\\b[^.;:]{0,100}\\b(?:by|of|from)(?: or on behalf of)? (?:any |a |an |one or more )?(?:third(?:-| )(?:part|person)|other (?:person|party|entity)))",
);
const CLAIM = phrasePattern('third(?:-| )part|\\bclaims?\\b|\\bsuits?\\b|\\bactions?\\b|\\bproceedings?\\b');
const CONDUCT = phrasePattern(
  '\\b(?:defen[cs]e|defend\\w*|settle\\w*|cooperat\\w+|prompt(?:ly)? (?:written )?noti\\w+|control)\\b',
);
/** What may stand between the verb and the one who is protected. */
const TO_OBJECT = phrasePattern(
  '^(?:[\\s,/]{0,20}\\b(?:and|or|to|fully|indemnify|indemnifies|defend|protect|save|hold|holds|keep|harmless|free|exonerate|reimburse|release|at its (?:own |sole )?(?:cost and |cost or )?expense)\\b){0,12}[\\s,]{0,20}',
);

/** Tells whether a clause that covers negligence speaks of the negligence of the party that indemnifies. */
function isGiversFault(text: string, giver: string | null): boolean {
  const match = OWN_FAULT.exec(text);
  if (match === null) return false;
  const near = text.slice(match.index, match.index + match[0].length + 60).toLowerCase();
  return (
    /indemnifying|\b(?:its|their|his)(?: own)? (?:fault|negligen)/.test(near) ||
    (giver !== null && near.includes(giver.toLowerCase()))
  );
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
        phrasePattern(
          '\\b(?:agrees?|shall|will|undertakes?), [^.;,]{1,60},(?: to)?(?: [a-z]+,?(?: and)?){0,3}? indemnify\\b',
        ),
      ]);
      if (
        match === null ||
        sentence.definition ||
        /\bnot\b/i.test(match[0]) ||
        phrasePattern('amounts? (?:paid|payable)|insurance').test(match[0]) ||
        phrasePattern('indemnify (?:at|by|the actual)').test(text)
      )
        return null;
      const verb = match.index + match[0].search(/indemnif|hold|save/i);
      const isOfEach = /\b(?:each|either)(?:\s{1,20}of the)?\s{1,20}part(?:y|ies)\b[^.;]{0,40}$/i.test(
        text.slice(0, match.index),
      );
      const read = isOfEach ? ALL_PARTIES : context.actors.doer(text, verb);
      // "The paying party shall indemnify", "the indemnifying party": a role, or the conduct of claims.
      if (read.mutual && !saysBoth(text, at(match))) return null;
      if (/\bindemni(?:tor|fying part(?:y|ies))\b[^.;]{0,80}$/i.test(text.slice(0, match.index))) return null;
      const actor = certain(read, text, at(match));
      const isWritten = actor.who === null && !actor.mutual;
      const who = isWritten ? writtenSubject(text, match.index) : actor.who;
      const after = verb + (TO_OBJECT.exec(text.slice(verb))?.[0].length ?? 0);
      const holder = namedAt(text, after, actor, context);
      const claims = new Claims(sentence);
      const own =
        !phrasePattern('(?:except|excluding|other than|unless)[^.;]{0,80}(?:negligen|fault)').test(
          sentence.around,
        ) &&
        !isGiversFault(text, who) &&
        claims.found('own-fault', OWN_FAULT) !== null;
      const sweeping = SWEEPING.exec(text);
      const untied = sweeping !== null && claims.absent('untied', FAULT, 'clause');
      if (untied) claims.at('sweeping', at(sweeping));
      const third = claims.found('third-party', THIRD_PARTY) !== null;
      const excuse = EXCUSED.exec(text.slice(match.index))?.index;
      claims.found('fault', FAULT, {
        start: match.index,
        end: excuse === undefined ? text.length : match.index + excuse,
      });
      if (CLAIM.test(text)) claims.absent('no-defense', CONDUCT, 'clause');
      // Only of two sides the other one may be asked for the same.
      const isPair = holder !== null && context.actors.counterpartyOf(actor.who) === holder;
      const mirrored = isPair && context.mirrored;
      const alone = isPair && !mirrored;
      claims.at(actor.mutual ? 'mutual' : mirrored ? 'mirrored' : alone ? 'one-sided' : 'unknown', at(match));
      let severity: Severity = actor.mutual
        ? 'low'
        : alone
          ? untied && !third
            ? 'high'
            : 'medium'
          : untied && !third
            ? 'medium'
            : 'low';
      if (own) severity = actor.mutual ? 'medium' : 'high';
      return {
        severity,
        at: at(match),
        notes: claims.notes,
        facts: { who, other: holder, words: sweeping === null ? null : clip(sweeping[0]) },
        burdens: actor,
        serves: { who: holder, mutual: actor.mutual },
        ...(isPair ? {} : { unpaired: true }),
      };
    },
  },
] as const satisfies readonly Rule[];
