import { allOf, beyond, readTogether, type AddedReaders } from '../together.js';
import { FIRMS, LOST } from './wide-pieces.js';
import { AWARD } from './wide-ending-words.js';

const RESIGNS = {
  en: '\\b(?:resign(?:s|ed|ing|ations?)?|quits?|leaves? of (?:his|her) own|leaves? voluntarily)\\b',
  ar: '~(?:استقالة|استقالته|استقالتها|استقال|استقالت|[يت]ستقيل|مستقيل)',
};
const END = {
  en: '\\b(?:terminat\\w+|end|ends|ended|ending|dispens\\w+|dismiss\\w*|let(?:ting)? (?:\\w+ ){1,3}go|discharg\\w+|rescind\\w*|part with)\\b',
  ar: '~(?:إنهاء|[يت]نهي|أنهى|أنهت|فسخ|[يت]فسخ|استغناء|[يت]ستغني|فصل|[يت]فصل|تسريح|صرف من الخدمة)',
};
/** What ends without cause: no breach of the worker's, no case of the law, no probation. */
const CAUSED = {
  en: '\\b(?:probation\\w*|trial|Articles? \\(?80|gross|fraud|cases? (?:set|listed|stated|provided)|cause attributable)\\b',
  ar: '~(?:تجربة|اختبار|ثمانين|غش|تزوير|حالات (?:ال)?(?:واردة|منصوص|محددة))|80',
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
      en: `${CAUSED.en}|\\b(?:if|should|where|compensat\\w+|award|invalid|may not|shall not|either party|neither|solicit|encourage|garden|notice period)\\b`,
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
        en: `${RESIGNS.en}|${FIRMS.en}|\\b(?:first|five years?|thereafter|subsequent|each year after|Articles?|80|not (?:be )?(?:less|forfeit\\w*|los\\w+|waiv\\w+|affect\\w*|exceed\\w*|includ\\w*)|commission\\w*|calculat\\w*|comput\\w*|allowances?|probation\\w*|last wage|actuar\\w+|provision|counted|bonus\\w*|not include)\\b`,
        ar: `${RESIGNS.ar}|${FIRMS.ar}|~(?:أولى|تالية|مادة|حالات|لا [يت](?:سقط|فقد|حرم|قل|خل|تنازل|جوز)|مخصصات|عمولات|بدلات|تجربة|[يت]حسب|احتساب|وفق نظام|وفقا لنظام|أجر (?:ال)?أخير)`,
      },
    }),
  ),
};
