import { allOf, beyond, readTogether, type AddedReaders } from '../together.js';
import { ALONE, LOST, NOT } from './wide-pieces.js';

const RENEW = {
  en: '\\b(?:renew\\w*|successive|extension|extended)\\b',
  ar: '~(?:تجديد|[يت]جدد|[يت]تجدد|جدد|تكرر|تمديد|[يت]مدد|تعدد)',
};

/** Wide readers of the rules on the contract and its term. */
export const wideTermReaders: AddedReaders = {
  'SA-LAB-09': readTogether({
    says: {
      en: 'The clause keeps the contract from becoming indefinite, however often it is renewed.',
      ar: 'يمنع البند تحول العقد إلى غير محدد المدة مهما تعدد تجديده.',
    },
    en: [
      [
        RENEW.en,
        '\\b(?:never|not|neither|nor|no)\\b[^.;]{0,90}\\b(?:turn\\w*|convert\\w*|becom\\w*|transform\\w*|chang\\w*|constitut\\w*|make|render\\w*|result|creat\\w+|amount)\\b[^.;]{0,50}\\b(?:indefinite|open-ended|unlimited|permanent)\\b',
      ],
      [
        `${RENEW.en}|\\byears\\b`,
        '\\b(?:remain\\w*|stays?|continues? to be|always)\\b[^.;]{0,40}\\b(?:fixed[- ]term|of (?:a )?fixed|limited[- ]term|definite)\\b',
        '\\b(?:however|regardless|even if|even though|irrespective|whatever|any number)\\b',
      ],
    ],
    ar: [
      [RENEW.ar, '~(?:لا|لن|دون أن)# [يت](?:تحول|نقلب|صبح|صير|عد|عتبر|ترتب|ؤدي|غير|جعل)[^.;]{0,60}~غير محدد'],
      [
        RENEW.ar,
        '~(?:[يت]ظل|[يت]بقى|[يت]ستمر)#[^.;]{0,50}(?<!غير )محدد (?:ال)?مدة',
        '~(?:مهما|ولو|وإن|حتى لو|بصرف النظر|بغض النظر|أيا)',
      ],
    ],
    unless: { en: '\\bnon-?Saudis?\\b|\\bexpatriate', ar: '~غير (?:ال)?سعودي|~وافد|~أجنبي' },
  }),
  'SA-LAB-73': readTogether({
    says: {
      en: 'The clause ends contracts, or breaks service, where the establishment passes to a new owner.',
      ar: 'ينهي البند عقود العمل أو يقطع الخدمة عند انتقال المنشأة إلى مالك جديد.',
    },
    en: [
      [
        '\\b(?:sold|sells|sale of the (?:business|establishment|company)|new owner|merg(?:er|ed|es)|acqui(?:red|sition)|(?:change|transfer) (?:of|in) (?:the )?(?:ownership|control|owner|business|legal form))\\b',
        '\\b(?:contracts?|service|employ\\w+)\\b',
        '\\b(?:(?:shall |will )?(?:end|ends|lapses?|expires?|terminat\\w+)|new contracts?|not (?:be )?(?:bound|liable|recogni\\w+|responsible|counted)|start afresh|anew|no obligation|reset|from zero)\\b',
      ],
    ],
    ar: [
      [
        '~(?:بيعت|بيع|انتقال ملكية|انتقلت ملكية|مالك (?:ال)?جديد|دمج|اندماج|اندمجت|استحواذ|تغير (?:ال)?(?:ملكية|شكل|مالك)|آلت (?:ملكية|إلى))',
        '~(?:عقد|عقود|خدمة|عاملين|عمال)',
        '~(?:انتهت|[يت]نتهي|إنهاء|عقود(?:ا)? جديدة|عقد(?:ا)? جديد|لا [يت]لتزم|غير ملزم|غير ملتزم|لا [يت]تحمل|خدمة جديدة|من جديد|تصفية|لا [يت]حتسب)',
      ],
    ],
    unless: {
      en: '\\bchange (?:in|of) control period\\b|\\bgood reason\\b|\\bnot (?:affect|end|terminate|interrupt|lapse)|\\bremain in force|\\bcontinu',
      ar: '~(?:لا [يت](?:ؤثر|نتهي|نقطع)|[يت]بقى|نافذة|مستمرة|متصلة)',
    },
  }),
  'SA-LAB-10': readTogether({
    says: {
      en: 'The clause lets the employer move the worker to another city without his consent.',
      ar: 'يجيز البند نقل العامل إلى مدينة أخرى دون موافقته.',
    },
    en: [
      [
        '\\b(?:relocat\\w+|transfer\\w*|post(?:ed|ing)?|assign\\w*|mov(?:e|ed|ing)|re-?assign\\w*|second(?:ed)?|deploy\\w*|station\\w*)\\b',
        '\\b(?:branch(?:es)?|cit(?:y|ies)|locations?|sites?|regions?|provinces?|anywhere|elsewhere|Kingdom|Riyadh|Jeddah|Dammam|Tabuk|Abha|Jubail|Yanbu|Makkah|Madinah)\\b',
        ALONE.en,
      ],
    ],
    ar: [
      [
        '~(?:نقل|[يت]نقل|تحويل|[يت]حول|نقله|نقلها|تكليف|انتداب|إيفاد|ندب|توجيه)',
        '~(?:مدينة|مدن|فرع|فروع|فروعها|منطقة|مناطق|مواقع|موقع|مواقعها|جهات)',
        ALONE.ar,
      ],
    ],
    unless: {
      en: '\\b(?:same (?:city|building)|floor|data|files?|shares?|(?:shall|may|will) not (?:be )?(?:transfer\\w*|move\\w*|relocat\\w*|assign\\w*|post\\w*))\\b|\\b(?:thirty|30)\\b[^.;]{0,20}\\bdays\\b',
      ar: '~(?:داخل (?:ال)?مبنى|طابق|مبناها|نفس (?:ال)?مدينة|لا [يت]نقل|لا يجوز نقل|بيانات|ملفات|حافلات)|(?<![ء-ي])لا [يت](?:جوز|حق|ملك)# [^.;]{0,25}~نقل|~ثلاثين يوم|30',
    },
  }),
  'SA-LAB-63': allOf(
    readTogether({
      says: {
        en: 'The clause lets the worker be given different work without his consent.',
        ar: 'يجيز البند تكليف العامل بعمل مختلف دون موافقته.',
      },
      en: [
        [
          '\\b(?:different|unrelated|other|another)\\b[^.;]{0,30}\\b(?:work|duties|job|position|tasks|role|occupation|trade)\\b|\\bwork\\b[^.;]{0,40}\\bdifferent\\b',
          '\\b(?:assign\\w*|employ|transfer\\w*|mov(?:e|ed)|entrust\\w*|requir\\w+|change\\w*|put|place[d]?)\\b',
          ALONE.en,
        ],
      ],
      ar: [
        [
          '~(?:مختلف|يختلف|مغاير|آخر|أخرى)',
          '~(?:تكليف|[يت]كلف|إسناد|[يت]سند|تغيير|نقل)',
          '~(?:عمل|أعمال|وظيفة|مهام|مهنة)',
          ALONE.ar,
        ],
      ],
      unless: {
        en: `\\b(?:shall|may|will) not be\\b|\\bcontractor\\b|\\b(?:thirty|30)\\b[^.;]{0,20}\\bdays\\b|\\b(?:similar|city|branch|site)\\b`,
        ar: '~(?:لا [يت]كلف|لا يجوز|مدينة|فرع|موقع|مقاول)|~ثلاثين يوم|30',
      },
    }),
    {
      en: [
        beyond({
          cues: ['\\b(?:work|duties|job|tasks)\\b'],
          needs:
            '\\b(?:fundamentally|essentially|materially|substantially|radically|entirely)\\b[^.;]{0,10}\\bdifferent\\b|\\bdiffer\\w* (?:materially|substantially|essentially|fundamentally)',
          unless: '\\bcontractor\\b',
          measure: 'days',
          atMost: 30,
          before: 160,
          after: 160,
          follows: '^[^.;]{0,20}\\byear\\b',
          bound: { en: '30 days a year', ar: '30 يوماً في السنة' },
        }),
      ],
      ar: [
        beyond({
          cues: ['~(?:اختلافا جوهريا|مختلف|جوهريا)'],
          needs: '~(?:تكليف|[يت]كلف|إسناد)',
          measure: 'days',
          atMost: 30,
          before: 120,
          after: 120,
          follows: '^[^.;]{0,15}~(?:سنة|عام)',
          bound: { en: '30 days a year', ar: '30 يوماً في السنة' },
        }),
      ],
    },
  ),
  'SA-LAB-74': readTogether({
    says: {
      en: 'The clause breaks the service of the worker when the contract is renewed.',
      ar: 'يقطع البند خدمة العامل عند تجديد العقد.',
    },
    en: [
      [
        '\\brenew\\w*',
        '\\b(?:service|award|seniority|entitlements?|gratuity)\\b',
        '\\b(?:new (?:period|service|contract)|separate|independent|afresh|anew|from zero|reset|fresh start|starts? (?:again|over)|not (?:be )?(?:added|aggregated|cumulat\\w+|continuous|carried))\\b',
      ],
    ],
    ar: [
      [
        '~(?:تجديد|[يت]تجدد|[يت]جدد|جدد)',
        '~(?:عقد(?:ا)? (?:جديدا|مستقلا|منفصلا|جديد|مستقل|منفصل)|خدمة جديدة|خدمته من جديد|من جديد|لا [يت](?:ضاف|ضم)|منقطعة|لا [يت]عد امتداد)',
      ],
    ],
    unless: {
      en: `${NOT.en}[^.;]{0,20}\\b(?:new|separate|interrupt)`,
      ar: '~(?:لا [يت]عد|متصلة|مستمرة|إقامة|تأمين|رخصة)',
    },
  }),
  'SA-LAB-67': readTogether({
    says: {
      en: 'The clause takes rights from a worker who resigns.',
      ar: 'يحرم البند العامل المستقيل من حقوقه.',
    },
    en: [
      [
        '\\bresign(?:s|ed|ing|ation)?\\b',
        LOST.en,
        '\\b(?:dues|rights|entitlements?|leave (?:pay|balance)|accrued|wages?|salary|benefits)\\b',
        '{employee}|\\b(?:he|she|anyone|whoever)\\b',
      ],
    ],
    ar: [['~(?:استقال|[يت]ستقيل|مستقيل)', LOST.ar, '~(?:حقوق|مستحقات|رصيد|أجر|راتب|مزايا|بدل)']],
    unless: {
      en: '\\bnot\\b|\\b(?:withdraw|housing|vehicle|scholarship|bonus|shares)\\b',
      ar: '(?<![ء-ي])[وف]?(?:لا|دون)(?![ء-ي])|~(?:حافز|أسهم|سحب|عدول)',
    },
  }),
};
