import { allOf, beyond, readTogether, type AddedReaders } from '../together.js';

const NATION = {
  en: '\\b(?:non-?Saudis?|expatriates?|foreign (?:national|worker|employee)s?|iqama|(?:Indian|Pakistani|Egyptian|Filipin[oa]|Bangladeshi|Sudanese|Jordanian|Syrian|Yemeni|Nepal(?:i|ese)|Sri Lankan|Indonesian|British|American|Lebanese|Kenyan|Ugandan|Ethiopian|Moroccan|Tunisian|Algerian|Turkish|French|German|Italian|Chinese|Canadian|South African) (?:national|citizen|nationality))\\b',
  ar: '~غير (?:ال)?سعودي|~(?:وافد|أجنبي|مقيم)|~جنسية (?!(?:ال)?سعودي)(?:ال)?[ء-ي]{3,12}',
};
const OPEN = {
  en: '\\b(?:unlimited|indefinite|indeterminate|unspecified|open-ended|undefined|permanent)\\b[^.;]{0,20}\\b(?:duration|term|period|contract|basis|time)\\b|\\b(?:without|no|not) (?:a |any )?(?:fixed|set|specified|limited|end|expiry)[- ](?:term|date|period|duration)\\b|\\bopen-ended\\b',
  ar: '~غير محدد(?:ة)? (?:ال)?مدة|~مفتوح(?:ة)? (?:ال)?مدة|~(?:دون|بدون|بلا) (?:تحديد )?(?:ال)?مدة|~غير محدود(?:ة)?',
};
const ALIKE = {
  en: '\\b(?:neither|regardless|irrespective|without (?:regard|distinction|discriminat\\w+)|equal\\w*|whatever|discriminat\\w+|not (?:be )?(?:a |taken as a )?(?:ground|reason|factor)|shall not (?:be )?(?:reject|refus|exclud|ask))\\b|\\b(?:restroom|toilet|room|accommodation|prayer|changing|leave|maternity|insurance|medical)\\b',
  ar: '~(?:دون تمييز|بغض النظر|بصرف النظر|مساواة|متساو|سواسية|تكافؤ|لا [يت]فرق|لا [يت]ميز|عدم (?:ال)?تمييز|أيا كان|سكن|دورات مياه|مصلى|إجازة|تأمين)',
};

/** Wide readers of the rules on the contract and its term. */
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
          cues: ['\\bprobation\\w*'],
          needs: '\\bextend\\w*[^.;]{0,60}\\b(?:further|additional|more|another|same|like)\\b',
          unless:
            '\\b(?:in (?:all|total)|total|aggregate|whole|not exceed\\w*|provided|up to (?:a maximum of )?(?:180|one hundred and eighty))\\b',
          plus: '\\bextend',
          measure: 'days',
          atMost: 180,
          after: 80,
          bound: { en: '180 days in all', ar: '180 يوماً إجمالاً' },
        }),
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
};
