import type { Language } from '#shared/contracts/common.js';
import { fold } from '#workers/engines/text/arabic.js';
import { bounded, normalizeText } from '#workers/engines/text/plain.js';

type Form = readonly [find: string, write: string, flags?: string];

/** Wordings of English that say the same with other marks, and the one that stands for them in a comparison. */
const ENGLISH: readonly Form[] = [
  ["\\bwon't\\b", 'will not'],
  ["\\bcan't\\b", 'cannot'],
  ["\\bshan't\\b", 'shall not'],
  ["n't\\b", ' not'],
  ["'ll\\b", ' will'],
  ['\\bby means of\\b', 'by'],
  ['\\bheretofore\\b', 'until now'],
  ['\\bat all(?! times)\\b', 'whatsoever'],
  ['\\btak(?:e|es|ing) delivery of\\b', 'receive'],
  ['\\bit should be noted that ', ''],
  ['\\bthank you\\b', 'thanks'],
  ["(?<=^|[.!?,:\\n] ?)(?:i|we)(?:'m|'re| am| are) writing to (?:inform you|let you know) that ", ''],
  ['(?<=^|[.!?,:\\n] ?)(?:i|we) (?:believe|think|feel) that ', ''],
  ['\\bhereby ', ''],
  // Where "the Parties" are defined, they stay.
  ['(?:(?<![\\p{L}])the|\\bThe) parties agree that ', '', 'gu'],
  ['\\bherein(?:after)?\\b(?! (?:called|referred))', 'in this agreement'],
  ['\\bhereunder\\b', 'under this agreement'],
  ['\\bhereof\\b', 'of this agreement'],
  ['\\b(?:it is (?:understood and |expressly |mutually )?agreed that|for the avoidance of doubt),? ', ''],
  ['(?<=\\d[ -])May\\b|\\bMay(?=[ -]\\d)', 'month of may'],
  ['-(?=(?:day|week|month|quarter|year|hour)s?\\b)', ' '],
  ['\\bany and all\\b', 'all'],
  ['\\beach and every\\b', 'each'],
  ['\\bsole and exclusive\\b', 'exclusive'],
  ['\\bsave and except\\b', 'except'],
  ['\\bunless and until\\b', 'until'],
  ['\\bfrom and after\\b', 'from'],
  ['\\bwhether or not\\b', 'regardless of whether'],
  ['\\b(?:except|save) as (?=otherwise|expressly|agreed)', 'unless '],
  ['\\b(?:except|save) (?:where|if|when|to the extent(?: that)?)\\b', 'unless'],
  ['\\bprovided(?:,? however|,? always)?,? that\\b', 'provided that'],
  ['\\bnot (?:to )?exceed(?:ing)?\\b|\\bnot be (?:more|greater|higher|longer) than\\b', 'be at most'],
  ['\\bnot be (?:less|fewer|lower|shorter) than\\b', 'be at least'],
  ['\\bdoes not exceed\\b', 'is at most'],
  ['\\bwithout (?:undue )?delay\\b', 'promptly'],
  ['\\b(?:on a )?(month|week|quarter|hour)ly(?: basis)?\\b', 'each $1'],
  ['\\b(?:on a )?daily(?: basis)?\\b', 'each day'],
  ['\\b(?:on an annual basis|on a yearly basis|annually|yearly|per annum)\\b', 'each year'],
  ['\\b(?:per|every) (day|week|month|quarter|year|hour)\\b', 'each $1'],
  ['\\beither (?=(?:the |an? |by |in |to )?\\w+(?: \\w+){0,4},? or\\b)(?!party|side|day|week|month|year|quarter)', ''],
  ['\\bin no event shall (.{2,60}?) be\\b', '$1 shall not be'],
  ['\\bunder no circumstances shall (.{2,60}?) be\\b', '$1 shall not be'],
  ['(?<=^|[.;,:)] )should (?=(?:the|any|an?|either|such|it|they|there)\\b)', 'if '],
  ['\\b(by|on|from)(?= (?:the )?(?:\\d|first|second|third|last|end of|beginning of|date|january|february|march|april|month of may|june|july|august|september|october|november|december))', '$1 date'],
  ['\\bon date\\b', 'at date'],
  ['\\bone or more\\b', 'any'],
  ['\\bone another\\b', 'each other'],
  ['\\ban? (?:single|sole)\\b', 'one'],
  ['\\bat all times\\b', 'always'],
  ['\\bthe whole of\\b', 'all of'],
  ['\\bupon (?=(?:\\w+ )?\\(?\\d|(?:\\w+ ){0,3}notice\\b)', 'on '],
]; // prettier-ignore

/** The same for Arabic, in folded spelling. */
const ARABIC: readonly Form[] = [
  ['(?<![ء-ي])دون (?:أي )?تأخير', 'فورا'],
  ['(?<![ء-ي])(وفقا|طبقا) ل(?:أحكام|نصوص) ال', '$1 لل'],
  ['(?<![ء-ي])(?:كافة وجميع|جميع وكافة)(?![ء-ي])', 'جميع'],
  ['(?<![ء-ي])(?:على ألا|بما لا|لا|وبما لا|على أن لا|أن لا)(?= (?:[يت]تجاوز|[يت]زيد|[يت]قل|[يت]تعدى|[يت]جاوز)(?![ء-ي]))', 'لا'],
  ['(?<![ء-ي])(?:بصفة|بصورة|بشكل) (شهري|سنوي|يومي|أسبوعي|تلقائي|فوري|كتابي|خطي|مباشر|نهائي|حصري)(?:ة)?(?![ء-ي])', '$1ا'],
  ['(?<![ء-ي])سوف (?=[يت][ء-ي])', ''],
  ['(?<![ء-ي])في حال(?:ة)? (?:ما إذا|أن|إذا)(?![ء-ي])', 'إذا'],
  ['(?<=^|[.,:;-] )و?على (ال[ء-ي]{2,20}(?: ال[ء-ي]{2,20})?) أن(?![ء-ي])', 'يجب على $1 أن'],
  ['(?<![ء-ي])(?:تم|يتم) الاتفاق على أن(?:ه)? ', ''],
  ['(?<![ء-ي])إلى غاية(?![ء-ي])', 'لغاية'],
]; // prettier-ignore

const compiled = {
  en: ENGLISH.map(([find, write, flags = 'giu']) => [new RegExp(bounded(find), flags), write] as const),
  ar: ARABIC.map(([find, write]) => [new RegExp(bounded(fold(find)), 'gu'), fold(write)] as const),
};

/**
 * Returns a text as its meaning is compared: with plain quotes, dashes and blanks, Arabic folded, and one wording for
 * those that say the same with other marks. Letters of English keep their case, which tells names from words.
 */
export function plainForm(text: string, lang: Language): string {
  const flat = normalizeText(text).replace(/[^\S\n]{2,}/g, ' ');
  return compiled[lang].reduce(
    (plain, [find, write]) => plain.replace(find, write),
    lang === 'ar' ? fold(flat) : flat,
  );
}
