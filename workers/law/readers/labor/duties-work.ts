import type { ReadersById } from '../reader.js';
import { allOf, readTogether } from '../together.js';
import { NO_WAGE } from './duties-words.js';

const STOPPED = {
  en: '\\b(?:stops?|stopp(?:ed|age)|stands? still|standstill|idle|clos(?:es|ed|ure)|shut(?:s|down)?|suspend\\w*|breakdowns?|broken down|interrupt\\w*|lack of (?:work|materials?|orders)|no work)\\b',
  ar: '~(?:توقف|[يت]توقف|أوقفت|إيقاف (?:ال)?عمل|تعطل|[يت]تعطل|إغلاق|أغلقت|[يت]غلق|انقطاع (?:ال)?(?:تيار|كهرباء)|نقص (?:ال)?مواد|عدم توفر|لا يوجد عمل)',
};
const OURS = {
  en: '\\b(?:factory|plant|site|machin\\w+|materials?|maintenance|repairs?|equipment|management|orders|power|company|works?|establishment|workshop|client)\\b',
  ar: '~(?:مصنع|موقع|آلات|معدات|معداتها|مواد|صيانة|إدارة|كهرباء|منشأة|شركة|ورشة|مشروع|عمل|فرع)',
};
const CONTRACTOR = {
  en: "\\b(?:contractor|subcontractor|service provider|supplier)(?:['’]s)?\\b",
  ar: '~(?:مقاول|متعهد|مقدم (?:ال)?خدمة)',
};
const ITS_WORKERS = {
  en: '\\b(?:workers?|employees?|staff|personnel|workforce|labou?r)\\b',
  ar: '~(?:عمال|عماله|عاملين|عامليه|موظفيه|موظفي)',
};
const BENEFITS = {
  en: '\\b(?:benefits?|rights|allowances?|leave|pay|wages?|terms)\\b',
  ar: '~(?:مزايا|حقوق|بدلات|بدل|أجور|إجازات)',
};
const NEED_NOT = {
  en: '\\b(?:need not|not (?:be )?(?:obliged|bound|required|entitled|receive|enjoy|give|grant|extend)|no (?:obligation|right|entitlement)|without (?:being )?(?:obliged|bound)|less than|lower than|only the (?:statutory )?minimum|neither)\\b',
  ar: '~(?:لا|ولا|لن|دون أن) [يت](?:لزم|لتزم|ستحق|سري|شمل|منح|تمتع|سرى)|~(?:لا يحق|ليس ل|[يت]كفيه|أقل من|غير ملزم|غير ملتزم)',
};

/** Readers of the rules on duties that stand apart. */
export const dutiesWorkReaders: ReadersById = {
  'SA-LAB-133': {
    topic: { en: '\\bready (?:for|to) work\\b', ar: '~مستعد' },
    ...allOf(
      readTogether({
        says: {
          en: 'The clause denies the wage for time in which the employer has no work for the worker.',
          ar: 'يحرم البند العامل من أجر مدة توقف العمل لسبب راجع إلى صاحب العمل.',
        },
        en: [
          [
            STOPPED.en,
            OURS.en,
            NO_WAGE.en,
            '\\b(?:days?|time|hours|period|work\\w*|when(?:ever)?|while|during)\\b',
          ],
        ],
        ar: [[STOPPED.ar, OURS.ar, NO_WAGE.ar, '~(?:أيام|مدة|فترة|إجازة|توقف|عمال|عامل|موظف)']],
        unless: {
          en: '\\b(?:unpaid leave|deemed suspended|contractor|strike|suspen\\w+ (?:from|as|without|of the employee)|disciplin\\w+|sick|Friday|detain\\w*|arrest\\w*|detention|force majeure|fault of the (?:employee|worker)|fee|loan|misconduct|holidays?|Eid\\w*|deductions? (?:shall|may) not|overtime|leaves? service|absen\\w+)\\b',
          ar: '~(?:مقاول|إضراب|تأديب|مرض|جمعة|توقيف|أوقف|قوة قاهرة|مخالفة|جزاء|عيد|إضافي|رسوم|غياب|استقال|إيقاف)#',
        },
      }),
      readTogether({
        answer: 'keeps',
        says: { en: 'The wage is paid.', ar: 'يدفع الأجر.' },
        en: [
          [
            '\\bready\\b[^.;]{0,20}\\bwork',
            '\\b(?:paid|wage|pay)\\b',
            '\\b(?:attributable|cause|prevent\\w*)\\b',
          ],
        ],
        ar: [['~(?:راجع|عائد|[يت]رجع) إلى', '~[يت]ستحق', '~(?:أجره|أجر)']],
        unless: { en: '\\bnot\\b|\\bno\\b', ar: '~لا [يت]ستحق' },
      }),
    ),
  },
  'SA-LAB-134': {
    topic: { en: '\\bcore (?:work|business|production|activit)', ar: '~أعمال(?:ه|ها)? (?:ال)?أصلية' },
    ...allOf(
      readTogether({
        says: {
          en: 'The clause lets the contractor give its workers less than those of its principal have.',
          ar: 'يجيز البند ألا يعطي المقاول عماله ما يعطيه صاحب العمل الأصلي لعماله.',
        },
        en: [
          [
            CONTRACTOR.en,
            ITS_WORKERS.en,
            BENEFITS.en,
            NEED_NOT.en,
            "\\b(?:own (?:workers|employees|staff|personnel)|the (?:Client|Company|Employer|Principal)'s (?:own )?(?:workers|employees|staff|personnel)|gives? its|granted to)\\b",
          ],
        ],
        ar: [
          [
            CONTRACTOR.ar,
            ITS_WORKERS.ar,
            BENEFITS.ar,
            NEED_NOT.ar,
            '~(?:عمال (?:ال)?(?:شركة|عميل|صاحب|منشأة)|موظفي (?:ال)?(?:شركة|عميل|منشأة)|عمالها|موظفيها|أعمال(?:ه|ها) (?:ال)?أصلية)',
          ],
        ],
      }),
      readTogether({
        answer: 'keeps',
        says: { en: 'The same rights are given.', ar: 'تعطى الحقوق نفسها.' },
        en: [
          [
            CONTRACTOR.en,
            ITS_WORKERS.en,
            '\\b(?:all|the same)\\b[^.;]{0,20}\\b(?:rights|benefits)',
            '\\bits own\\b',
            '\\bcore\\b',
          ],
        ],
        ar: [
          [
            CONTRACTOR.ar,
            '~(?:جميع|كافة|كل|ذات) (?:ال)?(?:حقوق|مزايا)',
            ITS_WORKERS.ar,
            '~(?:عمل|أعمال|أعماله|أعمالها) (?:ال)?أصلي',
          ],
        ],
        unless: { en: NEED_NOT.en, ar: NEED_NOT.ar },
      }),
    ),
  },
};
