import { allOf, beyond, readTogether, type AddedReaders } from '../together.js';
import { FIRMS, LESS_PAY, LOST } from './wide-pieces.js';

const ANNUAL = {
  en: '\\b(?:annual|vacation|yearly|paid)[- ](?:leave|vacation|holidays?)\\b|\\bleave (?:balance|days|entitlement|year)|\\bvacation\\b|\\b(?:paid )?holidays?(?= (?:not|days|entitlement|balance))|\\b(?:unused|untaken|accrued|outstanding) (?:\\w+ )?leave',
  ar: '~(?:إجازة|إجازته|إجازتها|إجازات|إجازاته)(?: (?:ال)?(?:سنوية|اعتيادية|سنويه))|~رصيد (?:ال)?إجازات|~رصيد إجازا|~إجازة سنوي',
};
const SERVED = {
  en: '\\b(?:(?:three|four|five|six|seven|eight|ten|3|4|5|6|7|8|10)(?: \\(\\d+\\))? (?:consecutive |continuous |full )?years?)\\b',
  ar: '~(?:ثلاث|أربع|خمس|ست|سبع|ثمان|عشر)(?:ة)? (?:\\(?\\d+\\)? )?سنوات|[3-9] سنوات|10 سنوات',
};
const KEPT = {
  en: '\\b(?:(?:shall|may|will|can|must|is|are|does|do)(?: be)? not (?:be )?(?:waiv\\w*|forfeit\\w*|los\\w+|replac\\w*|exchang\\w*|deduct\\w*|reduc\\w*|depriv\\w*|refus\\w*|withh\\w*|forgo\\w*|give|lapse|cancel\\w*|less|exceed\\w*|count\\w* (?:towards|against|as|in))|not less|no less|without (?:deduction|loss|reduc\\w+))\\b',
  ar: '~(?:لا|ولا|فلا|لن)# (?:[يت](?:تنازل|سقط|فقد|حرم|خصم|حسم|قل|نقص|تأثر|دخل|حتسب من)|يجوز|يحق[^.;]{0,20}~(?:حرمان|منع))|~على ألا [يت]قل|~دون (?:حسم|خصم|تخفيض)',
};
const FEAST = {
  en: '\\b(?:Eid(?:s| al-\\w+)?|feasts?|National Day|Founding Day|public holidays?|official (?:holidays?|occasions?))\\b',
  ar: '~(?:عيد|أعياد|عيدي|يوم (?:ال)?وطني|يوم (?:ال)?تأسيس|عطلات (?:ال)?رسمية|مناسبات (?:ال)?رسمية|مناسبات)',
};
const PREGNANT = {
  en: '\\b(?:pregnan\\w+|maternity|childbirth|giv\\w+ birth|conceiv\\w+|expecting)\\b',
  ar: '~(?:حامل|حملها|حملت|حمل|حوامل|إجازة (?:ال)?(?:وضع|أمومة)|وضع|أنجبت|إنجاب|ولادة|أمومة)#',
};
const GONE = {
  en: '\\b(?:terminat\\w+|dismiss\\w*|end(?:s|ed)?|discharg\\w+|considered to have resigned|deemed (?:to have )?resign\\w*|resign\\w*|leave (?:the|her)|let (?:her )?go|warn\\w*|not (?:be )?renew\\w*|suspend\\w*)\\b',
  ar: '~(?:فصل|[يت]فصل|فصلها|إنهاء|[يت]نهي|[يت]نتهي|فسخ|[يت]فسخ|مستقيلة|استقال|استغناء|إنذارها|أنذرت|عدم تجديد)',
};

/** Wide readers of the rules on hours, rest, leave and the family. */
export const wideTimeReaders: AddedReaders = {
  'SA-LAB-22': {
    en: [
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
        bound: { en: '60 hours a week, overtime included', ar: 'ستين ساعة في الأسبوع شاملة العمل الإضافي' },
      }),
    ],
  },
  'SA-LAB-106': readTogether({
    says: {
      en: 'The clause keeps the ordinary hours of Muslims in Ramadan.',
      ar: 'يبقي البند ساعات العمل المعتادة للمسلمين في رمضان.',
    },
    en: [
      [
        '\\bRamadan\\b',
        '\\b(?:hours?|working day|schedule|shifts?)\\b',
        '\\b(?:no (?:reduction|change|shorter)|not (?:be )?(?:reduced|shortened|changed|affected|appl\\w+)|unchanged|same|remain\\w*|as usual|including|without (?:any )?(?:reduction|change)|irrespective|waiv\\w+|eight)\\b',
      ],
    ],
    ar: [
      [
        '~رمضان',
        '~(?:ساعات|ساعة|دوام|عمل)',
        '~(?:لا [يت](?:خفض|قلص|تغير|تأثر|نقص|سري)|دون تخفيض|دون تغيير|بلا تخفيض|كالمعتاد|كما هي|نفسها|ذاتها|بقية (?:ال)?شهور|بما في ذلك|بما فيها|ثماني ساعات|سبع ساعات)',
      ],
    ],
    unless: {
      en: '\\b(?:six|6)\\b|\\bnon-Muslim|\\bcanteen|\\bmeals?\\b|\\bminors?|\\bjuvenile',
      ar: '~(?:ست ساعات|غير (?:ال)?مسلم|مطعم|وجبات|حدث|أحداث)|6 ساعات',
    },
  }),
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
          '\\b(?:no\\b|without|not (?:be )?(?:entitled|given|granted|allowed|interrupted)|waiv\\w+|forgo\\w*|only after|if (?:work|business) (?:permits|allows)|discretion|straight|continuous\\w*)',
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
  'SA-LAB-23': readTogether({
    says: {
      en: 'The clause pays overtime at the ordinary rate.',
      ar: 'يجعل البند أجر العمل الإضافي بمعدل الأجر العادي.',
    },
    en: [
      [
        '\\b(?:overtime|extra hours|additional hours|hours beyond)\\b',
        '\\b(?:ordinary|normal|same|regular|flat|single|standard|usual) (?:hourly )?(?:rates?|wages?|pay)\\b|\\bno (?:premium|uplift|surcharge)\\b|\\bwithout (?:any )?(?:premium|uplift|addition|increase)\\b|\\b(?:hourly rate|hourly wage) (?:alone|only|without)',
        '\\b(?:paid|pay|compensat\\w+|remunerat\\w+|rate)\\b',
      ],
    ],
    ar: [
      [
        '~(?:إضافي|إضافية)#',
        '~(?:ساعة وربع|ساعة وثلث|أجر وربع|أجر (?:ال)?ساعة (?:ال)?عادي|أجر (?:ال)?عادي|دون (?:أي )?زيادة|بلا زيادة|نفس (?:ال)?أجر|ذات (?:ال)?أجر|السعر العادي|بالأجر المعتاد|أجر (?:ال)?معتاد)',
        '~(?:ساعة|ساعات|عمل)',
      ],
    ],
    unless: {
      en: '\\b(?:plus|50|fifty|150|half|above|more than|in addition|time and)\\b',
      ar: '~(?:مضافا|زائدا|50|خمسين|خمسون|150|نصف|إضافة إلى|بالإضافة|لا [يت]قل)',
    },
  }),
  'SA-LAB-24': {
    en: [
      beyond({
        cues: [
          '\\b(?:annual leave|vacation|paid leave|paid holiday|yearly leave|holiday entitlement|leave entitlement)\\b',
        ],
        needs: '\\b(?:entitled|entitlement|granted|enjoys?|receives?|is|are|has|gets?|of)\\b',
        unless:
          '\\b(?:working days|business days|sick|maternity|marriage|Hajj|notice|before|within|advance|carry|carried|postpon\\w*|defer\\w*|request|exam\\w*|additional|five years|bereave\\w*|death|birth|part of|split|portion|remaining|accrued)\\b',
        measure: 'days',
        atLeast: 21,
        after: 60,
        before: 60,
        follows: '^[^.;]{0,20}\\b(?:a|per|each|every|in (?:a|each))\\b[^.;]{0,10}\\b(?:year|annum)',
        bound: { en: '21 days a year', ar: '21 يوماً في السنة' },
      }),
    ],
    ar: [
      beyond({
        cues: ['~(?:إجازة|إجازات|إجازته)'],
        needs: '~(?:سنوي|سنوية|رصيد|مدفوعة|[يت]تمتع|[يت]ستحق|قدرها)',
        unless:
          '~(?:مرضية|وضع|زواج|حج|إشعار|قبل|خلال|تأجيل|طلب|امتحان|إضافية|خمس سنوات|وفاة|ولادة|جزء|تجزئة|متبقي)',
        measure: 'days',
        atLeast: 21,
        after: 60,
        before: 20,
        follows: '^[^.;]{0,10}~(?:سنة|عام|سنويا)#',
        bound: { en: '21 days a year', ar: '21 يوماً في السنة' },
      }),
    ],
  },
  'SA-LAB-112': readTogether({
    says: {
      en: 'The clause lets annual leave be lost, given up or exchanged for cash during service.',
      ar: 'يجيز البند سقوط الإجازة السنوية أو التنازل عنها أو بدلها النقدي أثناء الخدمة.',
    },
    en: [
      [
        `${ANNUAL.en}|\\bleave days\\b|\\bunused leave\\b`,
        `${LOST.en}|\\b(?:no claim|not (?:be )?(?:carried|claim\\w*|compensated)|cannot be claimed|cash|payment in lieu|money in|bought|sell|encash\\w*|paid instead|against payment|in exchange for|expires?)\\b`,
        '\\b(?:year|December|unused|not (?:taken|used|requested)|left|while in service|during (?:his|her|the) (?:service|employment)|any year|balance|{employee})\\b|{employee}',
      ],
    ],
    ar: [
      [
        `${ANNUAL.ar}|~إجازته|~(?:إجازات|رصيد)#`,
        `${LOST.ar}|~(?:بدل نقدي|بدلا نقديا|مقابل نقدي|[يت]ستعاض|[يت]عوض عنها|مقابل مبلغ|بيع|[يت]بيع|[يت]ضيع|[يت]صفر|لا ترحل|لا يرحل)`,
        '~(?:سنة|عام|سنوي|سنوية|استحقاق|خدمته|خدمة|رصيد)',
      ],
    ],
    unless: {
      en: `${KEPT.en}|\\b(?:end of (?:the )?(?:service|relationship|contract|employment)|terminat\\w+|leaving|leaves (?:the|before|service)|upon (?:the )?(?:end|expiry)|sick|club|bus|only if|unless|may not|shall not|excluded|exclud\\w+|resign\\w*)\\b`,
      ar: `${KEPT.ar}|~(?:انتهاء (?:ال)?(?:خدمة|علاقة|عقد)|نهاية (?:ال)?خدمة|ترك العمل|إنهاء|مرضية|اشتراك|لا يجوز|لا يحق|نادي|عند (?:ال)?انتهاء|استقال)`,
    },
  }),
  'SA-LAB-113': readTogether({
    says: {
      en: 'The clause leaves untaken leave unpaid at the end of service.',
      ar: 'يجعل البند رصيد الإجازات عند انتهاء الخدمة دون مقابل.',
    },
    en: [
      [
        ANNUAL.en,
        '\\b(?:end of|terminat\\w+|leaving|leaves|upon (?:exit|expiry|departure)|last day|resign\\w*|separation|ceases)\\b',
        `${LOST.en}|\\b(?:no (?:payment|compensation|pay|cash|claim)|not (?:be )?(?:paid|compensated|entitled|encash\\w*|due|payable|cash\\w*)|without (?:payment|compensation)|unpaid)\\b`,
      ],
    ],
    ar: [
      [
        '~(?:إجازات|إجازاته|إجازة|إجازته)',
        '~(?:انتهاء|إنهاء|نهاية|ترك|انقضاء|استقال|فسخ)',
        `${LOST.ar}|~(?:لا|ولا|لن)# [يت](?:قابل|ستحق|صرف|دفع|عوض|حق)|~(?:دون|بدون|بلا)# (?:أي )?~(?:مقابل|تعويض|بدل)`,
        '~(?:رصيد|متبق|غير مستخدم|لم [يت](?:تمتع|ستخدم|ستنفد)|لم [يت]حصل|مستحقة|تبقى)',
      ],
    ],
    unless: { en: `${KEPT.en}|\\bnotice period\\b|\\bsick\\b`, ar: `${KEPT.ar}|~(?:مرضية|أثناء سريان)` },
  }),
  'SA-LAB-114': readTogether({
    says: {
      en: 'The clause pays less than the wage for annual leave.',
      ar: 'يجعل البند الإجازة السنوية بأقل من الأجر.',
    },
    en: [
      [
        '\\bannual leave\\b|\\bvacation\\b',
        '\\b(?:unpaid|without (?:pay|wages?|salary)|half(?:[- ]pay|[- ]salary)|basic (?:pay|wage|salary) (?:only|alone)|no (?:pay|wage|salary)|(?:fifty|50) ?(?:%|percent)|excluding (?:all )?allowances|without allowances)\\b',
      ],
    ],
    ar: [
      [
        '~إجازة (?:ال)?(?:سنوية|اعتيادية)|~إجازته (?:ال)?سنوية',
        '(?:~(?:دون|بدون|بلا|غير) (?:ال)?(?:أجر|راتب|مدفوع|بدلات)|~نصف (?:ال)?(?:أجر|راتب)|~بنصف|~أجر (?:ال)?أساسي (?:فقط|وحده))',
      ],
    ],
    unless: {
      en: '\\b(?:in addition|in excess|extra|further|additional|exceed\\w*|beyond|besides|other than|exhaust\\w*|after|unpaid leave|sick|Hajj|exam\\w*|study)\\b',
      ar: '~(?:إضافية|زيادة|زائدة|تجاوز|بخلاف|استنفاد|[يت]جوز|مرضية|امتحان|عند تعذر|حج)',
    },
  }),
  'SA-LAB-25': readTogether({
    says: {
      en: 'The clause gives less than the law for marriage, death or birth.',
      ar: 'يقرر البند عن الزواج أو الوفاة أو الولادة أقل مما يقرره النظام.',
    },
    en: [
      [
        '\\b(?:marri\\w+|wedding|bereave\\w*|death of|dies|funeral|paternity|birth of)\\b',
        '\\b(?:leave|days? off|absen\\w+|time off)\\b',
        `${LESS_PAY.en}|\\b(?:no leave|not (?:be )?(?:entitled|granted|paid)|discretion)\\b`,
      ],
    ],
    ar: [
      ['~(?:زواج|زواجه|زواجها|وفاة|ولادة|مولود|عزاء|قران)', '~(?:إجازة|إجازته|غياب|أيام|يوم)', LESS_PAY.ar],
    ],
    unless: {
      en: `${KEPT.en}|\\b(?:maternity|uncle|aunt|cousins?|friends?|in-laws?|grand\\w*|extra|additional|further|beyond|extend\\w*|sick)\\b`,
      ar: `${KEPT.ar}|~(?:وضع|عمه|خاله|صديق|إضافية|تمديد|زيادة|عدة)`,
    },
  }),
  'SA-LAB-116': readTogether({
    says: {
      en: 'The clause makes leave for the pilgrimage unpaid, or asks for longer service than the law.',
      ar: 'يجعل البند إجازة الحج دون أجر أو يشترط لها خدمة أطول مما في النظام.',
    },
    en: [
      [
        '\\b(?:Hajj|pilgrimage)\\b',
        '\\bleave\\b|\\btime off\\b|\\babsen',
        `${LESS_PAY.en}|${SERVED.en}|\\bnot (?:be )?(?:entitled|granted)|\\bno leave|\\bdiscretion`,
      ],
    ],
    ar: [['~(?:حج|فريضة (?:ال)?حج)#', '~(?:إجازة|غياب)', `${LESS_PAY.ar}|${SERVED.ar}`]],
    unless: {
      en: `\\b(?:second|again|previously|already|Umrah|season|client|guide)\\b`,
      ar: '~(?:مرة ثانية|سبق له|لمرة أخرى|عمرة|موسم)',
    },
  }),
  'SA-LAB-117': readTogether({
    says: {
      en: 'The clause takes the leave on the feasts and occasions, or its full wage, from the worker.',
      ar: 'يحرم البند العامل من إجازة الأعياد والمناسبات أو من كامل أجرها.',
    },
    en: [
      [
        FEAST.en,
        '\\b(?:leave|holidays?|days? off|off|days)\\b',
        `${LESS_PAY.en}|\\b(?:waiv\\w+|forfeit\\w*|not (?:be )?(?:entitled|granted|paid))\\b`,
      ],
    ],
    ar: [[FEAST.ar, `${LESS_PAY.ar}|~نصف أجره|~[يت]تنازل`, '~(?:إجازة|إجازات|أيام|يوم|عامل|موظف)']],
    unless: {
      en: `${KEPT.en}|\\b(?:gift|bonus|delivery|respon\\w+|overtime|fall\\w*|invoice|salary is paid|payroll|annual leave (?:is|shall))\\b`,
      ar: `${KEPT.ar}|~(?:إضافي|اعتماد|هدية|صرف راتب|حج|تداخل|صادف|مخططات)`,
    },
  }),
  'SA-LAB-26': allOf(
    readTogether({
      says: {
        en: 'The clause gives less wage for sick leave than the law.',
        ar: 'يقرر البند للإجازة المرضية أجراً أقل مما يقرره النظام.',
      },
      en: [
        [
          '\\b(?:sick (?:leave|days?|pay)|sickness|illness|absence through illness|ill)\\b',
          `\\b(?:half|one[- ]half|two[- ]thirds|50 ?%|(?:stops?|ceases?) after|unpaid for the first|(?:first|initial)[^.;]{0,30}(?:unpaid|without pay)|unpaid|without (?:any )?(?:pay|wages?|salary)|no (?:pay|wage|salary)|deduct\\w*|from (?:his|her|the) annual|against (?:his|her|the) annual)\\b`,
          '\\b(?:wage|pay|paid|unpaid|salary|leave|absence)\\b',
        ],
      ],
      ar: [
        [
          '~(?:مرضية|مرض|مرضه|مرضي|غياب بسبب (?:ال)?مرض|مريض)',
          `(?:~نصف (?:ال)?(?:أجر|راتب|أجره)|~بنصف|~(?:الأيام|يوم|أيام) [^.;]{0,20}(?:دون|بدون|بلا) أجر|~غير مدفوع|~من رصيد|~(?:[يت]حسم|[يت]خصم)|~ما زاد[^.;]{0,40}~دون أجر|~(?:دون|بدون|بلا) أجر)`,
        ],
      ],
      unless: {
        en: `${KEPT.en}|\\b(?:three[- ]quarters|75|third (?:month|30)|further (?:thirty|30)|next (?:thirty|30)|then (?:thirty|30)|without (?:an? )?(?:approved )?(?:medical|certificate|proof|report)|unproven|not proved|failing|false|exhaust\\w*|birth|maternity|visit|child|hospital|insurance|treatment|work injur\\w+)\\b`,
        ar: `${KEPT.ar}|~(?:ثلاثة أرباع|75|دون تقرير|بدون تقرير|ما لم [يت]|إذا لم|غير مثبت|استنفاد|تداخل|إصابة عمل|وضع|رضيع|طفل|مرافق|تأمين|بعد انقضاء)`,
      },
    }),
  ),
  'SA-LAB-27': allOf(
    {
      en: [
        beyond({
          cues: ['\\b(?:expectant|pregnan\\w+|birth|childbirth|confinement|new mothers?)\\b'],
          needs:
            '\\bleave\\b[^.;]{0,40}\\b(?:birth|confinement|delivery)|\\b(?:mothers?|women|she|her|female)\\b[^.;]{0,60}\\bleave\\b',
          unless:
            '\\b(?:sick|disab\\w+|father|paternity|dismiss\\w*|terminat\\w+|notice|before|after|within|extend\\w*|extension|additional|insur\\w+|nurs\\w+|three days|certificate|work)\\b',
          measure: 'days',
          atLeast: 84,
          after: 80,
          before: 60,
          bound: { en: 'twelve weeks', ar: 'اثنا عشر أسبوعاً' },
        }),
      ],
      ar: [],
    },
    readTogether({
      says: {
        en: 'The clause gives less than twelve weeks on full wage for maternity, or ties it to other terms.',
        ar: 'يقرر البند لإجازة الوضع أقل من اثني عشر أسبوعاً بأجر كامل أو يعلقها على شروط أخرى.',
      },
      en: [
        [
          '\\b(?:maternity leave|confinement leave|leave for (?:childbirth|delivery|confinement))\\b',
          `${LESS_PAY.en}|\\b(?:not (?:be )?(?:entitled|granted)|no maternity|only (?:after|if)|after (?:one|two|three|a|1|2|3) (?:full )?years?|completed (?:one|two|three|a|1|2|3)|married|discretion)\\b`,
        ],
      ],
      ar: [
        [
          '~(?:إجازة (?:ال)?(?:وضع|أمومة|ولادة)|عند (?:ال)?وضع)#',
          `${LESS_PAY.ar}|~نصف (?:ال)?أجر|~(?:لا|ولا)# [يت](?:ستحق|منح)|~بعد (?:مضي|مرور|إتمام|إكمال) (?:سن|عام)|~شريطة|~بشرط`,
        ],
      ],
      unless: {
        en: `${KEPT.en}|\\b(?:extend\\w*|extension|one month without|a month without|by one month|further month|dismiss\\w*|terminat\\w+|policy|insur\\w+|late deliver\\w+)\\b`,
        ar: `${KEPT.ar}|~(?:تمديد|[يت]مدد|شهرا دون|شهر دون|فصل|تأخر (?:ال)?وضع|مكملة|تأمين)`,
      },
    }),
  ),
  'SA-LAB-115': readTogether({
    says: {
      en: 'The clause lets the employer postpone annual leave without a bound.',
      ar: 'يجيز البند تأجيل الإجازة السنوية دون حد.',
    },
    en: [
      [
        '\\b(?:annual leave|vacation|leave)\\b',
        '\\b(?:put off|postpon\\w*|defer\\w*|delay\\w*|carr(?:y|ied) (?:over|forward))\\b',
        '\\b(?:for as long as|indefinite\\w*|any (?:period|length|number)|without (?:any )?limit|as often as|as many times|repeatedly|year after year)\\b',
      ],
    ],
    ar: [
      [
        '~(?:إجازة|إجازته|إجازات)',
        '~(?:تأجيل|إرجاء|ترحيل|[يت]ؤجل|[يت]رجئ|[يت]رحل|تأخير)',
        '~(?:دون حد|بلا حد|لأي مدة|ما شاءت|مهما|لأجل غير|غير محددة|كلما|كل سنة بعد)',
      ],
    ],
    unless: {
      en: '\\b(?:90|ninety|may not|shall not|sick|maternity)\\b',
      ar: '~(?:تسعين|90|لا [يت]جوز|مرضية|وضع)',
    },
  }),
  'SA-LAB-119': allOf(
    readTogether({
      says: {
        en: 'The clause ends the contract of a woman for her pregnancy.',
        ar: 'ينهي البند عقد العاملة بسبب حملها.',
      },
      en: [['\\bpregnan\\w+', '\\bnot (?:be )?(?:renew\\w*|kept|retained|confirmed|extended)']],
      ar: [['~(?:حامل|حوامل|حملها)#', '~(?:لا [يت]جدد|عدم تجديد|لا [يت]ثبت|لا [يت]ستمر)']],
    }),
    readTogether({
      says: {
        en: 'The clause lets a woman be dismissed for pregnancy or during it or maternity leave.',
        ar: 'يجيز البند فصل العاملة بسبب الحمل أو أثناءه أو أثناء إجازة الوضع.',
      },
      en: [
        [
          PREGNANT.en,
          GONE.en,
          '{employer}|\\b(?:contract|services?|employment|considered|deemed|resign\\w*|she|her)\\b',
        ],
      ],
      ar: [[PREGNANT.ar, GONE.ar, '~(?:عاملة|موظفة|عقدها|خدمتها|خدماتها|فصلها|زوجة|حملها)']],
      unless: {
        en: '\\b(?:not|neither|nor|no|never|prohibited|at her (?:own )?(?:option|request)|she may (?:terminate|resign|end))\\b|\\b(?:award|returns?|nursing|replacement|fixed-term (?:replacement|substitute)|ends? of (?:the )?(?:maternity|her)|leave ends|insur\\w+)\\b',
        ar: '(?<![ء-ي])[وف]?(?:لا|عدم|دون)(?![ء-ي])|~(?:[يت]حظر|[يت]متنع|مكافأة|للعاملة إنهاء|يجوز للعاملة|[يت]حق للعاملة|بعد انتهاء|عودتها|عند انتهاء|180|مائة وثمانين)',
      },
    }),
    {
      en: [
        beyond({
          cues: ['\\b(?:pregnan\\w+|childbirth|maternity)\\b'],
          needs:
            '\\b(?:illness|sick\\w*|absen\\w+)\\b[^.;]{0,200}\\b(?:dismiss\\w*|terminat\\w+|end)|\\b(?:dismiss\\w*|terminat\\w+|end)\\b[^.;]{0,200}\\b(?:illness|sick\\w*|absen\\w+)\\b',
          measure: 'days',
          atLeast: 180,
          before: 120,
          bound: { en: '180 days', ar: '180 يوماً' },
        }),
      ],
      ar: [
        beyond({
          cues: ['~(?:حمل|وضع|ولادة)#'],
          needs:
            '~(?:مرض|غياب|غيابها|مرضها)[^.;]{0,200}~(?:فصل|إنهاء|فسخ)|~(?:فصل|إنهاء|فسخ)[^.;]{0,200}~(?:مرض|غياب|مرضها|غيابها)',
          unless: '~(?:أسبوع|أسابيع)',
          measure: 'days',
          atLeast: 180,
          before: 120,
          bound: { en: '180 days', ar: '180 يوماً' },
        }),
      ],
    },
  ),
};
