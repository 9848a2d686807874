import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { WAGE } from './pieces.js';

const FEES = {
  en: '\\b(?:(?:recruitment|visa|iqama|residen(?:ce|cy)(?: permit)?|work permit|work licen[cs]e|labou?r (?:card|licen[cs]e)|exit[- ](?:and|/)?[- ]?re-?entry|change of profession)\\b[^.;,]{0,40}?\\b(?:fees?|costs?|expenses?|charges?|fines?)|(?:fees?|costs?|expenses?|charges?)\\b[^.;]{0,30}\\b(?:recruitment|visas?|iqama|residen(?:ce|cy)(?: permit)?|work permit|work licen[cs]e|exit (?:and )?re-?entry))\\b',
  ar: '~(?:رسوم|تكاليف|تكلفة|مصاريف|مصروفات|نفقات|غرامات)#[^.;]{0,40}~(?:استقدام|استقدامه|إقامة|إقامته|رخصة (?:ال)?عمل|تأشيرة|تأشيرات|خروج وعودة|خروج والعودة|تغيير (?:ال)?مهنة|رخص (?:ال)?عمل)#',
};
const BEARS = {
  en: '(?:bears?|borne by|pay|pays|paid by|reimburses?|reimbursed by|repays?|repaid by|refunds?|charged to|at the (?:cost|expense) of|responsible for|deducted from|recovered from|responsibility of|account of|compensates?)',
  ar: '~(?:يتحمل|تتحمل|يدفع|يسدد|يلتزم|على نفقة|على حساب|يرد|يعيد|سداد|بدفع|بسداد|دفع|حسم|خصم|تخصم|تحسم|يخصم|استرداد|برد|على عاتق)#',
};
const OTHERS = {
  en: '\\b(?:dependants?|dependents?|family|wife|spouse|children|without (?:a )?(?:lawful|legitimate|valid) reason|lost|replacement|transfer to another)\\b',
  ar: '~(?:مرافقين|مرافقيه|تابعين|تابعيه|أسرته|أسرة|عائلته|زوجته|أبناؤه|بدل فاقد|بدون سبب مشروع|دون سبب مشروع|صاحب (?:ال)?عمل (?:ال)?جديد)#',
};
const TICKET = {
  en: '\\b(?:return (?:air )?ticket|repatriation (?:cost|ticket|expense)s?|ticket (?:back )?to (?:his|her|the) (?:home )?country)\\b',
  ar: '~(?:تذكرة|تذاكر|تكاليف) (?:ال)?(?:عودة|عودته|سفر|سفره|طيران)',
};

/** Readers of the rules on what the employer bears. */
export const workCostsReaders: ReadersById = {
  'SA-LAB-29': {
    topic: FEES,
    en: [
      ban({
        cues: [
          `{employee}[^.;]{0,60}\\b(?<core>${BEARS.en})\\b[^.;]{0,100}(?:${FEES.en})`,
          `(?:${FEES.en})[^.;]{0,100}\\b(?<core>${BEARS.en})\\b[^.;]{0,30}(?:{employee}|\\b(?:his|her|their) (?:own )?(?:${WAGE.en}|expense|cost))`,
          `(?<core>${BEARS.en})\\b[^.;]{0,20}{employee}[^.;]{0,60}(?:${FEES.en})`,
          `{employer}[^.;]{0,40}\\b(?<core>deduct|recover|claim)\\b[^.;]{0,80}(?:${FEES.en})`,
        ],
        unless: `${OTHERS.en}|\\b(?:Company|Employer|First Party) (?:shall |will )?(?:bears?|pays?)\\b`,
        says: {
          en: 'The clause makes the worker bear fees of recruitment, residence or the work permit.',
          ar: 'يحمل البند العامل رسوم الاستقدام أو الإقامة أو رخصة العمل.',
        },
      }),
      affirms('keeps', {
        cues: [
          `{employer}[^.;]{0,40}\\b(?<core>bears?|pays?|responsible for)\\b[^.;]{0,100}(?:${FEES.en})`,
          `(?:${FEES.en})[^.;]{0,80}\\b(?<core>borne by|paid by|account of|charged to)\\b[^.;]{0,10}{employer}`,
        ],
        unless: '\\b(?:deduct\\w*|reimburse\\w*|repay\\w*|refund\\w*|half)\\b',
      }),
    ],
    ar: [
      ban({
        cues: [
          `(?<core>${BEARS.ar})[^.;]{0,24}{employee}[^.;]{0,60}(?:${FEES.ar})`,
          `{employee}[^.;]{0,40}(?<core>${BEARS.ar})[^.;]{0,60}(?:${FEES.ar})`,
          `(?:${FEES.ar})[^.;]{0,60}(?<core>${BEARS.ar})[^.;]{0,20}(?:{employee}|${WAGE.ar}|~نفقته)`,
          `(?<core>~(?:خصم|حسم|استرداد|يخصم|تخصم|يسترد|تسترد)#)[^.;]{0,40}(?:${FEES.ar})`,
        ],
        unless: `${OTHERS.ar}|~(?:يتحمل|تتحمل|يلتزم|تلتزم|يدفع|تدفع|يسدد|تسدد|يتكفل|تتكفل)# {employer}|~على نفقة {employer}`,
        says: {
          en: 'The clause makes the worker bear fees of recruitment, residence or the work permit.',
          ar: 'يحمل البند العامل رسوم الاستقدام أو الإقامة أو رخصة العمل.',
        },
      }),
      affirms('keeps', {
        cues: [`(?<core>~(?:يتحمل|تتحمل|يدفع|تدفع|يلتزم|تلتزم)#) {employer}[^.;]{0,60}(?:${FEES.ar})`],
        unless: '~(?:خصم|حسم|مناصفة|نصف|استرداد)#',
      }),
    ],
  },
  'SA-LAB-128': {
    topic: TICKET,
    en: [
      ban({
        cues: [
          `{employee}[^.;]{0,60}\\b(?<core>${BEARS.en})\\b[^.;]{0,60}(?:${TICKET.en})`,
          `(?:${TICKET.en})[^.;]{0,80}\\b(?<core>${BEARS.en})\\b[^.;]{0,20}{employee}`,
        ],
        unless:
          '\\b(?:resign\\w*|without (?:a )?(?:lawful|legitimate|valid|just)|unfit\\w*|family|dependants?|dependents?|vacation|annual leave|breach\\w*|if|probation|unable|terminates|leaves before)\\b|\\b(?:Company|Employer|First Party) (?:shall |will )?(?:bears?|pays?)\\b',
        says: {
          en: 'The clause makes the worker pay for the return ticket in every case.',
          ar: 'يحمل البند العامل تذكرة عودته في جميع الأحوال.',
        },
      }),
      affirms('keeps', {
        cues: [
          `{employer}[^.;]{0,60}\\b(?<core>bears?|pays?|provides?|give|provide|pay|bear)\\b[^.;]{0,80}(?:${TICKET.en})`,
        ],
        unless: '\\b(?:deduct\\w*|vacation|annual)\\b',
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?<core>يتحمل|تتحمل|يدفع|يلتزم) {employee}[^.;]{0,60}(?:${TICKET.ar})`,
          `(?:${TICKET.ar})[^.;]{0,50}(?<core>~(?:على نفقة|على حساب|على عاتق|يتحملها)#) {employee}`,
        ],
        unless:
          '~(?:استقال|استقالة|صلاحيته|إذا|حالة|حال|تابعين|أسرته|سنوية|مشروع|أخل|إخلال)#|~(?:يتحمل|تتحمل|يلتزم|تلتزم)# {employer}',
        says: {
          en: 'The clause makes the worker pay for the return ticket in every case.',
          ar: 'يحمل البند العامل تذكرة عودته في جميع الأحوال.',
        },
      }),
      affirms('keeps', {
        cues: [`(?<core>~(?:يتحمل|تتحمل|يدفع|يلتزم|تلتزم|يوفر|توفر)#) {employer}[^.;]{0,60}(?:${TICKET.ar})`],
        unless: '~(?:حسم|خصم|سنوية)#',
      }),
    ],
  },
  'SA-LAB-122': {
    topic: {
      en: '\\b(?:housing|accommodation|transport\\w*) allowance\\b',
      ar: '~بدل (?:ال)?(?:سكن|نقل|مواصلات)#',
    },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:no|not (?:be )?(?:entitled to|provided with|provide|receive)(?: any| either)?|without(?: any)?|neither) (?:\\w+ ){0,2}?(?:housing|accommodation|transport\\w*)(?:,? (?:or|and|nor) (?:housing|accommodation|transport\\w*))?(?: allowances?)?[^.;]{0,30}\\b(?:nor|or|and|whatsoever|in (?:cash or )?kind)\\b[^.;]{0,40}\\b(?:allowance|cash|kind|housing|transport\\w*)',
          '\\b(?:housing|accommodation|transport\\w*)\\b[^.;]{0,60}\\b(?:at (?:his|her|the {employee}.s|their) own (?:cost|expense)|borne by (?:the )?{employee})[^.;]{0,60}\\b(?:without|no) (?:any )?(?:allowance|compensation|reimbursement)',
        ],
        unless: '\\b(?:leave|visitors?|guests?|customers?|additional|other than)\\b',
        says: {
          en: 'The clause grants neither housing or transport nor an allowance for it.',
          ar: 'لا يوفر البند السكن أو النقل ولا بدلاً عنهما.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:housing|accommodation|transport\\w*) (?:and (?:housing|transport\\w*) )?allowance\\b',
          '{employer}[^.;]{0,40}\\b(?<core>provides?)\\b[^.;]{0,40}\\b(?:housing|accommodation|transport\\w*)',
        ],
        unless: '\\b(?:no|not|without|except|deduct\\w*)\\b',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '(?:لا يستحق|لا يوفر|لا توفر|لا يلتزم|لا تلتزم|لا يصرف|لا تصرف|غير ملزم|غير ملزمة)[^.;]{0,50}~(?:سكن|نقل|مواصلات)#[^.;]{0,40}(?:أو|ولا)[^.;]{0,10}~(?:بدل|بدلا|تعويض)',
          '~(?:سكن|سكنه|نقل|مواصلات)#[^.;]{0,40}~(?:على نفقته|على حسابه|على نفقة)#[^.;]{0,40}(?:دون|بدون|ولا) (?:أي )?~?(?:بدل|تعويض|مقابل)',
        ],
        unless: '~(?:زوار|ضيوف|إضافي)#',
        says: {
          en: 'The clause grants neither housing or transport nor an allowance for it.',
          ar: 'لا يوفر البند السكن أو النقل ولا بدلاً عنهما.',
        },
      }),
      states('keeps', {
        cues: [
          '~(?:بدل|بدلا) (?:ال)?(?:سكن|نقل|مواصلات)#',
          '~(?:يوفر|توفر)# {employer}[^.;]{0,40}~(?:سكن|سكنا|مواصلات|نقل)#',
        ],
        unless: '(?<![ء-ي])(?:لا|دون|بدون|غير|ليس)(?![ء-ي])',
      }),
    ],
  },
};
