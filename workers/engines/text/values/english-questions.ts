import type { Asked } from './ask.js';
import type { Question } from './value.js';

const BREACHED =
  '\\b(?:breach|default|cure[ds]?\\b|remed|rectif|fail|insolv|bankrupt|non-?renew|renew|price|fees? (?:increase|change)|audit|inspect|claim|indemnif|force majeure|delay|object|meeting)';
const FREELY =
  '\\b(?:convenience|without cause|with or without cause|any (?:or no )?reason|no reason|at will|any time)';
const NOTICE_AFTER =
  "^['’]?s?['’]?\\s{0,3}(?:of )?(?:\\w{1,20}\\s){0,4}?(?:notice|prior|before|in advance|advance|preceding)\\b";
const CURE =
  '(?:cur(?:e|ed|es|ing)|remed(?:y|ies|ied|ying)|correct(?:s|ed|ing|ion)?|rectif(?:y|ies|ied|ying))';
const PAID = '(?:pay|pays|paid|payable|payment|payments|due|remit|remits|remitted|settle|settles|settled)';
const TIMES = 'day|week|month|quarter|year';

/** Returns the noun after "per" or "for each" behind a rate or an amount, a unit of time before any other. */
export function englishPeriod(before: string, after: string): string | null {
  const adverb = /\b(?:per annum|p\.? ?a\b|annually|yearly|monthly|weekly|daily|quarterly)/i.exec(after)?.[0];
  const time = new RegExp(
    `\\b(?:per|an?|each|every|any)\\s(?:(?:one|full|complete|calendar|business|working|contract|such|additional|fiscal|\\(\\d\\)) ?){0,3}(${TIMES})\\b`,
    'i',
  ).exec(after)?.[1];
  if (time !== undefined) return time.toLowerCase();
  if (adverb !== undefined) return ADVERBS[adverb.toLowerCase().slice(0, 4)] ?? 'year';
  const noun = /\b(?:per|for each|for every)\s(?!cent|the\b)(?:such )?([A-Za-z]{2,20})\b/i.exec(after)?.[1];
  if (noun !== undefined) return noun;
  const ahead =
    /\b(annual|yearly|monthly|weekly|daily|quarterly|each year|each month|each calendar year|per annum|per month|per year)\b(?![\s\S]*\b(?:annual|yearly|monthly|weekly|daily)\b)/i.exec(
      before,
    )?.[1];
  return ahead === undefined
    ? null
    : (ADVERBS[ahead.toLowerCase().slice(0, 4)] ?? (/month/i.test(ahead) ? 'month' : 'year'));
}
const ADVERBS: Record<string, string> = { 'per ': 'year', annu: 'year', year: 'year', mont: 'month', week: 'week', dail: 'day', quar: 'quarter' }; // prettier-ignore

const BASE =
  '(?:prime|base (?:lending )?rate|libor|sofr|saibor|sibor|eibor|euribor|sonia|reference rate|discount rate|federal funds|bank rate|repo rate|interbank|lending rate|treasury)';

/** How each value that is not a place is recognized in English. */
export const ENGLISH_QUESTIONS: Record<Exclude<Question, 'governing-law' | 'court' | 'seat'>, Asked> = {
  'interest-rate': {
    cues: [
      '\\b(?:interest|(?:late|finance|service) (?:payment )?(?:charge|fee)s?|default rate)\\b……<P>',
      '<P> (?:simple |compound |late |default |per annum |annual |monthly )?(?:interest|(?:late|finance|service) (?:payment )?(?:charge|fee))\\b',
      '<P> per (?:annum|month|day)…\\b(?:interest|late charge|finance charge)\\b',
      '\\b(?:overdue|past due|late|unpaid|delinquent)\\b…<P> (?:\\([^)]{0,30}\\) )?(?:per|a) (?:annum|month|year|day)',
    ],
    unlessIn:
      '\\b(?:ownership|equity|security|membership|beneficial|economic|working|voting|controlling|majority|royalty|carried|percentage|undivided|participating|net profits) interests?\\b|interests? in (?:the|this|any)|\\b(?:vat|value added|withh\\w*|tax|discount)\\b|conflict of interest',
    unlessAfter:
      '^ (?:\\([^)]{0,20}\\) )?(?:of (?:the )?(?:shares|stock|equity|capital|voting)|ownership|equity|interest in)\\b',
    period: englishPeriod,
    margin: {
      before: `\\b${BASE}\\b[\\s\\S]{0,60}\\b(?:plus|increased by|and)\\s(?:an additional )?(?:\\([a-z\\d]\\)\\s)?$|\\bplus (?:a margin of )?$`,
      after: `^\\s?(?:\\([^)]{0,20}\\) ?)?(?:points? |per annum )?(?:above|over|in excess of|higher than|more than|greater than|plus|below|under)\\b`,
    },
  },
  'penalty-rate': {
    cues: [
      '\\b(?:penalt(?:y|ies)|liquidated damages|fines?|delay damages|(?:late|delay) (?:delivery )?(?:charge|fee)s?)\\b……<A>(?=[^.;]{0,70}\\b(?:per|each|every|a day|a week|daily|weekly|monthly|annually)\\b)',
      '<A> (?:[^.;,]{0,60} )?(?:per|for each|for every|a) (?:day|week|month|calendar day|business day)[^.;]{0,60}\\b(?:delay|late|penalt|liquidated)',
      '\\b(?:penalt(?:y|ies)|liquidated damages|fines?|delay damages)\\b……<A>',
      '<A>…\\bas (?:a |an )?(?:agreed )?(?:penalty|liquidated damages)\\b',
    ],
    unlessIn: '\\b(?:exceed\\w*|maximum|up to|capped|limited to|no more than)\\b',
    unlessBefore: '\\b(?:exceed|maximum of|up to|cap of|limited to)\\s$',
    period: englishPeriod,
  },
  'notice-period': {
    cues: [
      "<D>['’]?s?['’]?(?: \\([^)]{0,30}\\))?(?: or more)?(?: [a-z-]{1,20}){0,5}? notice\\b",
      '\\bnotice\\b…<D>',
      "<D>['’]?s?['’]? (?:prior to|before|in advance of)\\b…\\b(?:terminat|cancel|withdraw)",
      '\\b(?:terminat|cancel)\\w*…\\b(?:upon|on|by|giving|with|after)\\b…<D>',
    ],
    needs: '\\b(?:terminat|cancel|withdraw|resign|discontinu|end this|bring this)',
    unlessIn:
      '\\b(?:receipt of|following|after|from) (?:\\w{1,20} ){0,6}?notice\\b|\\b(?:cure|breach|default|renew)',
    unlessAfter:
      '^ (?:after|following|from|of) (?:the )?(?:receipt|receiving|delivery|date of|such|written|service|notice)',
    unless: `^(?![\\s\\S]*${FREELY})[\\s\\S]*${BREACHED}`,
  },
  'initial-term': {
    cues: [
      '\\b(?:initial|original|primary|first|base|minimum|fixed)(?: [a-z]{1,15}){0,2} (?:term|period|duration|tenure)\\b……<D>',
      '\\b(?:term|duration)\\b(?: of (?:this|the) [a-z]{1,20})?(?: \\([^)]{0,60}\\))?…\\b(?:of|for|is|be|continues?|runs?|lasts?|period|until|years?)\\b…<D>',
      '\\b(?:remain|remains|continue|continues|be|stay|is|valid|binding|effective)(?: valid)?(?: and)?(?: in)?(?: full)? (?:force|effect|valid|binding|effective)\\b…<D>',
      '\\bfor (?:a|an)(?: [a-z-]{1,15}){0,3} (?:term|period|duration) of (?:\\w{1,12} ){0,3}<D>',
      '\\b(?:continues?|expires?|terminates?|ends?|runs?|lasts?)\\b…\\b(?:for|on|after|of)\\b…<D>',
      '<D>(?: \\([^)]{0,40}\\))?(?: initial| fixed| original)? (?:term|tenure|contract|agreement)\\b',
    ],
    unlessIn:
      '\\b(?:renew\\w*|exten\\w*|additional|successive|consecutive|subsequent|surviv\\w*|confiden\\w*|notice|thereafter|warrant\\w*|non-?compet\\w*)\\b',
    unlessBefore:
      '\\b(?:renew\\w{0,6}|exten\\w{0,7}|additional|successive|subsequent|consecutive|further)\\b[^,]{0,50}$',
    unlessAfter: `${NOTICE_AFTER}|^ (?:after|following|from) (?:the |any |such )?(?:expir|terminat|disclos|end)|^ (?:renewal|extension)`,
  },
  'renewal-term': {
    cues: [
      '\\b(?:renew\\w{0,6}|exten(?:d|ds|ded|sion|sions)|prolong\\w{0,4}|roll\\w{0,3} over|successive|consecutive|additional|subsequent|further)\\b…<Y>',
      '<Y>(?: \\([^)]{0,40}\\))? (?:renewal|extension|successive|additional|extended)',
    ],
    needs: '\\b(?:renew|exten|prolong|roll)',
    unlessIn: '\\b(?:notice|notif\\w*|prior to|at least|no later than|not less than)\\b',
    unlessAfter: `${NOTICE_AFTER}|^ (?:initial|original)`,
  },
  'cure-period': {
    cues: [
      `\\b(?:un${CURE}|${CURE})\\b…<D>`,
      `<D>['’]?s?['’]?…\\b(?:to|which to|opportunity to|cannot be|may be|be) (?:\\w{1,12} ){0,2}?(?:un)?${CURE}\\b`,
      `<D>['’]?s?['’]? (?:\\([^)]{0,30}\\) )?(?:cure|grace|remedy)\\b`,
      `\\b(?:cure|grace|remedy) period\\b…<D>`,
      '\\b(?:breach|default|failure|non-?compliance)\\b…\\b(?:continu|persist|remain)\\w{0,4}\\b…<D>',
      `\\buntil <D>…\\b(?:un)?${CURE}\\b`,
      `\\b(?:breach|default|fail)\\w{0,6}\\b…<D>[^.;]{0,120}\\b(?:un)?${CURE}\\b`,
      `<D>[^.;]{0,160}\\b(?:breach|default)[^.;]{0,100}\\b(?:un)?${CURE}\\b`,
    ],
    needs: `\\b(?:un)?${CURE}\\b|\\bgrace\\b|\\b(?:continu|persist)`,
  },
  'survival-period': {
    cues: [
      '\\bsurviv\\w{0,4}\\b……<D>',
      '\\b(?:confiden\\w{0,8}|obligations?|provisions?|duties|duty|covenants?|restrictions?|secrecy|remain|continue|continues|effect|force|binding|bound|last|apply|applies)\\b……\\b(?:for|of|until|period)\\b…<D>(?=[^.;]{0,40}\\b(?:after|following|from|beyond|thereafter|subsequent)\\b)',
      '\\b(?:during|throughout)\\b…\\bterm\\b…<D> (?:thereafter|after|following)',
      '\\b(?:for|of|and) (?:a period of )?(?:\\w{1,12} ){0,2}<D>(?: \\([^)]{0,30}\\))? (?:thereafter|(?:after|following|from|beyond|subsequent to) (?:the )?(?:date of )?(?:the |its |such |any )?(?:\\w{1,20} or )?(?:earlier )?(?:terminat|expir|disclos|end\\b|cessation|completion|closing))',
      '<D> survival\\b',
    ],
    unlessBefore: '\\b(?:within|no later than|not later than|at least)\\s(?:\\w{1,12}\\s){0,2}$',
    unlessAfter: NOTICE_AFTER,
  },
  'payment-term': {
    cues: [
      `\\bnet[\\s-]<D>`,
      `\\b${PAID}\\b…<D>`,
      `\\b(?:within|no later than|not later than)\\b…<D>…\\b${PAID}\\b`,
      "<D>['’]?s?['’]? (?:\\([^)]{0,30}\\) )?(?:after|of|from|following)\\b…\\b(?:invoice|receipt|statement|billing)\\b…\\bpa(?:y|id)",
      '\\b(?:invoices?|statements?)\\b…<D>',
    ],
    needs: `\\b${PAID}\\b|\\bnet[\\s-]`,
    unless:
      '\\b(?:overdue|past due|bear|accrue|interest at|fails?|failed|failure|not (?:been )?paid|unpaid|disput\\w{0,4}|object\\w{0,4}|refund\\w{0,4}|terminat\\w{0,4}|suspend|late fee|days late)\\b',
    unlessAfter: NOTICE_AFTER,
  },
  probation: {
    cues: ['\\bprobation\\w{0,4}\\b…<D>', '<D> (?:\\([^)]{0,30}\\) )?probation'],
    unlessIn: '\\b(?:extend\\w{0,4}|notice)\\b',
  },
  'liability-cap': {
    cues: [
      '\\b(?:liab\\w{0,8}|responsib\\w{0,8}|damages|claims?)\\b……\\b(?:exceed\\w{0,4}|(?<!not )limited to|greater than|more than|(?:capped|fixed) at|cap of|maximum|limit of|in excess of|up to)\\b…<A>',
      '\\b(?:exceed|(?<!not )limited to|capped at)\\b…<A>',
      '\\b(?:maximum|aggregate|total|cumulative|overall)(?: [a-z]{1,15}){0,3} liability\\b…<A>',
      '<A>…\\b(?:is|be|as) (?:the )?(?:\\w{1,12} ){0,2}(?:maximum|limit|cap)\\b',
    ],
    needs: '\\b(?:liab|responsib|damages)',
    unlessIn: '\\b(?:insur\\w{0,6}|bond|deductible|basket|retention|per diem)\\b',
    unlessAfter: '^[^,]{0,40}\\b(?:insurance|deductible|coverage)\\b',
  },
  deposit: {
    cues: [
      '\\b(?:deposit|earnest money|down ?payment|retainer)\\b…\\b(?:of|amount|sum|equal|totall?ing|is|be)\\b…<A>',
      '<A>(?: \\([^)]{0,40}\\))? (?:(?:security|refundable|cash|initial|non-?refundable) ){0,2}(?:deposit|earnest money|down ?payment|retainer)\\b',
      '<A>…\\b(?:as|by way of|for|constituting|towards?)\\b(?: [a-z-]{1,15}){0,4} (?:deposit|earnest money|down ?payment|retainer)\\b',
      '\\bdeposit(?:s|ed|ing)?\\b…<M>',
    ],
    unlessIn: '\\b(?:rent of|price of|fee of|insurance|return\\w{0,4}|deduct\\w{0,4}|in addition to)\\b',
    unlessAfter: '^ (?:per annum )?(?:rent|fee|price)\\b',
  },
  'minimum-purchase': {
    cues: [
      '\\b(?:purchas\\w{0,4}|buy|buys|orders?|ordering|acquire|takes?|spend|sells?|sales)\\b…\\b(?:at least|minimum|(?:not|no) (?:less|fewer|lower) than)\\b…<Q>',
      '\\b(?:minimum|guaranteed)(?: [a-z]{1,15}){0,3} (?:purchas\\w{0,4}|orders?|quantit\\w{0,3}|volumes?|commitments?|sales|spend)\\b…<Q>',
      '\\b(?:at least|minimum(?: of)?|(?:not|no) (?:less|fewer) than) <Q>[^.;]{0,80}\\b(?:purchas|order|products?|goods|units)',
    ],
    needs: '\\b(?:purchas|buy|order|acquire|take|spend|sell|sales|commit)',
    unlessIn: '\\b(?:charge|insurance|notice|liabilit)\\w{0,3}\\b',
    period: englishPeriod,
  },
};
