import { allOf, beyond, readTogether, type AddedReaders } from '../together.js';
import { LESS_PAY } from './wide-pieces.js';
import { KEPT } from './wide-time-words.js';

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
export const wideFamilyReaders: AddedReaders = {
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
        en: `${KEPT.en}|\\b(?:three[- ]quarters|75|third (?:month|30)|further (?:thirty|30)|next (?:thirty|30)|then (?:thirty|30)|without (?:an? )?(?:approved )?(?:medical|certificate|proof|report)|absence without|without (?:one|it)|unproven|not proved|failing|false|exhaust\\w*|birth|maternity|visit|child|hospital|insurance|treatment|work injur\\w+)\\b`,
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
