import { doneTo, saying } from './shapes.js';
import { APART, AT_WILL, FAIR, FORBIDDEN, GRANTED, PEOPLES, UNAGREED } from './wide-words.js';

const DO_EN =
  '\\b(?:use|uses|used|using|process\\w*|collect\\w*|put(?:ting)?|combin\\w+|analy[sz]\\w+|exploit\\w*|employ|feed|fed|train\\w*|serve|build|profil\\w+|benefit|monitor\\w*|record(?:ed|ing)?|track\\w*|obtain\\w*|gather\\w*|handl(?:e|ed|es|ing)|utili[sz]\\w+)\\b';
const DO_AR =
  '~(?:استخدام|استعمال|معالجة|جمع|توظيف|توظف|يوظف|نوظف|استغلال|تستغل|يستغل|استفادة|تستفيد|يستفيد|نستفيد|نستخدم|نستعمل|نعالج|نجمع|تستخدم|تستعمل|تعالج|تجمع|يستخدم|يستعمل|يعالج|يجمع|تحليل|تحلل|نحلل|تسجيل|يسجل|تسجل|مراقبة|تراقب|تتبع|تدريب|الحصول على|استثمار|يحصل على|تحصل على|نحصل على|انتفاع|تنتفع|ينتفع|ننتفع)(?:ها|ه)?#';
const PURPOSES_EN =
  '\\b(?:any|whatever|whichever) (?:\\w+ ){0,4}?(?:purposes?|ends|aims?)\\b|\\bany (?:other|further|new) use\\b|\\b(?:for|of|to|and) (?:other|further|new|different|additional|unrelated|future|entirely different) (?:\\w+ ){0,3}?(?:purposes?|ends|uses)\\b|\\ball purposes\\b|\\b(?:purposes?|ends|uses?) (?:\\w+ ){0,3}?(?:other than|unrelated|different from|not (?:\\w+ )?(?:stated|disclosed|connected|announced))|\\b(?:for|to develop|to train|to improve) (?:its|their) own (?:\\w+ )?(?:purposes?|account|benefit|products?|business|use|models?|ends)';
const PURPOSES_AR =
  '(?:لأي|في أي|أي) (?:غرض|أغراض|مجال|وجه|استخدام|شأن)|~(?:غرض|أغراض|غايات|مجالات) (?:أخرى|آخر|مختلفة|جديدة|لاحقة|لا تتصل|غير)|غير (?:الغرض|الأغراض|ما جمعت|الذي جمعت)|~(?:لأغراضه|لأغراضها|لمصلحته|لمصلحتها|لحسابه|لحسابها|لحسابنا) (?:ال)?(?:خاصة|خاص|تجارية)|(?:لسائر|لكافة|لجميع|في جميع|في كافة) (?:ال)?أغراض';
const KEEP_EN =
  '\\b(?:retain\\w*|keep(?:s|ing)?|kept|stor(?:e|es|ed|ing)|hold(?:s|ing)?|held|preserv\\w+|archiv\\w+|remain\\w*|stay\\w*)\\b';
const KEEP_AR =
  '~(?:احتفاظ|نحتفظ|تحتفظ|يحتفظ)#(?! [ب]?(?:ال)?(?:حق|حقها|حقه|حقنا)#)|~(?:تحفظ|نحفظ|يحفظ|حفظ|تخزين|تخزن|نخزن|تبقى|يبقى|نبقي|تبقي|إبقاء|بقاء|تظل|أرشفة)#';
const FOREVER_EN =
  '\\b(?:indefinitely|for ?ever|for good|permanently|perpetu\\w+|for life|for as long as (?:we|it|the (?:company|employer|provider|store|bank)) (?:\\w+ )?(?:pleas|wish|want|lik|see|choos|deem)\\w*|as long as (?:we|it|the (?:company|employer|provider|store|bank)) (?:\\w+ )?(?:pleas|wish|want|lik|see|choos|deem)\\w*|no (?:fixed |time |set |end )?(?:limit|end|date|period|expiry)|(?:without|unlimited|indefinite|open-ended) (?:\\w+ )?(?:limit\\w*|time|period|end|term)|even (?:after|when|if|though|where) (?:\\w+ ){0,6}?(?:purpose|no longer|ended|served|closed|need\\w*)|(?:after|when|once) (?:\\w+ ){0,4}?(?:no longer (?:serves?|need\\w*|necessary|required))|against (?:the )?(?:possibility|future)|in case (?:we|it|they) (?:\\w+ ){0,3}?(?:need|useful|later|future)\\w*)\\b';
const FOREVER_AR =
  '(?:أجل غير (?:مسمى|محدد)|إلى الأبد|إلى ما لا نهاية|ما لا نهاية|أبدا|(?:بصورة|بصفة|بشكل|على نحو) (?:دائم|مستمر|مؤبد)ة?|(?:دون|بدون|بلا) (?:[ء-ي]+ )?(?:حد|مدة|سقف|قيد|أجل|تحديد|نهاية)|(?:مدة|مدد|لمدة) غير (?:محددة?|محدودة?|مسماة)|المدة التي [نتي](?:راها|ريدها|شاؤها|قدرها)|ما شاء|كما [نتي]شاء|طالما رغب|(?:حتى |ولو )?بعد (?:انتهاء|زوال|انقضاء|تحقق|انتفاء) (?:ال)?(?:غرض|حاجة)|وإن (?:انتهى|زال|انقضى|لم تعد)|ولو (?:انتهى|زال|انقضى|لم تعد))';
const ANYHOW = {
  en: 'The clause lets personal data be used without the consent of those concerned, or for purposes beyond those it was collected for.',
  ar: 'يجيز البند استعمال البيانات الشخصية دون موافقة أصحابها أو لأغراض غير التي جُمعت من أجلها.',
};

/** The law allows it without consent in these cases, or it is another rule's matter. */
const NEEDED = {
  en: "\\b(?:contract|(?:to|for) (?:perform\\w*|the performance|comply\\w*|meet)|legal obligation|vital|security|maintenance|cookies?|promot\\w+|marketing|where (?:the|this|that|it) (?:\\w+ )?(?:is|are) (?:necessary|needed)|public interest|emergenc\\w+|medical care|health ?care|to save|payroll|wages?|salary payments?|of others|others'|suspend\\w*|another (?:person|user)'s|other users?'?)\\b",
  ar: '~بيانات (?:ال)?(?:آخرين|غير)#|إيقاف (?:ال)?حساب|~(?:طارئة|طوارئ|إنقاذ|حياة|علاج|علاجه|صرف|لصرف|أجره|أجورهم|رواتبهم|أحوال الآتية|ارتباط|ترويجية|دعائية|تسويقية|تنفيذ|تنفيذا|مصلحة حيوية|مصلحة عامة|التزام نظامي|أحكام نظام)#|(?<![ء-ي])(?:متى|إذا) (?:كان|كانت|طلب|اقتضى|أوجب)',
} as const;
const freeUse = saying(ANYHOW, {
  en: [
    {
      on: [],
      has: [`${UNAGREED.en}|${AT_WILL.en}`],
      does: doneTo(DO_EN, PEOPLES.en),
      unless: `${FAIR.en}|${FORBIDDEN.en}|${GRANTED.en}|${NEEDED.en}`,
      apart: APART.en,
    },
  ],
  ar: [
    {
      on: [],
      has: [`${UNAGREED.ar}|${AT_WILL.ar}`],
      does: doneTo(DO_AR, PEOPLES.ar),
      unless: `${FAIR.ar}|${FORBIDDEN.ar}|${GRANTED.ar}|${NEEDED.ar}`,
      apart: APART.ar,
    },
  ],
});
const purposes = saying(
  {
    en: 'The clause lets personal data be used for purposes beyond those it was collected for.',
    ar: 'يجيز البند استخدام البيانات الشخصية لأغراض غير التي جُمعت من أجلها.',
  },
  {
    en: [
      {
        on: [`${PEOPLES.en}|\\b(?:data|information) (?:collect\\w*|gather\\w*|obtained|submitted)\\b`],
        has: [PURPOSES_EN],
        does: doneTo(
          DO_EN,
          `${PEOPLES.en}|\\b(?:data|information) (?:we |you |it )?(?:collect\\w*|gather\\w*|obtained|submitted)\\b`,
        ),
        unless: `${FAIR.en}|${FORBIDDEN.en}|${GRANTED.en}|\\b(?:if|where) (?:you|they|he)\\b|\\bother use (?:needs|requires)|\\bpurposes? (?:set out|described|listed|stated|specified|compatible|that you)|\\bpurposes? for which (?:we|it|your)\\b[^.;]{0,80}\\b(?:listed|stated|set out|described|explained)|\\bindependent controllers?|\\bwe (?:will|shall|must) (?:first )?(?:ask|inform|notify|tell|seek|obtain)|\\bif we (?:want|wish|need|intend|plan)|\\bseparate|\\bagain\\b|\\b(?:new|fresh|further|prior) consent`,
        apart: APART.en,
      },
    ],
    ar: [
      {
        on: [PEOPLES.ar],
        has: [PURPOSES_AR],
        does: doneTo(DO_AR, PEOPLES.ar),
        unless: `${FAIR.ar}|${FORBIDDEN.ar}|${GRANTED.ar}|~(?:مبينة|موضحة|ترد|مذكورة|محددة في|واردة في|كفيلة|إساءة|محافظة على|أحوال الآتية|مصلحة عامة)#|(?<!دون |بدون |ولا )(?:بموافق|بعد موافق)|~مستقلة`,
        apart: APART.ar,
      },
    ],
  },
);
const retention = saying(
  {
    en: 'The clause lets personal data be kept without a limit of time or beyond its purpose.',
    ar: 'يجيز البند الاحتفاظ بالبيانات الشخصية دون حد زمني أو بعد انتهاء الغرض منها.',
  },
  {
    en: [
      {
        on: [PEOPLES.en],
        has: [FOREVER_EN],
        does: doneTo(KEEP_EN, PEOPLES.en),
        unless: `${FAIR.en}|\\bsecre|\\bconfidential|\\b(?:ratings?|reviews?|comments?|posts?) (?:\\w+ ){0,4}?(?:visible|public|remain)|\\bwithout (?:your|the|his|a) names?|\\blegal (?:obligations?|requirements?|claims?)|\\bto comply|\\bdisputes?|\\blimitation periods?|\\bpermanently (?:delet|eras|destroy|remov|anonym)|\\bfor (?:\\w+ ){0,5}?\\(?(?:\\d+|one|two|three|five|six|seven|ten|twelve)\\)? (?:days|months|years)|\\b(?:then|afterwards) (?:\\w+ ){0,3}?(?:delet|destroy|destr|eras)|\\b(?:delete|destroy|erase)s? (?:it|them)\\b|\\b(?:duty|obligation) (?:of|to)\\b`,
        apart: APART.en,
      },
      {
        on: [PEOPLES.en],
        is: [
          '\\b(?:never (?:be )?|no (?:obligation|duty) to |(?:shall|will|does|do|need|is|are) not (?:\\w+ )?(?:\\w+ to )?(?:be )?)(?:delet\\w+|destroy\\w*|eras\\w+|dispos\\w+|wipe\\w*)\\b',
        ],
        unless: `${FAIR.en}|${FORBIDDEN.en}|\\b(?:record of processing|until|legal|comply|dispute)\\b`,
        apart: APART.en,
      },
    ],
    ar: [
      {
        on: [PEOPLES.ar],
        has: [FOREVER_AR],
        does: doneTo(KEEP_AR, PEOPLES.ar),
        unless: `${FAIR.ar}|~(?:سرية|مسوغ)#|(?:ثم|بعدها|بعد ذلك) (?:[نتي]تلف|[نتي]حذف|يجرى|يجري)|أو المدة التي يوجب|فيما عدا|يوجبها النظام`,
        apart: APART.ar,
      },
      {
        on: [PEOPLES.ar],
        is: [
          '(?<![ء-ي])و?(?:لا|لن|غير|ليس|عدم) (?:[ء-ي]+ ){0,3}?~(?:إتلاف|حذف|محو|مسح|إتلافها|حذفها|محوها|تتلف|تحذف|تمحى|يتلف|يحذف|نحذف|نتلف|مسحها)#',
        ],
        unless: `${FAIR.ar}|${FORBIDDEN.ar}|~(?:مسوغ|نظام)#`,
        apart: APART.ar,
      },
    ],
  },
);

/** Readers, by rules, that take the use and the keeping of personal data in whatever words. */
export const wideUseReaders = {
  'SA-PDPL-02': freeUse,
  'SA-PDPL-32': freeUse,
  'SA-PDPL-08': purposes,
  'SA-PDPL-16': retention,
  'SA-PDPL-34': retention,
} as const;
