import { allOf, beyond, readTogether, type AddedReaders } from '../together.js';
import { FIRMS, LOST } from './wide-pieces.js';

const AWARD = {
  en: '\\b(?:end[- ]of[- ]service(?: (?:award|gratuity|benefits?|indemnity|entitlement|payment|compensation))?|gratuity|EOSB|service award|service indemnity|severance award|terminal benefits?)\\b',
  ar: '~مكافأة (?:نهاية|انتهاء|ترك|عن)(?: مدة)? (?:ال)?خدم|~مكافأة (?:نهاية )?خدمته|~مكافأته',
};
const RESIGNS = {
  en: '\\b(?:resign(?:s|ed|ing|ations?)?|quits?|leaves? of (?:his|her) own|leaves? voluntarily)\\b',
  ar: '~(?:استقالة|استقالته|استقالتها|استقال|استقالت|[يت]ستقيل|مستقيل)',
};
const END = {
  en: '\\b(?:terminat\\w+|end|ends|ended|ending|dispens\\w+|dismiss\\w*|let(?:ting)? (?:\\w+ ){1,3}go|discharg\\w+|rescind\\w*|part with)\\b',
  ar: '~(?:إنهاء|[يت]نهي|أنهى|أنهت|فسخ|[يت]فسخ|استغناء|[يت]ستغني|فصل|[يت]فصل|تسريح|صرف من الخدمة)',
};
const PENALTY = {
  en: '\\b(?:penalt(?:y|ies)|sanctions?|fines?|fined|disciplin\\w+|suspension|warnings?|dismiss\\w*|violations?|misconduct)\\b',
  ar: '~(?:جزاء|جزاءات|عقوبة|عقوبات|مجازاة|تأديب|غرامة|غرامات|مخالفة|فصل|إنذار|إيقاف عن (?:ال)?عمل)',
};
/** What ends without cause: no breach of the worker's, no case of the law, no probation. */
const CAUSED = {
  en: '\\b(?:probation\\w*|trial|Articles? \\(?80|gross|fraud|cases? (?:set|listed|stated|provided)|cause attributable)\\b',
  ar: '~(?:تجربة|اختبار|ثمانين|غش|تزوير|حالات (?:ال)?(?:واردة|منصوص|محددة))|80',
};
const CERTIFICATE = {
  en: '\\b(?:(?:service|experience|employment|reference) (?:certificate|letter)|certificate of (?:service|experience|employment)|originals?|diplomas?|references|letter of experience)s?\\b',
  ar: '~شهادة (?:ال)?(?:خدمة|خبرة|عمل)|~شهادة خبرته|~شهادات(?:ه|ها)?|~وثائق(?:ه|ها)?#',
};

/** Wide readers of the rules on the end of the contract. */
export const wideEndingReaders: AddedReaders = {
  'SA-LAB-65': readTogether({
    says: {
      en: 'The clause lets the employer end the contract without a lawful reason.',
      ar: 'يجيز البند لصاحب العمل إنهاء العقد دون سبب مشروع.',
    },
    en: [
      [
        END.en,
        '{employer}',
        '\\b(?:contract|services?|employment|{employee})\\b|{employee}',
        "\\b(?:without (?:giving |any |stating |a |having |need for |the need to |assigning )*(?:reasons?|cause|justification)|(?:for|on) any (?:reason|ground)|for no reason|no reason (?:is|need|being)|at will|at (?:its|the {employer}'s) (?:sole |absolute |own )*(?:discretion|pleasure|option|convenience)|(?:whenever|any time) it (?:wishes|pleases|sees|chooses|likes)|for convenience|sole (?:judge|discretion)|need not (?:give|state|justify))\\b",
      ],
    ],
    ar: [
      [
        END.ar,
        '{employer}',
        '~(?:دون|بدون|بلا|بغير)# [^.;]{0,20}~(?:أسباب|سبب|مبرر|مسوغ)|~(?:أي لحظة|متى شاء|متى رأ|لأي سبب|وحده|وحدها|مطلق|كما تراه|وفق ما تراه|حسبما تراه|لا [يت]لزم[^.;]{0,15}~سبب)',
      ],
    ],
    unless: {
      en: `${CAUSED.en}|\\b(?:if|should|where|compensat\\w+|award|invalid|may not|shall not|either party|neither)\\b`,
      ar: `${CAUSED.ar}|~(?:إذا|لا يجوز|لا يحق|تعويض|تعويضا|غير مشروع)`,
    },
  }),
  'SA-LAB-66': readTogether({
    says: {
      en: 'The clause takes from the worker the paid time to look for other work during the notice.',
      ar: 'يحرم البند العامل من حقه في التغيب بأجر خلال مهلة الإشعار للبحث عن عمل.',
    },
    en: [
      [
        '\\bnotice\\b',
        '\\b(?:look(?:ing)? for|seek(?:ing)?|search(?:ing)?(?: for)?|find(?:ing)?|another job|new job|other (?:work|employment)|interviews?)\\b',
        `\\b(?:not|no|unpaid|without pay|deduct\\w*|annual leave|without)\\b`,
      ],
    ],
    ar: [
      [
        '~(?:إشعار|إخطار|مهلة)',
        '~(?:بحث|يبحث|تبحث) (?:له |لها )?عن (?:عمل|وظيفة)|~بحث عن',
        '(?<![ء-ي])[وف]?(?:لا|لن|ليس|دون|بدون|بلا)(?![ء-ي])|~(?:حسم|[يت]حسم|[يت]خصم|من رصيد)',
      ],
    ],
    unless: {
      en: '\\b(?:not (?:be )?(?:deduct\\w*|reduc\\w*|lose)|without (?:loss|deduction|prejudice)|with pay|paid)\\b',
      ar: '~(?:مع استحقاقه|بأجر|مع احتساب|ولا [يت]حسم|دون (?:حسم|خصم))',
    },
  }),
  'SA-LAB-12': readTogether({
    says: {
      en: 'The clause takes from the worker what the law gives for termination without a lawful reason.',
      ar: 'يحرم البند العامل مما يقرره النظام عن الإنهاء لسبب غير مشروع.',
    },
    en: [
      [
        '\\b(?:invalid|unlawful|illegitimate|unfair|wrongful\\w*|arbitrar\\w+|unjustified|illegal|without (?:a )?(?:valid|lawful|legitimate|just\\w*|legal) (?:reason|cause)|before (?:its|the) (?:term|expiry|end))\\b',
        '\\b(?:no (?:further )?(?:compensation|indemnity|damages)|not (?:be )?(?:entitled|compensat\\w+|owe|liable|obliged)|(?:shall|does|do|will) not apply|nothing (?:is|shall)|waives?|without (?:any )?(?:compensation|indemnity|liability))\\b',
        '\\b(?:compensat\\w+|minimum|indemnity|damages|wages?)\\b',
      ],
    ],
    ar: [
      [
        END.ar,
        '~(?:غير (?:ال)?مشروع|تعسفي|تعسفا|(?:دون|بدون|بغير|بلا) (?:سبب|مسوغ|مبرر)|غير (?:ال)?نظامي|قبل (?:انتهاء|انقضاء) مدته)',
        '~(?:لا|لن|فلا|ولا|ليس)#[^.;]{0,40}~(?:تعويض|تعويضا|تعويضات)|~(?:دون|بدون|بلا)# (?:أي )?~(?:تعويض|مقابل)|~(?:[يت]تنازل|[يت]سقط)[^.;]{0,40}~تعويض',
      ],
    ],
    unless: {
      en: `${CAUSED.en}|\\b(?:never|not) (?:be )?less\\b|\\bFranchis`,
      ar: `${CAUSED.ar}|~(?:لا [يت]قل|على ألا|ما لم)|~استقال`,
    },
  }),
  'SA-LAB-13': allOf(
    readTogether({
      says: {
        en: 'By the clause a resignation takes effect only when the employer accepts it, without the bound of thirty days.',
        ar: 'يعلق البند أثر الاستقالة على قبول صاحب العمل دون التقيد بمدة الثلاثين يوماً.',
      },
      en: [
        [
          '\\bresign(?:s|ed|ing|ations?)?\\b',
          '\\b(?:no effect|(?:not|never) (?:be |become )?(?:effective|valid|accepted|binding|considered|deemed|take effect|end|complete)|only (?:upon|after|when|if|once|from)|until|silence|unless|subject to|conditional)\\b',
          '\\b(?:accept\\w*|approv\\w*|signs?|signed|signature|consent\\w*|agree[sd]?|countersign\\w*)\\b',
        ],
      ],
      ar: [
        [
          RESIGNS.ar,
          '~(?:قبول|قبولها|قبولا|قبلت|موافقة|موافق|اعتماد|توقيع|[يت]قبل|[يت]عتمد)',
          '(?:~(?:لا|لن|ولا)#[^.;]{0,50}(?:إلا|قبل|حتى|ما لم|قبولا|أثر|نافذة)|~سكوت[^.;]{0,40}~(?:لا|رفض)|~لا[^.;]{0,10}~سكوت|~مهما طالت|~معلقة)',
        ],
      ],
      unless: {
        en: '\\b(?:thirty|30)\\b|\\bdeemed accepted|\\b(?:withdraw\\w*|board|directors?)\\b|\\bArticle',
        ar: '~(?:ثلاثين|ثلاثون|عضو مجلس|سحب|عدول|[يت]عدل|مجلس الإدارة)|30',
      },
    }),
    {
      en: [
        beyond({
          cues: [
            '\\b(?:postpon\\w+|defer\\w*|put(?:ting)? off|delay\\w*|withhold\\w*|hold back|suspend\\w*)\\b',
          ],
          needs: '\\bresign\\w*',
          unless: '\\b(?:board|directors?|dues|settlement)\\b',
          measure: 'days',
          atMost: 60,
          bound: { en: '60 days', ar: '60 يوماً' },
        }),
      ],
      ar: [
        beyond({
          cues: ['~(?:تأجيل|إرجاء|تأخير|[يت]ؤجل|[يت]رجئ|[يت]ؤخر)'],
          needs: RESIGNS.ar,
          unless: '~(?:مستحقات|تصفية|عضو)',
          measure: 'days',
          atMost: 60,
          bound: { en: '60 days', ar: '60 يوماً' },
        }),
      ],
    },
  ),
  'SA-LAB-71': readTogether({
    says: {
      en: 'The clause denies the award to a worker who resigns, whatever his length of service.',
      ar: 'يحرم البند العامل المستقيل من المكافأة أياً كانت مدة خدمته.',
    },
    en: [
      [
        AWARD.en,
        RESIGNS.en,
        `${LOST.en}|\\bno(?:t|ne|thing|r)?\\b|\\bonly (?:upon|if|where)\\b[^.;]{0,40}\\bterminat`,
      ],
    ],
    ar: [[AWARD.ar, RESIGNS.ar, `${LOST.ar}|(?<![ء-ي])[وف]?(?:لا|لن|ليس|دون|بدون|بلا)(?![ء-ي])`]],
    unless: {
      en: '\\b(?:two|2|third|thirds|five|ten|10)\\b|\\bArticles?\\b|\\bnot (?:be )?(?:less|forfeit\\w*|los\\w+|waiv\\w+|affect\\w*|exceed\\w*)',
      ar: '~(?:سنتين|سنتان|ثلث|ثلثي|خمس|عشر|مادة|لا [يت](?:سقط|فقد|حرم|قل|خل))#|~لا [يت](?:سقط|فقد|حرم|قل|خل|ؤثر)',
    },
  }),
  'SA-LAB-18': allOf(
    readTogether({
      says: {
        en: 'The clause takes the end-of-service award from the worker, or counts it as paid within the wage.',
        ar: 'يحرم البند العامل من مكافأة نهاية الخدمة أو يعدها مدفوعة ضمن الأجر.',
      },
      en: [
        [
          AWARD.en,
          '\\b(?:salary|wages?|package|remuneration|pay)\\b',
          '\\b(?:inclusive|includes?|included|settles?|settled|absorb\\w*|in (?:lieu|place) of|instead of|in mind|covers?|part of)\\b',
        ],
        [
          AWARD.en,
          '\\b(?:no(?:ne)?|not|never|nor)\\b (?:\\w+ ){0,6}?(?:entitled|due|paid|payable|receive|accrue\\w*|owed|owe|earn\\w*|claim|award|gratuity|end-of-service)',
        ],
        [
          AWARD.en,
          '\\b(?:waiv(?:es?|ing|ed)|forfeit(?:s|ed|ure)?|for(?:e)?goes|relinquish\\w*|renounc\\w+|los(?:es?|t)|laps(?:es?|ed)|withheld|cancelled)\\b',
          '{employee}|\\b(?:he|she|staff)\\b',
        ],
        [AWARD.en, '\\bhalf(?: a| of a)?[\\s-]month', '\\b(?:each|every|per)\\b[^.;]{0,10}\\byear\\b'],
      ],
      ar: [
        [
          AWARD.ar,
          '~(?:أجر|راتب|حزمة)',
          '~(?:شامل|شاملا|[يت]شمل|[يت]تضمن|متضمن|مشمول|ضمن|بدلا من|عوضا عن|مدرج)',
        ],
        [
          AWARD.ar,
          '~(?:لا|لن|ولا|فلا)# [يت](?:ستحق|صرف|دفع|منح|تقاضى|حق)|~ليس[^.;]{0,30}~(?:حق|مطالبة)',
          '{employee}',
        ],
        [AWARD.ar, '~(?:لا محل|لا وجه|لا موجب|لا مجال)'],
        [AWARD.ar, '~(?:[يت]تنازل|متنازل|[يت]سقط|[يت]فقد|[يت]حرم|حرمان|[يت]لغى)', '{employee}'],
        [AWARD.ar, '~نصف (?:أجر )?شهر|~نصف (?:ال)?راتب|~أجر نصف شهر', '~كل سنة'],
      ],
      unless: {
        en: `${RESIGNS.en}|${FIRMS.en}|\\b(?:first|five years?|thereafter|subsequent|each year after|Articles?|80|not (?:be )?(?:less|forfeit\\w*|los\\w+|waiv\\w+|affect\\w*|exceed\\w*|includ\\w*)|commission\\w*|calculat\\w*|comput\\w*|allowances?|probation\\w*|last wage|actuar\\w+|provision|not include)\\b`,
        ar: `${RESIGNS.ar}|${FIRMS.ar}|~(?:أولى|تالية|مادة|حالات|لا [يت](?:سقط|فقد|حرم|قل|خل|تنازل|جوز)|مخصصات|عمولات|بدلات|تجربة|[يت]حسب|احتساب|وفق نظام|وفقا لنظام|أجر (?:ال)?أخير)`,
      },
    }),
  ),
  'SA-LAB-72': readTogether({
    says: {
      en: 'The clause leaves fixed parts of the wage out of the award, or reckons it on another wage than the last.',
      ar: 'يستبعد البند من حساب المكافأة عناصر ثابتة من الأجر أو يحسبها على غير الأجر الأخير.',
    },
    en: [
      [
        AWARD.en,
        '\\b(?:basic (?:salary|wage|pay)|first (?:salary|wage)|starting (?:salary|wage)|initial (?:salary|wage)|average)\\b',
        '\\b(?:alone|only|exclusively|solely|without|average|first|starting|initial|exclud\\w+|calculat\\w+|comput\\w+|reckon\\w+|based|basis)\\b',
      ],
      [
        AWARD.en,
        '\\ballowances?\\b',
        '\\b(?:exclud\\w+|not (?:be )?(?:count\\w*|includ\\w*|consider\\w*|taken|form|enter\\w*|part)|left out|disregard\\w*|without|omit\\w*|no account)\\b',
      ],
    ],
    ar: [
      [
        AWARD.ar,
        '~(?:أجر (?:ال)?أساسي|راتب (?:ال)?أساسي|أجره (?:ال)?أساسي|راتبه (?:ال)?أساسي|متوسط|أول أجر|أول راتب|أجر (?:ال)?ابتدائي|عند التعيين|عند التحاقه)',
      ],
      [
        AWARD.ar,
        '~(?:بدل|بدلات|علاوات|علاوة)',
        '~(?:[يت]ستبعد|استبعاد|مستبعد|لا [يت](?:دخل|حتسب|حسب|شمل|ضاف)|دون احتساب|دون البدلات|باستثناء|عدا|مجردا)',
      ],
    ],
    unless: {
      en: '\\b(?:plus|together with|including|added|as well as|and (?:the |all |other |fixed )*(?:housing|transport\\w*)(?! and transport allowances? (?:payable|shall|excluded)))\\b(?![^.;]{0,60}\\b(?:not|excluded)\\b)|\\bcommission\\w*',
      ar: '~(?:مضافا|شاملا|بالإضافة|زائدا|إضافة إلى|مع البدلات|والبدلات|عمولات|عمولة|لا [يت]ستبعد)',
    },
  }),
  'SA-LAB-125': readTogether({
    says: {
      en: 'The clause lets a sanction be imposed without a hearing, or bars the objection to it.',
      ar: 'يجيز البند توقيع الجزاء دون سماع العامل أو يمنعه من التظلم منه.',
    },
    en: [
      [
        PENALTY.en,
        `\\b(?:no (?:statement|hearing|investigation|inquiry|defen[cs]e|questioning|minutes|record)|need not (?:be )?(?:heard|questioned|notified|told|investigat\\w+|hear|question|inform|give)|without (?:any |a |first |prior |the need (?:for|to) |being |having |giving |hearing )*(?:investigat\\w+|hearing|heard|inquiry|questioning|questioned|defen[cs]e|statement|interview|him|her|warning him)|report alone|(?:told|informed|notified)[^.;]{0,30}\\bafter(?:wards)?|sufficient|suffices?|(?:not|never) (?:be )?(?:heard|questioned|required to hear|obliged to hear))\\b`,
        '\\b(?:impos\\w+|appl(?:y|ied|ies)|levy|levied|fined|may|shall|is|are)\\b',
      ],
      [
        PENALTY.en,
        '\\b(?:final|(?:may|shall|can)(?:not| not) (?:be )?(?:object\\w*|appeal\\w*|contest\\w*|challeng\\w*|question\\w*|review\\w*)|no (?:right (?:of|to) )?(?:appeal|grievance|objection|recourse)|not (?:open|subject) to)\\b(?! (?:written|warning|settlement|inspection|account))',
        '\\b(?:decision\\w*|penalt\\w+|sanctions?|fines?|disciplin\\w+)\\b',
        '{employee}|{employer}|\\b(?:manager|director|management)\\b',
      ],
    ],
    ar: [
      [
        PENALTY.ar,
        '~(?:[يت]كتفى|[يت]كفي|كفى|لا [يت]لزم|لا [يت]شترط|لا [يت]ستلزم|لا حاجة|دون حاجة|دون سماع|دون تحقيق|بلا تحقيق|دون إبلاغ|دون استجواب|دون مواجهة|دون أخذ أقوال|دون منحه)',
      ],
      [
        PENALTY.ar,
        '~(?:نهائي|نهائيا|نهائية|لا [يت]سمع|لا [يت]قبل|غير قابل|قطعي|لا معقب|لا [يت]حق|لا [يت]جوز|ليس ل)',
        '~(?:تظلم|اعتراض|طعن|شكوى|تظلمه|اعتراضه)|~(?:يتظلم|يعترض|يطعن)',
      ],
    ],
    unless: {
      en: '\\bno (?:disciplinary )?(?:penalt\\w+|sanctions?|fine)\\b|\\b(?:penalt\\w+|sanctions?|fines?)\\b[^.;]{0,20}\\b(?:may|shall) not be (?:imposed|applied)|\\b(?:sick|late payment|delay)\\b',
      ar: '~لا (?:[يت]وقع|[يت]جوز (?:توقيع|أن [يت]وقع|فرض|فصل|مجازاة))|~إلا بعد|~مقاول|~إجازة',
    },
  }),
  'SA-LAB-30': allOf(
    readTogether({
      says: {
        en: 'The clause makes the certificate of service, or the return of documents, depend on a payment, a release or a delay, or lets it harm the worker.',
        ar: 'يعلق البند تسليم شهادة الخدمة أو إعادة الوثائق على مقابل أو إبراء أو مهلة، أو يجيز تضمينها ما يسيء إلى العامل.',
      },
      en: [
        [
          CERTIFICATE.en,
          `\\b(?:fee|charge[ds]?|SAR|SR|payment of|only (?:once|after|if|upon|when|where)|until|unless|withh(?:old|eld)|retain\\w*|refuse\\w*|not (?:be )?(?:issue[ds]?|given|released|entitled)|provided that|subject to|misconduct|dismissed|reasons? (?:for|of)|release|clearance|clear\\w*|without (?:debt|liabilit\\w+)|after (?:\\w+ ){1,3}(?:months?|years?))\\b`,
          '{employee}|\\b(?:he|she|departing|leav\\w+)\\b',
        ],
      ],
      ar: [
        [
          CERTIFICATE.ar,
          '~(?:تسلم|[يت]سلم|تسليم|[يت]منح|منح|[يت]صدر|إصدار|[يت]عطى|إعطاء|[يت]عاد|إعادة|[يت]رد|استلام|أصول)',
          '~(?:رسم|رسوم|مبلغ|ريال|إلا بعد|بعد (?:مضي|مرور|سداد|توقيع|انقضاء|إبراء)|شريطة|بشرط|لحين|حتى|[يت]حتجز|حجز|لا [يت]سلم|لا [يت]منح|[يت]متنع|مخالفات|سبب (?:ال)?فصل|إبراء|مخالصة|ضمانا)',
          '{employee}|~(?:خدمة|انتهاء)',
        ],
      ],
      unless: {
        en: '\\b(?:free of charge|without charge|at no c|no (?:fee|charge)|shall not (?:include|contain|withhold|refuse|retain)|may not|previous employers?|medical|candidates?|salary certificate|attest\\w*|insurance)\\b',
        ar: '~(?:دون مقابل|مجانا|بلا مقابل|بدون مقابل|لا [يت]جوز|لا [يت]متنع|طبية|سابق|متقدم|مؤهل|إنجاز|مرشح|حضور|تدريب)',
      },
    }),
  ),
  'SA-LAB-70': readTogether({
    says: {
      en: 'The clause bars competition without a bound in time or place.',
      ar: 'يمنع البند المنافسة دون حد في الزمان أو المكان.',
    },
    en: [
      [
        '\\b(?:after|following|leav(?:es|ing)|once|departure|end of)\\b',
        '\\b(?:compet\\w+|same (?:trade|business|field|industry|line|sector|activity)|similar (?:business|activity|work)|rival\\w*)\\b',
        '\\b(?:never|indefinite\\w*|wherever|anywhere|any (?:country|place)|forever|for life|at any time|worldwide|without (?:any )?limit)\\b',
        '\\b(?:not|never|refrain\\w*|prohibit\\w*|barred)\\b',
        '{employee}',
      ],
    ],
    ar: [
      [
        '~(?:بعد|عقب|انتهاء|ترك|تركه|مغادرته)',
        '~(?:منافس|منافسة|[يت]نافس|نفس (?:ال)?نشاط|نشاط مماثل|نشاط مشابه|ذات (?:ال)?نشاط)',
        '~(?:أبدا|مطلقا|نهائيا|دون حد|غير محددة|مدى الحياة|أي مكان|أينما|أي دولة|أي وقت)',
        '~(?:لا|عدم|بعدم|[يت]متنع|[يت]حظر)#',
      ],
    ],
    unless: {
      en: '\\b(?:years?|months?)\\b|\\bsecret|\\bconfidential',
      ar: '~(?:سنة|سنتين|أشهر|شهرا|أسرار|سرية)#',
    },
  }),
  'SA-LAB-15': readTogether({
    says: {
      en: 'The clause takes from the worker the right to leave without notice where the employer is in breach.',
      ar: 'يحرم البند العامل من حق ترك العمل دون إشعار عند إخلال صاحب العمل.',
    },
    en: [
      [
        '{employee}',
        '\\b(?:no circumstances|never|may not|shall not|cannot|waives?|no right)\\b',
        '\\b(?:walk\\w* (?:out|off)|leav(?:e|es|ing)|quit|terminat\\w+|ceas\\w+)\\b',
        '\\bwithout\\b[^.;]{0,20}\\bnotice\\b|\\bimmediate\\w*',
        '\\b(?:even (?:if|where|when)|whatever|for any reason|no circumstances|regardless|any breach|default)\\b',
      ],
    ],
    ar: [
      [
        '{employee}',
        '~(?:لا [يت](?:حق|جوز|ترك)|ليس ل|[يت]تنازل|[يت]متنع)',
        '~(?:ترك|[يت]ترك|إنهاء|[يت]نهي|مغادرة)',
        '~(?:دون|بدون|بلا)# [^.;]{0,10}~(?:إشعار|إخطار)',
        '~(?:ولو|حتى لو|حتى وإن|مهما|أيا كان|لأي سبب|بأي حال)',
      ],
    ],
  }),
  'SA-LAB-19': {
    en: [
      beyond({
        cues: ['\\b(?:final (?:dues|settlement|pay\\w*|account)|dues|entitlements|end[- ]of[- ]service)\\b'],
        needs: '\\b(?:paid|pays?|settle[ds]?|released|disbursed|payable|transferred)\\b',
        unless:
          '\\b(?:year of service|each year|half|notice|claim\\w*|object\\w*|instal?ments? of|leave (?:balance|days)|court|resign\\w*|loan|court|wage (?:for|of))\\b',
        measure: 'days',
        atMost: 14,
        precedes: '\\b(?:within|after|later than|following|period of|up to|in)\\b[^.;]{0,25}$',
        after: 120,
        before: 60,
        bound: {
          en: 'one week, or two where the worker ended the contract',
          ar: 'أسبوعاً، أو أسبوعين إذا كان العامل هو الذي أنهى العقد',
        },
      }),
    ],
    ar: [
      beyond({
        cues: ['~(?:حقوق|مستحقات|تصفية)'],
        needs:
          '~(?:[يت]سدد|[يت]صرف|[يت]دفع|صرف|سداد|دفع|تصفية)[^.;]{0,200}~(?:إخلاء|انتهاء|ترك|آخر يوم|إنهاء|انقضاء|تركه)',
        unless: '~(?:كل سنة|نصف|إشعار|مطالبة|دعوى|اعتراض|استقال|قرض|شهادة)',
        measure: 'days',
        atMost: 14,
        precedes: '~(?:خلال|بعد|مدة|تتجاوز|أقصاها)[^.;]{0,15}$',
        bound: {
          en: 'one week, or two where the worker ended the contract',
          ar: 'أسبوعاً، أو أسبوعين إذا كان العامل هو الذي أنهى العقد',
        },
      }),
    ],
  },
  'SA-LAB-16': {
    en: [
      beyond({
        cues: ['\\b(?:compet\\w+|non-?compet\\w+|rival\\w*|similar (?:business|activity|work))\\b'],
        needs: '\\b(?:after|following|from|post|upon|once|departure|end of|leaves?|leaving)\\b[^.;]{0,60}',
        unless: '\\b(?:secret\\w*|confidential\\w*|experience|notice)\\b',
        measure: 'days',
        atMost: 730,
        before: 160,
        after: 160,
        bound: { en: 'two years', ar: 'سنتين' },
      }),
    ],
    ar: [
      beyond({
        cues: ['~(?:منافس|[يت]نافس|منافسة|مشابه|مماثل)'],
        needs: '~(?:بعد|عقب|انتهاء|ترك|تركه|انقضاء|مغادرة|مغادرته)',
        unless: '~(?:أسرار|سرية|خبرة|إشعار)',
        measure: 'days',
        atMost: 730,
        before: 160,
        after: 160,
        bound: { en: 'two years', ar: 'سنتين' },
      }),
    ],
  },
  'SA-LAB-31': allOf(
    readTogether({
      says: {
        en: "The clause sets a fine of more than five days' wage.",
        ar: 'يحدد البند غرامة تزيد على أجر خمسة أيام.',
      },
      en: [
        [
          "\\b(?:a|one|two|the) (?:full |whole )?(?:week|weeks|month|fortnight)['’]?s?['’]? (?:basic )?(?:pay|wages?|salary)\\b",
          '\\b(?:costs?|fine|fined|fines|deduct\\w*|penalt\\w+|penali[sz]ed|los(?:es?|ing)|forfeit\\w*|docked?)\\b',
          '\\b(?:late|lateness|violation\\w*|infraction\\w*|mistakes?|errors?|breach\\w*|arriv\\w+|misconduct|smok\\w+|rules?|uniform)\\b',
        ],
      ],
      ar: [
        [
          '~(?:أجر|راتب) (?:أسبوع|أسبوعين|شهر)#',
          '~(?:حسم|[يت]حسم|خصم|[يت]خصم|غرامة|[يت]غرم|[يت]فقد|استقطاع)',
          '~(?:تأخر|تأخير|مخالفة|خطأ|إهمال|تدخين|زي)',
        ],
      ],
      unless: {
        en: '\\b(?:notice|award|resign\\w*|terminat\\w+|absen\\w+|damages?|compensat\\w+)\\b',
        ar: '~(?:إشعار|استقالة|مكافأة|إنهاء|غياب|تعويض|أضرار)|لا (?:[يت]جوز|[يت]زيد)',
      },
    }),
    {
      en: [
        beyond({
          cues: [
            '\\b(?:late|lateness|tardi\\w+|violation\\w*|infraction\\w*|mistakes?|errors?|breach\\w*|arriv\\w+|misconduct|disobey\\w*|smok\\w+)\\b',
          ],
          needs:
            '\\b(?:costs?|fine|fined|fines|deduct\\w*|penalt\\w+|penali[sz]ed|los(?:es?|ing)|forfeit\\w*|docked?)\\b',
          unless: '\\b(?:damages?|notice|award|resign\\w*|terminat\\w+|absen\\w+)\\b',
          measure: 'days',
          atMost: 5,
          follows: "^['’]?s?['’]? ?(?:of )?(?:his |her |the )?(?:basic )?(?:pay|wages?|salar)",
          bound: { en: "five days' wage", ar: 'أجر خمسة أيام' },
        }),
      ],
      ar: [
        beyond({
          cues: ['~(?:تأخر|تأخير|مخالفة|خطأ|إهمال|تدخين)'],
          needs: '~(?:حسم|[يت]حسم|خصم|[يت]خصم|غرامة|[يت]غرم|[يت]فقد|استقطاع)',
          unless: '~(?:تلف|أتلف|إشعار|استقالة|غياب|مكافأة|سداد)',
          measure: 'days',
          atMost: 5,
          precedes: '~(?:أجر|راتب|رواتب)[^.;]{0,6}$',
          bound: { en: "five days' wage", ar: 'أجر خمسة أيام' },
        }),
      ],
    },
  ),
};
