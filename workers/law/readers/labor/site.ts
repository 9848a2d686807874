import { readTogether } from '../together.js';
import type { ReadersById } from '../reader.js';

const GEAR = {
  en: '\\b(?:(?:protective|safety) (?:equipment|gear|clothing|shoes|boots|footwear|helmets?|vests?|harness\\w*|goggles)|PPE|helmets?|hard hats?|harness(?:es)?)\\b',
  ar: '~(?:خوذ|خوذة|أحزمة (?:ال)?أمان|أحذية (?:ال)?(?:سلامة|واقية)|قفازات|كمامات|(?:أدوات|معدات|مهمات|وسائل|ملابس) (?:ال)?(?:وقاية|سلامة|حماية|واقية))',
};

const charged = readTogether({
  says: {
    en: 'The clause makes the workers on site pay for their protective equipment.',
    ar: 'يحمل البند العمال في الموقع تكلفة أدوات وقايتهم.',
  },
  en: [
    [
      GEAR.en,
      '\\b(?:workers?|labou?rers?|operatives?|workmen|crew)\\b',
      '\\b(?:deduct\\w*|recover\\w*|withh\\w+|charged?|recoup\\w*)\\b',
      '\\b(?:wages?|pay|salar(?:y|ies)|to the workers?|from (?:the )?workers?)\\b',
    ],
    [
      GEAR.en,
      "\\b(?:(?:workers?|labou?rers?|workmen) (?:shall |must |will )?(?:buy|pay for|purchase|bear|bring)|(?:at|on) the (?:workers?'?|labou?rers?'?|workmen's) (?:own )?(?:cost|expense)|workers at their own (?:cost|expense))\\b",
    ],
  ],
  ar: [
    [
      GEAR.ar,
      '~(?:عمال|عماله|عاملين|عامل)',
      '~(?:[يت]قتطع|اقتطاع|[يت]خصم|خصم|[يت]حسم|حسم|[يت]ستقطع|[يت]ستوفى|تستوفى|[يت]سترد)',
      '~(?:أجورهم|أجور|رواتبهم|رواتب|أجره|راتبه|مستحقاتهم)',
    ],
    [
      GEAR.ar,
      '~(?:[يت]تحمل|[يت]شتري|[يت]دفع)# (?:ال)?(?:عمال|عامل)#|~على (?:نفقة|حساب) (?:ال)?(?:عمال|عامل)#|~على نفقتهم|~على حسابهم',
    ],
  ],
  unless: {
    en: '\\b(?:not|no|nor|never|lost|loses|damaged?|misuse)\\b',
    ar: '~(?:لا|دون|عدم|فقد|أتلف|تلف|ألا)#',
  },
});
const given = readTogether({
  answer: 'keeps',
  says: {
    en: 'The clause has protective equipment supplied at the cost of the employer of the workers.',
    ar: 'يوفر البند أدوات الوقاية على نفقة صاحب العمل أو المقاول.',
  },
  en: [
    [
      GEAR.en,
      '\\bcontractor (?:shall |will |must )?(?:provides?|suppl(?:y|ies)|furnish\\w*)\\b',
      '\\b(?:workers?|labou?rers?|workmen|personnel)\\b',
    ],
  ],
  ar: [
    [
      GEAR.ar,
      '~(?:[يت]وفر|توفير|[يت]ؤمن|[يت]زود)',
      '~(?:عماله|عمال|عاملين)',
      '~(?:مقاول|طرف (?:ال)?ثاني|نفقته)',
    ],
  ],
  unless: {
    en: '\\b(?:deduct\\w*|recover\\w*|charged?|own cost of)\\b',
    ar: '~(?:[يت]قتطع|[يت]خصم|[يت]حسم|أجورهم|رواتبهم|حسابهم|نفقتهم)',
  },
});

/** Readers of the rule on protective equipment in contracts for works. */
export const siteReaders: ReadersById = {
  'SA-LAB-139': {
    topic: GEAR,
    en: [...charged.en, ...given.en],
    ar: [...charged.ar, ...given.ar],
  },
};
