import type { ReadersById } from '../reader.js';
import { both, tells } from './tells.js';

const LOAN = '\\b(?:loans?|lent|lender|borrow\\w*|principal(?! place)|facility|advance[sd]?|financing)\\b';
const INTEREST =
  '\\b(?:interest(?= (?:rate|accru\\w+|at|of \\d|is|shall|on|payments?|period|charges?|per|calculated|thereon|will|plus|compound))|interest at|bears? (?:\\w+ )?interest|(?:default|compound|accrued|annual|simple|unpaid|contractual) interest|with interest|plus interest|rate of interest|SIBOR|SAIBOR|LIBOR|SOFR|EIBOR|usury|return of|fixed return|annual return|(?:is|are|be) increased by|increased by|per\\s?cent of the (?:principal|loan|sum lent)|monthly percentage|capitali[sz]ed|profit of \\d)\\b';
const DENIED =
  '\\b(?:no|not|without|free of|nor|never|neither)\\b(?: \\w+){0,5}? (?:interest|increase[sd]?|return|usury)\\b|\\binterest[- ]free\\b';
const NOT_SO =
  '\\b(?:(?:conflict|best|security|ownership|partnership|beneficial|insurable|equity|business|public|common|own|the) interests?(?! (?:rate|accru|shall accrue|is (?:due|payable|charged|calculated)|at))|interest in|interests of|return of (?:the |any )?(?:documents|goods|loan|original|amount|principal|sum|security)|murabaha|tawarruq|ijara|reimburs\\w+|legal fees|out-? ?of-? ?pocket)\\b';
const MORE = {
  en: 'The clause has the borrower return more than was lent.',
  ar: 'يلزم البند المقترض بأن يرد أكثر مما اقترض.',
};
const LOAN_AR = '~(?:قرض|قروض|[يت]قرض|[يت]قترض|مقترض|مقرض|مقترضة|إقراض|اقتراض|سلفة|مبلغ (?:ال)?مقترض)#';
const INTEREST_AR =
  '~(?:فائدة|فوائد|فوائده|فوائدها|عائد|عائدا|عوائد|زيادة|ربا|أرباح)#|~(?:زيد|[يت]زاد|[يت]زداد|[يت]ضاف|مضافا|[يت]زيد)#[^.;]{0,60}~(?:بالمائة|بالمئة|في المائة|%|نسبة|ريال|مقداره|قدره)|[^.;]%[^.;]{0,20}زيادة';
const DENIED_AR =
  '~(?:دون|بدون|بلا|لا|عدم|من غير|خال|خاليا|حسن|ليس)#[^.;]{0,50}~(?:فائدة|فوائد|زيادة|زيادات|عائد|ربا)#';
const SUM_EN = '(?:SAR|SR)\\s?(?<a>[\\d,]{4,15})';

/** Readers of the rule on increases on a loan. */
export const loanReaders: ReadersById = {
  'SA-CTL-20': {
    topic: { en: `${LOAN}[^.;]{0,120}\\binterest\\b`, ar: `${LOAN_AR}[^.;]{0,80}(?:${INTEREST_AR})` },
    en: [
      tells('breaks', {
        all: [INTEREST, `${LOAN}|\\brepayment\\b`],
        unless: `${DENIED}|${NOT_SO}`,
        says: MORE,
      }),
      (sentence, words) => {
        const sums = words
          .matches(sentence, SUM_EN)
          .map((match) => Number((match.groups?.['a'] ?? '').replaceAll(',', '')));
        const match = words
          .pattern('\\brepay\\b[^.;]{0,60}\\b(?:against|for|in return for|upon) a loan of\\b', 'en')
          .exec(sentence.text);
        const [back, lent] = sums;
        if (match === null || sums.length !== 2 || back === undefined || lent === undefined || back <= lent)
          return null;
        return {
          answer: 'breaks',
          at: { start: match.index, end: match.index + match[0].length },
          says: MORE,
        };
      },
      tells('keeps', { all: [DENIED, LOAN], unless: NOT_SO }),
    ],
    ar: [
      tells('breaks', {
        all: [both(INTEREST_AR, LOAN_AR, 140)],
        unless: `${DENIED_AR}|~(?:مرابحة|تورق|فائدة (?:ال)?مقترض|لفائدة|زيادة رأس)`,
        says: MORE,
      }),
      tells('breaks', {
        all: [
          '~(?:[يت]قرض|أقرض)#[^.;]{0,80}~(?:[يت]رد|رد)(?:ها|ه)?#[^.;]{0,20}~(?:مائة|ألف)[^.;]{0,10}و(?:عشرة|عشرين|خمسة|عشرون|خمسون)',
        ],
        unless: DENIED_AR,
        says: MORE,
      }),
      tells('breaks', {
        all: ['~(?:تأجيل|إمهال|تمديد)#', '~(?:سداد|دين|قرض|وفاء)#', '~(?:زيد|[يت]زاد|[يت]زداد|زيادة)#'],
        unless: DENIED_AR,
        says: MORE,
      }),
      tells('keeps', { all: [DENIED_AR, LOAN_AR], denied: '~(?:فائدة|فوائد|زيادة|زيادات|عائد|ربا)#' }),
    ],
  },
};
