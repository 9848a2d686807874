import type { InBoth } from '#platform/law/rules/rule.js';

/** Where somebody is found. */
export const ADDRESS: InBoth = {
  en: '\\b(?:addresse?[ds]?|P\\.? ?O\\.? ?Box|(?:street|road|avenue|district|quarter|building)\\b(?! code)|\\w+ st\\.|postal code|zip code|resid(?:ing|es|ent) (?:at|in)|national address)',
  ar: '~(?:عنوان|عنوانه|عنوانها|عنوانهم|شارع|طريق|حي|ص\\.? ?ب|صندوق (?:ال)?بريد|رمز (?:ال)?بريدي|مبنى رقم|يقيم|تقيم|مقيم|مقيمة|محل إقامته|مقرها|مقره)#',
};

const CITY_NAMES_AR =
  'الرياض|جدة|مكة|المدينة المنورة|الدمام|الخبر|الظهران|الأحساء|الهفوف|الجبيل|ينبع|الطائف|تبوك|بريدة|القصيم|حائل|أبها|خميس مشيط|جازان|جيزان|نجران|الباحة|عرعر|سكاكا|الخرج|القطيف|نيوم|رابغ|رأس تنورة';
/** Cities and regions of the Kingdom. */
export const CITIES: InBoth = {
  en: '\\b(?:riyadh|jeddah|jiddah|makkah|mecca|madinah|medina|dammam|k?hobar|dhahran|ahsa|hofuf|jubail|yanbu|taif|tabuk|buraidah|qassim|hail|abha|khamis mushait|jazan|jizan|najran|baha|arar|sakaka|kharj|qatif|neom|rabigh|ras tanura|eastern province)\\b',
  ar: `(?:${CITY_NAMES_AR})#`.replaceAll('|', '#|'),
};

const MONTH =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|muharram|safar|rabi|jumada|rajab|sha'?ban|ramadan|shawwal|dhu)\\w{0,8}";
/** A day, as contracts write it. */
export const DATE_EN = `\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{1,2}(?:st|nd|rd|th)? (?:of |day of )?${MONTH}|\\b${MONTH} \\d{1,2}\\b`;
export const DATE_AR =
  '\\d{1,4} ?[/.-] ?\\d{1,2} ?[/.-] ?\\d{2,4}|\\d{1,2} (?:من )?(?:شهر )?(?:يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|محرم|صفر|ربيع|جمادى|رجب|شعبان|رمضان|شوال|ذي|ذو)';
