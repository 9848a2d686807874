import { beyond, readTogether, type AddedReaders } from '../together.js';
import { LESS_PAY, LOST } from './wide-pieces.js';
import { KEPT } from './wide-time-words.js';

const ANNUAL = {
  en: '\\b(?:annual|vacation|yearly|paid)[- ](?:leave|vacation|holidays?)\\b|\\bleave (?:balance|days|entitlement|year)|\\bvacation\\b|\\b(?:paid )?holidays?(?= (?:not|days|entitlement|balance))|\\b(?:unused|untaken|accrued|outstanding) (?:\\w+ )?leave',
  ar: '~(?:إجازة|إجازته|إجازتها|إجازات|إجازاته)(?: (?:ال)?(?:سنوية|اعتيادية|سنويه))|~رصيد (?:ال)?إجازات|~رصيد إجازا|~إجازة سنوي',
};
const SERVED = {
  en: '\\b(?:(?:three|four|five|six|seven|eight|ten|3|4|5|6|7|8|10)(?: \\(\\d+\\))? (?:consecutive |continuous |full )?years?)\\b',
  ar: '~(?:ثلاث|أربع|خمس|ست|سبع|ثمان|عشر)(?:ة)? (?:\\(?\\d+\\)? )?سنوات|[3-9] سنوات|10 سنوات',
};

/** Wide readers of the rules on hours, rest, leave and the family. */
export const wideLeaveReaders: AddedReaders = {
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
};
