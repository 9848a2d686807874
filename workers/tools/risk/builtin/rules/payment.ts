import { phrasePattern } from '#workers/engines/text/plain.js';
import { noticePeriod, percent } from '#workers/engines/text/values.js';
import { numberInWords } from '#workers/engines/text/numbers.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { conditionAt } from './conditions.js';
import { beside, laysDown, partyName } from './operative.js';
import { ANY_LIMIT, ANY_NOTICE, at, firstOf, type Rule } from './rule.js';

/** Payments at the end of an accounting period, and not for something that was delivered. */
const OF_ACCOUNTS =
  '\\broyalt|\\brevenues?\\b|\\b(?:end|close) of (?:each|every|the|such|a) (?:\\w+ ){0,2}(?:quarter|month|year)';
/** Words that tell how often a price may change. */
const HOW_OFTEN = phrasePattern(
  '\\b(?:once|twice|annually|annual|yearly|quarterly|each (?:\\w+ )?(?:year|quarter)|every (?:\\w+ ){0,2}(?:years?|quarters?|months)|per (?:\\w+ )?year|anniversary)\\b',
);
/** True if a length of time is written as two numbers that differ: "thirty (45) days". */
function isTwofold(words: string): boolean {
  const [, named = '', figure = ''] =
    /\b((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w{3,5})?)\s{0,2}\((\d{1,3})\)/i.exec(
      words,
    ) ?? [];
  const number = named === '' ? null : numberInWords(named.toLowerCase());
  return number !== null && number !== Number(figure);
}

/** Words before a gross-up by which only some taxes are made good. */
const OF_CASE = phrasePattern(
  '\\bas a result of (?:such|an?|the|any) (?:assignment|delegation|change|transfer|redomicil\\w+)|\\bif\\b[^;]{0,80}\\bassign(?:s|ed|ment)?\\b',
);

/** Words of what is owed because a payment is late. */
const LATE = phrasePattern(
  '\\b(?:surcharges?|late (?:payment )?(?:fees?|charges?)|penalt(?:y|ies)|interest)\\b[^.;]{0,160}\\b(?:late|overdue|past due|unpaid|default)\\b|\\bincreas\\w+\\b[^.;]{0,120}\\b(?:overdue|past due|unpaid|paid late)\\b|\\b(?:late|overdue|past due|unpaid|not paid|fails? to pay|default(?:s|ed)? in pay\\w*)\\b[^.;]{0,160}\\b(?:surcharges?|by|interest|late fees?|penalt(?:y|ies))\\b',
);
/** What is paid, and what is delivered; "free of taxes" is said of the one or of the other. */
const PAID =
  /\b(?:payments?|payable|pays?|paid|sums?|amounts?|fees?|royalt(?:y|ies)|interest|dividends?|instal?lments?|remitt?\w*|compensation|consideration|rent|made)\b/gi;
const DELIVERED =
  /\b(?:goods|products?|materials?|equipment|title|property|premises|assets?|shares?|vehicles?|units?|items?|samples?|software|deliver\w*|shipments?|kind)\b/gi;
/** Tells whether the last thing that is named is what is paid. */
const isOfPayment = (before: string) => lastIndex(before, PAID) > lastIndex(before, DELIVERED);
const lastIndex = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

export const paymentRules = [
  {
    kind: 'slow-payment',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:pay|payment|payments|paid|payable|due)\\b[^.;]{0,100}?\\b(?:within|net|no later than|in|not later than)\\b[^.;]{0,30}?\\bdays?\\b',
        ),
        phrasePattern('\\bwithin\\b[^.;]{0,30}\\bdays?\\b[^.;]{0,60}\\b(?:pay|remit)\\b'),
        phrasePattern('\\bnet (?:sixty|ninety|\\d{2,3})\\b'),
      ]);
      if (match === null || !laysDown(sentence)) return null;
      const period = valuesOf(text).period('payment-term');
      const near = text.slice(Math.max(0, match.index - 100), match.index + match[0].length + 100);
      if (
        period === null ||
        period.days < 45 ||
        period.days > 400 ||
        isTwofold(text.slice(Math.max(0, period.start - 20), period.end)) ||
        !phrasePattern('invoices?|payments?|fees?|price|royalt\\w+|commissions?|amounts? due').test(near) ||
        phrasePattern(
          'terminat|cure|notice of (?:default|breach)|audit|past due|overdue|fails? to|decline|settlement|\\bclaims?\\b|\\bnotif|\\bclosing\\b|\\b(?:shall|will|must) (?:\\w+ )?(?:provide|furnish|deliver|submit|report|prepare)\\b',
        ).test(match[0]) ||
        // A rest that is settled later, a sale of a business, and mere efforts are no term of payment.
        phrasePattern(
          '\\bshortfall\\b|\\bnegative amount\\b|\\bpurchase price\\b|\\boption to purchase\\b|\\b(?:reasonable|best|commercial\\w*) (?:\\w+ )?(?:efforts|diligence|endeavou?rs)\\b|\\bunidentified\\b|\\bnot (?:been )?(?:received|paid|made)\\b|\\brefund|\\breimburs',
        ).test(text)
      )
        return null;
      const { payer, payee } = context.actors.payment(text, at(match));
      const claims = new Claims(sentence);
      const periodic = claims.found('of-accounts', phrasePattern(OF_ACCOUNTS)) !== null;
      const both = /\b(?:each|either|one|any|a) party\b/i.test(text);
      return {
        severity: period.days >= 60 && !periodic && !both ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { period, who: payer.who },
        serves: payer,
        burdens: payee,
      };
    },
  },
  {
    kind: 'price-change',
    read(sentence, context) {
      const { text } = sentence;
      const active = phrasePattern(
        '\\b(?:may|right to|entitled to|discretion to|shall have the right to)\\b[^.;]{0,60}\\b(?:increase|change|adjust|modify|revise|raise|amend)\\b[^.;]{0,50}\\b(?:prices?|pricing|fees?|rates?|charges?|commissions?|royalt(?:y|ies)|discounts?)\\b',
      ).exec(text);
      const passive = phrasePattern(
        '\\b(?:prices?|pricing|fees?|rates?|charges?|price list|commissions?)\\b[^.;]{0,60}\\b(?:(?:is|are|shall be) subject to (?:change|adjustment|increase)|may be (?:changed|increased|adjusted|modified|revised))\\b',
      ).exec(text);
      const match = active ?? passive;
      if (
        match === null ||
        !laysDown(sentence) ||
        text.length > 1_500 ||
        phrasePattern(
          'change (?:of|in) control|interest rate|mutual(?:ly)? agree|by agreement|competitive(?:ly)?|\\btiming\\b|\\b(?:retail|resale|consumer|end[- ]user) (?:\\w+ )?prices?\\b(?! ind)|\\bsalary\\b|\\bconsulting fee|\\bbase (?:\\w+ )?(?:fee|compensation)|\\bonly (?:pursuant|if|upon|to the extent|where)',
        ).test(text)
      )
        return null;
      // A surcharge for late payment leaves the price as it is.
      if (match === active && LATE.test(text)) return null;
      // A price that follows a measure, or falls with the cost, is changed by nobody.
      if (/\badjusted accordingly\b|\b(?:decrease|reduction) (?:in|of)\b/i.test(text)) return null;
      if (phrasePattern('required by|changes? in[^.;]{0,30}laws?|laws? and regulations').test(text))
        return null;
      const next = beside(sentence);
      // The sentence beside it may ask for the other side's consent, or let it choose.
      if (
        phrasePattern(
          '\\b(?:increase|change|adjustment|revision|modification)s?\\b[^.;]{0,60}\\b(?:approv|consent|agree)|\\bpre-?approv|\\bagreed (?:up)?on by',
        ).test(next)
      )
        return null;
      const place =
        match.index + (active === null ? match[0].search(/\b(?:may be|(?:is|are|shall be) subject)/i) : 0);
      const by = context.actors.doer(text, place);
      const { payer } = context.actors.payment(text, at(match));
      // Who pays may raise the price without harm, and a price that nobody is named to change may be agreed.
      const isAlone = phrasePattern(
        '\\bwithout (?:the )?(?:prior )?(?:written )?(?:consent|approval)\\b',
      ).test(text);
      if (by.mutual || (by.who === null && !isAlone)) return null;
      if (by.who !== null && (payer.who === by.who || partyName(by.who) === null)) return null;
      const notice = noticePeriod(text);
      const free = phrasePattern('without (?:any )?(?:prior )?notice|(?:sole|absolute) discretion').test(
        text,
      );
      const claims = new Claims(sentence);
      const capped =
        claims.found(
          'capped',
          phrasePattern(
            'consumer price|\\bCPI\\b|\\b(?:\\w+ )?index\\w*|inflation|\\b(?:not|no) (?:to )?(?:exceed|more than|greater than)|\\bup to (?:a maximum|\\d)|\\d ?(?:%|per ?cent)',
          ),
        ) !== null;
      claims.found('timed', HOW_OFTEN);
      const condition = conditionAt(text, at(match));
      if (condition !== null) claims.at('on-condition', condition);
      const open = !capped && claims.absent('uncapped', ANY_LIMIT, 'clause');
      const sudden =
        notice === null &&
        claims.absent('no-notice', phrasePattern(ANY_NOTICE.source.replace('|immediately', '')), 'clause');
      return {
        severity:
          capped || by.who === null
            ? 'low'
            : open && free && (sudden || /without (?:any )?(?:prior )?notice/i.test(text))
              ? 'high'
              : open
                ? 'medium'
                : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: by.who, other: context.actors.counterpartyOf(by.who), notice, percent: percent(text) },
        serves: by,
      };
    },
  },
  {
    kind: 'no-set-off',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\bwithout (?:any )?(?:right of )?(?:(?:deductions?|reductions?|abatement|withholdings?|recoupment|defen[sc]e)(?:,| or|, or| and)? (?:\\w+,? (?:or )?){0,3})?(?:set-?off|counterclaim|offset)\\b',
        ),
        phrasePattern(
          '\\b(?:shall|may|will) not (?:be entitled to |have (?:the|any) right to )?(?:[^.;]{0,30}\\b)?(?:set-?off|offset)\\b[^.;]{0,80}\\b(?:amounts?|payments?|sums?|fees?)\\b',
        ),
        phrasePattern(
          '\\bwithout (?:any )?(?:reductions?|deductions?) (?:whatsoever|of any (?:kind|nature)|for any reason)',
        ),
      ]);
      if (match === null || !laysDown(sentence) || /\bfor clarity\b/i.test(text)) return null;
      // To bear a cost without getting it back keeps nobody from setting off.
      if (/\b(?:offset|set-?off) (?:or|and) (?:reimbursement|recovery|contribution)\b/i.test(text))
        return null;
      const actor = context.actors.doer(text, match.index);
      const claims = new Claims(sentence);
      claims.found(
        'excepted',
        phrasePattern(
          '\\bexcept\\b|\\bunless\\b|\\bother than\\b|\\bprovided,? (?:however,? )?that\\b|\\bconsent\\b',
        ),
      );
      return {
        severity: 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who },
        burdens: actor,
      };
    },
  },
  {
    kind: 'tax-gross-up',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern('\\bgross(?:ed)?[- ]up\\b'),
        phrasePattern(
          '\\bfree (?:and clear )?(?:of|from) (?:(?:and|or) without )?[^.;]{0,60}\\b(?:tax(?:es)?|withholdings?)\\b',
        ),
        phrasePattern('\\bfree and clear of[^.;]{0,120}\\b(?:tax(?:es)?|withholding tax)\\b'),
        phrasePattern(
          '\\b(?:additional amounts?|increased)\\b[^.;]{0,80}\\b(?:withh\\w+|deduct\\w+)\\b[^.;]{0,80}\\btax',
        ),
      ]);
      if (
        match === null ||
        !laysDown(sentence) ||
        (/^free/i.test(match[0]) && !isOfPayment(text.slice(0, match.index))) ||
        phrasePattern(
          'without (?:any )?(?:provision for|obligation to)|no gross|\\bliens?\\b|\\bencumbranc|\\bexcept(?:ing)?(?: for)? (?:(?:any|for|applicable|required|such|as|by|law|of) ){0,3}(?:withholding tax|(?:tax(?:es)? )?(?:withh|deduct)\\w+)',
        ).test(text) ||
        // The clause itself may let the payer keep what it must withhold.
        phrasePattern(
          '\\b(?:withheld|deducted)\\b[^.;]{0,80}\\b(?:deemed|treated as|considered)\\b[^.;]{0,30}\\bpaid\\b|\\b(?:entitled|permitted|authori[sz]ed) to (?:deduct|withhold)\\b[^.;]{0,80}\\btax',
        ).test(sentence.around)
      )
        return null;
      const { payer, payee } = context.actors.payment(text, at(match));
      const claims = new Claims(sentence);
      const grossedUp = /^gross/i.test(match[0]);
      const turn = phrasePattern(
        '\\bprovided,? (?:however,? )?that\\b|\\bprovided,? however|\\bexcept\\b|\\bunless\\b',
      ).exec(text);
      const ofCase = grossedUp ? null : OF_CASE.exec(text.slice(0, match.index));
      // A proviso before the gross-up names its cases; one behind it takes some away.
      if (ofCase !== null) claims.at('cases', at(ofCase));
      else if (turn !== null && turn.index < match.index && grossedUp) claims.at('cases', at(turn));
      else if (turn !== null && turn.index > match.index) claims.at('excepted', at(turn));
      return {
        severity: 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: payer.who },
        burdens: payer,
        serves: payee,
      };
    },
  },
] as const satisfies readonly Rule[];
