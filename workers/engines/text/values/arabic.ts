import { fold } from '../arabic.js';
import { bounded } from '../plain.js';
import { ARABIC_BLANK, ARABIC_REDACTED, arabicQuantities } from './arabic-quantities.js';
import { ARABIC_QUESTIONS } from './arabic-questions.js';
import { answer } from './ask.js';
import { ofAnotherNoun } from './length-nouns.js';
import { MarkedClause } from './marked.js';
import type { Answer, Question } from './value.js';

const BORDERS = /[.;](?=\s|$)|,\s?(?:[وف]|(?:او|ما لم|الا|علي ان|فان|فاذا|واذا|اذا)\s)/g;

const COUNTRIES =
  'المملكة العربية السعودية|العربية السعودية|السعودية|المملكة المتحدة|المملكة|إنجلترا وويلز|إنجلترا|بريطانيا|الإمارات العربية المتحدة|الإمارات|دولة الكويت|الكويت|مملكة البحرين|البحرين|دولة قطر|قطر|سلطنة عمان|عمان|الأردن|جمهورية مصر العربية|مصر|لبنان|سوريا|العراق|اليمن|المغرب|تونس|الجزائر|ليبيا|السودان|تركيا|فرنسا|ألمانيا|سويسرا|إيطاليا|إسبانيا|هولندا|الولايات المتحدة الأمريكية|الولايات المتحدة|ولاية نيويورك|نيويورك|ولاية ديلاوير|ديلاوير|كندا|الصين|اليابان|الهند|باكستان|سنغافورة|هونغ كونغ|هونج كونج|ماليزيا|أستراليا|مركز دبي المالي العالمي|سوق أبوظبي العالمي';
const CITIES =
  'الرياض|جدة|الدمام|الخبر|مكة المكرمة|مكة|المدينة المنورة|تبوك|أبها|الطائف|بريدة|القصيم|حائل|الجبيل|ينبع|نجران|جازان|جيزان|الأحساء|الهفوف|القطيف|خميس مشيط|الباحة|عرعر|سكاكا|دبي|أبوظبي|أبو ظبي|الشارقة|الدوحة|المنامة|مسقط|مدينة الكويت|القاهرة|الإسكندرية|عمان|بيروت|دمشق|بغداد|الدار البيضاء|تونس|إسطنبول|لندن|باريس|جنيف|زيورخ|نيويورك|سنغافورة|هونغ كونغ';
const ADJECTIVES =
  'السعودي|السعودية|المصري|المصرية|الإنجليزي|الإنجليزية|الإماراتي|الإماراتية|الكويتي|الكويتية|البحريني|البحرينية|القطري|القطرية|العماني|العمانية|الأردني|الأردنية|الفرنسي|الفرنسية|السويسري|السويسرية|الألماني|الألمانية';

const START = '(?<![ء-ي])[وف]?[بكل]?(?:ال|ل)?';
const OPEN = `(?:${ARABIC_REDACTED}|${ARABIC_BLANK})`;
/** A place with the letter that may be joined to it: "بالرياض", "للمملكة". */
const joined = (names: string) =>
  names
    .split('|')
    .flatMap((name) => (name.startsWith('ال') ? [name, `ل${name.slice(1)}`] : [name]))
    .sort((a, b) => b.length - a.length)
    .join('|');
const LAW_OF = `(?:[بل])?(?:مدينة |دولة )?(?<place>(?:${joined(COUNTRIES)})(?![ء-ي])|${OPEN})`;
const PLACE_OF = `(?:[بل])?(?:في )?(?:مدينة )?(?<place>(?:${joined(`${CITIES}|${COUNTRIES}`)})(?![ء-ي])|${OPEN})`;
const pattern = (source: string) =>
  new RegExp(
    bounded(
      fold(source)
        .replaceAll('~', START)
        .replaceAll('#', '(?![ء-ي])')
        .replaceAll('<LAW>', fold(LAW_OF))
        .replaceAll('<PLACE>', fold(PLACE_OF)),
    ).replaceAll('…', '[^.;]{0,80}?'),
    'dg',
  );

const LAWS = '(?:ال)?(?:قانون|قوانين|أنظمة|نظام|تشريعات|أحكام الشريعة)';
const LAW_CUES = [
  `~(?:يخضع|تخضع|خاضع|خاضعة|تسري|يسري|يحكم|تحكم|يحكمه|تطبق|يطبق|يفسر|تفسر|واجب التطبيق|الواجب تطبيقه)#…~${LAWS}# (?:[ء-ي]{2,12} ){0,4}?(?:في |داخل |لدى )?<LAW>`,
  `${LAWS}# (?<place>${ADJECTIVES})#`,
].map(pattern);
const COURT_CUES = [
  `(?<court>(?:ال)?(?:محكمة|محاكم)#(?: (?:ال)(?:عامة|تجارية|عمالية|إدارية|مختصة|جزائية|ابتدائية|اقتصادية|مدنية)#){0,3} <PLACE>)`,
  `(?<court>(?:ال)(?:محاكم|محكمة|قضاء) (?:ال(?:تجارية|عامة|عمالية) )?(?<place>${ADJECTIVES})#)`,
  `(?<court>(?:ديوان المظالم|(?:ال)?(?:لجنة|لجان)(?: (?:ال)?[ء-ي]{3,14}){1,4}) <PLACE>)`,
].map(pattern);
const SEAT_CUES = [
  '~(?:مقر|مكان|مقعد|محل)# (?:ال)?(?:تحكيم|هيئة التحكيم)#…(?:هو |هي |يكون |في |: ?)?<PLACE>',
  '~(?:يكون|يجرى|يجري|يعقد|تعقد|ينعقد|يتم)# (?:ال)?(?:مقر |إجراءات )?(?:ال)?تحكيم#…(?:في |مدينة |ب)<PLACE>',
  '~تحكيم#…(?:يكون مقره|ويكون مقره|ومقره|مقره|مقرها|ومكانه|مكانه)#? (?:مدينة )?(?:في )?<PLACE>',
].map(pattern);
const CHOSEN = new RegExp(fold('(?:تختص|يختص|اختصاص|مختص|نزاع|خلاف|ينظر|تنظر|يحال|تحال|الفصل|ولاية)'));
const NOT_CHOSEN = new RegExp(fold('(?:تنفيذ الحكم|تنفيذ حكم|لتنفيذ|تنفيذه)'));
const OF_CENTRE = new RegExp(
  fold('(?:مركز|غرفة|هيئة)…? ?(?:[ء-ي]{2,15} ){0,4}?(?:ال)?تحكيم').replaceAll('…?', ''),
);

function placeIn(
  text: string,
  cues: readonly RegExp[],
  allowed: (words: string, at: number) => boolean,
): Answer {
  for (const cue of cues) {
    for (const match of text.matchAll(cue)) {
      const [start, end] = match.indices?.groups?.court ?? match.indices?.groups?.place ?? [0, 0];
      const place = match.groups?.place ?? '';
      if (!allowed(match[0], match.index)) continue;
      if (new RegExp(fold(ARABIC_REDACTED)).test(place)) return { state: 'redacted' };
      if (new RegExp(fold(ARABIC_BLANK)).test(place)) return { state: 'blank' };
      const words = match.groups?.court ?? (place.startsWith('لل') ? `ا${place}` : place);
      return { state: 'given', value: words, unit: null, period: null, start, end };
    }
  }
  return { state: 'absent' };
}

/** Most characters of a clause that are read: real ones are shorter. */
const CLAUSE_CHARS = 6_000;

/**
 * Returns the value that an Arabic clause gives for a question; names are in the folded spelling of the text. The text
 * must be folded (`fold`).
 */
export function arabicValue(text: string, question: Question): Answer {
  const read = text.slice(0, CLAUSE_CHARS);
  switch (question) {
    case 'governing-law':
      return placeIn(read, LAW_CUES, () => true);
    case 'court':
      return CHOSEN.test(read)
        ? placeIn(read, COURT_CUES, (words) => !NOT_CHOSEN.test(words))
        : { state: 'absent' };
    case 'seat':
      return placeIn(read, SEAT_CUES, (words) => !/ومقره|مقرها/.test(words) || !OF_CENTRE.test(words));
    default:
      return answer(
        new MarkedClause(read, arabicQuantities(read), BORDERS),
        ARABIC_QUESTIONS[question],
        ofAnotherNoun(read, question, 'ar'),
      );
  }
}
