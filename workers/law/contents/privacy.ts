import type { InBoth } from '#platform/law/rules/rule.js';
import type { ContentsById, Part } from './content.js';

const DATA = { en: '\\b(?:data|information|details)\\b', ar: '~(?:بيانات|معلومات)' };
const near = (words: InBoth, gap = 120): InBoth => ({
  en: `(?:${words.en})[^.;]{0,${String(gap)}}${DATA.en}|${DATA.en}[^.;]{0,${String(gap)}}(?:${words.en})`,
  ar: `(?:${words.ar})[^.;]{0,${String(gap)}}${DATA.ar}|${DATA.ar}[^.;]{0,${String(gap)}}(?:${words.ar})`,
});
const either = (...all: readonly InBoth[]): InBoth => ({
  en: all.map(({ en }) => en).join('|'),
  ar: all.map(({ ar }) => ar).join('|'),
});

const one = (name: InBoth, found: InBoth, subject: InBoth): { parts: readonly Part[] } => ({
  parts: [{ name, found, subject }],
});

const purposes = one(
  { en: 'the purpose of collecting the data', ar: 'الغرض من جمع البيانات' },
  either(
    near({
      en: '\\b(?:purposes?|(?:use|process|collect)\\w{0,4}\\b[^.;]{0,60}\\b(?:to|for|in order))\\b',
      ar: '~(?:غرض|أغراض|غرضه|غاية|غايات|بهدف|أهداف)#|~(?:نستخدم|تستخدم|يستخدم|استخدام|نعالج|تعالج|نجمع|تجمع)[^.;]{0,80}(?:(?<![ء-ي])ل(?!ل|دي)[ء-ي]{4,12}|من أجل)',
    }),
    {
      en: '\\b(?:why|how) we (?:use|process|collect|need)\\b|\\bpurposes? of (?:the )?(?:collection|processing|use)\\b|\\bwe use it (?:to|for)\\b',
      ar: '(?:كيف|لماذا) نستخدم|~(?:غرض|أغراض)# من',
    },
  ),
  { en: '\\bpurposes?\\b', ar: '~(?:غرض|أغراض)' },
);
const collected = one(
  { en: 'what data is collected and how', ar: 'البيانات التي تُجمع وطريقة جمعها' },
  either(
    near({
      en: '\\b(?:collect\\w*|gather\\w*|obtain\\w*|receiv\\w+|(?:you|customers?|users?) (?:give|provide|submit|enter)\\w*|record\\w*)\\b',
      ar: '~(?:نجمع|تجمع|يجمع|جمع|جمعها|نجمعها|تجمعها|نحصل|تحصل|الحصول|تقدمها|تزودنا|تدخلها|نتلقى)',
    }),
    {
      en: '\\bcategories of (?:personal )?data\\b|\\btypes of (?:personal )?(?:data|information)\\b',
      ar: '~(?:أنواع|فئات) (?:ال)?(?:بيانات|معلومات)',
    },
  ),
  { en: '\\b(?:data|information) (?:that )?(?:we )?collect', ar: '~جمع' },
);
const controller = one(
  { en: 'who the controller is and how to reach it', ar: 'هوية جهة التحكم ووسيلة التواصل معها' },
  {
    en: '\\S@\\S|\\b(?:contact|reach|write to|e-?mail|call|telephone) (?:us|our)\\b|\\b(?:tel|telephone|phone|e-?mail|address)\\b\\.?\\s?:|\\bdata protection officer\\b|\\b(?:is|as) the (?:data )?controller\\b|\\bcontroller\\b[^.;]{0,40}\\bis\\b|\\bdata controller\\s?:|\\+?966\\d{6,10}|\\b(?:920|800)\\d{6,7}\\b|\\bP\\.? ?O\\.? Box\\b',
    ar: '\\S@\\S|~(?:تواصل معنا|للتواصل|اتصل بنا|اتصال بنا|مراسلتنا|التواصل مع|راسلنا|بريد (?:ال)?إلكتروني\\s?:|هاتف\\s?:|هاتف رقم|عنوان\\s?:)|~جهة (?:ال)?تحكم[^.;]{0,30}هي|~مسؤول حماية',
  },
  { en: '\\bcontact\\b', ar: '~(?:تواصل|اتصال)' },
);
const basis = one(
  { en: 'the legal basis of processing', ar: 'المسوغ النظامي للمعالجة' },
  {
    en: `\\b(?:legal|lawful|statutory) (?:bas[ei]s|grounds?|justification)\\b|\\blegitimate interests?\\b|\\b(?:your|their|the user's|explicit|prior|with|customer'?s?) (?:\\w+ ){0,2}?consent\\b|\\bconsent\\b[^.;]{0,80}${DATA.en}|\\b(?:perform\\w*|fulfil\\w*) (?:of )?(?:a|our|the|your) (?:contract|agreement|order)`,
    ar: '~(?:مسوغ|أساس|سند|مبرر|مسوغات|أسس)# (?:ال)?(?:نظامي|قانوني|نظامية|قانونية)|~مصلحة (?:ال)?مشروعة|~(?:موافقتك|موافقتكم|بموافقة|موافقة (?:ال)?(?:مستخدم|عميل|صاحب|صريحة))|~موافقة[^.;]{0,60}~(?:بيانات|معالجة|معلومات)|(?:تنفيذا|لتنفيذ) (?:ل)?(?:اتفاق|عقد|التزام)',
  },
  { en: '\\bconsent\\b|\\blegal basis\\b', ar: '~(?:موافقة|مسوغ)' },
);
const withdrawal = one(
  { en: 'how consent is withdrawn', ar: 'كيفية العدول عن الموافقة' },
  {
    en: '\\b(?:withdraw\\w*|revok\\w+|retract\\w*|opt[- ]?out|unsubscrib\\w+)\\b',
    ar: '~(?:عدول|العدول|الرجوع عن|سحب موافقت|سحب (?:ال)?موافقة|التراجع عن|إلغاء (?:ال)?(?:اشتراك|موافقت|موافقة)|إلغاء موافقت)|~(?:سحبها|سحب موافق|تسحب موافق|العدول عن)',
  },
  { en: '\\b(?:withdraw|consent)\\b', ar: '~(?:عدول|موافقة)' },
);
const rights = one(
  { en: 'the rights of the person and how to exercise them', ar: 'حقوق صاحب البيانات وكيفية ممارستها' },
  either(
    near({
      en: '\\b(?:access|correct\\w*|rectif\\w+|destr\\w+|eras\\w+|delet\\w+|copy of)\\b[^.;]{0,60}\\b(?:your|their|his)\\b|\\b(?:you|they|data subjects?) (?:may|can|have the right to|are entitled to) (?:access|request|obtain|correct|ask)',
      ar: '(?<![ء-ي])(?:لك|لكم|يحق|يمكنك|بإمكانك|تطلب|للمستخدم|للعميل)#[^.;]{0,80}~(?:وصول|تصحيح|إتلاف|حصول|حذف|تعديل|اطلاع)',
    }),
    {
      en: "\\b(?:your|data subjects?'?s?|users?'?) (?:\\w+ )?rights\\b|\\brights of (?:the )?(?:data subjects?|users?|individuals?)\\b|\\bright (?:to|of) (?:access|be informed|correct\\w*|rectif\\w+|eras\\w+|destruction)\\b",
      ar: '~(?:حقوقك|حقوقكم|حقوق (?:ال)?(?:مستخدم|عميل|صاحب|أصحاب))|~(?:حق|حقك|الحق) (?:في |ب)?~?(?:علم|وصول|حصول|تصحيح|إتلاف|اطلاع)',
    },
  ),
  { en: '\\brights\\b', ar: '~حقوق' },
);
const retention = one(
  { en: 'how long data is kept and how it is destroyed', ar: 'مدة الاحتفاظ بالبيانات وكيفية إتلافها' },
  either(
    near({
      en: '\\b(?:retain\\w*|retention|kept?|keep|stor(?:e|ed)|hold)\\b[^.;]{0,80}\\b(?:for|until|as long as|period|years?|months?|days)|\\b(?:destr(?:oy|uct)\\w*|eras\\w+|dispos\\w+)|\\bdelet(?:e|ed|ion)\\b[^.;]{0,60}\\b(?:after|when|once|within|end)',
      ar: '~(?:احتفاظ|نحتفظ|تحتفظ|يحتفظ|حفظ|نحفظ|تحفظ)[^.;]{0,80}~(?:مدة|طالما|لمدة|سنوات|سنة|أشهر|حتى)|~(?:نتلف|تتلف|إتلاف|نحذف|حذفها|تحذف|إتلافها)',
    }),
    {
      en: '\\b(?:retention|storage) periods?\\b|\\bdata retention\\b',
      ar: '~(?:مدة|فترة|مدد) (?:ال)?(?:احتفاظ|حفظ)',
    },
  ),
  { en: '\\bret(?:ain|ention)', ar: '~احتفاظ' },
);
const storage = one(
  { en: 'how data is stored', ar: 'وسيلة حفظ البيانات' },
  either(
    near({
      en: '\\b(?:stor(?:e|ed|es|ing|age)|host\\w*|servers?|databases?|encrypt\\w*|cloud|secur(?:e|ed|ely|ity))\\b',
      ar: '~(?:حفظ|تحفظ|نحفظ|يحفظ|حفظها|تخزين|تخزن|نخزن|خوادم|خوادمنا|قواعد بيانات|مشفرة|تشفير|سحابية|حماية)',
    }),
    {
      en: '\\b(?:servers?|encrypt\\w*|data cent(?:er|re)s?|(?:is|are) (?:\\w+ )?stored)\\b',
      ar: '~(?:خوادم|خوادمنا|مشفر|مشفرة|تشفير)#',
    },
  ),
  { en: '\\bstor(?:e|age)\\b', ar: '~(?:حفظ|تخزين)' },
);
const recipients = one(
  { en: 'to whom data is disclosed', ar: 'الجهات التي يُفصح لها عن البيانات' },
  either(
    near({
      en: '\\b(?:shar(?:e|ed|ing)|disclos\\w*|transfer\\w*|sell|sold|pass(?:ed)? (?:on )?to|provid\\w+ to|recipients?|third part(?:y|ies)|send)\\b',
      ar: '~(?:مشاركة|نشارك|تشارك|إفصاح|نفصح|يفصح|تفصح|نقل|ننقل|تنقل|نبيع|بيع|تباع|إتاحة|أطراف (?:ال)?(?:ثالثة|أخرى)|طرف ثالث|جهات)',
    }),
    {
      en: '\\bthird part(?:y|ies)\\b|\\bservice providers\\b',
      ar: '~(?:أطراف ثالثة|طرف ثالث|مزودي (?:ال)?خدم|شركائنا)',
    },
  ),
  { en: '\\b(?:third parties|recipients)\\b', ar: '~(?:إفصاح|مشاركة)' },
);
const optional = one(
  { en: 'which data must be given and which may be', ar: 'ما كان تقديمه من البيانات إلزامياً أو اختيارياً' },
  {
    en: "\\b(?:optional|mandatory|voluntary|voluntarily|compulsory|obligatory|required (?:fields?|data|information)|(?:must|have to|need to|required to) (?:provide|give|submit))\\b|\\bif you (?:do not|don't|choose not to|decline to|fail to|refuse to) (?:provide|give|supply)\\b|\\bmarked (?:with )?(?:an )?(?:asterisk|\\*)|\\bwithout (?:this|these|such|that) (?:data|information|details)\\b",
    ar: '~(?:إلزامي|اختياري|اختيارا|إلزاميا|اختياريا|اختيارية|إلزامية|مطلوبة|إجباري|إجبارية|طوعي|طوعا)|~(?:إذا لم|عدم|إن لم) (?:تقدم|تقديم|تزويد|تزود|إكمال|إتمام)',
  },
  { en: '\\b(?:mandatory|optional)\\b', ar: '~(?:إلزامي|اختياري)' },
);

/** What a privacy policy must tell. */
export const privacyContents: ContentsById = {
  'SA-PDPL-02': basis,
  'SA-PDPL-04': withdrawal,
  'SA-PDPL-05': purposes,
  'SA-PDPL-06': controller,
  'SA-PDPL-07': rights,
  'SA-PDPL-16': retention,
  'SA-PDPL-37': collected,
  'SA-PDPL-38': storage,
  'SA-PDPL-39': recipients,
  'SA-PDPL-40': optional,
};
