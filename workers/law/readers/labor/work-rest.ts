import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';

/** Readers of the rules on rest. */
export const workRestReaders: ReadersById = {
  'SA-LAB-107': {
    topic: {
      en: '\\b(?:rest|meal|lunch|prayer) (?:breaks?|periods?)\\b|\\bconsecutive hours\\b',
      ar: '~(?:فترة|فترات) (?:ال)?راحة#|~ساعات متتالية',
    },
    en: [
      limit({
        cues: ['\\bwork(?:s|ing|ed)?\\b'],
        needs: '\\b(?:consecutive|continuous|successive|uninterrupted)(?:ly)?\\b',
        unless: '\\brest (?:of|period of|day)|\\bweekly rest|\\btwenty-four|\\b24\\b|\\boff\\b|\\bsleep',
        measure: 'hours',
        atMost: 5,
        after: 60,
        bound: { en: 'five consecutive hours without a break', ar: 'خمس ساعات متتالية دون فترة راحة' },
      }),
      affirms('breaks', {
        cues: [
          '\\b(?:work(?:s|ed|ing)?|shift|duty|hours)\\b[^.;]{0,60}\\b(?<core>without (?:any |a |taking )?(?:rest |meal |lunch )?(?:breaks?|interruption))',
        ],
        unless: '\\bmore than five\\b|\\bnot\\b|\\bexceed',
        says: {
          en: 'The clause lets the worker work without a break.',
          ar: 'يجيز البند تشغيل العامل دون فترة راحة.',
        },
      }),
      states('breaks', {
        cues: [
          '\\b(?:there (?:is|are|shall be)|entitled to|receives?|has|have) no (?:rest |meal |lunch |prayer )?breaks?\\b',
          '\\bnot (?:be )?entitled to (?:any |a )?(?:rest |meal |lunch )?breaks?\\b',
          '\\bno (?:rest |meal |lunch )breaks? (?:is|are|shall be|will be) (?:given|granted|allowed|provided|permitted)',
        ],
        unless: '\\b(?:smoking|additional|further|other)\\b',
        says: { en: 'The clause gives the worker no break.', ar: 'يحرم البند العامل من فترة الراحة.' },
      }),
      states('keeps', {
        cues: [
          '\\bbreaks?\\b[^.;]{0,60}\\b(?:half an hour|30 minutes|thirty (?:\\(30\\) )?minutes|one hour|an hour|1 hour|60 minutes)',
          '\\b(?:half an hour|30[- ]minutes?|thirty (?:\\(30\\) )?minutes|one[- ]hour|60[- ]minutes?)\\b[^.;]{0,30}\\b(?:breaks?|rest)\\b',
        ],
        unless: '\\bnursing\\b',
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:متتالية|متواصلة|متصلة|مستمرة)#'],
        needs: '~(?:عمل|يعمل|تشغيل|دوام|العمل)#',
        unless: '24|أربع وعشرين|أربعا وعشرين|~أسبوعية#|~أيام#',
        measure: 'hours',
        atMost: 5,
        after: 10,
        before: 30,
        bound: { en: 'five consecutive hours without a break', ar: 'خمس ساعات متتالية دون فترة راحة' },
      }),
      states('breaks', {
        cues: [
          '~(?:يعمل|تعمل|عمل|دوام|ساعات|تشغيل)[^.;]{0,60}(?:دون|بدون|بلا) (?:أي )?(?:(?:فترة|فترات) )?(?:راحة|استراحة|انقطاع|توقف)',
          '(?:لا يحق|لا يستحق|ليس|لا يمنح|لا تمنح|لا توجد)[^.;]{0,40}~(?:فترة راحة|فترات راحة|استراحة|استراحات)#',
        ],
        unless: 'لا يجوز|أكثر من خمس|لا يعمل|ألا يعمل|~(?:إضافية|أخرى)#',
        says: { en: 'The clause gives the worker no break.', ar: 'يحرم البند العامل من فترة الراحة.' },
      }),
      states('keeps', {
        cues: [
          '~(?:راحة|استراحة)#[^.;]{0,60}(?:نصف ساعة|30 دقيقة|ثلاثين دقيقة|ثلاثون دقيقة|ساعة واحدة|لمدة ساعة)',
        ],
        unless: '~(?:إرضاع|رضاعة)#',
      }),
    ],
  },
  'SA-LAB-108': {
    topic: {
      en: '\\bweekly rest\\b|\\brest days?\\b|\\bdays? off\\b',
      ar: '~(?:راحة|عطلة) (?:ال)?أسبوعية#|~يوم (?:ال)?راحة',
    },
    en: [
      states('breaks', {
        cues: [
          '\\bwork(?:s|ing)?\\b[^.;]{0,80}\\b(?:seven (?:\\(7\\) )?days (?:a|per|each|every|of the|in the) week|7 days (?:a|per|each|every|of the) week|all days of the week|every day of the week)',
          '\\b(?:no|not (?:be )?entitled to (?:a|any)|without (?:a|any)|(?:waives?|forgoes?)(?: \\w+){0,4}) (?:paid )?(?:weekly (?:rest|day off|holiday|off)|rest day|day of rest|day off)',
        ],
        unless:
          '\\bnot (?:be )?(?:required|obliged|work|permitted|lawful|made)|\\bmay not\\b|\\bshall not\\b|\\bcustomers?\\b|\\bsick|\\bdeduct|\\bstores?\\b|\\bopen\\b|\\boperat',
        says: {
          en: 'The clause leaves the worker without a weekly day of rest.',
          ar: 'يحرم البند العامل من يوم الراحة الأسبوعية.',
        },
      }),
      ban({
        cues: [
          '\\b(?:weekly (?:rest|day off|off)|rest days?|days? of rest)\\b[^.;]{0,80}\\b(?<core>replaced|compensated|substituted|exchanged|paid out|bought out|converted|in lieu)\\b[^.;]{0,60}\\b(?:cash|money|payment|pay|allowance|sum|monetary)',
          '\\b(?<core>cash|pay|payment|allowance|monetary compensation|compensation)\\b[^.;]{0,30}\\b(?:in lieu of|instead of|in place of)\\b[^.;]{0,20}\\b(?:weekly (?:rest|day off)|rest days?|day of rest|day off)',
        ],
        unless: '\\bovertime\\b|\\bcompensatory (?:day|rest)',
        says: {
          en: 'The clause replaces the weekly day of rest by money.',
          ar: 'يستعيض البند عن يوم الراحة الأسبوعية بمقابل نقدي.',
        },
      }),
      affirms('breaks', {
        cues: [
          '\\b(?:weekly (?:rest|day off|holiday)|rest days?|day of rest)\\b[^.;]{0,50}\\b(?<core>unpaid|without (?:pay|wages?)|half[- ]pa(?:y|id))',
        ],
        says: {
          en: 'The clause makes the weekly day of rest unpaid.',
          ar: 'يجعل البند يوم الراحة الأسبوعية دون أجر.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:weekly (?:rest|day off|holiday)|rest day|day of rest|day off)\\b[^.;]{0,80}\\b(?:Friday|full (?:pay|wage)|fully paid|paid|24|twenty-four)',
          '\\bFridays?\\b[^.;]{0,60}\\b(?:weekly|rest day|day of rest)',
          '\\b(?:paid|one|24|twenty-four)\\b[^.;]{0,40}\\b(?:weekly rest|day off each week|rest day)',
        ],
        unless: '\\bunpaid|without pay|in lieu|instead of|\\bseven\\b|\\bovertime',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '~(?:يعمل|تعمل|عمل|دوام|أيام)#[^.;]{0,60}(?:(?:سبعة (?:\\(7\\) )?أيام|7 أيام)(?=[^.;]{0,12}أسبوع)|جميع أيام الأسبوع|طوال أيام الأسبوع|كافة أيام الأسبوع|كل أيام الأسبوع)',
          '(?:لا يستحق|لا يحق|ليس|لا يمنح|لا تمنح|دون|بدون|بلا|يتنازل|تنازل|لا يتمتع)[^.;]{0,40}~(?:يوم (?:ال)?راحة|راحة (?:ال)?أسبوعية|عطلة (?:ال)?أسبوعية|إجازة (?:ال)?أسبوعية|يوم راحة)',
        ],
        unless: 'لا يجوز|ألا |لا يعمل|لا يلزم|~(?:خصم|حسم|عملاء|متجر|فروع)#|دون أجر|نقدي',
        says: {
          en: 'The clause leaves the worker without a weekly day of rest.',
          ar: 'يحرم البند العامل من يوم الراحة الأسبوعية.',
        },
      }),
      ban({
        cues: [
          '(?<core>~(?:تعويض|استبدال|استعاضة|يعوض|يستبدل|يستعاض|صرف|بدل|مقابل)#)[^.;]{0,60}~(?:يوم (?:ال)?راحة|أيام (?:ال)?راحة|راحة (?:ال)?أسبوعية|عطلة (?:ال)?أسبوعية)[^.;]{0,60}~(?:نقدا|نقدي|نقدية|مالي|بدل|مبلغ)#',
        ],
        unless: '~(?:إضافي|إضافية)#',
        says: {
          en: 'The clause replaces the weekly day of rest by money.',
          ar: 'يستعيض البند عن يوم الراحة الأسبوعية بمقابل نقدي.',
        },
      }),
      states('breaks', {
        cues: [
          '~(?:راحة (?:ال)?أسبوعية|عطلة (?:ال)?أسبوعية|يوم (?:ال)?راحة)[^.;]{0,40}(?:دون أجر|بدون أجر|غير مدفوعة|غير مدفوع|بنصف)',
        ],
        says: {
          en: 'The clause makes the weekly day of rest unpaid.',
          ar: 'يجعل البند يوم الراحة الأسبوعية دون أجر.',
        },
      }),
      states('keeps', {
        cues: [
          '~(?:راحة (?:ال)?أسبوعية|عطلة (?:ال)?أسبوعية|يوم (?:ال)?راحة)[^.;]{0,80}(?:~جمعة#|بأجر كامل|مدفوع|24|أربع وعشرين)',
          '~جمعة#[^.;]{0,60}~(?:راحة (?:ال)?أسبوعية|عطلة (?:ال)?أسبوعية|يوم (?:ال)?راحة)',
          'لا يجوز[^.;]{0,40}~(?:تعويض|استبدال)#[^.;]{0,40}~(?:راحة)#',
        ],
        unless: '(?:غير|دون|بدون) (?:مدفوع|أجر)|سبعة أيام|~(?:نقدا|تنازل|يتنازل)#',
      }),
    ],
  },
};
