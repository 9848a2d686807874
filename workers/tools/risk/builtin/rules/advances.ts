import { phrasePattern } from '#workers/engines/text/plain.js';
import { money, percent } from '#workers/engines/text/values.js';
import { isKnown } from '#workers/engines/text/clause/english-parties.js';
import { Claims } from './claims.js';
import { beside, laysDown, partyName } from './operative.js';
import { at, firstOf, type Rule } from './rule.js';

/** A deposit or earnest money. */
const DEPOSIT = phrasePattern('\\bdeposits?\\b|\\bearnest|\\bdown ?payment');

/** Returns the amount of money nearest to a place: the first behind it, else the last before it. */
function amountNear(text: string, { start, end }: { start: number; end: number }) {
  const found = money(text.slice(end, end + 120)) ?? lastMoney(text.slice(Math.max(0, start - 60), start));
  if (found === null) return null;
  // In "2'500'000" only the first figures would be read.
  const after = text.charAt(text.indexOf(found.written, Math.max(0, start - 60)) + found.written.length);
  return /['’]/.test(after) ? null : found;
}
function lastMoney(text: string) {
  const first = money(text);
  const at = first === null ? -1 : text.indexOf(first.written);
  return first === null || at < 0 ? first : (money(text.slice(at + first.written.length)) ?? first);
}

/** Words by which a clause returns a payment, or says that it is not returned. */
const RETURNED = phrasePattern(
  '\\b(?:(?<!non-)refund(?:s|ed|able)?|non-?refundable|returned|repaid|repay|reimbursed?|rebated?)\\b',
);
const GIVEN_BACK = phrasePattern(
  '\\b(?:shall|will|must|be|is|are) (?:\\w+ ){0,3}(?<!not )(?<!not be )(?:refund(?:ed)?|returned|repaid|repay|credited)\\b|\\brefund of\\b',
);

export const advanceRules = [
  {
    kind: 'non-refundable',
    read(sentence, context) {
      const { text } = sentence;
      const match = phrasePattern(
        '\\bnon-?refundable\\b|\\bnot (?:be )?refundable\\b|\\bno refunds?\\b',
      ).exec(text);
      if (
        match === null ||
        !laysDown(sentence) ||
        /^[\s\d.()]{0,8}no refunds?\s?:/i.test(text) ||
        phrasePattern('^[^.;]{0,80}\\btax(?:es)?\\b(?! (?:credit|year))').test(
          text.slice(match.index + match[0].length),
        ) ||
        // A charge for a slip is not paid for anything.
        phrasePattern(
          '\\b(?:inaccura|late report|fail(?:s|ed|ure)? to (?:provide|submit|file|deliver))\\w*',
        ).test(text) ||
        // What third parties pay, or have left on a card, is no payment of a party.
        phrasePattern('\\bconsumers?\\b|\\bcardholders?\\b|\\bpoints\\b|\\bend[- ]users?\\b').test(text)
      )
        return null;
      const amount = amountNear(text, at(match));
      const { payer, payee } = context.actors.payment(text, at(match));
      const claims = new Claims(sentence);
      const isDeposit = !claims.absent('no-deposit', DEPOSIT, 'sentence');
      claims.found('excepted', phrasePattern('\\bexcept\\b|\\bunless\\b|\\bsubject to\\b'));
      if (GIVEN_BACK.test(`${text} ${beside(sentence)}`))
        claims.notes.push({ name: 'given-back', ground: { searched: 'clause' } });
      return {
        severity: amount !== null && amount.value >= 100_000 && isDeposit ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { amount: amount?.written ?? null, who: payer.who },
        burdens: payer,
        serves: payee,
      };
    },
  },
  {
    kind: 'advance-payment',
    read(sentence, context) {
      const { text } = sentence;
      const due =
        '(?:(?:annually|monthly|quarterly|yearly) in advance|in advance|(?:up)?on (?:the )?(?:signing|execution|signature)|prior to (?:shipment|delivery|commencement)|before (?:shipment|delivery|commencement))';
      const match = firstOf(text, [
        phrasePattern(
          `\\b(?:shall|will|must|agrees? to)\\b(?: \\w+){0,3} (?:pay|make|remit)\\b[^.;]{0,120}\\b${due}\\b`,
        ),
        phrasePattern(
          `(?:\\b(?:fees?|payments?|price|amount|rent|charges)\\b|\\d)[^.;]{0,80}\\b(?:payable|due|paid)\\b[^.;]{0,60}\\b${due}\\b`,
        ),
        phrasePattern(
          '\\b(?:shall|will|must|agrees? to) (?:\\w+ ){0,2}(?:pay|make)\\b[^.;]{0,40}\\b(?:a|an) (?:\\w+ ){0,2}(?:deposit|down ?payment|advance payment|upfront payment)\\b',
        ),
      ]);
      if (
        match === null ||
        !laysDown(sentence) ||
        text.length > 900 ||
        phrasePattern(
          'security deposit|bank deposit|(?:approved|agreed|authori[sz]ed|notified|sent?|sending) in advance|in advance (?:by|to the other)|deposit(?:ory|ary| account)|notice|non-?refundable|without (?:any )?prepay|refund|repay|reimburs|returned?\\b|credit(?:ed)?\\b|\\bno obligation\\b|\\brebates?\\b|\\bdistributions?\\b|\\btax(?:es)?\\b|\\bas an advance\\b|\\bdirectors?\\b|\\bsalary\\b|\\b(?:shares|stock)\\b',
        ).test(text) ||
        (money(text) === null &&
          percent(text) === null &&
          !phrasePattern('fees?|price|amount|payment').test(text))
      )
        return null;
      const paid = context.actors.payment(text, at(match));
      const payer = isKnown(paid.payer) && partyName(paid.payer.who) !== null ? paid.payer : null;
      const claims = new Claims(sentence);
      claims.found(
        'periodic',
        phrasePattern(
          '\\b(?:annually|monthly|quarterly|yearly|each (?:month|quarter|year)|month|quarter|Monthly|Annual)\\b',
        ),
      );
      claims.absent('no-deposit', DEPOSIT, 'sentence');
      if (RETURNED.test(beside(sentence)))
        claims.notes.push({ name: 'on-return', ground: { searched: 'clause' } });
      return {
        severity: 'low',
        at: at(match),
        notes: claims.notes,
        facts: {
          who: payer?.who ?? null,
          percent: /deposit|price/i.test(match[0]) ? percent(match[0]) : null,
        },
        ...(payer === null ? {} : { burdens: payer, serves: paid.payee }),
      };
    },
  },
] as const satisfies readonly Rule[];
