import { cue } from '#workers/engines/text/plain.js';
import { money, noticePeriod, percent, periodNear } from '#workers/engines/text/values.js';
import { at, firstOf, type Rule } from './rule.js';

export const paymentRules = [
  {
    kind: 'slow-payment',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue(
          '\\b(?:pay|payment|paid|payable|due)\\b[^.;]{0,100}?\\b(?:within|net|no later than|in|not later than)\\b[^.;]{0,30}?\\bdays?\\b',
        ),
        cue('\\bwithin\\b[^.;]{0,30}\\bdays?\\b[^.;]{0,60}\\b(?:pay|remit)\\b'),
        cue('\\bnet (?:sixty|ninety|\\d{2,3})\\b'),
      ]);
      if (match === null || definition) return null;
      const bare = /\bnet (\d{2,3})\b/i.exec(match[0])?.[1];
      const period = periodNear(text, match.index + match[0].length - 4, 30);
      const days = bare !== undefined ? Number(bare) : (period?.days ?? 0);
      if (
        days < 45 ||
        days > 400 ||
        !cue('invoice|payment|receipt|statement|fees|price|royalt|commission').test(text)
      )
        return null;
      if (cue('terminat|cure|notice of (?:default|breach)|audit|past due|overdue|fails? to').test(match[0]))
        return null;
      const actor = context.actors.before(text, match.index);
      return {
        severity: days >= 90 ? 'high' : days >= 60 ? 'medium' : 'low',
        at: at(match),
        facts: { period: period ?? { n: days, unit: 'day', days, start: 0, end: 0 }, who: actor.who },
        ...(actor.mutual || actor.who === null ? {} : { serves: actor }),
      };
    },
  },
  {
    kind: 'price-change',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue(
          '\\b(?:may|right to|entitled to|discretion to|shall have the right to)\\b[^.;]{0,60}\\b(?:increase|change|adjust|modify|revise|raise|amend)\\b[^.;]{0,50}\\b(?:prices?|pricing|fees?|rates?|charges?|commissions?|royalt(?:y|ies)|discounts?)\\b',
        ),
        cue(
          '\\b(?:prices?|pricing|fees?|rates?|charges?|price list|commissions?)\\b[^.;]{0,60}\\b(?:may be|are|shall be|is) (?:subject to (?:change|adjustment|increase)|changed|increased|adjusted|modified|revised)\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        cue(
          'change (?:of|in) control|interest rate|mutual(?:ly)? agree|by agreement|competitive(?:ly)?',
        ).test(text)
      )
        return null;
      const actor = context.actors.before(text, match.index);
      const by =
        actor.who === null && !actor.mutual
          ? context.actors.after(text, match.index + match[0].length, 80)
          : actor;
      if (by.mutual) return null;
      const notice = noticePeriod(text);
      const free = cue(
        'without (?:prior )?notice|sole discretion|exclusively at|at any time|from time to time',
      ).test(text);
      const capped = percent(text) !== null || /consumer price|\bCPI\b|\bindex|\bonly\b/i.test(text);
      return {
        severity: capped ? 'low' : free && notice === null ? 'high' : 'medium',
        at: at(match),
        notes: [...(notice === null ? ['no-notice'] : []), ...(capped ? ['capped'] : ['uncapped'])],
        facts: { who: by.who, other: context.actors.other(by.who), notice, percent: percent(text) },
        serves: by,
      };
    },
  },
  {
    kind: 'no-set-off',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue('\\bwithout (?:any )?(?:right of )?(?:set-?off|deduction|counterclaim|abatement)\\b'),
        cue(
          '\\b(?:shall|may|will) not (?:be entitled to )?(?:set-?off|withhold|deduct)\\b[^.;]{0,60}\\b(?:amounts?|payments?|sums?)\\b',
        ),
      ]);
      if (match === null || definition) return null;
      const actor = context.actors.before(text, match.index);
      return {
        severity: 'low',
        at: at(match),
        facts: { who: actor.who },
        ...(actor.mutual ? {} : { burdens: actor }),
      };
    },
  },
  {
    kind: 'tax-gross-up',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue('\\bgross(?:ed)?[- ]up\\b'),
        cue('\\bfree (?:and clear )?of (?:and without )?[^.;]{0,40}\\b(?:taxes|withholding|deduction)'),
        cue(
          '\\b(?:additional amounts?|increased)\\b[^.;]{0,80}\\b(?:withh\\w+|deduct\\w+)\\b[^.;]{0,80}\\btax',
        ),
      ]);
      if (
        match === null ||
        definition ||
        cue('without (?:any )?(?:provision for|obligation to)|no gross').test(text)
      )
        return null;
      const actor = context.actors.before(text, match.index);
      return {
        severity: 'medium',
        at: at(match),
        facts: { who: actor.who },
        ...(actor.mutual ? {} : { burdens: actor }),
      };
    },
  },
  {
    kind: 'non-refundable',
    read({ text, definition }, context) {
      const match = cue('\\bnon-?refundable\\b|\\bnot (?:be )?refundable\\b|\\bno refunds?\\b').exec(text);
      if (match === null || definition) return null;
      const amount = money(text);
      const actor = context.actors.before(text, match.index);
      return {
        severity: amount !== null && amount.value >= 100_000 ? 'medium' : 'low',
        at: at(match),
        facts: { amount: amount?.written ?? null, who: actor.who },
      };
    },
  },
  {
    kind: 'advance-payment',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue(
          '\\b(?:deposit|advance|prepay\\w*|up-?front|retainer)\\b[^.;]{0,80}\\b(?:upon (?:signing|execution)|at the (?:start|beginning)|prior to|before|on (?:signing|execution)|paid)\\b',
        ),
        cue(
          '\\b(?:pay|payable|paid|due)\\b[^.;]{0,80}\\b(?:in advance|upon (?:signing|execution)|up-?front|prior to (?:shipment|delivery|commencement))\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        cue(
          'security deposit|bank deposit|(?:approved|agreed|authori[sz]ed) in advance|in advance by|deposit(?:ory|ary| account)|notice|non-?refundable|without (?:any )?prepay',
        ).test(text)
      )
        return null;
      if (money(text) === null && percent(text) === null && !cue('fees?|price|amount|payment').test(text))
        return null;
      const actor = context.actors.before(text, match.index);
      return {
        severity: 'low',
        at: at(match),
        facts: { who: actor.who, percent: percent(text) },
        ...(actor.mutual ? {} : { burdens: actor }),
      };
    },
  },
] as const satisfies readonly Rule[];
