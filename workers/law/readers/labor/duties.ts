import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { allOf, readTogether } from '../together.js';
import { NO_WAGE } from './duties-words.js';

const VIOLATION = {
  en: '\\b(?:violations?|infractions?|offen[cs]es?|misconduct|breach)\\b',
  ar: '~(?:مخالفة|مخالفات|مخالفته)',
};
const ACCUSED = {
  en: '\\b(?:charg\\w+|accus\\w+|penalt\\w+|sanction\\w*|disciplin\\w+|punish\\w*|fined|imposed?)\\b',
  ar: '~(?:اتهام|[يت]تهم|جزاء|جزاءات|مساءلة|[يت]سائل|معاقبة|تأديب)',
};
const FOUND = {
  en: '\\b(?:discover\\w*|came to light|comes to light|detect\\w*|inquiry|investigat\\w+|proved|proven|becom\\w+ aware|knowledge|committed)\\b',
  ar: '~(?:كشف|كشفها|اكتشاف|تحقيق|ثبوت|علم|وقوع|ارتكاب)',
};
const OBJECTION = {
  en: '\\b(?:object\\w*|appeal\\w*|grievance|report\\w*|kept|records?|statistic\\w*)\\b',
  ar: '~(?:تظلم|اعتراض|[يت]عترض|سجلات|إحصائ|حفظ|[يت]حفظ)',
};
const DETAINED = {
  en: '\\b(?:detain\\w*|detention|arrest\\w*|custody|imprison\\w*|remanded|in jail)\\b',
  ar: '~(?:توقيفه|توقيف|أوقف|موقوف|حبس|حبسه|احتجاز|احتجازه|سجن|سجنه|محبوس|محتجز)#',
};
const MINOR = {
  en: '\\b(?:minors?|juveniles?|young workers?|workers? under (?:the age of )?(?:eighteen|18))\\b',
  ar: '~(?:حدث|أحداث)#',
};
const ELSEWHERE = {
  en: '\\b(?:on (?:his|her|their) own account|for (?:others\\b|third part(?:y|ies)|any third party|other (?:establishments?|employers?|companies|persons?)|another (?:employer|establishment|company))|with (?:others|any third party|third parties|other (?:establishments?|employers?|companies)))\\b',
  ar: '~(?:لحسابه (?:ال)?خاص|حسابه (?:ال)?خاص|لدى (?:ال)?غير|عند (?:ال)?غير|لدى (?:منشآت|جهات|أصحاب عمل|شركات|صاحب عمل) (?:ال)?أخر|لدى صاحب عمل آخر|لدى من يشاء)',
};

/** Readers of the rules on duties that stand apart. */
export const dutiesReaders: ReadersById = {
  'SA-LAB-129': {
    topic: { en: `${VIOLATION.en}[^.;]{0,80}\\bdiscover`, ar: `${VIOLATION.ar}[^.;]{0,40}~كشف` },
    ...allOf(
      {
        en: [
          limit({
            cues: [VIOLATION.en, ACCUSED.en],
            needs: `(?:${ACCUSED.en})[^.;]{0,200}(?:${FOUND.en})|(?:${FOUND.en})[^.;]{0,200}(?:${ACCUSED.en})`,
            unless: `${OBJECTION.en}|\\b(?:wage|absen\\w+|suspen\\w+|valid for|reoffend\\w*|repeat\\w*|resign\\w*|probation\\w*|harass\\w*)\\b`,
            measure: 'days',
            atMost: 30,
            after: 160,
            before: 120,
            bound: { en: '30 days', ar: '30 يوماً' },
          }),
        ],
        ar: [
          limit({
            cues: [VIOLATION.ar, ACCUSED.ar],
            needs: `(?:${ACCUSED.ar})[^.;]{0,200}(?:${FOUND.ar})|(?:${FOUND.ar})[^.;]{0,200}(?:${ACCUSED.ar})`,
            unless: `${OBJECTION.ar}|~(?:أجر|غياب|إيقاف|تكرار|تكررت|استقال|تجربة|تحرش)`,
            measure: 'days',
            atMost: 30,
            after: 160,
            before: 120,
            bound: { en: '30 days', ar: '30 يوماً' },
          }),
        ],
      },
      readTogether({
        says: {
          en: 'The clause lets a violation be charged or punished without limit of time.',
          ar: 'يجيز البند الاتهام بالمخالفة أو توقيع الجزاء عنها دون حد زمني.',
        },
        en: [
          [
            ACCUSED.en,
            FOUND.en,
            '\\b(?:any time|no (?:time )?limit|without (?:any )?limit|however (?:long|old)|regardless of (?:the time|how long|when)|whenever|no lapse)\\b',
          ],
        ],
        ar: [
          [
            VIOLATION.ar,
            ACCUSED.ar,
            '~(?:أي وقت|دون (?:حد|تقيد|قيد)|مهما (?:مضى|طال)|بصرف النظر عن (?:ال)?مدة|لا [يت]سقط|لا [يت]تقادم|متى اكتشف)',
          ],
        ],
        unless: { en: `${OBJECTION.en}|\\bsuspen\\w+`, ar: `${OBJECTION.ar}|~إيقاف` },
      }),
    ),
  },
  'SA-LAB-130': {
    topic: { en: `${DETAINED.en}[^.;]{0,80}\\bwage`, ar: `${DETAINED.ar}[^.;]{0,60}~أجر` },
    ...allOf(
      readTogether({
        says: {
          en: 'The clause pays less during detention over work than the law, or keeps what was withheld.',
          ar: 'يقرر البند عن مدة التوقيف في قضية متصلة بالعمل أقل مما يقرره النظام.',
        },
        en: [[DETAINED.en, NO_WAGE.en, '\\b(?:work\\w*|duty|duties|employment|job)\\b']],
        ar: [[DETAINED.ar, NO_WAGE.ar, '~(?:عمل|عمله|وظيفته|مهنته)#']],
        unless: {
          en: '\\b(?:unconnected|unrelated|not (?:connected|related)|50 ?%|half|exceed\\w*|beyond 180|continues?)\\b',
          ar: '~(?:لا يجوز|غير متصلة|لا تتصل|لا علاقة|50|نصف|تجاوز|زادت|استمر|[يت]ستمر)',
        },
      }),
      readTogether({
        answer: 'keeps',
        says: { en: 'Half of the wage is paid.', ar: 'يدفع نصف الأجر.' },
        en: [[DETAINED.en, '\\b(?:50 ?%|half|fifty per ?cent)', '\\b(?:pay|paid|pays)\\b']],
        ar: [[DETAINED.ar, '50|~نصف|~خمسين', '~(?:دفع|[يت]دفع|صرف|[يت]صرف)']],
      }),
    ),
  },
  'SA-LAB-131': {
    topic: MINOR,
    ...allOf(
      {
        en: [
          limit({
            cues: [MINOR.en],
            unless: '\\b(?:family|stay\\w*|remain\\w*)\\b',
            measure: 'count',
            atMost: 6,
            follows: '^\\W{0,3}(?:\\(\\d+\\) )?(?:actual |working )*hours?\\b[^.;]{0,12}\\bday',
            bound: { en: 'six hours a day', ar: 'ست ساعات في اليوم' },
          }),
        ],
        ar: [
          limit({
            cues: [MINOR.ar],
            unless: '~[يت]بقى',
            measure: 'hours',
            atMost: 6,
            follows: '^[^.;]{0,8}~(?:يوم|يوميا)#',
            bound: { en: 'six hours a day', ar: 'ست ساعات في اليوم' },
          }),
        ],
      },
      readTogether({
        says: {
          en: 'The clause lets minors work on days of rest or holidays.',
          ar: 'يجيز البند تشغيل الأحداث في أيام الراحة أو العطلات.',
        },
        en: [
          [
            MINOR.en,
            '\\b(?:rest days?|day of rest|days of rest|Fridays?|weekends?|holidays?|Eid\\w*|feasts?)\\b',
            '\\b(?:work\\w*|roster\\w*|employ\\w*|assign\\w*|shift)\\b',
          ],
        ],
        ar: [
          [
            MINOR.ar,
            '~(?:راحة (?:ال)?أسبوعي|جمعة|أعياد|عيد|عطلات|عطلة)',
            '~(?:تشغيل|[يت]شغل|[يت]عمل|عمل|تكليف|[يت]كلف)',
          ],
        ],
        unless: {
          en: '\\b(?:not|no|nor|never|off)\\b|\\bfamily',
          ar: '(?<![ء-ي])[وف]?(?:لا|عدم)(?![ء-ي])|~(?:[يت]حظر|[يت]متنع|مسابقة)',
        },
      }),
    ),
  },
  'SA-LAB-132': {
    topic: { en: `\\bwork\\w*[^.;]{0,40}${ELSEWHERE.en}`, ar: ELSEWHERE.ar },
    ...allOf(
      readTogether({
        says: {
          en: 'The clause leaves the worker to work for others, or on his own account, outside the procedures of law.',
          ar: 'يترك البند العامل يعمل لدى الغير أو لحسابه الخاص دون اتباع الإجراءات النظامية.',
        },
        en: [
          [
            ELSEWHERE.en,
            '\\b(?:work\\w*|find|employ\\w*|engage\\w*)\\b',
            '\\b(?:may|free|permits?|permitted|allow\\w*|leaves?|lets?|consents?|undertakes to (?:leave|let|allow))\\b',
            '\\b(?:against|in return|monthly|fee|pays?|payment|percentage|sponsorship|without|with no|no)\\b',
            '{employee}',
          ],
        ],
        ar: [
          [
            ELSEWHERE.ar,
            '~(?:[يت]سمح|سماح|بترك|ترك|[يت]ترك|لل?عامل أن|[يت]حق|[يت]جوز|[يت]أذن|[يت]تعهد|حرية)',
            '~(?:مقابل|نظير|شهري|شهريا|مبلغ|[يت]سدد|[يت]دفع|نسبة|كفالة|دون|بدون)',
          ],
        ],
        unless: {
          en: '\\b(?:shall|may|will|must) not\\b|\\bnor\\b|\\bexcept\\b|\\bin accordance\\b|\\b(?:outside (?:of )?working hours|part-time|sites? of)\\b',
          ar: '~(?:لا [يت](?:جوز|عمل|حق|ترك|عار)|إلا بعد|إلا وفق|وفق (?:ال)?(?:إجراءات|قواعد)|[يت]متنع|[يت]حظر)',
        },
      }),
      readTogether({
        answer: 'keeps',
        says: { en: 'Only by the procedures of law.', ar: 'وفق الإجراءات النظامية فقط.' },
        en: [[ELSEWHERE.en, '\\b(?:shall|may) not\\b', '\\b(?:procedures?|rules|law)\\b', '\\bwork\\w*']],
        ar: [
          [
            '~(?:لا يجوز|لا يعمل|لا تعار|لا يعار|لا يترك)',
            '~(?:إجراءات|قواعد) (?:و(?:ال)?إجراءات )?(?:ال)?نظامي',
            `${ELSEWHERE.ar}|~(?:منشأة أخرى|إعارة|تعار|يعار)`,
          ],
        ],
      }),
    ),
  },
};
