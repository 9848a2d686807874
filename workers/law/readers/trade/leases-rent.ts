import type { ReadersById } from '../reader.js';
import { denies } from '../turns.js';
import { IN_RIYADH, REAL_ESTATE } from './pieces.js';
import { right, told, wrong } from './turns.js';

const RENT = {
  en: '\\b(?:rents?|rental(?: value| amount)?)\\b',
  ar: '(?:~(?:أجرة|أجرته|أجرتها|قيمة (?:ال)?إيجارية|قيمة (?:ال)?إيجار|بدل (?:ال)?إيجار|مبلغ (?:ال)?إيجار|إيجار (?:ال)?(?:سنوي|شهري))#|(?<=(?:رفع|زيادة|تعديل|يرفع|يزيد|تحديد|يحدد) )~إيجار#)',
};
const AT_WILL = {
  en: '\\b(?:discretion|sees? fit|deems? (?:it )?(?:fit|appropriate|proper|suitable|necessary)|considers? (?:fit|appropriate|suitable)|at will|as it (?:wishes|pleases|likes)|may (?:from time to time )?(?:decide|fix|determine)|it (?:alone )?(?:decides|determines|fixes)|unilaterally|alone|at any time|whenever it|without (?:the )?(?:\\w+ )?(?:consent|approval|agreement|objection))\\b',
  ar: '~(?:تقديره|تقدير|يراه|يراها|يشاء|يشاؤه|يقرره|يقررها|إرادته|إرادة|رغبته|رأيه|يرتئيه|منفردا|وحده|يحددها|يحدده|في أي وقت|متى شاء|دون (?:الحاجة إلى |حاجة إلى )?(?:موافقة|اعتراض))#',
};
const AGREED = {
  en: '\\b(?:service charges?|deposit|market (?:rents?|rates?|value)|valuer|appraiser|index|jointly|mutual\\w*|parties agree|instal?lments?|renew\\w*|sub-?let\\w*)\\b|%|\\bper ?cent\\b|{tenant} may',
  ar: '~(?:تأمين|خبير|مقيم|مؤشر|باتفاق|اتفاق|السوق|رسوم|مواقف|تجديد|تجديده|باطن)#|%|بالمائة|بالمئة',
};
const NO_RENT = {
  en: 'The clause leaves the amount of the rent to the lessor alone.',
  ar: 'يترك البند تحديد الأجرة لإرادة المؤجر وحده.',
};
const RAISED = { en: 'The clause lets the rent rise.', ar: 'يقضي البند بزيادة الأجرة.' };
const RISES =
  '(?<core>increas(?:es?|ed|ing)|raise[sd]?|escalat(?:es?|ed|ion)|rises?|higher|stepp?(?:ed)? up|uplift(?:ed)?|increment)\\b';
const RISES_AR =
  '(?<core>~(?:تزاد|يزاد|تزيد|يزيد|زيادة|زيادتها|رفع|ترفع|يرفع|ترتفع|يرتفع|ارتفاع|تتصاعد|أعلى)#)';
const HOW_MUCH =
  '(?:%|\\bper ?cent\\b|\\b(?:by|than|each|every|annual\\w*|renewal|renewed|year|SAR|riyals?)\\b)';
const HOW_MUCH_AR = '(?:%|بالمائة|بالمئة|في المائة|في المئة|عند|كل|سنوي|بداية|تجديد|تلقائيا|ريال)';
const FAIR_RISE = {
  en: '\\b(?:fixed for|unchanged|permitted by (?:the )?(?:law|regulations)|additional area|parking|VAT|tax|service charges?|sub-?let\\w*)\\b',
  ar: '~(?:ثابتة|مساحة|ضريبة|مواقف|باطن)#|بما تسمح به الأنظمة|وفق الأنظمة|وفقا للأنظمة',
};
const DEPOSIT = {
  en: '\\b(?:(?:security|tenancy|rental|insurance|guarantee) deposit|the deposit|deposit amount)\\b',
  ar: '~(?:مبلغ (?:ال)?(?:ضمان|تأمين)|ضمان (?:ال)?مالي|تأمين (?:ال)?(?:مدفوع|مسترد|نقدي)|مبلغ (?:ال)?وديعة)#',
};
const KEPT = {
  en: 'The clause keeps the deposit from the tenant without any damage.',
  ar: 'يحرم البند المستأجر من استرداد مبلغ الضمان دون وجود أضرار.',
};

/** Readers of the rules on the rent and the deposit of leases. */
export const leaseRentReaders: ReadersById = {
  'SA-CTL-35': {
    topic: {
      en: '\\b(?:annual |monthly |amount of (?:the )?)rent\\b',
      ar: '~(?:أجرة (?:ال)?سنوية|قيمة (?:ال)?أجرة|قيمة (?:ال)?إيجار)#',
    },
    en: [
      wrong(
        NO_RENT,
        { unless: AGREED.en },
        `${RENT.en}[^.;]{0,80}\\b(?<core>determined|fixed|set|increased|changed|revised|reviewed|adjusted|amended|varied|be such)\\b[^.;]{0,60}{landlord}[^.;]{0,60}${AT_WILL.en}`,
        `${RENT.en}[^.;]{0,80}\\b(?<core>determined|fixed|set|increased|changed|revised|adjusted|amended|varied)\\b[^.;]{0,40}\\b(?:at (?:any time|will)|discretion)\\b[^.;]{0,40}{landlord}`,
        `{landlord}[^.;]{0,80}\\b(?<core>determines?|fix|set|increase|raise|change|revise|adjust|amend|vary)\\b[^.;]{0,30}${RENT.en}[^.;]{0,80}${AT_WILL.en}`,
        `{landlord}[^.;]{0,40}\\b(?:at any time|at its (?:sole |absolute )?discretion|unilaterally)\\b[^.;]{0,40}\\b(?<core>determine|fix|set|increase|raise|change|revise|adjust|amend|vary)\\b[^.;]{0,20}${RENT.en}`,
        `${RENT.en}[^.;]{0,40}\\b(?<core>such (?:sum|amount)|whatever (?:sum|amount))[^.;]{0,20}\\b(?:as|that)\\b[^.;]{0,10}{landlord}`,
        `(?<core>(?:whatever|any)) (?:the )?(?:new )?${RENT.en}[^.;]{0,20}{landlord}[^.;]{0,20}\\b(?:fix|set|decid|determin|demand)`,
      ),
      right(
        { unless: AT_WILL.en },
        `${RENT.en}[^.;]{0,30}\\b(?<core>is|shall be|of)\\b[^.;]{0,12}(?:SAR|SR|\\d|Saudi riyal)`,
      ),
    ],
    ar: [
      wrong(
        NO_RENT,
        { unless: AGREED.ar },
        `(?<core>~(?:يحدد|تحدد|تحديد|رفع|زيادة|تعديل|يعدل|تعدل|يرفع|يزيد)#)[^.;]{0,30}${RENT.ar}[^.;]{0,80}${AT_WILL.ar}`,
        `{landlord}[^.;]{0,30}~في أي وقت#[^.;]{0,30}(?<core>~(?:رفع|زيادة|تعديل|يرفع|يزيد)#)[^.;]{0,15}${RENT.ar}`,
        `(?:${RENT.ar})[^.;]{0,20}(?<core>~(?:مبلغ الذي|قدر الذي|بما|حسبما|وفق ما)#?)[^.;]{0,20}(?:يقرره|يحدده|يراه|يقرر|يحدد|يرى)[^.;]{0,10}{landlord}`,
        `(?<core>~(?:أي|أية|كل)# (?:ال)?(?:أجرة|زيادة))[^.;]{0,20}(?:يقررها|يحددها|يراها|يفرضها) {landlord}`,
      ),
      right({ unless: AT_WILL.ar }, '~(?:أجرة|قيمة (?:ال)?إيجار)#[^.;]{0,30}(?<core>\\d)'),
    ],
  },
  'SA-LEA-02': {
    topic: { en: '\\brent (?:increase|escalation|review)\\b', ar: '~(?:زيادة|رفع) (?:ال)?(?:أجرة|إيجار)' },
    onlyIf: IN_RIYADH,
    en: [
      wrong(
        RAISED,
        { needs: RENT.en, unless: FAIR_RISE.en },
        `${RENT.en}[^.;]{0,100}\\b${RISES}[^.;]{0,60}${HOW_MUCH}`,
        `{landlord}[^.;]{0,60}\\b${RISES}[^.;]{0,20}${RENT.en}`,
        `${HOW_MUCH}[^.;]{0,40}${RENT.en}[^.;]{0,40}\\b${RISES}`,
        `\\b${RISES} (?:of|in) (?:the )?(?:annual |monthly )?${RENT.en}[^.;]{0,60}${HOW_MUCH}`,
        `\\b(?:annual|yearly)\\b[^.;]{0,10}\\b${RISES}[^.;]{0,40}${RENT.en}`,
        `\\b${RISES}[^.;]{0,20}(?:%|per ?cent)[^.;]{0,20}${RENT.en}`,
        `{tenant}[^.;]{0,40}\\b(?:accepts?|pays?|agrees? to)\\b[^.;]{0,20}\\b${RISES}[^.;]{0,20}${RENT.en}`,
      ),
      told(
        RAISED,
        { unless: FAIR_RISE.en },
        '\\b(?:up)?(?:on|at) (?:each|every|any|the)? ?renewal(?: of (?:the|this) lease)?,? the (?:annual )?rent (?:is|(?:shall|will)(?: be)?)(?: automatically)? (?:increase[ds]?|escalated?|raised|rise)\\b',
      ),
      denies('keeps', {
        cues: [`${RENT.en}[^.;]{0,40}\\b(?<core>increased?|raised?)\\b[^.;]{0,40}(?:term|renewal)`],
      }),
    ],
    ar: [
      wrong(
        RAISED,
        { needs: RENT.ar, unless: FAIR_RISE.ar },
        `${RISES_AR}[^.;]{0,30}${RENT.ar}[^.;]{0,80}${HOW_MUCH_AR}`,
        `(?:${RENT.ar})[^.;]{0,60}${RISES_AR}[^.;]{0,40}${HOW_MUCH_AR}`,
        `${HOW_MUCH_AR}[^.;]{0,30}${RISES_AR}[^.;]{0,10}${RENT.ar}`,
      ),
      told(
        RAISED,
        { unless: FAIR_RISE.ar },
        `عند (?:كل )?~تجديد#(?: (?:العقد|عقد الإيجار))?,? (?:تزاد|ترتفع|ترفع|يزاد) ${RENT.ar}`,
      ),
      denies('keeps', {
        cues: [`(?<core>~(?:تزاد|يزاد|ترفع)#)[^.;]{0,20}${RENT.ar}[^.;]{0,40}~(?:مدة|تجديد)`],
      }),
    ],
  },
  'SA-LEA-08': {
    topic: DEPOSIT,
    onlyIf: REAL_ESTATE,
    en: [
      told(
        KEPT,
        {
          needs: DEPOSIT.en,
          unless:
            '\\b(?:booking|holding|breach\\w*|arrears|unpaid|early|terminates?|default\\w*|profits?|interest|shall not (?:withhold|retain)|until|before|without (?:prior )?(?:written )?(?:notice|consent))\\b',
        },
        `${DEPOSIT.en}[^.;]{0,40}\\b(?:non-?refundable|not (?:be )?(?:refund\\w*|return\\w*|repaid|recover\\w*)|in no (?:case|event) (?:be )?(?:refunded|returned)|forfeited in all cases)\\b`,
        `{tenant}[^.;]{0,40}\\b(?:not (?:be )?entitled|no right|may not|shall not|cannot|waives?|forfeits?)\\b[^.;]{0,60}\\b(?:recover|refund|return|reclaim|claim|repayment)\\w*\\b[^.;]{0,20}${DEPOSIT.en}`,
        `{tenant}[^.;]{0,40}\\b(?:waives?|forfeits?)\\b[^.;]{0,20}${DEPOSIT.en}`,
        `{landlord}[^.;]{0,20}\\b(?:retains?|keeps?)\\b[^.;]{0,20}${DEPOSIT.en}[^.;]{0,80}\\b(?:even if|whether or not|regardless|in all cases|in any case)\\b`,
        `${DEPOSIT.en}[^.;]{0,30}\\b(?:becomes?|is|remains?) (?:the )?property of (?:the )?{landlord}`,
        `\\bnon-?refundable\\b[^.;]{0,20}${DEPOSIT.en}`,
      ),
      right(
        { unless: '\\bnon-?refundable|\\bnot\\b' },
        `${DEPOSIT.en}[^.;]{0,40}\\b(?<core>returned|refunded|repaid)\\b`,
        `\\b(?<core>return|returns|refund|refunds|repays?)\\b[^.;]{0,20}${DEPOSIT.en}`,
      ),
    ],
    ar: [
      told(
        KEPT,
        { unless: '~(?:حجز|أرباح|إخلال|متأخرات|قبل انتهاء|أخل|مبكر|إنهائه|فائدة|قبل|حتى|أرباحه)#' },
        `${DEPOSIT.ar}[^.;]{0,40}(?:غير مسترد|غير قابل للاسترداد|لا يسترد|لا يرد|لا يعاد)`,
        `(?:لا يحق|ليس|لا يجوز|يتنازل|يسقط)[^.;]{0,30}{tenant}[^.;]{0,40}~(?:استرداد|استعادة|رد|إعادة)#[^.;]{0,20}${DEPOSIT.ar}`,
        `(?:لا يرد|لا يعاد|لا يسترد)[^.;]{0,20}${DEPOSIT.ar}`,
        `(?<!لا )~يتنازل# {tenant} عن ${DEPOSIT.ar}`,
        `~(?:يحتفظ|احتفاظ)#[^.;]{0,20}${DEPOSIT.ar}[^.;]{0,60}(?:ولو|حتى وإن|حتى لو|بغض النظر|سواء|في جميع الأحوال)`,
        `${DEPOSIT.ar}[^.;]{0,30}~(?:حقا|ملكا)# (?:خالصا )?{landlord}`,
      ),
      right(
        { unless: 'لا يعاد|غير مسترد|لا يرد|لا يحق' },
        `(?<core>~(?:يعاد|يرد|إعادة|رد|يعيد)#)[^.;]{0,20}${DEPOSIT.ar}`,
        `${DEPOSIT.ar}[^.;]{0,30}(?<core>~(?:يعاد|يرد|مسترد)#)`,
      ),
    ],
  },
};
