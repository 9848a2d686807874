import { readTogether, type AddedReaders } from '../together.js';
import { NOT_NEEDED } from './turns.js';

const NATION = {
  en: '\\b(?:non-?saudi|foreign|(?:British|American|French|German|Italian|Spanish|Egyptian|Jordanian|Syrian|Lebanese|Indian|Pakistani|Chinese|Korean|Japanese|Turkish|Yemeni|Sudanese|Canadian|Australian|Russian)(?: national| citizen| company)|incorporated in (?!the Kingdom|Saudi)[A-Z])',
  ar: '~(?:غير (?:ال)?سعودي|غير (?:ال)?سعودية|أجنبي|أجنبية|فرنسية?|بريطانية?|أمريكية?|ألمانية?|مصرية?|أردنية?|سورية?|لبنانية?|هندية?|باكستانية?|صينية?|تركية?|يمنية?|سودانية?|كندية?)#',
};
const LAND = {
  en: '\\b(?:plot|land|villa|apartment|flat|tower|building|real estate|freehold|property)\\b',
  ar: '~(?:أرض|أرضا|فيلا|شقة|عقار|عقارا|برج|مبنى|قطعة)#',
};
const OWNS = {
  en: '\\b(?:sells?|sold|buys?|acquires?|owns?|owner|ownership|title|freehold)\\b',
  ar: '~(?:يبيع|تبيع|باع|يتملك|تتملك|تملك|ملكية|يشتري|تشتري|اشترى)#',
};
const OTHERWISE = {
  en: '\\b(?:leases?|rents?|hotel|shares|warranty|listed|GCC|premium residency|fund)\\b',
  ar: '~(?:يستأجر|تستأجر|فندق|أسهم|مدرجة|صندوق|مجلس (?:ال)?تعاون|إقامة (?:ال)?مميزة|صيانة)#',
};
const TAX = { en: '\\b(?:transaction tax|RETT|ZATCA|tax)\\b', ar: '~(?:ضريبة|ضريبته|زكاة)#' };

/** Wide readers of the rules on ownership and transfer of real estate. */
export const wideRealEstateReaders: AddedReaders = {
  'SA-NSR-01': readTogether({
    says: {
      en: "The clause leaves a non-Saudi's acquisition of real estate out of the register.",
      ar: 'يستبعد البند تسجيل تملك غير السعودي للعقار.',
    },
    en: [
      [
        NATION.en,
        `${OWNS.en}`,
        LAND.en,
        '\\bno (?:\\w+ )?registration\\b|\\bwithout (?:any |the )?(?:\\w+ )?registration\\b|\\bregistration\\b[^.;]{0,50}\\b(?:not (?:be )?(?:needed|required|necessary)|unnecessary)\\b',
      ],
    ],
    ar: [
      [
        NATION.ar,
        OWNS.ar,
        LAND.ar,
        `${NOT_NEEDED.ar}|~(?:لا يلزمها|لا يلزمهم)#`,
        '~(?:تسجيل|تسجيله|قيد|قيدها|قيده|تسجيلها)#',
      ],
    ],
    unless: {
      en: `${OTHERWISE.en}|\\b(?:may|shall|can|will|must) not\\b|\\b(?:only|until|void|invalid|trade ?marks?)\\b`,
      ar: `${OTHERWISE.ar}|~(?:لا يجوز|لا يعد|لا يصح|إلا|باطل|علامة)#`,
    },
  }),
  'SA-NSR-02': readTogether({
    says: {
      en: 'The clause gives real estate in Makkah or Madinah to a non-Saudi who is not a Muslim natural person.',
      ar: 'يملك البند عقاراً في مكة أو المدينة لغير السعودي من غير الأشخاص الطبيعيين المسلمين.',
    },
    en: [
      [
        '\\b(?:Makkah|Mecca|Madinah|Medina)\\b',
        '\\bcompany incorporated in (?!the Kingdom|Saudi)[A-Z]|\\b(?:British|American|French|German|Italian|Indian|Chinese|Korean|Turkish|foreign|non-saudi) (?:company|entity|corporation)\\b|\\bnon-Muslim\\b|\\bwhether or not (?:a )?Muslim\\b|\\b(?:regardless|irrespective) of (?:his |her |their )?(?:religion|faith)\\b',
        OWNS.en,
        LAND.en,
      ],
    ],
    ar: [
      [
        '~(?:مكة|مدينة (?:ال)?منورة)#',
        '~(?:غير مسلم|أيا كانت ديانته|أيا كان دينه|بغض النظر عن (?:ال)?(?:دين|ديانة|ديانته)|شركة (?:ال)?(?:أجنبية|فرنسية|بريطانية|أمريكية|ألمانية|صينية|هندية|تركية))#',
        OWNS.ar,
        `${LAND.ar}|~مسكنه#`,
      ],
    ],
    unless: {
      en: `${OTHERWISE.en}|\\b(?:not|no|excluded|must|only|except|prohibited)\\b|\\b(?:from a|by a)\\b|(?:company|entity|corporation) (?:sells|sold)\\b|(?<!non-)\\bSaudi (?:buyer|purchaser|national|citizen|company)`,
      ar: `${OTHERWISE.ar}|~(?:لا يجوز|لا يحق|يشترط|يحظر|لا يتملك|عدا|من شركة|وهو سعودي|وهي سعودية)#`,
    },
  }),
  'SA-RETT-01': readTogether({
    says: {
      en: 'The clause conceals the true transaction or its value from the tax.',
      ar: 'يستر البند حقيقة التصرف أو قيمته عن الضريبة.',
    },
    en: [
      [
        TAX.en,
        '\\b(?:deed|declaration|declared)\\b',
        '\\b(?:show|state|record|declare|enter|write)\\b',
        '\\b(?:price|value|sum|SAR)\\b',
        '\\b(?:so that|in order to|so as to|to)\\b[^.;]{0,20}\\b(?:reduce|lower|avoid|escape|save|cut)\\b|\\bon the (?:lower|smaller|lesser) (?:sum|amount|value|price|figure)\\b',
      ],
      [
        TAX.en,
        '\\b(?:documented|presented|dressed up|recorded|drawn up|structured|registered)\\b[^.;]{0,20}\\b(?:as|in the form of) (?:a )?(?:gift|donation|family transfer|partition|mortgage)\\b',
        '\\bsale\\b',
        '\\b(?:exempt\\w*|avoid|reduce|escape|benefit)\\b',
      ],
    ],
    ar: [
      [
        TAX.ar,
        '~(?:صك|إقرار|هيئة|إفصاح)#',
        '~(?:يثبت|يدون|يذكر|يسجل|يفصح|يعلن|تدوين|إثبات)#',
        '~(?:ثمن|قيمة|سعر)#',
        '~(?:لتقليل|لتخفيض|تخفيضا|تقليلا|لتجنب|تجنبا|تفاديا|لتفادي|بقصد تخفيض)#',
      ],
      [
        TAX.ar,
        '~(?:يوثق|توثيق|يسجل|يصاغ|يحرر|يفرغ)#[^.;]{0,25}~(?:هبة|قسمة|رهن|وقف)#',
        '~بيع#',
        '~(?:إعفاء|تجنب|تفادي|تهرب|لتخفيض|استفادة)',
      ],
    ],
    unless: {
      en: '\\b(?:not|neither|nor|no|never|prohibited)\\b',
      ar: '~(?:لا|عدم|يحظر|ليس)#',
    },
  }),
};
