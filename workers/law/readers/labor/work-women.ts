import type { ReadersById } from '../reader.js';
import { limit } from '../limit.js';
import { ban, states } from '../turns.js';

const UNPAID = {
  en: '\\b(?:unpaid|without (?:pay|wages?|salary)|at half (?:pay|salary|wage)|half[- ]pay|no pay)\\b',
  ar: '(?:دون أجر|بدون أجر|بلا أجر|دون راتب|بدون راتب|غير مدفوعة|غير مدفوع|بنصف (?:ال)?(?:أجر|راتب))',
};
const WEEKS = { en: 'twelve weeks', ar: 'اثنا عشر أسبوعاً' };
const PREGNANT = {
  en: '\\b(?:pregnan\\w+|maternity leave|gives? birth|childbirth)\\b',
  ar: '~(?:حمل|حملها|حامل|حاملا|حملت|تحمل|وضع|وضعها|ولادة)#',
};

/** Readers of the rules on working women. */
export const workWomenReaders: ReadersById = {
  'SA-LAB-27': {
    topic: { en: '\\bmaternity\\b', ar: '~إجازة (?:ال)?(?:وضع|أمومة)#' },
    en: [
      limit({
        cues: ['\\bmaternity(?: leave)?\\b'],
        unless:
          '\\b(?:extend\\w*|extension|sick child|disab\\w+|additional|further|notice|certificate|before the|service|polic\\w+|insur\\w+|scheme)\\b',
        measure: 'days',
        atLeast: 84,
        after: 0,
        before: 60,
        follows: '^[^.;,]{0,24}\\bmaternity',
        bound: WEEKS,
      }),
      limit({
        cues: ['\\bmaternity(?: leave)?\\b'],
        unless:
          '\\b(?:extend\\w*|extension|sick child|disab\\w+|additional|further|notice|certificate|before the|service|polic\\w+|insur\\w+|scheme)\\b',
        measure: 'days',
        atLeast: 84,
        after: 90,
        bound: WEEKS,
      }),
      states('breaks', {
        cues: [
          `\\bmaternity leave\\b[^.;]{0,60}${UNPAID.en}`,
          `\\bunpaid maternity leave\\b`,
          '\\b(?:no|not (?:be )?entitled to(?: any)?) (?:paid )?maternity leave',
          '\\bmaternity leave\\b[^.;]{0,60}\\b(?:half|50%|75%|50 ?per ?cent) (?:of )?(?:the |her )?(?:basic )?(?:pay|salary|wage)',
        ],
        unless: '\\b(?:full (?:pay|wage|salary)|fully paid|extend\\w*|extension|month|additional)\\b',
        says: {
          en: 'The clause grants maternity leave without full pay.',
          ar: 'يجعل البند إجازة الوضع دون أجر كامل.',
        },
      }),
    ],
    ar: [
      limit({
        cues: ['~إجازة (?:ال)?(?:وضع|أمومة)#'],
        unless: '~(?:تمديد|تمدد|إضافية|مريض|إعاقة|إشعار|شهادة|خدمة)#',
        measure: 'days',
        atLeast: 84,
        after: 90,
        before: 20,
        bound: WEEKS,
      }),
      states('breaks', {
        cues: [
          `~إجازة (?:ال)?(?:وضع|أمومة)#[^.;]{0,60}${UNPAID.ar}`,
          '(?:لا تستحق|لا يحق|ليس|لا تمنح)[^.;]{0,40}~إجازة (?:ال)?(?:وضع|أمومة)#',
        ],
        unless: '~(?:تمديد|تمدد|إضافية|كامل)#',
        says: {
          en: 'The clause grants maternity leave without full pay.',
          ar: 'يجعل البند إجازة الوضع دون أجر كامل.',
        },
      }),
    ],
  },
  'SA-LAB-119': {
    topic: PREGNANT,
    en: [
      ban({
        cues: [
          '\\b(?<core>terminat\\w+|dismiss\\w*|end(?:s|ed)?)\\b[^.;]{0,100}\\b(?:pregnan\\w+|maternity leave|childbirth)\\b',
          '\\bpregnan\\w+\\b[^.;]{0,80}\\b(?<core>terminat\\w+|dismiss(?:ed|al)|end(?:s|ed))\\b',
        ],
        unless: '\\b(?:fixed term|resign\\w*|{employee} may|she may|insurance)\\b|\\bLabou?r Law',
        says: {
          en: 'The clause lets a woman be dismissed for pregnancy or during maternity leave.',
          ar: 'يجيز البند فصل العاملة بسبب الحمل أو أثناء إجازة الوضع.',
        },
      }),
      states('breaks', {
        cues: [
          '\\bcontract\\b[^.;]{0,40}\\b(?:ends?|terminat\\w+|void|cancelled)\\b[^.;]{0,50}\\b(?:pregnan\\w+)',
          '\\bif\\b[^.;]{0,40}\\b(?:becomes? |falls? )?pregnant\\b[^.;]{0,60}\\b(?:terminat\\w+|dismiss(?:ed)?|ends?)\\b',
          '\\b(?:undertakes?|agrees?|shall|must)\\b[^.;]{0,10}\\bnot (?:to )?(?:become|get|be|fall) (?:pregnant|married)\\b',
        ],
        unless:
          '\\bnot (?:be )?(?:terminat|dismiss|end)|\\bmay not (?:be )?(?:terminat|dismiss)|\\bvoid to|\\bmay resign',
        says: {
          en: 'The clause lets a woman be dismissed for pregnancy, or forbids it to her.',
          ar: 'يجيز البند فصل العاملة بسبب الحمل أو يلزمها بعدم الحمل.',
        },
      }),
    ],
    ar: [
      ban({
        cues: [
          '(?<core>~(?:فصل|فصلها|إنهاء|إنذار|ينهي|فسخ|ينتهي|يفسخ)#)[^.;]{0,80}~(?:حمل|حملها|حامل|حملت|إجازة (?:ال)?وضع)#',
        ],
        unless: '~(?:استقالة|تأمين)#|~يجوز لل(?:عاملة|موظفة) إنهاء',
        says: {
          en: 'The clause lets a woman be dismissed for pregnancy or during maternity leave.',
          ar: 'يجيز البند فصل العاملة بسبب الحمل أو أثناء إجازة الوضع.',
        },
      }),
      states('breaks', {
        cues: [
          '(?:إذا|حال|حالة|عند|متى)[^.;]{0,30}~(?:حملت|حمل|حملها|حامل)#[^.;]{0,60}~(?:ينتهي|ينهى|يعتبر|يعد|إنهاء|فصل|فصلها|يفسخ|مفسوخا)#',
          '~(?:تتعهد|تلتزم)#[^.;]{0,40}(?:عدم|ألا|بألا)[^.;]{0,10}~(?:حمل|زواج|تحمل|تتزوج|إنجاب)#',
        ],
        unless: '(?<![ء-ي])لا (?:يجوز|يحق|ينتهي|تفصل)',
        says: {
          en: 'The clause lets a woman be dismissed for pregnancy, or forbids it to her.',
          ar: 'يجيز البند فصل العاملة بسبب الحمل أو يلزمها بعدم الحمل.',
        },
      }),
    ],
  },
};
