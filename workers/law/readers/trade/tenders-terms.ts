import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { TENDERER } from './pieces.js';
import { either, right, told, wrong } from './turns.js';

const FOREIGN_TEXT = {
  en: 'The clause lets a text in another language than Arabic govern.',
  ar: 'يجعل البند المعتمد نصاً بغير اللغة العربية.',
};
const FINAL = {
  en: '\\b(?:final guarantee|final bond|performance (?:bond|guarantee|security)|final (?:bank )?guarantee)\\b',
  ar: '~ضمان (?:ال)?نهائي',
};
const UNBOUND = {
  en: 'The clause does away with the final guarantee.',
  ar: 'يعفي البند من تقديم الضمان النهائي.',
};
const PRICES = {
  en: '\\b(?:contract|unit|agreed|its|the) (?:unit )?prices?\\b|\\bprices\\b|\\brates\\b',
  ar: '~(?:أسعار|سعر|أسعاره|قيمة العقد)#',
};
const REPRICED = {
  en: 'The clause changes prices outside the cases that the law allows.',
  ar: 'يعدل البند الأسعار في غير الحالات التي يجيزها النظام.',
};
const CHANGE = {
  en: '\\b(?:change|variation) orders?\\b|\\badditional (?:works|quantit\\w+)\\b|\\bvariations?\\b',
  ar: '~(?:أوامر (?:ال)?تغيير|أمر تغيير|أعمال (?:ال)?إضافية|كميات (?:ال)?إضافية)#',
};
const UNLIMITED = {
  en: 'The clause lets change orders go beyond the limits of the law.',
  ar: 'يجيز البند أوامر تغيير تتجاوز حدود النظام.',
};
const BEYOND =
  '\\b(?:without (?:any )?(?:limit\\w*|ceiling|cap|maximum)|unlimited|no (?:limit|ceiling|cap|maximum)|uncapped|whatever (?:their|its|the) value|shall not be (?:capped|limited|subject to))\\b';
const BEYOND_AR = '(?:دون حد|بلا حد|بدون حد|دون سقف|بلا سقف|مهما بلغت|مهما كانت قيمت|غير محدودة|دون التقيد)';
const CURRENCY = {
  en: '\\b(?:US|U\\.S\\.|American)? ?dollars?\\b|\\bUSD\\b|\\beuros?\\b|\\bEUR\\b|\\bpounds? sterling\\b|\\bforeign currenc(?:y|ies)\\b|\\byuan\\b',
  ar: '~(?:دولار|يورو|عملة (?:ال)?أجنبية|جنيه (?:ال)?إسترليني|أي عملة أجنبية|دولارات)#',
};
const PAID_ABROAD = {
  en: 'The clause pays the contract value in another currency than riyals.',
  ar: 'يجعل البند دفع قيمة العقد بغير الريال السعودي.',
};

/** Readers of the rules on language, guarantees and prices of government contracts. */
export const tenderTermsReaders: ReadersById = {
  'SA-GTP-01': {
    topic: {
      en: '\\b(?:governing|prevailing) language\\b|\\bArabic text\\b',
      ar: '~(?:لغة (?:ال)?عقد|نص (?:ال)?عربي)#',
    },
    en: [
      wrong(
        FOREIGN_TEXT,
        {
          unless:
            '\\b(?:Arabic (?:text|version|language)? ?(?:shall |will )?(?:prevails?|governs?)|data ?sheets?|catalogu\\w+)\\b',
        },
        '\\b(?:English|French|Chinese|German)\\b(?: language)?(?: text| version| copy)?[^.;]{0,40}\\b(?<core>prevails?|governs?|controls?|take precedence|takes precedence|relied (?:up)?on|authoritative|considered|adopted|binding|followed)\\b',
        '\\b(?<core>drafted|made|written|drawn up|executed|concluded|issued|be|is|are)\\b[^.;]{0,30}\\bin (?:the )?English(?: language)? (?:only|alone|exclusively)\\b',
        '\\b(?<core>reliance|regard|preference|precedence)\\b[^.;]{0,30}\\b(?:English)\\b',
        '\\bArabic (?:text|version|translation)\\b[^.;]{0,30}(?<core>\\b(?:for (?:convenience|information|reference)))\\b',
      ),
      told(
        FOREIGN_TEXT,
        {},
        '\\bArabic (?:text|version)\\b[^.;]{0,20}\\b(?:shall not|does not|not) (?:be )?(?:prevail|relied|govern|binding|bind)',
      ),
      right(
        {},
        '\\bArabic(?: language| text| version)?\\b[^.;]{0,40}\\b(?<core>prevails?|governs?|controls?)\\b',
      ),
    ],
    ar: [
      wrong(
        FOREIGN_TEXT,
        {
          unless:
            '~(?:كتيبات|نشرات)#|(?:يسود|تسود|يرجح|ترجح|يعتد|عبرة|يقدم|تعتمد)[^.;]{0,15}~(?:عربي|عربية)#|~(?:عربي|عربية)# (?:هو |هي )?~(?:سائد|معتمد|معتمدة|سائدة)#',
        },
        '(?<core>~(?:يسود|تسود|يعتد|يرجح|ترجح|يعمل|يعول|العبرة|تكون العبرة|الاعتداد|يقدم|تقدم|يكون المرجع|يرجع إلى)#)[^.;]{0,40}~(?:إنجليزي|إنجليزية|فرنسي|أجنبي)#',
        '~(?:إنجليزي|إنجليزية)#[^.;]{0,30}(?<core>~(?:معتمد|معتمدة|سائد|سائدة|مرجع|يسود|تسود|راجح)#)',
        '(?<core>~(?:حرر|يحرر|تحرر|تكون|صيغ|كتب|تصاغ)#)[^.;]{0,40}~(?:إنجليزية)# (?:فقط|وحدها|دون غيرها|حصرا)',
        '~(?:نص|نسخة)# (?:ال)?عربي[^.;]{0,20}(?<core>~(?:للاسترشاد|استرشادي|استرشادية|للعلم)#)',
      ),
      right(
        { unless: 'لا يعتد|إنجليزي' },
        '~عربية?#[^.;]{0,30}(?<core>~(?:معتمدة|المعتمدة|يسود|تسود|المرجع)#)',
      ),
    ],
  },
  'SA-GTP-02': {
    topic: FINAL,
    en: [
      limit({
        cues: [FINAL.en],
        measure: 'percent',
        atLeast: 5,
        after: 90,
        before: 60,
        unless: '\\b(?:advance payment|bid bond|remaining works)\\b|Minister',
        bound: { en: '5% of the contract value', ar: '5% من قيمة العقد' },
      }),
      limit({
        cues: [FINAL.en],
        measure: 'percent',
        atMost: 5,
        after: 90,
        before: 60,
        unless: '\\b(?:advance payment|bid bond)\\b|Minister',
        bound: { en: '5% of the contract value', ar: '5% من قيمة العقد' },
      }),
      told(
        UNBOUND,
        { unless: '\\b(?:where|if|100,000|hundred thousand|government bodies|non-profit)\\b' },
        `\\bno (?:${FINAL.en})[^.;]{0,20}\\b(?:is|are|shall be) (?:required|needed|due)`,
        `\\b(?:exempt\\w*|relieve[sd]?|waives?|excuse[sd]?|not (?:be )?(?:required|obliged))\\b[^.;]{0,60}(?:${FINAL.en})`,
        `(?:${FINAL.en})[^.;]{0,30}\\b(?:not (?:be )?required|waived|dispensed with)\\b`,
      ),
    ],
    ar: [
      limit({
        cues: [FINAL.ar],
        measure: 'percent',
        atLeast: 5,
        after: 90,
        unless: '~(?:دفعة (?:ال)?مقدمة|ابتدائي|متبقية|الوزير)#',
        bound: { en: '5% of the contract value', ar: '5% من قيمة العقد' },
      }),
      limit({
        cues: [FINAL.ar, '~ضمانا نهائيا'],
        measure: 'percent',
        atLeast: 5,
        atMost: 5,
        after: 90,
        unless: '~(?:دفعة (?:ال)?مقدمة|ابتدائي|متبقية|الوزير)#',
        bound: { en: '5% of the contract value', ar: '5% من قيمة العقد' },
      }),
      told(
        UNBOUND,
        { unless: '~(?:مائة ألف|إذا)#' },
        `(?:يعفى|يعفي|تعفى|تعفي|لا يلزم|لا يلتزم|لا يشترط|لا يطلب|إعفاء|لا يقدم)[^.;]{0,40}(?:${FINAL.ar})`,
      ),
    ],
  },
  'SA-GTP-03': {
    topic: { en: '\\bprice (?:adjustment|revision|escalation)\\b', ar: '~(?:تعديل|مراجعة) (?:ال)?أسعار' },
    en: [
      wrong(
        REPRICED,
        { unless: '\\b(?:salar\\w+|wages|staff|article 68|customs|tariff|taxes|regulations|the law)\\b' },
        `(?:${PRICES.en})[^.;]{0,30}\\b(?<core>increased?|increases?|escalat\\w+|indexed|rise|rises|raised|adjust(?:s|ed)?|revised)\\b[^.;]{0,60}\\b(?:annual\\w*|each year|every year|yearly|index|inflation|market|exchange|%|discretion|any time)`,
        `${TENDERER.en}[^.;]{0,20}\\b(?<core>revise|increase|raise|adjust|change)\\b[^.;]{0,20}(?:${PRICES.en})`,
      ),
      right({ unless: '\\bmarket|inflation' }, '\\bprices?\\b[^.;]{0,30}\\b(?<core>fixed)\\b'),
    ],
    ar: [
      wrong(
        REPRICED,
        { unless: '~(?:رواتب|أجور|جمركية|ضرائب|لائحة|المادة)#' },
        '(?<core>~(?:تزاد|زيادة|ترفع|رفع|تعدل|تعديل|ترتفع|مراجعة)#)[^.;]{0,20}~(?:أسعار|سعر)#[^.;]{0,80}(?:سنويا|سنوي|كل سنة|كل عام|مؤشر|تضخم|السوق|صرف|في أي وقت|تقدير)',
        '~أسعار#[^.;]{0,20}(?<core>~(?:تزاد|ترتفع|تعدل|ترفع)#)[^.;]{0,60}(?:سنويا|كل سنة|مؤشر|تضخم|السوق|صرف)',
      ),
      right({}, '~أسعار#[^.;]{0,20}(?<core>~ثابتة#)'),
    ],
  },
  'SA-GTP-04': {
    topic: CHANGE,
    en: [
      limit({
        cues: [CHANGE.en],
        measure: 'percent',
        atMost: 10,
        after: 120,
        needs: '\\b(?:increas\\w*|add\\w*|rais\\w*)\\b',
        unless: '\\b(?:reduc\\w+|decreas\\w+|retention|omit\\w*|profit)\\b',
        bound: { en: '10% of the contract value', ar: '10% من قيمة العقد' },
      }),
      limit({
        cues: [CHANGE.en],
        measure: 'percent',
        atMost: 20,
        after: 120,
        needs: '\\b(?:reduc\\w+|decreas\\w+|omi\\w+)\\b',
        unless: '\\b(?:increas\\w*|retention)\\b',
        bound: { en: '20% of the contract value', ar: '20% من قيمة العقد' },
      }),
      told(
        UNLIMITED,
        { needs: CHANGE.en, unless: '\\b(?:may not|shall not (?!be (?:capped|taken|limited|subject)))' },
        ...either(
          CHANGE.en,
          `${BEYOND}|\\b(?:ceiling|limit|cap)\\b[^.;]{0,20}\\b(?:shall not|does not|not) (?:be )?(?:taken into account|apply|observed)\\b`,
        ),
      ),
    ],
    ar: [
      limit({
        cues: [CHANGE.ar],
        measure: 'percent',
        atMost: 10,
        after: 100,
        needs: '~(?:زيادة|إضافة|رفع)#',
        unless: '~(?:تخفيض|إنقاص|محتجزة|تخفيضا)#',
        bound: { en: '10% of the contract value', ar: '10% من قيمة العقد' },
      }),
      limit({
        cues: [CHANGE.ar],
        measure: 'percent',
        atMost: 20,
        after: 100,
        needs: '~(?:تخفيض|إنقاص|تقليص)#',
        unless: '~زيادة#',
        bound: { en: '20% of the contract value', ar: '20% من قيمة العقد' },
      }),
      told(UNLIMITED, { needs: CHANGE.ar, unless: 'لا يجوز' }, ...either(CHANGE.ar, BEYOND_AR)),
    ],
  },
  'SA-GTP-11': {
    topic: { en: '\\bcurrency\\b', ar: '~عملة#' },
    en: [
      wrong(
        PAID_ABROAD,
        {
          unless:
            '\\b(?:suppliers?|approval|Ministry|equivalent|exchange rate|sub-?contractors?|limit of liability|insurance)\\b',
        },
        `\\b(?:contract (?:price|value|sum)|payments?|invoices?|contractor|price|fees)\\b[^.;]{0,60}\\b(?<core>paid|made|payable|pay|invoiced|settled|denominated)\\b[^.;]{0,40}(?:${CURRENCY.en})`,
      ),
      right({ unless: '\\bnot\\b' }, '\\b(?<core>paid|made|payable)\\b[^.;]{0,30}\\bSaudi riyals?\\b'),
    ],
    ar: [
      wrong(
        PAID_ABROAD,
        { unless: '~(?:لمورديه|موردين|وزارة|يعادل|تأمين|لمقاولي)#|للموردين' },
        `(?<core>~(?:تدفع|تصرف|يدفع|صرف|تسدد|دفع|تستحق)#)(?:(?! ولا )[^.;]){0,60}(?:${CURRENCY.ar})`,
      ),
      right(
        { unless: '(?:لا تدفع|لا تصرف)' },
        '(?<core>~(?:تدفع|تصرف|يدفع|تسدد)#)[^.;]{0,40}~ريال (?:ال)?سعودي',
      ),
    ],
  },
};
