import { cue } from '../reading/plain.js';
import { money, noticePeriod, percent, periodNear } from '../reading/values.js';
import { at, firstOf, shifted, type Rule } from './rule.js';

export const moneyRules = [
  {
    kind: 'liquidated-damages',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue('\\bliquidated damages\\b'),
        cue(
          '\\b(?:early )?(?:termination|cancellation|break-?up) (?:fee|charge|penalt(?:y|ies)|payment)s?\\b',
        ),
        cue(
          '\\b(?:shall|will|must|agrees to)\\b[^.;]{0,40}\\b(?:pay|be subject to|incur)\\b[^.;]{0,60}\\b(?:a |an |any )(?:late |daily )?(?:penalty|fine)\\b',
        ),
        cue('\\bpenalty (?:of|equal to)\\b'),
      ]);
      if (
        match === null ||
        definition ||
        cue('\\bno (?:early )?(?:terminat|cancel|penalt)|without (?:any )?penalt').test(text)
      )
        return null;
      const actor = context.actors.before(text, match.index);
      const amount = money(text);
      const ratio = percent(text);
      const kept = cue('not (?:as )?a penalty|reasonable (?:pre-)?estimate').test(text);
      return {
        severity: ratio !== null && ratio >= 20 ? 'high' : 'medium',
        at: at(match),
        notes: kept ? ['not-penalty'] : [],
        facts: { who: actor.who, amount: amount?.written ?? null, percent: ratio },
        ...(actor.mutual ? {} : { burdens: actor }),
      };
    },
  },
  {
    kind: 'late-interest',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue('\\b(?:bear|accrue|pay|with|plus|charge|incur|together with)s?\\b[^.;]{0,40}\\binterest\\b'),
        cue(
          '\\binterest\\b[^.;]{0,60}\\b(?:at (?:the|a) |per (?:annum|month)|rate of|shall accrue|will accrue|of \\d|thereon|on (?:any|the|all) (?:late|overdue|unpaid|amount))',
        ),
        cue(
          '\\b(?:late (?:payment )?(?:charge|fee|penalty)|finance charge|service charge|default rate)s?\\b',
        ),
      ]);
      if (match === null || definition) return null;
      const late = cue(
        '\\b(?:overdue|past due|late|unpaid|delinquen\\w*|not paid|outstanding|default(?:ed)?|when due|due date|fail(?:s|ure)? to pay|underpay\\w*|deficien\\w+)\\b',
      ).test(text);
      const ratio = percent(text);
      const rate =
        ratio !== null ||
        cue('per annum|per month|prime|libor|maximum (?:\\w+ )?rate|rate of interest').test(text);
      if (
        !late ||
        (!rate &&
          !cue('late (?:payment )?(?:charge|fee)|finance charge|interest charges?|with interest|accrue').test(
            text,
          ))
      )
        return null;
      if (
        cue(
          'ownership interest|security interest|interest in (?:the|this|any)|conflict of interest|right, title',
        ).test(match[0])
      )
        return null;
      const actor = context.actors.before(text, match.index);
      const steep = ratio !== null && (ratio >= 12 || (ratio >= 1.5 && cue('per month|monthly').test(text)));
      return {
        severity: steep ? 'high' : 'medium',
        at: at(match),
        notes: cue('per month|monthly').test(text) ? ['monthly'] : [],
        facts: { percent: ratio, who: actor.who },
      };
    },
  },
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
    kind: 'minimum-commitment',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue(
          '\\b(?:minimum|guaranteed)(?: \\w+){0,3} (?:purchases?|quantit(?:y|ies)|order|volume|commitment|payment|royalt(?:y|ies)|fees?|amount|guarantee|sales|net sales|units?|number)\\b',
        ),
        cue(
          '\\b(?:shall|will|must|agrees to|commits to)\\b[^.;]{0,40}\\b(?:purchase|order|buy|sell|take|spend|pay)\\b[^.;]{0,40}\\b(?:at least|a minimum|no(?:t)? (?:less|fewer) than)\\b',
        ),
        cue('\\btake[- ]or[- ]pay\\b'),
      ]);
      if (
        match === null ||
        definition ||
        cue('insurance|coverage|credit rating|\\bno minimum|wage|notice|shares|liabilit|balance sheet').test(
          text,
        )
      )
        return null;
      if (
        !cue(
          '\\b(?:shall|will|must|agrees?|required|obligat\\w+|commit\\w*|guarantees?|in the event|if)\\b',
        ).test(text)
      )
        return null;
      const actor = context.actors.before(text, match.index);
      const loses = cue('terminat|shortfall|exclusiv|deficien|difference|pay').test(text);
      return {
        severity: 'medium',
        at: at(match),
        notes: loses ? ['loses'] : [],
        facts: { who: actor.who, amount: money(text)?.written ?? null },
        ...(actor.mutual ? {} : { burdens: actor }),
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
    kind: 'cost-shifting',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue(
          "\\b(?:prevailing|successful|losing|defaulting|non-prevailing) party\\b[^.;]{0,140}\\b(?:attorneys?'?s?'?|legal|counsel) (?:fees?|costs?)",
        ),
        cue(
          "\\b(?:shall|will|agrees to)\\b[^.;]{0,40}\\b(?:pay|reimburse|bear)\\b[^.;]{0,100}\\b(?:attorneys?'?s?'?|legal|collection|counsel) (?:fees?|costs?|expenses?)",
        ),
      ]);
      if (
        match === null ||
        definition ||
        cue('indemnif|hold harmless|\\bown (?:legal|attorneys?|costs?|expenses?|fees|counsel)').test(text)
      )
        return null;
      const actor = context.actors.before(text, match.index);
      const both = actor.who === null || /prevailing|successful|losing/i.test(match[0]);
      return {
        severity: both ? 'low' : shifted('low', 1),
        at: at(match),
        notes: /prevailing|successful|losing/i.test(match[0]) ? ['mutual'] : ['one-sided'],
        facts: { who: both ? null : actor.who },
        ...(both ? {} : { burdens: actor }),
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
    kind: 'most-favoured',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue('\\bmost[- ]favou?red (?:nation|customer|pricing|licensee)\\b'),
        cue(
          '\\b(?:no less favou?rable|at least as favou?rable|as favou?rable|more favou?rable|lowest prices?)\\b[^.;]{0,120}\\b(?:third part(?:y|ies)|any other|other (?:customers?|purchasers?|distributors?|resellers?|licensees?|clients?)|offered|charged)\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        !cue('price|pricing|fees?|terms|rates?|royalt|favou?red').test(text)
      )
        return null;
      const actor = context.actors.before(text, match.index);
      return {
        severity: 'medium',
        at: at(match),
        facts: { who: actor.who, other: context.actors.other(actor.who) },
        ...(actor.mutual ? {} : { burdens: actor }),
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
