import type { ReadersById } from '../reader.js';
import { right, wrong } from './turns.js';

const FOREIGN = {
  en: '\\b(?:non-?saudis?|foreign(?:er)?s?|expatriates?)\\b',
  ar: '~(?:غير (?:ال)?سعودي(?:ين)?|غير (?:ال)?سعودية|أجنبي|أجنبية|أجانب|وافد)#',
};
const NOMINEE = {
  en: 'The clause puts real estate in the name of another for a non-Saudi, or leaves out the register.',
  ar: 'يجعل البند العقار باسم غير مالكه لمصلحة غير السعودي أو يستبعد تسجيله.',
};
const HOLY = { en: '\\b(?:Makkah|Mecca|Madinah|Medina)\\b', ar: '~(?:مكة|المدينة المنورة)#' };
const HOLY_SAYS = {
  en: 'The clause gives real estate in Makkah or Madinah to a non-Saudi who is not a Muslim natural person.',
  ar: 'يملك البند عقاراً في مكة أو المدينة لغير السعودي من غير الأشخاص الطبيعيين المسلمين.',
};
const UNDERSTATED = {
  en: 'The clause states less than the real value of the transaction.',
  ar: 'يقضي البند بالإفصاح عن أقل من القيمة الحقيقية للتصرف.',
};

/** Readers of the rules on ownership and transfer of real estate. */
export const realEstateReaders: ReadersById = {
  'SA-NSR-01': {
    topic: {
      en: `(?:${FOREIGN.en})[^.;]{0,40}\\b(?:own|ownership|title|property)\\b`,
      ar: `~تملك[^.;]{0,20}(?:${FOREIGN.ar})`,
    },
    en: [
      wrong(
        NOMINEE,
        { needs: FOREIGN.en, unless: '\\b(?:fund|custodian|shares)\\b' },
        `\\b(?:title|deed|ownership|property|land|real estate|villa|apartment)\\b[^.;]{0,80}(?<core>\\b(?:held|registered|on behalf of|as nominee|recorded|nominee))\\b[^.;]{0,80}(?:${FOREIGN.en})`,
        `\\b(?<core>holds?|registers?)\\b[^.;]{0,30}\\b(?:title|deed|property|land|real estate)\\b[^.;]{0,60}\\b(?:on behalf|for the (?:benefit|account)|as nominee|in trust)\\b[^.;]{0,40}(?:${FOREIGN.en})`,
        `(?:${FOREIGN.en})[^.;]{0,60}\\b(?:real|true|beneficial|actual) owner\\b[^.;]{0,60}\\b(?:property|land|deed|title)`,
        `(?:${FOREIGN.en})[^.;]{0,40}\\b(?<core>acquires?|owns?|obtains?)\\b[^.;]{0,60}\\bwithout\\b[^.;]{0,30}\\b(?:entry|registration|register)`,
      ),
      right(
        { unless: '\\b(?:nominee|without)\\b' },
        `(?:${FOREIGN.en})[^.;]{0,100}\\b(?<core>registration|registered|conditional)\\b[^.;]{0,60}\\b(?:register|eligib\\w+)`,
      ),
    ],
    ar: [
      wrong(
        NOMINEE,
        { needs: FOREIGN.ar, unless: '~(?:صندوق|أسهم|حصص)#' },
        `(?<core>~(?:يسجل|تسجل|يفرغ|تسجيل|إفراغ|يقيد)#)[^.;]{0,30}باسم[^.;]{0,60}(?:نيابة عن|لمصلحة|لصالح|لحساب)[^.;]{0,30}(?:${FOREIGN.ar})`,
        `(?<core>~(?:مسجل|مسجلة)#) باسم[^.;]{0,20}[^.;]{0,60}(?:مملوك|ملك|يعود)[^.;]{0,30}(?:${FOREIGN.ar})`,
        `(?<core>~(?:صوريا|صورية)#)[^.;]{0,60}(?:${FOREIGN.ar})`,
        `(?<core>~(?:يتملك|تملك)#)[^.;]{0,60}دون[^.;]{0,20}(?:تسجيل|قيد)`,
      ),
      right(
        { unless: 'نيابة|لمصلحة' },
        `(?<core>~(?:يعلق|يشترط|يتوقف|تسجيل)#)[^.;]{0,100}(?:السجل العقاري|شروط النظام)`,
      ),
    ],
  },
  'SA-NSR-02': {
    topic: {
      en: `(?:${FOREIGN.en})[^.;]{0,60}(?:${HOLY.en})`,
      ar: `(?:${FOREIGN.ar})[^.;]{0,60}(?:${HOLY.ar})`,
    },
    en: [
      wrong(
        HOLY_SAYS,
        { needs: HOLY.en, unless: '\\b(?:listed|fund|leases?|rents?|premium residency|GCC)\\b' },
        '\\b(?:foreign|non-saudi) (?:company|entity|corporation|developer)\\b[^.;]{0,40}\\b(?<core>owns?|acquires?|purchases?|buys?|takes? title)\\b',
        '\\bnon-Muslim\\b[^.;]{0,60}\\b(?<core>owns?|acquires?|purchases?|buys?)\\b',
        '\\b(?:title|ownership)\\b[^.;]{0,60}\\b(?<core>transferred|conveyed|passes|vests?)\\b[^.;]{0,30}\\b(?:foreign|non-saudi) (?:company|entity|corporation)',
      ),
      right({}, `(?:${HOLY.en})[^.;]{0,40}\\b(?<core>must|shall)\\b[^.;]{0,20}\\bMuslim`),
    ],
    ar: [
      wrong(
        HOLY_SAYS,
        { needs: HOLY.ar, unless: '~(?:مدرجة|صندوق|تستأجر|يستأجر|إقامة المميزة|من شركة|وهو سعودي)#' },
        '(?<core>~(?:تتملك|تملك|تشتري|تكتسب|يتملك|يشتري|تنتقل ملكية)#)[^.;]{0,80}~(?:شركة|كيان)# (?:ال)?(?:أجنبية?|غير (?:ال)?سعودية?)',
        '(?<core>~(?:يتملك|تملك|يشتري)#)[^.;]{0,40}~غير (?:ال)?مسلم',
      ),
      right({ unless: 'لا يشترط' }, '(?<core>~(?:يشترط|يجب)#)[^.;]{0,100}~مسلم'),
    ],
  },
  'SA-RETT-01': {
    topic: { en: '\\breal estate transaction tax\\b|\\bRETT\\b', ar: '~ضريبة (?:ال)?تصرفات' },
    en: [
      wrong(
        UNDERSTATED,
        { needs: '\\b(?:tax|RETT|ZATCA|deed|authority|zakat)\\b' },
        '\\b(?<core>declare[sd]?|state[sd]?|disclose[sd]?|report(?:s|ed)?|record(?:s|ed)?|register(?:s|ed)?|enter(?:s|ed)?)\\b[^.;]{0,40}\\b(?:lower|less|reduced|smaller|part of)\\b[^.;]{0,30}\\b(?:price|value|amount|than)\\b',
        '\\bonly\\b[^.;]{0,40}\\bprice\\b[^.;]{0,20}\\b(?<core>stated|declared|entered|shown|recorded)\\b[^.;]{0,60}\\b(?:deed|tax)',
        '\\b(?:value|price)\\b[^.;]{0,40}\\b(?:disclosed|declared|reported|stated)\\b[^.;]{0,40}(?<core>\\b(?:less|lower|below))\\b[^.;]{0,20}\\b(?:actual|real|agreed|true|sale)',
      ),
      right(
        { unless: '\\b(?:lower|less|part)\\b' },
        '\\b(?<core>declare|disclose|report)\\w*\\b[^.;]{0,30}\\b(?:full|whole|entire|actual|true)\\b[^.;]{0,40}\\b(?:price|value)\\b',
      ),
    ],
    ar: [
      wrong(
        UNDERSTATED,
        { needs: '~(?:ضريبة|هيئة|صك|زكاة)#' },
        '(?<core>~(?:إفصاح|إعلان|يفصح|يصرح|تصريح|يدون|يثبت|إثبات|تدوين|تسجيل)#)[^.;]{0,40}(?:أقل|أدنى|جزء من)[^.;]{0,40}(?:قيمة|ثمن|حقيقي|فعلي|متفق)?',
        '(?<core>~(?:يدون|يثبت|يذكر|يسجل)#)[^.;]{0,60}فقط[^.;]{0,40}(?:تخفيضا|لتخفيض|تخفيفا|لتقليل|تفاديا|تجنبا)',
        '~(?:قيمة|ثمن)# (?:ال)?(?:معلنة?|مصرح بها?|مفصح عنها?|مثبتة?)[^.;]{0,20}(?<core>~أقل#)',
      ),
      right({ unless: 'أقل|جزء' }, '(?<core>~(?:يفصح|إفصاح|يصرح)#)[^.;]{0,20}(?:كامل|جميع|حقيقي|فعلي)'),
    ],
  },
};
