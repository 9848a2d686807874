import type { ReadersById } from '../reader.js';
import { limit } from '../limit.js';
import { affirms, ban, states } from '../turns.js';
import { WAGE } from './pieces.js';

const SANCTION = {
  en: '\\b(?:fin(?:e|es|ed)|disciplinary (?:sanction|penalt|action)\\w*|penalt(?:y|ies)|sanctions?|violations?|infractions?|misconduct)\\b',
  ar: '~(?:غرامة|غرامات|جزاء|جزاءات|عقوبة|عقوبات|مخالفة|مخالفات|يغرم|تغريم)(?:ه|ها)?#',
};
const FINE = {
  en: '\\b(?:fin(?:e|es|ed)|penalt(?:y|ies)|deduct(?:ed|ion|ions)?)\\b',
  ar: '~(?:غرامة|غرامات|جزاء|خصم|يخصم|حسم|يحسم|تخصم|تحسم|اقتطاع|يغرم)(?:ه|ها)?#',
};
const FIVE_DAYS = {
  en: "five days' wage for one violation, or in one month",
  ar: 'أجر خمسة أيام عن المخالفة الواحدة أو في الشهر الواحد',
};

/** Readers of the rules on discipline. */
export const workDisciplineReaders: ReadersById = {
  'SA-LAB-31': {
    topic: { en: `\\b(?:disciplinary|fines?)\\b`, ar: '~(?:غرامة|غرامات|جزاءات تأديبية|جزاء تأديبي)#' },
    en: [
      limit({
        cues: [FINE.en],
        needs: SANCTION.en,
        unless: '\\b(?:damages?|damaged|lost|notice|resign\\w*|terminat\\w+|award|absence of|absent for)\\b',
        measure: 'days',
        atMost: 5,
        after: 120,
        follows: `^['’]?s?['’]?\\s?(?:of )?(?:his |her |the )?(?:basic )?(?:${WAGE.en})`,
        bound: FIVE_DAYS,
      }),
      affirms('breaks', {
        cues: [
          "\\b(?<core>fin(?:e|ed)|penalt(?:y|ies)|deduct(?:ed|ion|s)?)\\b[^.;]{0,60}\\b(?:a |one |half (?:of )?(?:a |the |his )?|full |whole |entire )?month(?:'s|ly)? (?:basic )?(?:wage|salary|pay)\\b",
        ],
        needs:
          '\\b(?:violat\\w+|breach\\w*|late|lateness|error|mistake|infraction|misconduct|fined|fine|disciplin\\w+|delay)\\b',
        unless:
          '\\b(?:notice|resign\\w*|terminat\\w+|award|compensation|absen\\w+|loan|damages?|up to five|percent|%)\\b|%',
        says: {
          en: "The clause sets a fine of more than five days' wage.",
          ar: 'يحدد البند غرامة تزيد على أجر خمسة أيام.',
        },
      }),
    ],
    ar: [
      limit({
        cues: [FINE.ar],
        needs: SANCTION.ar,
        unless: '~(?:تلف|أتلفه|أضرار|إشعار|استقالة|فقد|مكافأة)#',
        measure: 'days',
        atMost: 5,
        after: 120,
        precedes: `(?:${WAGE.ar})[^.;]{0,6}$`,
        bound: FIVE_DAYS,
      }),
      states('breaks', {
        cues: [
          `(?<core>${FINE.ar})[^.;]{0,50}~(?:أجر شهر|راتب شهر|راتبه الشهري|أجره الشهري|نصف راتبه|نصف راتب|نصف أجره|نصف الراتب|شهر من راتبه|راتب كامل)`,
        ],
        needs: SANCTION.ar,
        unless: '~(?:إشعار|استقالة|غياب|قرض|سلفة|تلف|أضرار|تزيد|تتجاوز)#|%|لا (?:يجوز|يحق)',
        says: {
          en: "The clause sets a fine of more than five days' wage.",
          ar: 'يحدد البند غرامة تزيد على أجر خمسة أيام.',
        },
      }),
    ],
  },
  'SA-LAB-124': {
    topic: {
      en: '\\bsuspen\\w+[^.;]{0,60}\\b(?:without (?:pay|wages?|salary)|unpaid)',
      ar: '~(?:إيقاف|إيقافه|يوقف)#[^.;]{0,60}(?:دون أجر|بدون أجر|الحرمان من الأجر)',
    },
    en: [
      limit({
        cues: ['\\bsuspen(?:d|ds|ded|sion)\\b'],
        needs: '\\b(?:without (?:pay|wages?|salary|remuneration)|unpaid|no pay)\\b',
        unless: '\\b(?:services?|investigation by|police|custody|detention|unpaid leave|leave exceed\\w*)\\b',
        measure: 'days',
        atMost: 5,
        after: 120,
        bound: { en: 'five days in a month without wage', ar: 'خمسة أيام في الشهر دون أجر' },
      }),
      states('breaks', {
        cues: [
          '\\bsuspen(?:d|ds|ded|sion)\\b[^.;]{0,80}\\bwithout (?:pay|wages?|salary)\\b[^.;]{0,60}\\b(?:indefinite\\w*|for (?:any|whatever|as long)|any period|until further notice|unlimited)',
          '\\bsuspen(?:d|ds|ded|sion)\\b[^.;]{0,60}\\b(?:indefinite\\w*|any period|until further notice)\\b[^.;]{0,60}\\bwithout (?:pay|wages?|salary)',
        ],
        unless: '\\bmay not|\\bshall not',
        says: {
          en: 'The clause lets the worker be suspended without wage for any length of time.',
          ar: 'يجيز البند إيقاف العامل عن العمل دون أجر لأي مدة.',
        },
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:إيقاف|إيقافه|يوقف|وقف|وقفه)#'],
        needs: '(?:دون|بدون|بلا|الحرمان من|حرمانه من) (?:ال)?(?:أجر|راتب|أجره)',
        unless: '~(?:محكمة|شرطة|توقيف|إجازة)#',
        measure: 'days',
        atMost: 5,
        after: 100,
        bound: { en: 'five days in a month without wage', ar: 'خمسة أيام في الشهر دون أجر' },
      }),
      states('breaks', {
        cues: [
          '~(?:إيقاف|إيقافه|وقف)#[^.;]{0,60}(?:دون|بدون) (?:أجر|راتب)[^.;]{0,40}(?:حتى إشعار آخر|لأي مدة|غير محددة|مهما طالت)',
          '~(?:إيقاف|إيقافه|وقف)#[^.;]{0,40}(?:حتى إشعار آخر|لأي مدة|غير محددة)[^.;]{0,40}(?:دون|بدون) (?:أجر|راتب)',
        ],
        unless: 'لا (?:يجوز|يحق)',
        says: {
          en: 'The clause lets the worker be suspended without wage for any length of time.',
          ar: 'يجيز البند إيقاف العامل عن العمل دون أجر لأي مدة.',
        },
      }),
    ],
  },
  'SA-LAB-125': {
    topic: { en: '\\bdisciplinary\\b', ar: '~(?:جزاء|جزاءات|تأديبي|تأديبية)#' },
    en: [
      ban({
        cues: [
          '\\b(?<core>impose|imposes|apply|applies|fine|sanction|penali[sz]e|discipline|dismiss)\\b[^.;]{0,100}\\bwithout (?:any |a |prior |the |conducting |holding |need (?:for|of) ){0,3}(?:investigation|hearing|inquiry|interrogation|questioning|hearing him)',
          '\\b(?:sanctions?|penalt(?:y|ies)|fines?|disciplinary (?:action|measures?))\\b[^.;]{0,60}\\b(?<core>imposed|applied|taken)\\b[^.;]{0,50}\\bwithout (?:any |a |prior |the |conducting |holding |need (?:for|of) ){0,3}(?:investigation|hearing|inquiry|interrogation|questioning)',
        ],
        says: {
          en: 'The clause lets a sanction be imposed without hearing the worker.',
          ar: 'يجيز البند توقيع الجزاء دون استجواب العامل أو التحقيق معه.',
        },
      }),
      states('breaks', {
        cues: [
          '\\b(?:waives?|no right|not (?:be )?entitled)\\b[^.;]{0,50}\\b(?:appeal|object|grievance|contest|challenge)\\b[^.;]{0,60}\\b(?:sanctions?|penalt(?:y|ies)|disciplinary|fines?)',
          '\\b(?:sanctions?|penalt(?:y|ies)|disciplinary (?:decisions?|measures?)|fines?)\\b[^.;]{0,60}\\b(?:final and not subject to (?:appeal|objection)|may not be (?:appealed|contested|challenged)|not subject to (?:any )?(?:appeal|objection|grievance))',
        ],
        says: {
          en: 'The clause takes away the right to object to a sanction.',
          ar: 'يحرم البند العامل من التظلم من الجزاء.',
        },
      }),
      states('keeps', {
        cues: [
          '\\b(?:no|not)\\b[^.;]{0,60}\\b(?:sanction\\w*|penalt\\w+|disciplin\\w+)\\b[^.;]{0,80}\\b(?:until|before|unless|except)\\b[^.;]{0,80}\\b(?:investigat\\w+|heard|hearing|notif\\w+|writing)',
        ],
      }),
    ],
    ar: [
      ban({
        cues: [
          '(?<core>~(?:توقيع|فرض|إيقاع|يوقع|توقع|تطبيق|فصل|معاقبة|مجازاة)#)[^.;]{0,70}(?:دون|بدون|بلا) (?:[ء-ي]{2,10} ){0,2}?~?(?:تحقيق|استجواب|سماع|إجراء تحقيق|الرجوع إليه)',
        ],
        says: {
          en: 'The clause lets a sanction be imposed without hearing the worker.',
          ar: 'يجيز البند توقيع الجزاء دون استجواب العامل أو التحقيق معه.',
        },
      }),
      states('breaks', {
        cues: [
          '(?:لا يحق|ليس|يتنازل|لا يجوز)[^.;]{0,40}~(?:تظلم|اعتراض|طعن)#[^.;]{0,40}~(?:جزاء|جزاءات|عقوبة|عقوبات|غرامة|غرامات)',
          '~(?:جزاء|جزاءات|عقوبة|عقوبات|غرامة|غرامات)#[^.;]{0,40}(?:نهائي|نهائية|غير قابل|غير قابلة)[^.;]{0,30}~(?:تظلم|اعتراض|طعن)#',
        ],
        unless: '(?<![ء-ي])إلا(?![ء-ي])|~بعد#',
        says: {
          en: 'The clause takes away the right to object to a sanction.',
          ar: 'يحرم البند العامل من التظلم من الجزاء.',
        },
      }),
      states('keeps', {
        cues: [
          'لا (?:يجوز|توقع|يوقع)[^.;]{0,60}~(?:جزاء|جزاءات|عقوبة)#[^.;]{0,60}~(?:بعد|قبل)#[^.;]{0,60}~(?:إبلاغه|تحقيق|استجوابه|سماع|كتابة)',
        ],
      }),
    ],
  },
  'SA-LAB-32': {
    topic: {
      en: '\\b(?:internal|work|company) (?:regulations?|polic(?:y|ies)|rules)\\b|\\bhandbook\\b',
      ar: '~(?:لائحة|لوائح)#[^.;]{0,20}~(?:عمل|داخلية|منشأة|شركة)#',
    },
    en: [
      ban({
        cues: [
          '\\b(?:polic(?:y|ies)|handbook|regulations|rules|by-?laws|manual)\\b[^.;]{0,80}\\b(?<core>prevails?|overrides?|take precedence|takes precedence|supersedes?)\\b[^.;]{0,50}\\b(?:Labou?r Law|the law|statut\\w+)',
          '\\b(?:polic(?:y|ies)|handbook|regulations|rules)\\b[^.;]{0,60}\\b(?<core>apply|applies|binding)\\b[^.;]{0,60}\\beven (?:if|where|though) [^.;]{0,40}\\b(?:contrary to|conflicts? with|inconsistent with|contradict)\\b[^.;]{0,20}\\b(?:Labou?r Law|the law)',
        ],
        says: {
          en: "The clause puts the employer's rules above the Labor Law.",
          ar: 'يقدم البند لوائح صاحب العمل على نظام العمل.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:regulations?|polic(?:y|ies)|rules|handbook)\\b[^.;]{0,120}\\b(?:(?:do|does|shall) not (?:conflict|contradict|contravene)|without prejudice to the Labou?r Law|in (?:accordance|conformity|line) with the Labou?r Law|approved by the Ministry)',
        ],
      }),
      states('keeps', {
        cues: [
          '\\b(?:regulations?|polic(?:y|ies)|rules|handbook)\\b[^.;]{0,120}\\b(?:not (?:conflict|contradict|contravene|in conflict)|consistent with) (?:with )?(?:the )?(?:provisions of )?(?:the )?Labou?r Law',
        ],
      }),
    ],
    ar: [
      ban({
        cues: [
          '~(?:لائحة|لوائح|سياسات|أنظمة داخلية|سياسة)#[^.;]{0,80}(?<core>~(?:تسود|تقدم|ترجح|أولوية|أسبقية|تغلب|تعلو)#)[^.;]{0,40}~نظام (?:ال)?عمل#',
          '(?<core>~(?:تطبق|تسري|يعمل)#)[^.;]{0,40}~(?:لائحة|لوائح|سياسات)#[^.;]{0,40}(?:ولو|حتى لو|وإن)[^.;]{0,30}~(?:خالفت|تعارضت|مخالفة)#[^.;]{0,20}~نظام (?:ال)?عمل#',
        ],
        says: {
          en: "The clause puts the employer's rules above the Labor Law.",
          ar: 'يقدم البند لوائح صاحب العمل على نظام العمل.',
        },
      }),
      states('keeps', {
        cues: [
          '~(?:لائحة|لوائح|سياسات)#[^.;]{0,100}(?:بما لا يتعارض|لا تتعارض|بما لا يخالف|المعتمدة من (?:ال)?وزارة|لا تخالف)',
        ],
      }),
    ],
  },
};
