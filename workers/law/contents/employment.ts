import type { ContentsById, Part } from './content.js';
import { amongParticulars } from './parties.js';
import { ADDRESS, CITIES, DATE_EN, DATE_AR } from './words.js';

const employerPlace: Part = {
  name: { en: 'the employer’s address', ar: 'عنوان صاحب العمل' },
  found: {
    en: "\\b(?:registered (?:office|address)|head office|principal place of business|(?:employer|company)(?:'s)? address|address of (?:the )?(?:employer|company))\\b",
    ar: '~مقر(?:ها|ه)? (?:ال)?رئيس|~عنوان (?:صاحب العمل|المنشأة|الشركة)|~مركز(?:ها|ه)? (?:ال)?رئيس',
  },
  find: amongParticulars('employer', { en: `${ADDRESS.en}|${CITIES.en}`, ar: `${ADDRESS.ar}|${CITIES.ar}` }),
  subject: { en: '\\baddress(?:es)?\\b', ar: '~عنوان|~عناوين' },
};

const nationality: Part = {
  name: { en: 'the worker’s nationality', ar: 'جنسية العامل' },
  found: {
    en: '\\bnationality\\b|\\b(?:national|citizen|subject) of\\b|\\b(?:saudi|\\w+(?:ese|ian|ani|ish|ino|ean|tish|isi|aqi|eti|pti|emeni)|yemeni|filipin[oa]|french|german|omani|qatari) (?:national|citizen)\\b(?! (?:ID|identity|address))',
    ar: '~جنسية#|~جنسيته#|~جنسيتها#',
  },
  find: amongParticulars('worker', {
    en: '\\b(?:saudi|indian|pakistani|egyptian|filipin[oa]|yemeni|sudanese|jordanian|syrian|lebanese|bangladeshi|british|american|tunisian|moroccan|nepali|nepalese|sri lankan|kenyan|ethiopian|indonesian|turkish|french|german|canadian|irish|australian|south african|nigerian|ugandan|algerian|palestinian|iraqi|bahraini|kuwaiti|omani|emirati|qatari|chinese|korean|japanese|italian|spanish|dutch)\\b(?! arabia)',
    ar: '~(?:سعودي|هندي|باكستاني|مصري|فلبيني|يمني|سوداني|أردني|سوري|لبناني|بنغلاديشي|بريطاني|أمريكي|تونسي|مغربي|نيبالي|كيني|إثيوبي|إندونيسي|تركي|فرنسي|ألماني|كندي|جزائري|فلسطيني|عراقي|بحريني|كويتي|عماني|إماراتي|قطري|صيني|إيطالي|إسباني)(?:ة)?#',
  }),
  subject: {
    en: '\\b(?:nationality|identity|personal (?:data|details))\\b',
    ar: '~جنسية|~هوية|~بيانات شخصية',
  },
};

const identity: Part = {
  name: { en: 'the worker’s identity document', ar: 'ما يلزم لإثبات شخصية العامل' },
  found: {
    en: '\\b(?:iqama|passport|residence permit|(?:national|resident) (?:ID|identity)|identity (?:card|document)|ID|identity|civil (?:ID|registry))\\b[^.;\\n]{0,12}(?:\\b(?:no|nr|number|card)\\b|#|№|:|\\d{6,12})',
    ar: '~(?:هوية|إقامة|جواز (?:ال)?سفر|سجل (?:ال)?مدني|جواز)#[^.;\\n]{0,20}(?:رقم|:|\\d{6,12})|رقم ~(?:هوية|إقامة|جواز|سجل (?:ال)?مدني)',
  },
  find: amongParticulars('worker', {
    en: '\\b(?:ID|identity|passport|iqama)\\b|\\b[12]\\d{9}\\b',
    ar: '~(?:هوية|إقامة|جواز|سجل (?:ال)?مدني)|(?<!\\d)[12]\\d{9}(?!\\d)',
  }),
  subject: { en: '\\b(?:identity|ID|passport|iqama)\\b', ar: '~(?:هوية|جواز|إقامة)' },
};

const residence: Part = {
  name: { en: 'the worker’s address of residence', ar: 'عنوان إقامة العامل' },
  found: {
    en: "\\b(?:residential address|home address|domiciled|(?:address|place) of residence\\s?[:|(]|resid(?:ing|es|ent) (?:at|in)\\b(?! (?:housing|accommodation|the (?:employer|company))|accommodation)|living at|whose address is|(?:employee|worker)(?:'s)? (?:national |postal |permanent |contact )?address|address of (?:the )?(?:employee|worker))",
    ar: '~(?:عنوان (?:ال)?إقامة|عنوان (?:ال)?(?:عامل|موظف)|عنوان (?:ال)?سكن|محل إقامت[هك]ا?)\\s?[:|(،,]|(?<![ء-ي])(?:يقيم|تقيم|المقيم|المقيمة|ويقيم|وتقيم|يسكن|تسكن|الساكن) (?:في|ب)|~(?:عنوان (?:ال)?(?:عامل|موظف)|عنوان إقامت|عنوان سكن)',
  },
  find: amongParticulars('worker', ADDRESS),
  subject: { en: '\\b(?:address|residence|personal (?:data|details))\\b', ar: '~(?:عنوان|سكن|بيانات شخصية)' },
};

const START_EN =
  '\\b(?:commenc\\w+|start(?:s|ing|ed)?|join(?:s|ing|ed)?|begin(?:s|ning)?|(?:with )?effect(?:ive)?|from|as of)\\b';
const joining: Part = {
  name: { en: 'the day on which work begins', ar: 'تاريخ الالتحاق بالعمل' },
  found: {
    en: `\\b(?:joining date|start(?:ing)? date|commencement date|date of (?:joining|commencement|start)|effective date)\\b[^.;]{0,60}(?:${DATE_EN}|\\bthe date of (?:signature|signing|this))|\\b(?:work|employ(?:ment|ed)?|engaged|appointed|appointment|term|contract|agreement|duties|service)\\b[^.;]{0,160}${START_EN}[^.;]{0,60}(?:${DATE_EN})|${START_EN} (?:on |from )?(?:the )?date (?:of (?:signature|signing|its|this|execution)|hereof|first (?:written|stated)|stated above|above)|\\b(?:commence|start|begin|report for|report to|join) (?:work|employment|duty|duties)\\b[^.;]{0,60}\\bon\\b`,
    ar: `~تاريخ (?:ال)?(?:مباشرة|التحاق|بدء (?:ال)?عمل|بداية (?:ال)?عمل)#[^.;]{0,40}(?:${DATE_AR})|~(?:يباشر|باشر|مباشرة|التحاق|يلتحق|تبدأ|يبدأ|بدءا|بداية|اعتبارا|ابتداء)[^.;]{0,120}(?:${DATE_AR})|(?:اعتبارا من|ابتداء من|تبدأ من|يبدأ من|من) (?:تاريخ )?(?:توقيع|تحرير|هذا|يوم|إبرام)|~(?:عقد|عمل)#[^.;]{0,60}من (?:تاريخ )?(?:${DATE_AR})`,
  },
  subject: {
    en: '\\b(?:start|joining|commencement)\\b',
    ar: '~(?:تاريخ (?:ال)?(?:مباشرة|التحاق|بدء)|مباشرة)',
  },
};

const PERIOD_EN = '(?:\\w+ )?(?:\\(\\d{1,2}\\) )?(?:\\w+ )?(?:years?|months?)\\b';
const term: Part = {
  name: { en: 'the term of the fixed-term contract', ar: 'مدة العقد المحدد المدة' },
  found: {
    en: `\\b(?<!probation |probationary |trial |notice |leave )(?:term|period|duration|contract|employment|agreement)\\b[^.;]{0,80}\\b(?:of|is|for|be|:) ${PERIOD_EN}|\\bfor ${PERIOD_EN}[^.;]{0,40}\\b(?:from|commencing|starting|beginning)\\b|\\b(?:until|ends? on|expires? on|expiring on)\\b[^.;]{0,20}(?:${DATE_EN})|\\bfrom\\b[^.;]{0,40}(?:${DATE_EN})[^.;]{0,20}\\bto\\b[^.;]{0,10}(?:${DATE_EN})|\\b(?:one|two|three|1|2|3)[- ](?:\\(\\d\\) )?year\\b`,
    ar: `~مدة (?:هذا |سريان )?(?:ال)?عقد[^.;]{0,60}(?:سنة|سنتان|سنتين|سنوات|عام|عامان|عامين|أشهر|شهرا|\\d)|~(?:عقد|تعاقد|يسري|يستمر)#[^.;]{0,60}~(?:لمدة|مدته|مدة|مدتها)[^.;]{0,40}(?:سن|عام|شهر|أشهر)|~(?:ينتهي|تنتهي|وحتى|حتى)[^.;]{0,30}(?:${DATE_AR})`,
  },
  subject: { en: '\\b(?:term|duration)\\b', ar: '~مدة' },
};

const wage: Part = {
  name: { en: 'the agreed wage', ar: 'الأجر المتفق عليه' },
  found: {
    en: '\\b(?:wages?|salar(?:y|ies)|remuneration|pay|compensation|stipend|package)\\b[^;]{0,140}(?:\\b(?:SAR|SR|riyals?)\\b|\\d{1,3},\\d{3}|\\b\\d{4,6}\\b)|(?:\\b(?:SAR|SR|riyals?)\\b|\\b\\d{1,3},\\d{3})[^;]{0,80}\\b(?:wages?|salary|per month|monthly|a month|per hour|per day|an hour)\\b',
    ar: '~(?:أجر|راتب|أجرا|راتبا|أجره|راتبه|أجرها|راتبها|مرتب|مكافأة شهرية)#[^;]{0,120}(?:~ريال|\\d{1,3}[,.]\\d{3}|\\d{4,6})|(?:~ريال|\\d{1,3},\\d{3})[^;]{0,60}~(?:شهري|أجر|راتب)',
  },
  subject: {
    en: '\\b(?:wages?|salary|remuneration|compensation|pay)\\b',
    ar: '~(?:أجر|راتب|أجور|رواتب|مقابل)',
  },
};

const kind: Part = {
  name: { en: 'the type of work', ar: 'نوع العمل' },
  found: {
    en: '\\b(?:employ(?:s|ed|ment)?|engag(?:es|ed|ement)|appoint(?:s|ed|ment)?|hir(?:es|ed)|works?|serves?|acts?|accepts?)\\b[^.;]{0,100}\\bas\\b (?:an? |the |our |its )?[a-z]{3,}|\\b(?:position|capacity|role|post|job|title|profession|occupation|designation)\\b (?:of|is|shall be|as)\\b|\\b(?:job title|position|profession|occupation|role|designation|nature of (?:the )?work|type of work|kind of work|job)\\s{0,3}[:|"(-]',
    ar: '~(?:بمهنة|مهنة|مهنته|مهنتها|بوظيفة|وظيفة|وظيفته|بمسمى|مسمى (?:ال)?وظيفي|نوع (?:ال)?عمل|طبيعة (?:ال)?عمل|بصفة|بصفته)#(?! (?:أخرى|آخر|غير|مختلف))|(?<![ء-ي])(?:ل?[يت]عمل|عين|يعين|تعيين)[^.;]{0,60}(?:مدير|محاسب|مهندس|فني|مطور|مشرف|كاتب|سائق|مستشار|أخصائي|معلم|طبيب|ممرض|بائع|مندوب|محلل|مسؤول|رئيس|منسق|مبرمج|مساعد|سكرتير|طاه|صيدلي)',
  },
  subject: { en: '\\b(?:duties|job|position|work)\\b', ar: '~(?:مهام|وظيفة|وظيفي|واجبات)' },
};

const place: Part = {
  name: { en: 'the place of work', ar: 'مكان العمل' },
  found: {
    en: `\\b(?<!another |other |different |new |change of |changing |his |her |of )(?:(?:place|location|site) of (?:work|employment)|work(?:place| location| site|ing location))\\b|\\b(?:employ(?:ed|s)?|engag(?:ed|es)|appoint(?:ed|s)?|works?|based|perform\\w*|positioned|stationed|located|reports?|duties|services)\\b[^.;]{0,140}\\b(?:in|at)\\b[^.;]{0,80}(?:${CITIES.en}|\\b(?:plant|offices?|branch|headquarters|head office|premises|hospital|school|factory|facility|clinic|hotel|restaurant|warehouse|store|shop|university|campus)\\b)|\\b(?:remotely|remote work|work from home)\\b`,
    ar: `(?<!غير )~(?:مكان (?:ال)?عمل|مقر (?:ال)?عمل|موقع (?:ال)?عمل|مقر عمله|مكان عمله)#(?! (?:آخر|إلى|الأصلي))|~(?:يعمل|تعمل|للعمل|بالعمل|عمله|عملها|مباشرة|بوظيفة|وظيفة|بمهنة|مهنة)[^.;]{0,100}(?:في|ب|لدى) ?~?(?:مقر|فرع|مصنع|مكتب|مدينة|مستشفى|مدرسة|مستودع|موقع|مقرها|فروع|متجر|مطعم|فندق|جامعة|مجمع|${CITIES.ar})|عن بعد`,
  },
  subject: { en: '\\b(?:place of work|workplace|location)\\b', ar: '~(?:مكان (?:ال)?عمل|مقر (?:ال)?عمل)' },
};

const FIXED_TERM = {
  en: '\\bfixed[- ]term\\b|\\b(?:limited|definite|specified|fixed) (?:term|period|duration)\\b',
  ar: '(?<!غير )محدد ~?مدة|(?<!غير )محددة ~?مدة',
} as const;

const SECRET_AFTER = {
  en: '\\b(?:disclos|divulg|reveal|secre(?:t|cy)|confidential)\\w{0,6}\\b[^.;]{0,200}\\b(?:after|following|upon|post)[ -](?:\\w+ ){0,4}?(?:terminat\\w+|end(?:s|ed|ing)?|expir\\w+|contract|employment|leav\\w+|cessation)\\b|\\b(?:years?|months?) (?:after|following)\\b[^.;]{0,120}\\b(?:disclos|divulg|reveal)\\w{0,4}\\b',
  ar: '~(?:إفشاء|إفصاح|كشف|أسرار|سرية|يفشي|يفصح)#[^.;]{0,160}~?(?:بعد|تلي|عقب) (?:~?انتهاء|~?إنهاء|~?ترك|~?نهاية)|بعد ~?(?:انتهاء|إنهاء|ترك)[^.;]{0,80}~(?:إفشاء|إفصاح|يفشي|يفصح)#',
} as const;

/** What contracts with workers must contain. */
export const employmentContents: ContentsById = {
  'SA-LAB-02': { parts: [wage] },
  'SA-LAB-61': { parts: [kind, place] },
  'SA-LAB-201': { parts: [employerPlace, nationality, identity, residence, joining] },
  'SA-LAB-202': { onlyIf: [FIXED_TERM], parts: [term] },
  'SA-LAB-17': {
    within: SECRET_AFTER,
    parts: [
      {
        name: {
          en: 'the time for which secrecy binds after the contract',
          ar: 'مدة الالتزام بالسرية بعد انتهاء العقد',
        },
        found: {
          en: '\\b(?:\\d{1,2}\\)?|one|two|three|four|five|six|seven|ten|twelve|eighteen|twenty-four) (?:\\(\\d{1,2}\\) )?(?:\\w+ )?(?:years?|months?)\\b|\\b(?:years?|months?) (?:after|following)\\b',
          ar: '~(?:سنة|سنتين|سنتان|سنوات|عام|عامين|عامان|أعوام|أشهر|شهرا|شهر)#',
        },
        subject: { en: '\\bsecrecy\\b', ar: '~سرية' },
      },
      {
        name: {
          en: 'the place in which secrecy binds after the contract',
          ar: 'مكان الالتزام بالسرية بعد انتهاء العقد',
        },
        found: {
          en: `${CITIES.en}|\\b(?:in|within|throughout|inside|across) (?:the )?(?:\\w+ ){0,3}?(?:kingdom|saudi arabia|KSA|region|province|city|country|countries|territory|gulf|GCC|emirate|area)\\b|\\bworldwide\\b|\\banywhere\\b|\\bterritor\\w+`,
          ar: `${CITIES.ar}|~(?:مملكة|منطقة|مدينة|مدن|محافظة|إقليم|نطاق (?:ال)?جغرافي|دول|دولة|خليج|منطقتي|أي مكان)#`,
        },
        subject: { en: '\\bplace\\b', ar: '~مكان' },
      },
    ],
  },
};
