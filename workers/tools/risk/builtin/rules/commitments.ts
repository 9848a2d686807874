import { phrasePattern } from '#workers/engines/text/plain.js';
import { isKnown } from '#workers/engines/text/clause/english-parties.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { conditionAt } from './conditions.js';
import { laysDown, partyName } from './operative.js';
import { at, firstOf, type Rule } from './rule.js';

/** Verbs of the side that must reach a minimum, and of the side that must match the terms of others. */
const MEETS =
  /\b(?:achiev|meet|maintain|generat|reach|satisf|undertak|commit|sell|attain|take|require|guarant|purchas|order|buy|spend|pay)\w*/i;
const OFFERS =
  /\b(?:shall|will|must|agrees?)\b[^.;]{0,40}\b(?:offer|charge|provide|sell|grant|give|make|extend|supply|license)\b/i;

const DUTY =
  '\\b(?:shall|will|must|agrees? to|commits? to|undertakes? to|(?:required|obligated|obliged) to)\\b';
const AT_LEAST = '(?:at least|a minimum(?: of)?|no(?:t)? (?:less|fewer|lower) than)';
/** A figure, or what stands for one that was left out of the text. */
const FIGURE =
  '(?:[(\\[*$€£\\d]|(?:US|USD|CDN|EUR|SAR|RMB|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\\b)';
const MINIMUMS = [
  `${DUTY}(?:,[^.;,]{0,60},)?(?: (?:also|each|continue to|\\w+ly)){0,2} (?:purchase|order|buy|sell|take|spend)\\b[^.;]{0,80}\\b${AT_LEAST} ${FIGURE}`,
  `${DUTY}[^.;]{0,40}\\b(?:achieve|generate|reach)\\b[^.;]{0,60}\\b${AT_LEAST} ${FIGURE}[^.;]{0,40}\\b(?:sales|revenues?|turnover|purchases|orders|units)\\b`,
  `${DUTY}[^.;]{0,40}\\b(?:purchase|order|buy|sell|meet|achieve|satisfy|reach|maintain)\\b[^.;]{0,60}\\b(?:minimum|guaranteed)(?: \\w+){0,3} (?:purchases?|quantit(?:y|ies)|(?<!in )orders?|volumes?|commitments?|sales|units?)\\b`,
  `${DUTY}[^.;]{0,60}\\b(?:pay|make)\\b[^.;]{0,200}\\b(?:minimum|guaranteed)(?: \\w+){0,3} (?:payments?|royalt(?:y|ies)|fees?|guarantee|amount|commitment)\\b`,
  `${DUTY}[^.;]{0,40}\\bpay\\b[^.;]{0,60}\\b${AT_LEAST} ${FIGURE}[^.;]{0,60}\\b(?:per|each|every|a|any) (?:\\w+ )?(?:year|quarter|month)`,
  '\\b(?:royalt(?:y|ies)|fees?|payments?|amounts? (?:paid|payable)|purchases|sales|volumes?)\\b[^.;]{0,120}\\b(?:shall|will|must) (?:in no event be|not be|be not|be no|never be) (?:less|lower) than\\b',
  `\\b(?:each|every) (?:\\w+ )?(?:year|quarter|month)\\b[^.;]{0,80}${DUTY}[^.;]{0,40}\\bpay\\b[^.;]{0,60}\\b${AT_LEAST} ${FIGURE}`,
  '\\btake[- ]or[- ]pay\\b',
].map((source) => phrasePattern(source));
/** Minimums of another kind, and those that are mentioned only. */
const NO_COMMITMENT = phrasePattern(
  'non-binding|\\bpurchase orders?\\b[^.;]{0,60}\\b(?:meet(?:s|ing)?|satisf\\w+) (?:the |its |any )?minimum|at a minimum,|minimum amount of information|minimum number of (?:hours|pixels|employees)|credit(?:ed|able) (?:fully )?(?:against|toward)|not less than all|termed as|minimum investment unit|equitable adjustment|insurance|coverage|credit rating|\\bno minimum|wage|notice|shares|liabilit|balance sheet|\\b(?:union|guild)\\b|\\bper (?:day|hour)\\b|\\bother than the\\b|\\belects? to\\b|\\bnothing herein\\b|\\bany (?:annual )?renewal\\b',
);

/** What a minimum runs by, if it is no time. */
const PER_UNIT = phrasePattern(
  '\\b(?:minimum|guaranteed|at least|less than)\\b[^.;,]{0,100}?\\b(?:per|(?:for|on) (?:each|every)) (?:such )?(?!(?:\\w+ ){0,3}?(?:years?|quarters?|months?|weeks?|days?|annum|terms?|periods?|seasons?|calendar|contract|anniversar\\w+)\\b)\\w',
);

/** Words that may tell what follows when a minimum is missed. */
const WHAT_FOLLOWS = phrasePattern(
  '\\b(?:less than|fewer than|below|fail\\w*|shortfall|not (?:met|meet))\\b[^.]{0,200}\\b(?:reduc\\w+|owed|fees?|remed(?:y|ies)|breach|cancel\\w*|pay\\w*|terminat\\w+)\\b',
);

export const commitmentRules = [
  {
    kind: 'minimum-commitment',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, MINIMUMS);
      if (match === null || !laysDown(sentence) || NO_COMMITMENT.test(text)) return null;
      // The sales force, and what it does, is not sold.
      if (
        phrasePattern(
          '\\bsales (?:representatives?|force|calls?|personnel|staff|team|efforts?|meetings?)\\b',
        ).test(match[0])
      )
        return null;
      // A minimum for each unit that is sold is a price: it is owed only as far as there are sales.
      if (PER_UNIT.test(text.slice(match.index, match.index + match[0].length + 100))) return null;
      // A period of notice is not a quantity.
      if (
        phrasePattern(
          '(?:less|fewer) than (?:\\S+ ){0,3}(?:business |calendar )?days|(?:less|fewer) than (?:once|monthly)|(?:at least|minimum) (?:\\S+ ){0,3}(?:business |calendar )?(?:days|months|weeks)',
        ).test(text.slice(match.index, match.index + match[0].length + 40))
      )
        return null;
      const paid = context.actors.payment(text, at(match)).payer;
      const actor = isKnown(paid) ? paid : context.actors.doer(text, match.index, MEETS);
      const who = partyName(actor.who);
      const claims = new Claims(sentence);
      claims.found(
        'for-exclusivity',
        phrasePattern('\\bto (?:maintain|retain|keep|preserve) (?:its |the |such )?(?:\\w+ )?exclusiv\\w+'),
      );
      const condition = conditionAt(text, at(match));
      if (condition !== null) claims.at('on-condition', condition);
      const consequence = phrasePattern(
        '\\b(?:fail\\w*|shortfall|deficien\\w+|not (?:met|meet|achiev\\w+|purchas\\w+|satisf\\w+))\\b[^.]{0,200}\\b(?:terminat\\w+|pay|lose|forfeit|non-?exclusive|convert|difference)\\b',
      );
      if (claims.found('loses', consequence) === null && !consequence.test(sentence.around))
        claims.absent('open', WHAT_FOLLOWS, 'clause');
      claims.absent(
        'no-relief',
        phrasePattern(
          '\\bforce majeure\\b|\\bpro-?rat|\\breduc|\\badjust|\\bexcus|\\bcarr(?:y|ied) (?:over|forward)',
        ),
        'clause',
      );
      const amount = valuesOf(text).amount('minimum-purchase')?.written ?? null;
      const near = text.slice(match.index, match.index + match[0].length + 60).replace(/\s+/g, ' ');
      return {
        severity: claims.has('for-exclusivity') ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who, amount: amount !== null && near.includes(amount) ? amount : null },
        ...(who === null && !actor.mutual ? {} : { burdens: actor }),
      };
    },
  },
  {
    kind: 'most-favoured',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        phrasePattern('\\bmost[- ]favou?red (?:nation|customer|pricing|licensee)\\b'),
        phrasePattern(
          '\\b(?:no less favou?rable|at least as favou?rable|as favou?rable|more favou?rable|lowest prices?)\\b[^.;]{0,120}\\b(?:third part(?:y|ies)|any other|other (?:customers?|purchasers?|distributors?|resellers?|licensees?|clients?)|offered|charged|any of)\\b',
        ),
        phrasePattern(
          '\\b(?:not|no) (?:be charged |pay )?(?:a )?(?:higher|greater) (?:\\w+ )?(?:fees?|prices?|rates?)\\b[^.;]{0,80}\\bthan\\b[^.;]{0,80}\\bother (?:customers?|clients?|part(?:y|ies)|purchasers?|licensees?)',
        ),
      ]);
      if (
        match === null ||
        definition ||
        !phrasePattern('price|pricing|fees?|terms|rates?|royalt|favou?red').test(text) ||
        // What a party intends, or offers a landlord, an employee or a shareholder, is no price for a customer.
        phrasePattern('\\b(?:intention|intends?|intended)\\b|\\blease\\b|\\bemploy|\\bshareholders?\\b').test(
          text,
        )
      )
        return null;
      const actor = context.actors.doer(text, match.index, OFFERS);
      return {
        severity: 'medium',
        at: at(match),
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        burdens: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
