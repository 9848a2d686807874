import { arabicPattern } from '#workers/engines/text/arabic.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { PLACE } from '#workers/engines/text/values/places.js';
import { shareOf, type LawWords } from './law-words.js';

const ROOM =
  'offices?|head office|headquarters|warehouses?|premises|branch(?:es)?|cent(?:re|er)s?|counters?|showrooms?';
const PREMISES = {
  en: phrasePattern(
    `\\bin person\\b(?: (?:at|in|to)\\b[^.,;]{0,80})?|\\b(?:at|in|to|from) (?:our|its|their|his|the|one of our) (?:[\\w']+ ){0,3}?(?:${ROOM})\\b[^.,;]{0,60}`,
    'gi',
  ),
  ar: arabicPattern(
    '(?<![ء-ي])(?:شخصيا|حضوريا|بالحضور)#[^.,;]{0,60}|(?<![ء-ي])(?:في|إلى|داخل|لدى|من) (?:أحد )?(?:مقر|مكتب|مكاتب|مركز|فرع|مستودع|مستودعات|معرض)(?:ه|ها|نا)?#[^.,;]{0,60}|(?<![ء-ي])(?:في |ب)(?:مدينة|دولة|إمارة) [ء-ي]{2,20}',
    'g',
  ),
};
/** A place by its name, as written. */
const NAMED = new RegExp(`\\b(?:in|at|to|from) ${PLACE}`, 'g');
const FOREIGN_AR = arabicPattern(
  '(?<![ء-ي])(?:في |ب|إلى |من )(?:دبي|أبوظبي|لندن|جنيف|باريس|القاهرة|المنامة|الكويت|الدوحة|مسقط|عمان|بيروت|إسطنبول|نيويورك|سنغافورة|هونغ كونغ|شنغهاي|فرانكفورت|زيورخ|الإمارات|مصر|الأردن|تركيا|الصين|الهند|ألمانيا|فرنسا|بريطانيا|سويسرا)#',
  'g',
);
/** The Kingdom and its cities: where its law is kept. */
const AT_HOME = {
  en: phrasePattern(
    '\\b(?:kingdom|saudi|KSA|riyadh|jeddah|dammam|khobar|makkah|mecca|madinah|medina|taif|tabuk|abha|hail|najran|jazan|jizan|buraydah|buraidah|qassim|jubail|yanbu|ahsa|hofuf|qatif|kharj|arar|sakaka|baha)\\b',
  ),
  ar: arabicPattern(
    '~(?:مملكة|سعودية|رياض|جدة|دمام|خبر|مكة|مدينة منورة|طائف|تبوك|أبها|خميس مشيط|حائل|نجران|جازان|جيزان|بريدة|عنيزة|قصيم|جبيل|ينبع|أحساء|هفوف|قطيف|ظهران|خرج|عرعر|سكاكا|باحة|حفر الباطن|محايد)#',
  ),
};

/** Returns the places of a sentence that are neither at home nor the law's own. */
export function foreignPlaces({ text, lang }: Sentence, law: LawWords): Span[] {
  const sources = lang === 'en' ? [PREMISES.en, NAMED] : [PREMISES.ar, FOREIGN_AR];
  return sources
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: words }) => !AT_HOME[lang].test(words) && (shareOf(words, lang, law) ?? 0) < 0.75)
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
}
