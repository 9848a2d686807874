import type { ReadersById } from '../reader.js';
import { limit } from '../limit.js';
import { ban, states } from '../turns.js';

const UNPAID = {
  en: '\\b(?:unpaid|without (?:pay|wages?|salary)|at half (?:pay|salary|wage)|half[- ]pay|no pay)\\b',
  ar: '(?:دون أجر|بدون أجر|بلا أجر|دون راتب|بدون راتب|غير مدفوعة|غير مدفوع|بنصف (?:ال)?(?:أجر|راتب))',
};
const SICK = {
  en: '\\bsick(?:ness)? (?:leave|pay|days?)\\b|\\bsick[- ]leave\\b|\\babsen\\w+ due to (?:illness|sickness)',
  ar: '~(?:إجازة|إجازات|إجازته) (?:ال)?مرضية#',
};

/** Readers of the rules on sickness. */
export const workSicknessReaders: ReadersById = {
  'SA-LAB-26': {
    topic: SICK,
    en: [
      limit({
        cues: [SICK.en],
        unless:
          '\\b(?:three[- ]quarters?|75|terminat\\w+|dismiss\\w*|certificate|report|notif\\w*|within|consecutive absence|unpaid|without|hospital|carr\\w+|next)\\b',
        needs:
          '\\b(?:entitled|up to|maximum|granted|allow\\w*|not exceed|per (?:year|annum)|a year|each year)\\b',
        measure: 'days',
        atLeast: 30,
        after: 0,
        before: 60,
        follows: '^[^.;,]{0,24}\\bsick',
        bound: {
          en: '30 days on wage, then 60 days on three quarters and 30 days unpaid',
          ar: 'ثلاثون يوماً بأجر، ثم ستون يوماً بثلاثة أرباع الأجر، ثم ثلاثون يوماً دون أجر',
        },
      }),
      limit({
        cues: [SICK.en],
        unless:
          '\\b(?:three[- ]quarters?|75|terminat\\w+|dismiss\\w*|certificate|report|notif\\w*|within|consecutive absence|unpaid|without|hospital|carr\\w+|next)\\b',
        needs:
          '\\b(?:entitled|up to|maximum|granted|allow\\w*|not exceed|per (?:year|annum)|a year|each year)\\b',
        measure: 'days',
        atLeast: 30,
        after: 100,
        bound: {
          en: '30 days on wage, then 60 days on three quarters and 30 days unpaid',
          ar: 'ثلاثون يوماً بأجر، ثم ستون يوماً بثلاثة أرباع الأجر، ثم ثلاثون يوماً دون أجر',
        },
      }),
      states('breaks', {
        cues: [
          `(?:${SICK.en})[^.;]{0,30}\\b(?:is|are|shall be|will be)\\b(?: \\w+){0,2} ${UNPAID.en}`,
          `\\bfirst (?:\\w+ |\\(\\d{1,2}\\) ){1,3}days?\\b[^.;]{0,40}\\bsick\\b[^.;]{0,30}${UNPAID.en}`,
          '\\b(?:no|not (?:be )?entitled to(?: any)?|without) (?:paid )?sick (?:leave|pay)\\b',
          `\\bunpaid sick leave\\b`,
        ],
        unless:
          '\\b(?:full (?:pay|wage|salary)|three[- ]quarters?|75|certificate|evidence|report|thereafter|exceed\\w*|after|beyond|false)\\b',
        says: { en: 'The clause leaves sick leave unpaid.', ar: 'يجعل البند الإجازة المرضية دون أجر.' },
      }),
      limit({
        cues: ['\\b(?:full (?:pay|wages?|salary)|fully paid)\\b'],
        needs: SICK.en,
        unless: '\\b(?:maternity|annual leave)\\b',
        measure: 'days',
        atLeast: 30,
        after: 0,
        before: 60,
        bound: { en: '30 days on wage', ar: 'ثلاثون يوماً بأجر' },
      }),
    ],
    ar: [
      limit({
        cues: [SICK.ar],
        needs: '~(?:يستحق|تستحق|تمنح|يمنح|مدتها|تتجاوز|تزيد|لمدة|حد أقصى|سنويا|سنة)#',
        unless: 'أرباع|75|~(?:إنهاء|فصل|فسخ|تقرير|شهادة|إبلاغ|خلال|دون أجر|بدون أجر)#',
        measure: 'days',
        atLeast: 30,
        after: 100,
        before: 20,
        bound: {
          en: '30 days on wage, then 60 days on three quarters and 30 days unpaid',
          ar: 'ثلاثون يوماً بأجر، ثم ستون يوماً بثلاثة أرباع الأجر، ثم ثلاثون يوماً دون أجر',
        },
      }),
      states('breaks', {
        cues: [
          `~إجازة (?:ال)?مرضية#[^.;]{0,20}${UNPAID.ar}`,
          '(?:لا يستحق|لا يحق|ليس|لا يمنح|لا يدفع|لا يصرف|لا تدفع|لا تصرف)[^.;]{0,50}~(?:إجازة|إجازات|إجازته) (?:ال)?مرضية#',
        ],
        unless: 'أرباع|كامل|~(?:شهادة|تقرير|معتمد|معتمدة|زادت|تجاوزت|استنفاد)#|ما لم|(?<![ء-ي])إلا(?![ء-ي])',
        says: { en: 'The clause leaves sick leave unpaid.', ar: 'يجعل البند الإجازة المرضية دون أجر.' },
      }),
      states('keeps', { cues: ['~إجازة (?:ال)?مرضية#[^.;]{0,60}~(?:ثلاثين|ثلاثون|30)[^.;]{0,60}أرباع'] }),
      limit({
        cues: ['~(?:بأجر كامل|أجر كامل|براتب كامل)#'],
        needs: SICK.ar,
        measure: 'days',
        atLeast: 30,
        after: 30,
        before: 60,
        bound: { en: '30 days on wage', ar: 'ثلاثون يوماً بأجر' },
      }),
    ],
  },
  'SA-LAB-118': {
    topic: {
      en: '\\bterminat\\w+[^.;]{0,80}\\b(?:illness|sickness|sick)\\b',
      ar: '~(?:إنهاء|فصل)#[^.;]{0,80}~(?:مرض|مرضه|مرضية)#',
    },
    en: [
      limit({
        cues: ['\\b(?:illness|sickness|sick|ill)\\b'],
        needs: '\\b(?:terminat\\w+|dismiss\\w*|end)\\b',
        unless: '\\bexhaust\\w*|\\bnotice of\\b|\\bcertificate',
        measure: 'days',
        atLeast: 120,
        after: 90,
        before: 60,
        notAfter: "^'?\\W{0,3}(?:prior |written )?notice",
        bound: {
          en: '120 days of sick leave before service may be ended for illness',
          ar: '120 يوماً من الإجازة المرضية قبل إنهاء الخدمة بسبب المرض',
        },
      }),
      ban({
        cues: [
          '\\b(?<core>terminate|dismiss|end)\\b[^.;]{0,80}\\b(?:because of|due to|by reason of|owing to|in case of|in the event of|if [^.;]{0,30}(?:falls?|becomes?|is))\\b[^.;]{0,30}\\b(?:illness|sickness|sick|ill)\\b',
        ],
        needs: '{employer}',
        unless: '\\bexhaust\\w*|\\bafter\\b|\\bday|\\bmonth|\\bperiod|\\bLabou?r Law|\\bunless',
        says: {
          en: 'The clause lets the employer end service for illness before sick leave is used up.',
          ar: 'يجيز البند إنهاء الخدمة بسبب المرض قبل استنفاد الإجازة المرضية.',
        },
      }),
      states('keeps', {
        cues: [
          '\\bnot (?:be )?(?:terminate\\w*|dismiss\\w*|end\\w*)\\b[^.;]{0,80}\\b(?:illness|sickness|sick)\\b[^.;]{0,80}\\b(?:exhaust\\w*|before|until)\\b',
        ],
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:مرض|مرضه|مرضية|بمرض)#'],
        needs: '~(?:إنهاء|فصل|فسخ|ينهي)#',
        unless: '~(?:استنفاد|استنفاذ|إشعار|تقرير)',
        measure: 'days',
        atLeast: 120,
        after: 70,
        before: 20,
        bound: {
          en: '120 days of sick leave before service may be ended for illness',
          ar: '120 يوماً من الإجازة المرضية قبل إنهاء الخدمة بسبب المرض',
        },
      }),
      ban({
        cues: ['(?<core>~(?:إنهاء|فصل|فسخ|ينهي|يفصل)#)[^.;]{0,70}~(?:مرض|مرضه|أصيب بمرض)#'],
        needs: '~(?:يحق|يجوز|لا يجوز|لا يحق|حق)#|{employer}',
        unless: '~(?:استنفاد|استنفاذ|يوما|أيام|شهر|أشهر|مدد|مدة|نظام العمل)#',
        says: {
          en: 'The clause lets the employer end service for illness before sick leave is used up.',
          ar: 'يجيز البند إنهاء الخدمة بسبب المرض قبل استنفاد الإجازة المرضية.',
        },
      }),
      states('keeps', {
        cues: [
          'لا (?:يجوز|يحق)[^.;]{0,40}~(?:إنهاء|فصل)#[^.;]{0,40}~(?:مرض|مرضه)#[^.;]{0,40}~(?:استنفاد|استنفاذ|استنفاده|استنفاذه)',
        ],
      }),
    ],
  },
};
