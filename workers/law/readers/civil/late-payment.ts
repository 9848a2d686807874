import type { ReadersById } from '../reader.js';
import { tells } from './tells.js';

const CHARGE =
  '\\b(?:penalt(?:y|ies)|interest|surcharges?|liquidated damages|(?:late|delay|default)(?: payment)? (?:fees?|charges?|fines?)|fines?|additional (?:fee|charge|sum|amount)|agreed compensation|increased? by|increases? by|compounded|late fees?|administrative fees?|profit rate|(?:per\\s?cent|%|SAR [\\d,]{2,12}) (?:shall |will )?(?:is|are|be) added to|carr(?:y|ies) a charge|charge of)\\b';
const LATE =
  '\\b(?:overdue|late payments?|payments? (?:is|are|made) late|past due|in arrears|arrears|delay(?:s|ed)? (?:in|of) (?:making |the |any |its )*(?:payment|paying|settlement|settling)|(?:not|un|never)[ -]?(?:paid|settled)|(?:remain(?:s|ing)?|left) (?:unpaid|outstanding)|fail(?:s|ed|ure|ing)? to (?:pay|settle|make (?:any |the )?payment)|default(?:s|ed)? (?:in|on|of) (?:any |the |its |a )*(?:payment|instalment|installment)|late (?:in )?(?:paying|settl\\w+)|(?:paid|settled) (?:late|after)|after (?:the|its|their) due dates?|beyond (?:the|its) due date|not (?:been )?(?:paid|settled|received)|default interest|late payment|delayed payments?|non-?payment|does not pay|do not pay|(?:payment|instalment|installment|invoice)s?\\b[^.;]{0,25}\\b(?:delayed|late|overdue|unpaid))\\b';
const MONEY_DUE = '\\b(?:pay\\w*|paid|invoices?|instal+ments?|sums?|amounts?|price|rent|dues|due)\\b';
const NOT_MONEY =
  '\\b(?:taxes|government\\w*|municipal\\w*|authorit(?:y|ies)|zatca|gosi|traffic|tax (?:invoice|return)s?|subcontractors?|wages?|no interest|in(?:to|) (?:the )?interest|interested|interest of|best interests?|conflict of interest|profit margin|whose interest|without (?:any )?(?:penalt(?:y|ies)|interest)|interest in|not exceed(?:ing)? the (?:loss|actual)|early (?:payment|settlement)|charit\\w+)\\b';
/** A charge that the words right before it deny. */
const NO_CHARGE =
  '\\b(?:no (?:\\w+ ){0,2}?(?:interest|penalt\\w+|fines?|fees?|charges?|surcharges?|damages)|without (?:any )?(?:interest|penalt\\w+|surcharge|increase))\\b';
const CHARGED = {
  en: 'The clause fixes a penalty, percentage or interest for paying money late.',
  ar: 'يحدد البند غرامة أو نسبة أو فائدة عن التأخر في سداد مبلغ نقدي.',
};
const CHARGE_AR =
  '~(?:غرامة|غرامات|غرامته|فائدة|فوائد|فوائدها|شرط (?:ال)?جزائي|شرطا جزائيا|تعويضا? (?:ال)?اتفاقيا?|تعويض (?:ال)?اتفاقي|رسوم تأخير|رسم تأخير|رسوم إضافية|مبلغ إضافي|مبلغا إضافيا|زيادة|زيادته|نسبة إضافية|جزاء|جزاءات|عمولة تأخير|[يت]ضاف|[يت]زاد|[يت]زداد|ربا)#|~(?:تعويض|تعويضا|مبلغ|مبلغا)# (?:ماليا |مقطوعا )?~?(?:قدره|مقداره|بواقع|نسبته)';
const LATE_AR =
  '(?:~(?:تأخر|تأخير|[يت]تأخر|تأخره|متأخر|متأخرة|تخلف|[يت]تخلف|تخلفه|امتناع|امتنع|عدم|لا|إخلال|لم|مماطلة|تعذر|تجاوز)#[^.;]{0,60}~(?:سداد|سداده|سدادها|دفع|دفعها|دفعه|وفاء|[يت]سدد|[يت]سددها|[يت]دفع|[يت]دفعها|تسدد|أداء|قسط|أقساط|أجرة|مستحقات|فاتورة|فواتير|ثمن|مبالغ (?:ال)?مستحقة)#)|~(?:مبالغ|مستحقات|أقساط|فواتير|دفعات|دفعة|قسط|فاتورة|مبلغ)# (?:~(?:مستحقة|مستحق)# )?~(?:متأخرة|متأخر|غير (?:ال)?مسددة|غير (?:ال)?مسدد|غير (?:ال)?مدفوعة|متأخر سدادها)#';
const NOT_MONEY_AR =
  '~(?:جهات (?:ال)?حكومية|جهة (?:ال)?حكومية|أمانة|بلدية|هيئة (?:ال)?زكاة|ضرائب|تأمينات|مرورية|تسليم (?:ال)?أعمال|تنفيذ (?:ال)?أعمال|(?:تأخير|تأخر|تأخره) في (?:ال)?(?:تنفيذ|إنجاز|تسليم|توريد)|خيرية|أوجه (?:ال)?بر|زيادة (?:ال)?أسعار)#';
const WAIT = '\\b(?:suspend\\w*|terminat\\w*)\\b';

/** Readers of the rule on penalties and interest for late payment. */
export const latePaymentReaders: ReadersById = {
  'SA-CTL-15': {
    topic: {
      en: `${LATE}[^.;]{0,120}\\b(?:penalt\\w+|interest|fees?|compensation)\\b`,
      ar: `(?:${LATE_AR})`,
    },
    en: [
      tells('breaks', {
        all: [CHARGE, LATE, MONEY_DUE],
        affirmed: CHARGE,
        unless: `${NOT_MONEY}|\\b(?:indebtedness|principal|accrued|any interest|minimum purchase|may waive|servic\\w+ a receivable|borrow\\w*|prospectus)\\b|${WAIT}[^.;]{0,60}\\bif\\b[^.;]{0,40}\\b(?:penalt|interest)|\\bfail\\w* to (?:deliver|complete|perform)|\\bprejudicial\\b|\\bwithout prejudice to (?:any|the) (?:interest|penalt)`,
        says: CHARGED,
      }),
      tells('keeps', { all: [CHARGE, LATE], denied: CHARGE }),
      tells('keeps', { all: [NO_CHARGE, LATE] }),
    ],
    ar: [
      tells('breaks', {
        all: [CHARGE_AR, LATE_AR],
        affirmed: CHARGE_AR,
        unless: NOT_MONEY_AR,
        says: CHARGED,
      }),
      tells('keeps', { all: [CHARGE_AR, LATE_AR], denied: CHARGE_AR }),
    ],
  },
};
