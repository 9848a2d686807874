import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { NO, NO_AR, tells } from './tells.js';

const VAT = '\\b(?:VAT|value[- ]added tax)\\b';
const VAT_AR = '~ضريبة (?:ال)?قيمة (?:ال)?مضافة#';
const TAX = '\\bwithh(?:old\\w*|eld)\\b';
const FOREIGN = '\\b(?:non-?residents?|foreign|overseas|outside the kingdom)\\b';
const AGAINST_LAW =
  '\\b(?:whatever the law|even (?:if|where|though)[^.;]{0,30}\\b(?:law|required)|notwithstanding (?:any |the )?(?:law|provision|tax)|regardless of (?:any |the )?(?:law|legal)|by agreement of the parties|irrespective of (?:any |the )?law|exempt\\w*)\\b';
const UNTAXED = {
  en: 'The clause forbids the withholding of tax that the law demands.',
  ar: 'يمنع البند استقطاع الضريبة الواجبة نظاماً.',
};
const TAX_AR = '~(?:استقطاع|[يت]ستقطع)#';
const AGAINST_LAW_AR =
  '~(?:أيا كان|ولو|وإن|حتى|مهما|بغض|بصرف|رغم)#[^.;]{0,30}~(?:نظام|أوجب|[يت]وجب|أوجبها|أنظمة)';
const OFFICIAL =
  '\\b(?:(?:public |government )?officials?|civil servants?|public employees?|customs officers?|ministers?|officers? of the (?:ministry|authority|customs)|employees? of the (?:ministry|authority|municipality|customs)|government employees?)\\b';
const GIVES =
  '\\b(?:(?:pays?|paid|payments?|gives?|gifts?|commissions?|benefits?|facilitation|grease|gratuit\\w+|rewards?|fee)\\b)';
const FAVOUR =
  '\\b(?:award\\w*|approv\\w+|secur\\w+|facilitat\\w+|expedit\\w+|obtain\\w*|licen[cs]\\w+|permit\\w*|win\\w*|influenc\\w+|clear\\w*)\\b';
const BRIBES = {
  en: 'The clause has officials paid or given benefits.',
  ar: 'يقضي البند بتقديم مبالغ أو منافع لموظفين عامين.',
};
const OFFICIAL_AR =
  '~(?:موظف عام|موظفين (?:ال)?عموميين|(?:موظفي|مسؤولي|منسوبي) (?:ال)?(?:وزارة|جمارك|بلدية|أمانة|هيئة|جهة|جهات)|مسؤولين (?:ال)?حكوميين|وزير|مسؤول حكومي)';
const GIVES_AR =
  '~(?:[يت]دفع|دفع|[يت]قدم|تقديم|عمولة|هدايا|هدية|مبالغ|مكافأة|[يت]منح|منفعة|إكراميات|تسهيلات)#';
const FAVOUR_AR = '~(?:ترسية|تسهيل|موافقة|إنجاز|ترخيص|حصول|تسريع|فوز|تخليص)(?![ء-ي])';
const REPORT = '\\b(?:report\\w*|suspicious (?:activity|transaction)s?|money laundering|suspicion)\\b';
const SUSPICION = '\\b(?:suspicious|suspected|suspicion|money laundering|STR|SAR report)\\b';
const TIPS =
  '\\b(?:bank|company|provider|lender|institution|we|no report)\\b[^.;]{0,40}\\b(?:shall|will|must|may|undertakes? to)\\b(?! not)[^.;]{0,20}\\b(?:inform|notify|tell|warn|alert|advise)\\b[^.;]{0,40}\\b(?:customer|client|borrower|user|you|account holder)\\b|\\b(?:not|no)\\b[^.;]{0,60}\\breport\\w*[^.;]{0,80}\\b(?:without|before|unless|until)\\b[^.;]{0,40}\\b(?:consent|approval|customer|client|notified|borrower)\\b';
const TIPPED = {
  en: 'The clause has the customer told of a report of suspicion, or the report depend on him.',
  ar: 'يقضي البند بإعلام العميل بالبلاغ عن الاشتباه أو يعلق البلاغ على موافقته.',
};
const SUSPICION_AR = '~(?:مشتبه|مشبوهة|اشتباه|غسل (?:ال)?أموال|غسيل (?:ال)?أموال)';
const TIPS_AR =
  '~(?:[يت]لتزم|على|[يت]تعهد|[يت]جوز)#[^.;]{0,30}~(?:إخطار|إشعار|إبلاغ|إعلام|تنبيه)# ~(?:عميل|مقترض|مستخدم|طرف (?:ال)?ثاني)#[^.;]{0,30}~(?:بلاغ|إبلاغ|تقرير|اشتباه)|~(?:لا|عدم|ليس)#[^.;]{0,30}~(?:إبلاغ|بلاغ|تبليغ)#[^.;]{0,60}~(?:إلا|قبل|دون)#[^.;]{0,20}~(?:موافقة|إذن|إشعار|إخطار|علم)';

/** Readers of the rules on tax, bribery and money laundering. */
export const dutyReaders: ReadersById = {
  'SA-VAT-01': {
    topic: { en: VAT, ar: VAT_AR },
    en: [
      limit({
        cues: [`${VAT}[^.;]{0,40}?\\b(?:at|of|rate|is|equal|amounting|charged)\\b`, VAT],
        measure: 'percent',
        atLeast: 15,
        after: 50,
        unless:
          '\\b(?:zero[- ]rated|exempt\\w*|retention|export\\w*|discount|penalt\\w+|advance|deposit|commission)\\b|(?<![\\d.])0 ?%',
        notBefore: '\\b(?:plus|excluding|and|less|retain\\w*)\\b',
        bound: { en: '15%', ar: '15%' },
      }),
    ],
    ar: [
      limit({
        cues: [VAT_AR],
        measure: 'percent',
        atLeast: 15,
        after: 40,
        unless: '~(?:صفر|صفرية|معفاة|ضمانا|خصم|[يت]خصم|محتجز|غرامة|عمولة|مقدم)#',
        bound: { en: '15%', ar: '15%' },
      }),
    ],
  },
  'SA-ITX-01': {
    topic: {
      en: '\\bwithholding tax\\w*|\\btax\\w* (?:\\w+ ){0,3}?withh(?:eld|old)',
      ar: '~ضريبة (?:ال)?استقطاع#',
    },
    en: [
      tells('breaks', {
        all: [TAX, '\\btax\\w*\\b', FOREIGN, `${NO}|\\bexempt\\w*\\b`, AGAINST_LAW],
        unless: '\\b(?:unless|except|gross(?:ed)?[- ]up|additional (?:sum|amount)|treaty|double taxation)\\b',
        says: UNTAXED,
      }),
      tells('keeps', {
        all: [
          '\\b(?:shall|will|may|must)\\b[^.;]{0,20}\\bwithhold\\b',
          '\\btax\\w*\\b',
          '\\b(?:law|certificate|required|applicable)\\b',
        ],
        unless: NO,
      }),
    ],
    ar: [
      tells('breaks', {
        all: [
          TAX_AR,
          '~(?:ضريبة|ضرائب)',
          '~(?:غير (?:ال)?مقيم|غير مقيمة|أجنبي|أجنبية|خارج (?:ال)?مملكة)',
          NO_AR,
          AGAINST_LAW_AR,
        ],
        says: UNTAXED,
      }),
      tells('keeps', {
        all: ['~[يت]ستقطع#', '~(?:ضريبة|ضرائب)#', '~(?:نظاما|شهادة|نظام)#'],
        unless: '~(?:لا|دون)#',
      }),
    ],
  },
  'SA-BRI-01': {
    topic: {
      en: `\\bbrib\\w+|${OFFICIAL}[^.;]{0,40}\\b(?:gifts?|benefits?|anything of value)`,
      ar: '~(?:رشوة|رشاوى)#',
    },
    en: [
      tells('breaks', {
        all: [OFFICIAL, GIVES, FAVOUR],
        unless: `${NO}|\\b(?:if|improper|notify|official (?:fees?|receipt)|statutory|government fees|brib\\w+|refrain\\w*|prohibit\\w*)\\b`,
        says: BRIBES,
      }),
      tells('breaks', {
        all: [
          '\\b(?:facilitation|grease) payments?\\b',
          '\\b(?:permitted|allowed|may be|reimbursed|acceptable)\\b',
        ],
        unless: NO,
        says: BRIBES,
      }),
      tells('breaks', {
        all: ['\\bapproval of the (?:minister|official)\\b', '\\bgifts?\\b'],
        unless: NO,
        says: BRIBES,
      }),
      tells('keeps', {
        all: [
          `\\b(?:not|neither|nor|no)\\b[^.;]{0,50}\\b(?:offer|give|pay|promise|brib\\w+)\\b`,
          `${OFFICIAL}|\\bbrib\\w+`,
        ],
        denied: '\\b(?:offer|give|pay|promise|brib\\w+)\\b',
      }),
    ],
    ar: [
      tells('breaks', { all: [OFFICIAL_AR, GIVES_AR, FAVOUR_AR], unless: `${NO_AR}|~رسوم#`, says: BRIBES }),
      tells('keeps', {
        all: [
          `~(?:لا|عدم|يحظر|[يت]متنع)#[^.;]{0,60}~(?:[يت]قدم|تقديم|رشوة|[يت]دفع|منفعة|[يت]عد)`,
          `${OFFICIAL_AR}|~رشوة#`,
        ],
        denied: '~(?:[يت]قدم|تقديم|رشوة|[يت]دفع|منفعة|[يت]عد)',
      }),
    ],
  },
  'SA-AML-02': {
    topic: {
      en: `${REPORT}[^.;]{0,40}\\bmoney laundering|suspicious (?:activity|transaction)`,
      ar: SUSPICION_AR,
    },
    en: [
      tells('breaks', {
        all: [TIPS, SUSPICION, '\\breport\\w*'],
        unless: '\\b(?:customer|client|user|borrower) (?:shall|must|will) (?:inform|notify|report)',
        says: TIPPED,
      }),
      tells('keeps', {
        all: [
          SUSPICION,
          '\\b(?:may|shall|will)\\b[^.;]{0,20}\\breport\\b',
          '\\bauthorit\\w+|\\bSAFIU\\b|\\bfinancial intelligence\\b',
        ],
        unless: '\\b(?:shall|may|will) not\\b|\\b(?:consent|notified)\\b',
      }),
    ],
    ar: [
      tells('breaks', {
        all: [TIPS_AR, SUSPICION_AR],
        unless: '~(?:[يت]لتزم|على) (?:ال)?عميل',
        says: TIPPED,
      }),
      tells('keeps', { all: [SUSPICION_AR, '~(?:إبلاغ|[يت]بلغ)#[^.;]{0,50}~جهات'], unless: '~(?:لا|إلا)#' }),
    ],
  },
};
