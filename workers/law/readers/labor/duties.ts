import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { allOf, readTogether } from '../together.js';

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
const STOPPED = {
  en: '\\b(?:stops?|stopp(?:ed|age)|stands? still|standstill|idle|clos(?:es|ed|ure)|shut(?:s|down)?|suspend\\w*|breakdowns?|broken down|interrupt\\w*|lack of (?:work|materials?|orders)|no work)\\b',
  ar: '~(?:توقف|[يت]توقف|أوقفت|إيقاف (?:ال)?عمل|تعطل|[يت]تعطل|إغلاق|أغلقت|[يت]غلق|انقطاع (?:ال)?(?:تيار|كهرباء)|نقص (?:ال)?مواد|عدم توفر|لا يوجد عمل)',
};
const OURS = {
  en: '\\b(?:factory|plant|site|machin\\w+|materials?|maintenance|repairs?|equipment|management|orders|power|company|works?|establishment|workshop|client)\\b',
  ar: '~(?:مصنع|موقع|آلات|معدات|معداتها|مواد|صيانة|إدارة|كهرباء|منشأة|شركة|ورشة|مشروع|عمل|فرع)',
};
const NO_WAGE = {
  en: '\\b(?:no (?:wages?|pay|salary|payment)|(?:wages?|salar(?:y|ies)|pay)\\b[^.;]{0,60}\\b(?:not (?:be )?(?:paid|due|payable|accrue)|stops?|suspended|withheld|ceases?)|not (?:be )?paid|without (?:any )?(?:pay|wages?|salary)|unpaid|deduct\\w*|stop(?:s|ped)? entirely|from (?:his|her|their) annual leave)\\b',
  ar: '(?:~(?:لا|ولا|فلا|لن)# [^.;]{0,25}~(?:أجر|أجور|راتب|رواتب)|~(?:دون|بدون|بلا) (?:أي )?(?:أجر|راتب)|~(?:[يت]حسم|[يت]خصم|[يت]وقف صرف|[يت]وقف راتب|إيقاف صرف)|~لا [يت](?:رد|عاد|سترد)[^.;]{0,30}~(?:حسم|أجر|أجره)|~من رصيد)',
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
        unless: { en: OBJECTION.en, ar: OBJECTION.ar },
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
          en: '\\b(?:contractor|strike|suspen\\w+ (?:from|as|without|of the employee)|disciplin\\w+|sick|Friday|detain\\w*|arrest\\w*|detention|force majeure|fault of the (?:employee|worker)|fee|loan|misconduct|holidays?|Eid\\w*|deductions? (?:shall|may) not|overtime|leaves? service|absen\\w+)\\b',
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
