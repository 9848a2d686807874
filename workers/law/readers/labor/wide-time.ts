import { allOf, beyond, readsBy, readTogether, type AddedReaders } from '../together.js';
import { ofOrdinaryHours } from './hours.js';
import { withoutHours } from './ramadan-hours.js';
import { FIRMS, LESS_PAY } from './wide-pieces.js';
import { KEPT } from './wide-time-words.js';

/** Wide readers of the rules on hours, rest, leave and the family. */
export const wideTimeReaders: AddedReaders = {
  'SA-LAB-22': readsBy(ofOrdinaryHours, {
    en: [
      beyond({
        cues: ['\\bhours\\b'],
        needs:
          '\\b(?:normal|ordinary|regular|standard|usual|basic)\\b[^.;]{0,20}\\bhours\\b[^.;]{0,120}\\b(?:six|6)(?: \\(6\\))? days',
        unless: '\\b(?:guards?|cleaning|intermittent)\\b',
        measure: 'count',
        atMost: 8,
        before: 60,
        follows:
          '^\\W{0,3}(?:\\(\\d+\\) )?(?:actual |working |effective )*hours (?:of work )?(?:a|per|each|every|in a) (?:working )?day\\b',
        bound: { en: 'eight hours a day on six days', ar: 'ثماني ساعات في اليوم لستة أيام' },
      }),
      beyond({
        cues: ['\\bhours\\b'],
        needs: '\\b(?:work\\w*|duty|shift|put in|attend\\w*|actual)\\b',
        unless:
          '\\b(?:notice|break|rest|stay\\w*|remain\\w*|presence|minors?|juvenile|guards?|cleaning|open)\\b',
        measure: 'count',
        atMost: 10,
        before: 40,
        after: 0,
        follows:
          '^\\W{0,3}(?:\\(\\d+\\) )?(?:actual |working |effective |actual working )?hours (?:of work )?(?:a|per|each|every|in any|in a|in the) (?:working )?day\\b',
        bound: { en: 'ten hours a day, overtime included', ar: 'عشر ساعات في اليوم شاملة العمل الإضافي' },
      }),
      beyond({
        cues: ['\\b(?:hours?)\\b'],
        needs: '\\b(?:work\\w*|duty|shift|put in|attend\\w*|actual)\\b',
        unless:
          '\\b(?:notice|within|break|rest|before|after|stay\\w*|remain\\w*|presence|overtime|minor|juvenile|Ramadan|weeks?|month\\w*|open|closed|respon\\w+|guard|cleaning)\\b',
        measure: 'hours',
        atMost: 10,
        before: 40,
        after: 40,
        follows: '^[^.;]{0,10}\\b(?:a|per|each|every|in (?:a|any))\\b[^.;]{0,8}\\bday',
        bound: { en: 'ten hours a day, overtime included', ar: 'عشر ساعات في اليوم شاملة العمل الإضافي' },
      }),
    ],
    ar: [
      beyond({
        cues: ['~(?:ساعات|ساعة|دوام)'],
        needs: '~(?:دوام (?:ال)?يومي|ساعات (?:ال)?عمل (?:ال)?(?:فعلية )?(?:ال)?يومي|يوميا|في (?:ال)?يوم)#',
        unless: '~(?:راحة|بقاء|[يت]بقى|حدث|أحداث|حراسة|نظافة|خلال|إشعار|أسبوع)',
        measure: 'hours',
        atMost: 10,
        after: 60,
        before: 40,
        bound: { en: 'ten hours a day, overtime included', ar: 'عشر ساعات في اليوم شاملة العمل الإضافي' },
      }),
      beyond({
        cues: ['~(?:ساعات|ساعة)'],
        needs: '~(?:عمل|دوام|تشغيل|وردية)',
        unless: '~(?:راحة|خلال|إشعار|بقاء|[يت]بقى|حدث|أحداث|رمضان|شهر)',
        measure: 'hours',
        atMost: 60,
        before: 50,
        after: 50,
        follows: '^[^.;]{0,8}~أسبوع',
        bound: { en: '60 hours a week, overtime included', ar: 'ستون ساعة في الأسبوع شاملةً العمل الإضافي' },
      }),
    ],
  }),
  'SA-LAB-106': readsBy(
    withoutHours,
    readTogether({
      says: {
        en: 'The clause keeps the ordinary hours of Muslims in Ramadan.',
        ar: 'يبقي البند ساعات العمل المعتادة للمسلمين في رمضان.',
      },
      en: [
        [
          '\\bRamadan\\b',
          '\\b(?:hours?|working day|schedule|shifts?)\\b',
          '\\b(?:no (?:reduction|change|shorter)|not (?:be )?(?:reduced|shortened|changed|affected|appl\\w+)|unchanged|same|remain\\w*|as usual|including|without (?:any )?(?:reduction|change)|irrespective|waiv\\w+)\\b',
        ],
      ],
      ar: [
        [
          '~رمضان',
          '~(?:ساعات|ساعة|دوام|عمل)',
          '~(?:لا [يت](?:خفض|قلص|تغير|تأثر|نقص|سري)|دون تخفيض|دون تغيير|بلا تخفيض|كالمعتاد|كما هي|نفسها|ذاتها|بقية (?:ال)?شهور|بما في ذلك|بما فيها)',
        ],
      ],
      unless: {
        en: '\\b(?:six|6)\\b|\\bnon-Muslim|\\bcanteen|\\bmeals?\\b|\\bminors?|\\bjuvenile',
        ar: '~(?:ست ساعات|غير (?:ال)?مسلم|مطعم|وجبات|حدث|أحداث)|6 ساعات',
      },
    }),
  ),
  'SA-LAB-107': allOf(
    readTogether({
      says: {
        en: 'The clause has the worker work without a break.',
        ar: 'يجعل البند العمل متصلاً دون فترة راحة.',
      },
      en: [
        [
          '\\b(?:shifts?|hours?)\\b',
          '\\b(?:straight through|without (?:a |any )?(?:stopping|interruption|pause|break)|uninterrupted|non-?stop|(?:eat\\w*|meals?|lunch)[^.;]{0,30}\\b(?:at (?:the|his|her|their) (?:till|desk|post|station|counter|machine)|while working))\\b',
          '\\b(?:six|seven|eight|nine|ten|6|7|8|9|10|shift)\\b',
        ],
      ],
      ar: [
        [
          '~(?:وردية|ساعات|دوام)',
          '~(?:دون انقطاع|بلا انقطاع|بلا توقف|دون توقف|متواصل|متواصلة|متصلة)',
          '~(?:ست|سبع|ثماني|تسع|عشر|6|7|8|9|10)',
        ],
      ],
      unless: {
        en: '\\b(?:not|rest|leave|service|24|support|power|between shifts)\\b',
        ar: '~(?:لا|راحة|إجازة|خدمة|أسبوعية|24|أربع وعشرين)#',
      },
    }),
    readTogether({
      says: {
        en: 'The clause takes the break for rest, prayer and food from the worker.',
        ar: 'يحرم البند العامل من فترة الراحة والصلاة والطعام.',
      },
      en: [
        [
          '\\b(?:(?:lunch|meal|rest|prayer|tea) (?:break|period|time)s?|breaks?\\b(?! of| the| th)|time off for (?:prayer|food|lunch))\\b',
          '\\b(?:no\\b(?! (?:more|less|fewer|later|longer))|without|not (?:be )?(?:entitled|given|granted|allowed|interrupted)|waiv\\w+|forgo\\w*|only after|if (?:work|business) (?:permits|allows)|discretion|straight|continuous\\w*)',
          '\\b(?:shift|hours?|work\\w*|{employee}|day)\\b|{employee}',
        ],
      ],
      ar: [
        [
          '~(?:فترة راحة|فترات راحة|راحة|استراحة|فترة صلاة|طعام|صلاة)#',
          '~(?:دون|بدون|بلا)#[^.;]{0,20}~(?:راحة|استراحة|انقطاع|توقف)|~لا [يت](?:تخلل|منح|ستحق|حق)[^.;]{0,20}~(?:راحة|استراحة)|~إذا سمح',
          '~(?:ساعات|عمل|وردية|دوام)',
        ],
      ],
      unless: {
        en: '\\b(?:more than five|exceed\\w* five|over five|half an hour|thirty minutes|weekly|nursing|without leaving|breaks? (?:the|this|a))\\b|\\bshall not work\\b',
        ar: '~(?:خمس ساعات|نصف ساعة|ثلاثين دقيقة|أسبوعية|أسبوعي|لا [يت]عمل|لا [يت]جوز)',
      },
    }),
  ),
  'SA-LAB-108': readTogether({
    says: {
      en: 'The clause takes the weekly day of rest, or the wage for it, from the worker.',
      ar: 'يحرم البند العامل من يوم الراحة الأسبوعية أو من أجره.',
    },
    en: [
      [
        '\\b(?:seven|7)\\b(?: \\(7\\))?[- ]days?\\b[^.;]{0,10}\\bweek|\\bevery day of (?:the|each)|\\b(?:no|without(?: a| any)?) (?:fixed |weekly )*(?:day off|rest day|day of rest)',
        '\\b(?:work\\w*|shift|duty|rest|off)\\b',
      ],
      [
        '\\b(?:weekly (?:day of rest|rest(?: day)?|day off|holiday)|day of rest|rest day|Fridays?)\\b',
        '\\b(?:unpaid|without (?:pay|wages?)|(?:cash|allowance|payment|paid|sum|money)[^.;]{0,40}(?:in place|instead|in lieu|for (?:it|working))|(?:in place|instead|in lieu) of|waiv\\w+|forgo\\w*|forfeit\\w*|cancel\\w*|deduct\\w*|not (?:be )?(?:paid|entitled)|buy|bought)\\b',
        '\\b(?:work\\w*|{employee}|rest|wage|pay|paid)\\b|{employee}',
      ],
    ],
    ar: [
      [
        '~(?:طوال أيام (?:ال)?أسبوع|سبعة أيام|جميع أيام (?:ال)?أسبوع|كل أيام (?:ال)?(?:أسبوع|شهر)|7 أيام)',
        '~(?:عمل|[يت]عمل|دوام|راحة)',
        '~(?:أسبوع|أسبوعيا|شهر)',
      ],
      [
        '~راحة (?:ال)?أسبوعي|~يوم راحة|~يوم (?:ال)?راحة|~يوم (?:ال)?جمعة',
        `${LESS_PAY.ar}|~(?:بدل نقدي|مبلغ|تعويض|[يت]عوض|نقدا|[يت]تنازل|متنازل|[يت]سقط|[يت]حرم|بدلا من|عوضا عن|لا [يت]ستحق|إلغاء)`,
        '~(?:عامل|موظف|أجر|راتب|عمل)',
      ],
    ],
    unless: {
      en: `${KEPT.en}|\\b(?:overtime|another day|substitute day|closed|gymnasium|subscription|alternative day|compensatory|delivery|parcels?|seven days' notice|within seven)\\b`,
      ar: `${KEPT.ar}|~(?:يوما آخر|يوم آخر|بأجر كامل|إضافي|اشتراك|خلال سبعة|سبعة أيام من|إشعار|حدث)`,
    },
  }),
  'SA-LAB-109': readTogether({
    says: {
      en: 'The clause leaves overtime without pay for it.',
      ar: 'يجعل البند العمل الإضافي دون أجر إضافي.',
    },
    en: [
      [
        '\\b(?:overtime|extra hours|additional hours|(?:hours?|work\\w*|time) (?:\\w+ ){0,3}?(?:beyond|in excess of|above|over|outside|after)[^.;]{0,30}(?:hours|roster|schedule|shift|day)|longer hours|weekend work|holiday work|late work)\\b',
        '\\b(?:no (?:further |additional |extra |overtime )*(?:pay|payment|compensation|remuneration|wage|allowance)|not (?:be )?(?:paid|compensated|entitled|remunerated|attract|give rise|count\\w*)|unpaid|all-?inclusive|inclusive|includ\\w+|covers?|without (?:any )?(?:additional|extra|further|overtime) (?:pay|compensation|payment|wage)|part of (?:his|her|the)|waiv\\w+|free of charge|absorb\\w*|deemed)\\b',
        '\\b(?:pay|paid|salary|wages?|compensation|remuneration|payment|package|right|entitle\\w*|overtime)\\b',
      ],
    ],
    ar: [
      [
        '~(?:عمل (?:ال)?إضافي|ساع(?:ات|ة) (?:ال)?(?:عمل (?:ال)?)?إضافي|أجر (?:ال)?إضافي|دوام (?:ال)?إضافي|أوقات (?:ال)?إضافي|ساعات (?:ال)?زائدة|ما زاد على ساعات|بعد ساعات (?:ال)?(?:عمل|دوام)|بعد (?:ال)?دوام|خارج أوقات|تجاوز ساعات)',
        '~(?:دون|بدون|بلا|لا|ولا|لن)#[^.;]{0,40}~(?:أجر|مقابل|بدل|تعويض|مبلغ|علاوة)|~(?:شامل|شاملا|مشمول|[يت]شمل|ضمن|متضمن|[يت]تضمن|[يت]تنازل|[يت]سقط|مجانا|تطوعا)',
        '~(?:أجر|راتب|مقابل|بدل|تعويض|عمل|ساعات)',
      ],
    ],
    unless: {
      en: `${FIRMS.en}|\\bunless\\b|\\b(?:senior|managerial|high-level|executive position|compensatory|time off|not exceed|without (?:prior|written)|approv\\w*|authori[sz]\\w*|50%|fifty|150)\\b`,
      ar: `${FIRMS.ar}|~(?:إلا بموافقة|ما لم|مناصب|قيادية|إجازة تعويضية|إذن|50|خمسون|خمسين|لا [يت](?:تجاوز|زيد|جوز|جاوز)|نسخة|شاملا)#`,
    },
  }),
};
