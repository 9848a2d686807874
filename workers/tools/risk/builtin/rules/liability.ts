import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { ALL_PARTIES } from '#workers/engines/text/actor.js';
import { valuesOf } from './asked.js';
import { capsLiabilityOf, isAmountOf, mayCapLiabilityOf, nearestHolder } from './caps.js';
import { Claims } from './claims.js';
import { certain } from './liable-side.js';
import { at, CARVE_OUT, EXCEPTED, firstOf, isCutFromLead, type Rule } from './rule.js';

const INSURED = phrasePattern(
  '(?:liability|umbrella|casualty) (?:insurance|polic|coverage)|policy limits?|limits? of (?:not less|at least|liability of)|insurance',
);

/** Matches the sum that a cap is: what is "limited to wilful misconduct" has none. */
const SUM =
  '[^.;]{0,90}?(?:[$€£]|\\d|%|\\[\\s?[*●•_]|\\b(?:amounts?|sums?|total|aggregate|fees?|price|value|paid|payable|times|percent|maximum|received|proceeds|compensation|costs?|revenues?|coverage|consideration|royalt\\w+|limit|cap|share|U\\.S)\\b)';
/** Matches a kind of claim that a cap is tied to, and not the contract as a whole. */
const OF_MATTER = phrasePattern(
  '(?<!\\b(?:except(?:ing)?|excluding|other than|save)\\b[^.;]{0,80})\\bliab(?:le|ility)\\b[^.;]{0,80}?\\b(?:with (?:regard|respect) to|in respect of|for (?:any )?breach(?:es)? of|in any matter related to|for any matter arising under or related to|under (?=this (?:section|article|clause)\\b)) (?!(?:(?:any|all|each|every|the|such|its|this|and) ){0,4}(?:claims?|loss(?:es)?|damages?|liabilit\\w+|agreements?|contract|obligations?|breach\\w*|causes?|actions?|performance|services|products|other)\\b)',
);
/** Two liabilities that one sentence limits alike: "A's liability to B, and B's liability to A". */
const OF_EACH = phrasePattern(
  "\\bliability to [\\w &]{2,40},? (?:and|or) [\\w &]{2,40}'s? liability to\\b|\\beach of [\\w &]{2,40}'s? and [\\w &]{2,40}'s? liability\\b",
);
/** A cap below this, in whatever currency, is small for a commercial contract. */
const SMALL = 10_000;

export const liabilityRules = [
  {
    kind: 'unlimited-liability',
    read(sentence, context) {
      const match = firstOf(sentence.text, [
        phrasePattern('\\b(?:unlimited|uncapped) (?:\\w+ )?liability\\b'),
        phrasePattern(
          '\\bliab(?:le|ility)\\b[^.;]{0,60}\\b(?:shall|will) (?:be unlimited|not be limited|not be subject to any limit)',
        ),
        phrasePattern(
          '\\b(?:liable|responsible)\\b(?: to [^.;,]{1,40})? without (?:any )?limit(?:ation)?(?: (?:of|as to|in) (?:amount|liability))? (?:for|in respect of)\\b',
        ),
        phrasePattern(
          '\\b(?:liable|liability|responsible)\\b[^.;]{0,40}(?<!\\b(?:including|for),?)(?<!\\bincludes,?)(?<!limited to,?) without (?:any )?limit(?:ation)?(?: (?:of|as to|in) (?:amount|liability))?(?=[.,;]|$)',
        ),
      ]);
      if (
        match === null ||
        sentence.definition ||
        /unlimited liability compan|insurance|polic(?:y|ies)/i.test(sentence.text)
      )
        return null;
      const actor = context.actors.liable(sentence.text, at(match));
      return {
        severity: actor.mutual ? 'medium' : 'high',
        at: at(match),
        facts: { who: actor.who },
        burdens: actor,
      };
    },
  },
  {
    kind: 'cap-carve-outs',
    read(sentence) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:limitations?|limits?|caps?|exclusions?)\\b[^.;]{0,90}\\b(?:shall|will|do|does) not (?:apply|limit|affect|extend)\\b',
        ),
        phrasePattern(
          '\\bnothing (?:in this|herein|contained)[^.;]{0,80}\\b(?:limits?|excludes?|restricts?)\\b[^.;]{0,60}\\bliabilit',
        ),
        phrasePattern(
          '\\bexcept (?:for|with respect to|in the case of|as to)\\b[^.;]{0,260}\\b(?:in no event|neither party|no party|shall not be liable)\\b[^;]{0,160}\\b(?:liab|damages)',
        ),
      ]);
      if (match === null || definition || !/liab|damages/i.test(text)) return null;
      // "Except for …, in no event": the exceptions stand within the match, otherwise behind it.
      const inFront = /^except/i.test(match[0]);
      const range = inFront
        ? {
            start: match.index,
            end: match.index + match[0].search(/\b(?:in no event|neither|no party|shall not)\b/i),
          }
        : { start: match.index + match[0].length, end: text.length };
      const claims = new Claims(sentence);
      claims.found('indemnities', /\bindemni\w+/i, range);
      claims.found('confidentiality', /\bconfidential\w*/i, range);
      claims.found('infringement', /\binfring\w+|\bintellectual property|\bproprietary rights/i, range);
      claims.found('by-number', /\b(?:sections?|articles?|clauses?|paragraphs?)\s{1,9}[\dIVX]/i, range);
      // Fraud, gross fault, death and injury can hardly be excluded anyway: an exception for them alone is no risk.
      if (
        claims.notes.length === 0 &&
        !/\b(?:breach|payment|pay|third[- ]part)/i.test(text.slice(range.start, range.end))
      )
        return null;
      return { severity: 'low', at: at(match), notes: claims.notes };
    },
  },
  {
    kind: 'liability-cap',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `\\b(?:aggregate|total|cumulative|maximum|entire|overall)?\\s*liability\\b[^.;]{0,320}?\\b(?:exceed|be (?:strictly |expressly )?limited to|is limited to|are limited to|in excess of|limited to the|greater than|(?:be|is|are) capped at)\\b(?=${SUM})`,
        ),
        phrasePattern(
          `\\b(?:recoverable|total|aggregate|maximum|any|claim for|liable for) damages\\b[^.;]{0,240}?\\b(?:exceed|be (?:strictly |expressly )?limited to|is limited to|are limited to|be capped at)\\b(?=${SUM})`,
        ),
        phrasePattern(
          `\\bliable\\b[^.;]{0,200}?\\b(?:in excess of|exceed(?:ing|s)?|more than|greater than)\\b(?=${SUM})`,
        ),
        phrasePattern(
          '\\blimit(?:s|ed)?\\b[^.;]{0,30}\\bliability\\b[^.;]{0,60}\\bto (?:the|an?) (?:amount|sum|total|fees|purchase price|replacement|price)',
        ),
      ]);
      if (match === null || sentence.definition || INSURED.test(text)) return null;
      if (
        phrasePattern(
          'liability (?:corporation|compan|partnership)|not limited to|expenses? in excess of',
        ).test(match[0]) ||
        phrasePattern(
          'more than one (?:separate )?(?:law )?(?:firm|counsel|attorney)|\\barbitrators?\\b|\\btribunal\\b|\\bno provision of this agreement\\b|liability (?:of the indemnifying|under such agreement|for (?:unpaid )?tax)|\\bdid not\\b',
        ).test(text)
      )
        return null;
      const nearest = nearestHolder(text, match.index + match[0].length, context.actors);
      const actor = OF_EACH.test(text)
        ? ALL_PARTIES
        : nearest === null
          ? certain(context.actors.liable(text, at(match)), text, at(match))
          : { who: nearest, mutual: false };
      // Of "the greater of $100,000 and the fees of a year" no amount is the cap.
      const named = /\b(?:greater|higher|lesser|lower|less) of\b|%|per ?cent/i.test(text)
        ? null
        : valuesOf(text).amount('liability-cap');
      // Where each side has its own cap, an amount is told of the side whose liability it limits.
      const amount = named !== null && isAmountOf(text, named, actor.who, context.actors) ? named : null;
      const other = context.actors.counterpartyOf(actor.who);
      const alsoOther = capsLiabilityOf(sentence, other, context.actors);
      // What the sentence says of the other side may be a limit too: then it is not said that it has none.
      const isOpen = !alsoOther && mayCapLiabilityOf(text, other, context.actors);
      const claims = new Claims(sentence);
      claims.found('of-matter', OF_MATTER);
      const isExcepted = claims.found('excepted', EXCEPTED) !== null || isCutFromLead(sentence);
      const open =
        !isExcepted && !context.agreed.carved && claims.absent('no-carve-out', CARVE_OUT, 'clause');
      const matched = actor.mutual || alsoOther || (actor.who !== null && context.mirrored);
      const alone = !matched && !isOpen && actor.who !== null;
      claims.at(alone ? 'one-sided' : matched ? 'mutual' : 'unknown', at(match));
      if (alsoOther) claims.at('also-other', at(match));
      let severity: Severity = alone || (!matched && open) ? 'medium' : 'low';
      if (amount !== null && amount.value < SMALL) {
        claims.at('small', at(match));
        severity = 'high';
      }
      return {
        severity,
        at: at(match),
        notes: claims.notes,
        facts: {
          who: actor.who,
          other,
          amount: amount?.written ?? null,
        },
        serves: actor,
        ...(alsoOther || isOpen ? { unpaired: true as const } : {}),
        // A cap of a few thousand is low whoever else has one.
        ...(claims.has('small') ? { settled: true as const } : {}),
      };
    },
  },
] as const satisfies readonly Rule[];
