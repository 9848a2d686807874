import { phrasePattern } from '#workers/engines/text/plain.js';
import { money, noticePeriod, percent } from '#workers/engines/text/values.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { ANY_LIMIT, ANY_NOTICE, at, firstOf, type Rule } from './rule.js';

export const paymentRules = [
  {
    kind: 'slow-payment',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:pay|payment|paid|payable|due)\\b[^.;]{0,100}?\\b(?:within|net|no later than|in|not later than)\\b[^.;]{0,30}?\\bdays?\\b',
        ),
        phrasePattern('\\bwithin\\b[^.;]{0,30}\\bdays?\\b[^.;]{0,60}\\b(?:pay|remit)\\b'),
        phrasePattern('\\bnet (?:sixty|ninety|\\d{2,3})\\b'),
      ]);
      if (match === null || definition) return null;
      const period = valuesOf(text).period('payment-term');
      if (
        period === null ||
        period.days < 45 ||
        period.days > 400 ||
        !phrasePattern('invoices?|payments?|fees?|price|royalt\\w+|commissions?|amounts? due').test(
          text.slice(Math.max(0, match.index - 100), match.index + match[0].length + 100),
        )
      )
        return null;
      if (
        phrasePattern(
          'terminat|cure|notice of (?:default|breach)|audit|past due|overdue|fails? to|decline|settlement|\\bclaims?\\b',
        ).test(match[0])
      )
        return null;
      const { payer, payee } = context.actors.payment(text, at(match));
      return {
        severity: period.days >= 60 ? 'medium' : 'low',
        at: at(match),
        facts: { period, who: payer.who },
        serves: payer,
        burdens: payee,
      };
    },
  },
  {
    kind: 'price-change',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:may|right to|entitled to|discretion to|shall have the right to)\\b[^.;]{0,60}\\b(?:increase|change|adjust|modify|revise|raise|amend)\\b[^.;]{0,50}\\b(?:prices?|pricing|fees?|rates?|charges?|commissions?|royalt(?:y|ies)|discounts?)\\b',
        ),
        phrasePattern(
          '\\b(?:prices?|pricing|fees?|rates?|charges?|price list|commissions?)\\b[^.;]{0,60}\\b(?:may be|are|shall be|is) (?:subject to (?:change|adjustment|increase)|changed|increased|adjusted|modified|revised)\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern(
          'change (?:of|in) control|interest rate|mutual(?:ly)? agree|by agreement|competitive(?:ly)?',
        ).test(text)
      )
        return null;
      const by = context.actors.doer(text, match.index);
      if (by.mutual) return null;
      // A price that follows a measure, or falls with the cost, is changed by nobody.
      if (/\badjusted accordingly\b|\b(?:decrease|reduction) (?:in|of)\b/i.test(text)) return null;
      if (!/\b(?:may|right|entitled|discretion|subject to)\b/i.test(match[0])) return null;
      if (phrasePattern('required by|changes? in[^.;]{0,30}laws?|laws? and regulations').test(text))
        return null;
      const notice = noticePeriod(text);
      const free = phrasePattern(
        'without (?:prior )?notice|sole discretion|exclusively at|at any time|from time to time',
      ).test(text);
      const claims = new Claims(sentence);
      const capped =
        claims.found(
          'capped',
          phrasePattern(
            'consumer price|\\bCPI\\b|\\b(?:\\w+ )?index\\w*|inflation|\\b(?:not|no) (?:to )?(?:exceed|more than|greater than)|\\bup to (?:a maximum|\\d)|\\d ?(?:%|per ?cent)',
          ),
        ) !== null;
      if (!capped) claims.absent('uncapped', ANY_LIMIT, 'clause');
      if (notice === null) claims.absent('no-notice', ANY_NOTICE, 'clause');
      return {
        severity: capped || by.who === null ? 'low' : free && notice === null ? 'high' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: by.who, other: context.actors.counterpartyOf(by.who), notice, percent: percent(text) },
        serves: by,
      };
    },
  },
  {
    kind: 'no-set-off',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        phrasePattern('\\bwithout (?:any )?(?:right of )?(?:set-?off|deduction|counterclaim|abatement)\\b'),
        phrasePattern(
          '\\b(?:shall|may|will) not (?:be entitled to )?(?:set-?off|withhold|deduct)\\b[^.;]{0,60}\\b(?:amounts?|payments?|sums?)\\b',
        ),
      ]);
      if (match === null || definition) return null;
      const actor = context.actors.doer(text, match.index);
      return {
        severity: 'low',
        at: at(match),
        facts: { who: actor.who },
        burdens: actor,
      };
    },
  },
  {
    kind: 'tax-gross-up',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        phrasePattern('\\bgross(?:ed)?[- ]up\\b'),
        phrasePattern(
          '\\bfree (?:and clear )?of (?:and without )?[^.;]{0,40}\\b(?:taxes|withholding|deduction)',
        ),
        phrasePattern(
          '\\b(?:additional amounts?|increased)\\b[^.;]{0,80}\\b(?:withh\\w+|deduct\\w+)\\b[^.;]{0,80}\\btax',
        ),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern('without (?:any )?(?:provision for|obligation to)|no gross').test(text)
      )
        return null;
      const { payer, payee } = context.actors.payment(text, at(match));
      return {
        severity: 'medium',
        at: at(match),
        facts: { who: payer.who },
        burdens: payer,
        serves: payee,
      };
    },
  },
  {
    kind: 'non-refundable',
    read({ text, definition }, context) {
      const match = phrasePattern(
        '\\bnon-?refundable\\b|\\bnot (?:be )?refundable\\b|\\bno refunds?\\b',
      ).exec(text);
      if (match === null || definition) return null;
      const amount = money(text);
      const { payer, payee } = context.actors.payment(text, at(match));
      return {
        severity: amount !== null && amount.value >= 100_000 ? 'medium' : 'low',
        at: at(match),
        facts: { amount: amount?.written ?? null, who: payer.who },
        burdens: payer,
        serves: payee,
      };
    },
  },
  {
    kind: 'advance-payment',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:deposit|advance|prepay\\w*|up-?front|retainer)\\b[^.;]{0,80}\\b(?:upon (?:signing|execution)|at the (?:start|beginning)|prior to|before|on (?:signing|execution)|paid)\\b',
        ),
        phrasePattern(
          '\\b(?:pay|payable|paid|due)\\b[^.;]{0,80}\\b(?:in advance|upon (?:signing|execution)|up-?front|prior to (?:shipment|delivery|commencement))\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern(
          'security deposit|bank deposit|(?:approved|agreed|authori[sz]ed) in advance|in advance by|deposit(?:ory|ary| account)|notice|non-?refundable|without (?:any )?prepay|refund|repay|reimburs|returned?\\b|credit(?:ed)?\\b',
        ).test(text)
      )
        return null;
      if (
        money(text) === null &&
        percent(text) === null &&
        !phrasePattern('fees?|price|amount|payment').test(text)
      )
        return null;
      const { payer, payee } = context.actors.payment(text, at(match));
      return {
        severity: 'low',
        at: at(match),
        facts: { who: payer.who, percent: percent(text) },
        burdens: payer,
        serves: payee,
      };
    },
  },
] as const satisfies readonly Rule[];
