import { allOf, beyond, readTogether, type AddedReaders } from '../together.js';
import { ALONE, LOST, NOT } from './wide-pieces.js';

const NATION = {
  en: '\\b(?:non-?Saudis?|expatriates?|foreign (?:national|worker|employee)s?|iqama|(?:Indian|Pakistani|Egyptian|Filipin[oa]|Bangladeshi|Sudanese|Jordanian|Syrian|Yemeni|Nepal(?:i|ese)|Sri Lankan|Indonesian|British|American|Lebanese|Kenyan|Ugandan|Ethiopian|Moroccan|Tunisian|Algerian|Turkish|French|German|Italian|Chinese|Canadian|South African) (?:national|citizen|nationality))\\b',
  ar: '~غير (?:ال)?سعودي|~(?:وافد|أجنبي|مقيم)|~جنسية (?!(?:ال)?سعودي)(?:ال)?[ء-ي]{3,12}',
};
const OPEN = {
  en: '\\b(?:unlimited|indefinite|indeterminate|unspecified|open-ended|undefined|permanent)\\b[^.;]{0,20}\\b(?:duration|term|period|contract|basis|time)\\b|\\b(?:without|no|not) (?:a |any )?(?:fixed|set|specified|limited|end|expiry)[- ](?:term|date|period|duration)\\b|\\bopen-ended\\b',
  ar: '~غير محدد(?:ة)? (?:ال)?مدة|~مفتوح(?:ة)? (?:ال)?مدة|~(?:دون|بدون|بلا) (?:تحديد )?(?:ال)?مدة|~غير محدود(?:ة)?',
};
const RENEW = {
  en: '\\b(?:renew\\w*|successive|extension|extended)\\b',
  ar: '~(?:تجديد|[يت]جدد|[يت]تجدد|جدد|تكرر|تمديد|[يت]مدد|تعدد)',
};
const ALIKE = {
  en: '\\b(?:neither|regardless|irrespective|without (?:regard|distinction|discriminat\\w+)|equal\\w*|whatever|discriminat\\w+|not (?:be )?(?:a |taken as a )?(?:ground|reason|factor)|shall not (?:be )?(?:reject|refus|exclud|ask))\\b|\\b(?:restroom|toilet|room|accommodation|prayer|changing|leave|maternity|insurance|medical)\\b',
  ar: '~(?:دون تمييز|بغض النظر|بصرف النظر|مساواة|متساو|سواسية|تكافؤ|لا [يت]فرق|لا [يت]ميز|عدم (?:ال)?تمييز|أيا كان|سكن|دورات مياه|مصلى|إجازة|تأمين)',
};

/** Wide readers of the rules on the contract, its term, and moving the worker. */
export const wideContractReaders: AddedReaders = {
  'SA-LAB-03': readTogether({
    says: {
      en: 'The clause relies on the text in another language than Arabic.',
      ar: 'يعتمد البند نصاً بغير اللغة العربية.',
    },
    en: [
      [
        '\\b(?:contracts?|texts?|versions?|languages?|columns?|translations?|regulations?|policy|differ\\w*|conflict|discrepanc\\w+|contradict\\w*)\\b',
        '\\b(?:English|French|Hindi|Urdu|Chinese)\\b[^.;,]{0,50}\\b(?:prevail\\w*|govern\\w*|control\\w*|relied|rel(?:y|iance)|authoritative|binding|decisive|preference|precedence|final|official|followed|appl(?:y|ies)|counts?|takes? (?:priority|precedence))\\b',
      ],
      [
        '\\b(?:this )?(?:contract|agreement)\\b[^.;]{0,60}\\b(?:only in English|in English only|solely in English|in English alone|exclusively in English)\\b',
      ],
    ],
    ar: [
      [
        '~(?:اختلاف|تعارض|تباين|خلاف|تفسير|نص|نسخة|لغة|ترجمة)',
        '(?:(?:[يت]عتمد|[يت]عتد|[يت]رجح|[يت]سود|[يت]غلب|[يت]عول|[يت]سري|[يت]قدم|[يت]طبق|(?:ال)?عبرة|(?:ال)?حجية|(?:ال)?فيصل|(?:ال)?مرجع|(?:ال)?أولوية|(?:ال)?معتمد)[^.;]{0,40}~إنجليزي|~إنجليزي(?:ة)?[^.;]{0,30}(?:هو |هي )?~(?:معتمد|مرجع|مرجح|سائد|حجة|ملزم|فيصل|نافذ))',
      ],
    ],
    unless: {
      en: '\\bArabic\\b[^.;]{0,40}\\b(?:prevail\\w*|govern\\w*|alone|relied|controls?|authoritative|shall be)\\b|\\b(?:fluen\\w+|correspondence|reports?|convenience|arbitrat\\w+)\\b',
      ar: '~نص (?:ال)?عربي|~عربية (?:هي |وحدها|فقط)|~(?:دورة|إجادة|مراسلات|تقارير|تحكيم)|لا [يت]عتد[^.;]{0,20}إلا',
    },
  }),
  'SA-LAB-04': readTogether({
    says: {
      en: 'The clause gives the contract of a non-Saudi worker no fixed term.',
      ar: 'يجعل البند عقد العامل غير السعودي غير محدد المدة.',
    },
    en: [[NATION.en, OPEN.en, '\\b(?:contract|engag\\w+|employ\\w+|appoint\\w*|hired|service)\\b']],
    ar: [[NATION.ar, OPEN.ar]],
    unless: {
      en: '\\b(?:not be|shall not|may not|cannot|never|deemed|Saudi employees?|residen\\w+ of|confidential\\w*|secre\\w+)\\b|\\blicen[cs]e\\b',
      ar: '~(?:لا يجوز|لا يكون|لا يبرم|لا يعد|لا يتحول|عد|يعد|سعوديين)#',
    },
  }),
  'SA-LAB-76': readTogether({
    says: {
      en: 'The clause lets the worker be employed in another profession than the one in the work permit.',
      ar: 'يجيز البند تشغيل العامل في غير المهنة المدونة في رخصة العمل.',
    },
    en: [
      [
        '\\b(?:other than|different from|regardless of|irrespective of|whatever|outside|even (?:if|though)[^.;]{0,60}not)\\b[^.;]{0,70}\\b(?:work permit|iqama|residence permit|work licen[cs]e)\\b',
        '\\b(?:professions?|occupations?|trades?|jobs?|work|duties|roles?)\\b',
        '{employer}|\\bmay\\b|\\bshall\\b',
      ],
    ],
    ar: [
      [
        '~(?:غير|خلاف|مختلف|مغاير|بصرف النظر|بغض النظر|أيا كانت|ولو لم|ولو خالفت)[^.;]{0,50}~(?:رخصة (?:ال)?عمل|رخصته|مدونة|مسجلة في|إقامته)',
        '~(?:مهنة|مهن|عمل|أعمال|وظيفة|مهام)',
      ],
    ],
    unless: {
      en: '\\b(?:shall|may|must|will) not\\b|\\bfees?\\b|\\bexpir\\w+|\\bno {employee}',
      ar: '~(?:عدم|بعدم|لا يجوز|لا يعمل|لا يكلف|لا تكلف|يمتنع|يحظر|لا يشغل|رسوم|تجديد)',
    },
  }),
  'SA-LAB-05': readTogether({
    says: {
      en: 'By the clause the worker gives up rights under the Labor Law while the contract runs.',
      ar: 'يتنازل العامل بموجب البند عن حقوق مقررة له في نظام العمل أثناء سريان العقد.',
    },
    en: [
      [
        '{employee}[^.;]{0,100}\\b(?:releas(?:es?|ing)|discharg(?:es?|ing)|waiv(?:es?|ing)|acquits?|relinquish(?:es)?|renounc(?:es?|ing)|gives? up|for(?:e)?goes|sign(?:s|ing) away)\\b[^.;]{0,100}\\b(?:claims?|rights?|entitlements?|dues|demands?)\\b',
      ],
      [
        '\\b(?:no (?:further |other )?(?:claims?|rights?|demands?))\\b[^.;]{0,60}\\b(?:whatsoever|of any kind|past|future|overtime|leave|labou?r law)\\b',
        '{employee}',
        '{employer}',
      ],
      [
        '\\b(?:terms? of (?:this|the) (?:contract|agreement)|this (?:contract|agreement))\\b[^.;]{0,60}\\b(?:prevail\\w*|override\\w*|overrid\\w+|supersede\\w*)\\b[^.;,]{0,40}\\bLabou?r Law\\b',
      ],
    ],
    ar: [
      [
        '~(?:[يت]برئ|إبراء|مبرئ|متنازل|[يت]تنازل|تنازله|تنازلها|مخالصة|[يت]سقط|[يت]تخلى|[يت]نزل)',
        '~(?:حقوق|حقوقه|حقوقها|مطالبة|مطالبات|مستحقات|مستحقاته|ذمة|أجر (?:ال)?إجازات|مكافأة نهاية|دعوى)',
        '{employee}',
      ],
    ],
    unless: {
      en: '\\b(?:shall|may|can|does|do|must)(?: be)? not\\b|\\bnothing\\b|\\bwaives? no\\b|\\bmore (?:favou?rable|beneficial)|\\bbenefits? (?:him|her|the {employee})|\\bafter (?:the )?(?:end|termination|expiry)|\\b(?:inventions?|intellectual|copyright|moral|shares?|confidential|parking|custody)\\b',
      ar: '~(?:لا يعتد|باطل|لا يجوز|لا يعد|لا يحق|لا يملك|أكثر فائدة|بعد انتهاء|عند انتهاء|اختراع|ملكية (?:ال)?فكرية|مصنفات|اثني عشر شهر|سنة|عهدة|عهدتهما|حقوق مؤلف|اشتراكه)|لا [يت](?:تنازل|سقط)',
    },
  }),
  'SA-LAB-06': readTogether({
    says: {
      en: 'The clause sets workers apart by sex, age, nationality, marriage or disability.',
      ar: 'يميز البند بين العمال بسبب الجنس أو السن أو الجنسية أو الحالة الاجتماعية أو الإعاقة.',
    },
    en: [
      [
        '\\b(?:males?|men|man|females?|women|woman|gender|sex|unmarried|married|single|bachelors?|pregnan\\w+|mothers?|nationalit(?:y|ies)|disabilit\\w+|disabled|race|colou?r|tribe|religion|(?:under|below|over|above|younger than|older than|aged?)(?: the age of)? (?:\\d\\d|twenty|thirty|forty|fifty))\\b',
        '\\b(?:applicants?|candidates?|applications?|positions?|vacanc\\w+|posts?|recruit\\w*|hir(?:e|ed|ing)|promot\\w+|appoint\\w*|shortlist\\w*|jobs?|roles?|salar(?:y|ies)|wages?|pay|paid)\\b',
        '\\b(?:only|solely|exclusively|reserved|open to|limited|restricted|confined|priority|prefer\\w*|must be|(?:not|never) (?:be )?(?:considered|accepted|hired|eligible|appointed|promoted|nominated|employed|recruited)|rejected|excluded|lower|less|ineligible|disqualif\\w+)\\b',
      ],
    ],
    ar: [
      [
        '~(?:ذكور|رجال|نساء|إناث|ذكر|أنثى|رجل|امرأة|متزوج|عازب|عزاب|أعزب|عزباء|حامل|سنه|عمره|أعمارهم|جنس|جنسية|إعاقة|موظفة|موظفات|عاملات)',
        '~(?:وظيفة|وظائف|ترقية|توظيف|تعيين|[يت]عين|[يت]رشح|ترشيح|متقدم|متقدمين|شغل|أجر|أجور|راتب|رواتب|استقطاب)',
        '~(?:فقط|أولوية|أفضلية|[يت]قتصر|تقصر|قصر|مقصور|يشترط|اشتراط|دون غيرهم|دون غيره|لا [يت](?:رشح|قبل|عين|رقى|وظف|ستقطب)|[يت]ستبعد|ممن لا [يت]زيد|حصرا|وحدهم|أقل من|أدنى من|[يت]خفض|[يت]قل عن)',
      ],
    ],
    unless: ALIKE,
  }),
  'SA-LAB-32': readTogether({
    says: {
      en: "The clause puts the employer's rules above the Labor Law.",
      ar: 'يقدم البند لوائح صاحب العمل على نظام العمل.',
    },
    en: [
      [
        '\\b(?:handbook|polic(?:y|ies)|manual|regulations?|rules|by-?laws|code)\\b',
        '\\bLabou?r (?:Law|Code)\\b',
        '\\b(?:differ\\w*|conflict\\w*|contradict\\w*|inconsisten\\w+|contrary|discrepanc\\w+)\\b',
        '\\b(?:handbook|polic(?:y|ies)|manual|regulations?|rules|by-?laws|code)\\b (?:is|are|shall|will|takes?|prevails?|appl(?:y|ies)|governs?)(?: be| is)? ?(?:followed|applied|prevail|govern|apply|precedence|binding|authoritative)?',
      ],
    ],
    ar: [
      [
        '~(?:لائحة|لوائح|سياسة|سياسات|دليل)',
        '~نظام (?:ال)?عمل',
        '~(?:اختلاف|تعارض|خالف|اختلف|تناقض)',
        '~(?:[يت]عمل|[يت]طبق|[يت]سري|[يت]قدم|[يت]رجح|[يت]عتد|العبرة|الأولوية)[^.;]{0,20}~(?:لائحة|لوائح|سياسة|سياسات|دليل|لائحتها)',
      ],
    ],
    unless: {
      en: '\\b(?:(?:does|do|shall|may|must) not|not (?:conflict|contradict)|provided|unless|Labou?r Law (?:shall |will )?(?:prevails?|appl(?:y|ies)|governs?|takes))\\b',
      ar: '~(?:لا [يت](?:تعارض|خالف)|بما لا|[يت]طبق (?:ال)?نظام)',
    },
  }),
  'SA-LAB-07': allOf(
    {
      en: [
        beyond({
          cues: ['\\b(?:probation\\w*|trial (?:period|employment|term|basis)|on trial)\\b'],
          unless:
            '\\b(?:notice|remaining|contract (?:of|for)|term of|leave|sick|after|from the end|six months (?:from|after|since)|month\\S* wage|salary|review\\w*|warranty)\\b',
          measure: 'days',
          atMost: 180,
          after: 60,
          bound: { en: '180 days in all', ar: '180 يوماً إجمالاً' },
        }),
      ],
      ar: [],
    },
    readTogether({
      says: {
        en: 'The clause lets probation last beyond the bound of the law, or without one.',
        ar: 'يجيز البند امتداد فترة التجربة بلا حد أو بما يجاوز حد النظام.',
      },
      en: [
        [
          '\\b(?:probation\\w*|trial (?:period|term)|trial)\\b',
          '\\b(?:until (?:such time as )?(?:the {employer}|{employer}|it|he|she|his|her|management)[^.;]{0,40}(?:satisf\\w+|convinced|decides?|confirms?|happy|approves?)|as long as (?:the {employer}|it|management)|(?:as many|any number of|further) (?:times|periods) as|as often as|indefinite\\w*|without (?:any )?limit|no (?:upper |maximum )?limit|for (?:whatever|any) (?:period|length|time))\\b',
        ],
      ],
      ar: [
        [
          '~(?:تجربة|اختبار)#',
          '~(?:حتى [يت](?:قتنع|رى|طمئن|تأكد|ثبت|قرر)|لأي مدة|دون حد|بلا حد|ما شاءت|مهما طالت|ولو تجاوزت|ولو زادت|مدد (?:أخرى )?تراها|مرات تراها|بقدر ما|غير محددة)',
        ],
      ],
      unless: { en: '\\bnot exceed\\b|\\bprovided that\\b', ar: 'لا [يت](?:جاوز|تجاوز|زيد)|على ألا|~بألا' },
    }),
  ),
  'SA-LAB-62': readTogether({
    says: {
      en: 'The clause leaves it to the employer alone to end the contract during probation.',
      ar: 'يقصر البند حق إنهاء العقد خلال فترة التجربة على صاحب العمل.',
    },
    en: [
      [
        '\\b(?:probation\\w*|trial period)\\b',
        '\\b(?:terminat\\w+|end|ends|resign\\w*|leave|bring)\\b',
        '\\b(?:only|solely|alone|exclusively)\\b[^.;]{0,10}{employer}|{employer}[^.;]{0,10}\\b(?:alone|only|solely|exclusively)\\b|{employee}[^.;]{0,20}\\b(?:may not|shall not|cannot|can not|has no right|waives?)\\b[^.;]{0,30}\\b(?:terminat\\w+|end|resign\\w*|leave (?:the|his|her|service|employ))\\b',
      ],
    ],
    ar: [
      [
        '~(?:تجربة|اختبار)#',
        '~(?:إنهاء|فسخ|[يت]نهي|استقالة|ترك)',
        '{employer}[^.;]{0,15}~(?:وحده|وحدها|فقط|دون غيره)|~(?:[يت]قتصر|حصرا|دون {employee})|~(?:ليس|لا يحق|لا يجوز)# [^.;]{0,10}{employee}',
      ],
    ],
    unless: { en: '\\b(?:either party|both parties|notice|sick|less than)\\b', ar: '~(?:لكل|أي من|كلا|لأي)' },
  }),
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
      en: '\\bnot (?:affect|end|terminate|interrupt|lapse)|\\bremain in force|\\bcontinu',
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
      ar: '~(?:داخل (?:ال)?مبنى|طابق|مبناها|نفس (?:ال)?مدينة|لا [يت]نقل|لا يجوز نقل|بيانات|ملفات|حافلات)|~ثلاثين يوم|30',
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
