import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { ALL_PARTIES, type Actor } from '#workers/engines/text/actor.js';
import { isKnown } from '#workers/engines/text/clause/english-parties.js';
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
/** The causes that an indemnity may name, each in its own words; the first that is found is told. */
const CAUSES = {
  breach: phrasePattern(
    '\\b(?:breach\\w*|defaults?\\b(?! judg)|non-?(?:fulfil\\w*|performance|compliance)|misrepresentations?|violat\\w+(?: or [^.;,]{1,40}?)? (?:of|by|any|the|applicable)\\b[^.;]{0,60}\\b(?:laws?|regulations?|agreement|provisions?|terms?|covenants?|obligations?)\\b|fail(?:s|ed|ure)? (?:by \\w+ )?to (?:comply|perform|observe|fulfil\\w*|carry out|adhere|meet|pay|abide|keep|discharge|deliver)|fail(?:s|ed|ure)? of [^.;,]{1,60}? to (?:comply|perform|observe|fulfil\\w*))',
  ),
  negligent: phrasePattern(
    '\\b(?:negligen\\w*|misconduct|wil?l?ful\\w*|fraud\\w*|wrongful|reckless\\w*|bad faith)\\b',
  ),
  infringing: phrasePattern('\\b(?:infring\\w*|misappropriat\\w*)\\b'),
  untrue: phrasePattern('\\b(?:untrue|misstatements?|misleading|omission to state)\\b'),
};
/** Matches what an indemnity is for: without it the words only name or refer to one. */
const FOR = phrasePattern(
  '\\b(?:from|against|for|in (?:respect|the event|case)|with respect|as a result|arising|resulting|due to|caused|on account|should|if|insofar|to the extent|of all|of any)\\b',
);
/** What an indemnity protects from: the words behind "from", "against" or "for". */
const PROTECTS_FROM = phrasePattern(
  '\\b(?:from|against|for)(?: and against)?\\b,?([^.;]{1,240}?)(?=[.;]|$|\\b(?:that|which|who|including|includes?|arising|aris(?:e|es)|incurred|imposed|assessed|levied|resulting|caused|based|payable|due)\\b)',
);
const TAX = phrasePattern('\\b(?:tax(?:es|ation)?|duties|levies|excise|VAT|zakat)\\b');
/** What an indemnity for more than taxes names besides; what follows from taxes is no more. */
const BESIDES_TAX = phrasePattern(
  '\\b(?:loss(?:es)?|liabilit(?:y|ies)|damages?|claims?|costs?|expenses?|injur(?:y|ies)|deaths?|demands?|actions?|suits?|proceedings?|judg[e]?ments?|wages|salaries|causes?)\\b(?! (?:of|for|from|on account of|in respect of|relating to) (?:any |all |such |the )?(?:\\w+ )?tax)',
);

/** Tells whether an indemnity, from its verb on, bears taxes alone: a tax that is one item of a list is not the whole. */
function isOfTaxes(text: string, verb: number, heading: string | null): boolean {
  const after = text.slice(verb);
  const listed = PROTECTS_FROM.exec(after)?.[1] ?? after;
  if (BESIDES_TAX.test(listed)) return false;
  return (
    TAX.test(listed) ||
    /^\W{0,9}tax(?:es|ation)?(?: \w+)?\W{0,9}$/i.test(heading ?? '') ||
    /\btaxes\b/i.test(text.slice(0, verb))
  );
}
/** Matches a limit beside an indemnity. */
const LIMIT_BESIDE = phrasePattern(
  '\\bsubject to [^.;]{0,60}\\blimit|\\b(?:not|never) exceed|\\bin excess of\\b|\\blimited to (?:the|an?) (?:amount|sum|total|aggregate|proceeds|limits?)|\\blimits? (?:of|on) (?:the |its )?(?:insurance|liability|coverage)|\\blimitations? (?:of|on) liability',
);
/** Words by which no limit applies to an indemnity. */
const NO_LIMIT_BESIDE = phrasePattern(
  '\\b(?:not|never) (?:be )?(?:limited|subject to [^.;]{0,40}limit)|\\blimit\\w*\\b[^.;]{0,80}\\b(?:shall|will|do|does) not (?:apply|limit)|\\bwithout (?:any )?limit(?:ation)? (?:of|as to|in)\\b',
);
/** What makes the words a remark on an indemnity that another clause gives. */
const REMARK = phrasePattern(
  '\\b(?:sole|only|exclusive)\\b[^.;]{0,60}\\b(?:remed(?:y|ies)|obligations?|liabilit(?:y|ies))\\b[^.;]{0,160}$',
);
/** Two sentences that run together, "by Buyer.Seller shall": the grammar of the first tells nothing of the second. */
const RUN_TOGETHER = /\w\.[A-Z]\w*\s{1,9}(?:shall|will|agrees)\b/;
/** What may stand between the verb and the one who is protected. */
const TO_OBJECT = phrasePattern(
  '^(?:[\\s,/]{0,20}\\b(?:and|or|to|fully|indemnify|indemnifies|defend|protect|save|hold|holds|keep|harmless|free|exonerate|reimburse|release|at its (?:own |sole )?(?:cost and |cost or )?expense)\\b){0,12}[\\s,]{0,20}',
);

const NOBODY: Actor = { who: null, mutual: false };

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
        phrasePattern('indemnify (?:at|by|the actual)').test(text) ||
        REMARK.test(text.slice(Math.max(0, match.index - 240), match.index)) ||
        !FOR.test(text.slice(match.index + match[0].length))
      )
        return null;
      const verb = match.index + match[0].search(/indemnif|hold|save/i);
      const isOfEach = /\b(?:each|either)(?:\s{1,20}of the)?\s{1,20}part(?:y|ies)\b[^.;]{0,40}$/i.test(
        text.slice(0, match.index),
      );
      const near = context.actors.doer(text, verb);
      // Of "shall answer for it and indemnify" the subject stands before the first verb.
      const read = isOfEach ? ALL_PARTIES : isKnown(near) ? near : context.actors.doer(text, match.index + 6);
      // "The paying party shall indemnify", "the indemnifying party": a role, or the conduct of claims.
      if (read.mutual && !saysBoth(text, at(match))) return null;
      if (/\bindemni(?:tor|fying part(?:y|ies))\b[^.;]{0,80}$/i.test(text.slice(0, match.index))) return null;
      const sure = certain(read, text, at(match));
      const after = verb + (TO_OBJECT.exec(text.slice(verb))?.[0].length ?? 0);
      // Nobody indemnifies himself: then the giver is another one, whom the grammar does not tell.
      const isOther =
        RUN_TOGETHER.test(text.slice(0, match.index)) ||
        (sure.who !== null && namedAt(text, after, NOBODY, context) === sure.who);
      const actor = isOther ? NOBODY : sure;
      const isWritten = actor.who === null && !actor.mutual;
      const who = isWritten ? writtenSubject(text, match.index) : actor.who;
      const holder = namedAt(text, after, actor, context);
      const claims = new Claims(sentence);
      const own =
        !phrasePattern('(?:except|excluding|other than|unless)[^.;]{0,80}(?:negligen|fault)').test(
          sentence.around,
        ) &&
        !isGiversFault(text, who) &&
        claims.found('own-fault', OWN_FAULT) !== null;
      const sweeping = SWEEPING.exec(text);
      const ofTaxes = isOfTaxes(text, match.index, sentence.heading);
      if (ofTaxes) claims.at('taxes', at(match));
      const untied = sweeping !== null && !ofTaxes && claims.absent('untied', FAULT, 'clause');
      if (untied) claims.at('sweeping', at(sweeping));
      const third = claims.found('third-party', THIRD_PARTY) !== null;
      const excuse = EXCUSED.exec(text.slice(match.index))?.index;
      const causes = {
        start: match.index,
        end: Math.min(
          excuse === undefined ? text.length : match.index + excuse,
          // Fault that is disregarded is no cause.
          (own ? OWN_FAULT.exec(text)?.index : undefined) ?? text.length,
        ),
      };
      for (const [name, pattern] of Object.entries(CAUSES)) claims.found(name, pattern, causes);
      if (LIMIT_BESIDE.test(sentence.around) && !NO_LIMIT_BESIDE.test(sentence.around))
        claims.notes.push({ name: 'limited', ground: { searched: 'clause' } });
      // Only of two sides the other one may be asked for the same.
      // What is owed in tax calls for nothing in return.
      const isPair = !ofTaxes && holder !== null && context.actors.counterpartyOf(actor.who) === holder;
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
        ...(own ? { settled: true as const } : {}),
      };
    },
  },
] as const satisfies readonly Rule[];
