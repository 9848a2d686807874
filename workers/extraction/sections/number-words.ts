/** Digits as documents write them: European, Arabic (٠-٩) and Persian (۰-۹), for use in a class of a pattern. */
export const DIGITS = '0-9٠-٩۰-۹';

/** Writes the Arabic and Persian digits of a text as 0-9; the text keeps its length. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A number in words at the beginning of a text, and the number of characters that it takes up. */
export interface NumberInWords {
  value: number;
  length: number;
}

/** No ordinal has more words: "الخامسة والعشرون بعد الثلاث مائة مكرر". */
const MOST_WORDS = 8;
/** Repeated articles ("مكرر", "bis") come between two numbers: the first of them at a hundredth. */
const REPEATED = 0.01;

const valuesOf = (names: readonly string[], from: number, step = 1): [string, number][] =>
  names.flatMap((name, index) =>
    name.split(' ').map((form): [string, number] => [form, from + index * step]),
  );

// Letters are folded (`folded`): alef without hamza, final ya and ta marbuta in one form each.
const ARABIC_UNITS = new Map(
  valuesOf(
    [
      'الاول الاولي التمهيدي التمهيديه',
      'الثاني الثانيه',
      'الثالث الثالثه',
      'الرابع الرابعه',
      'الخامس الخامسه',
      'السادس السادسه',
      'السابع السابعه',
      'الثامن الثامنه',
      'التاسع التاسعه',
      'العاشر العاشره',
    ],
    1,
  ),
)
  .set('الحادي', 1)
  .set('الحاديه', 1);
const ARABIC_TENS = new Map(
  valuesOf(
    ['عشر', 'ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].flatMap((stem) => `${stem}ون ${stem}ين`),
    20,
    10,
  ),
);
const HUNDRED = '(?:مائ|مئ|ما)';
const ARABIC_HUNDREDS = new Map(
  ['ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].map((stem, index) => [stem, (index + 3) * 100]),
);
const ONE_HUNDRED = new RegExp(`^${HUNDRED}ه$`);
const TWO_HUNDRED = new RegExp(`^${HUNDRED}ت(?:ين|ان)$`);
const MORE_HUNDREDS = new RegExp(`^(.+?)ي?${HUNDRED}ه$`);
const REPEATED_WORD = /^مكرر[اه]?$/;

const folded = (word: string) =>
  word
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى$/, 'ي')
    .replace(/ة$/, 'ه');

/** Returns the value of a word for hundreds without its article, such as "مائة" or "ثلاثمائة"; NaN for another. */
function hundreds(word: string): number {
  if (ONE_HUNDRED.test(word)) return 100;
  if (TWO_HUNDRED.test(word)) return 200;
  return ARABIC_HUNDREDS.get(MORE_HUNDREDS.exec(word)?.[1] ?? '') ?? NaN;
}

/** The words at the beginning of a text, folded, each with the offset of its end. */
function wordsAt(text: string): { word: string; end: number }[] {
  const words: { word: string; end: number }[] = [];
  const next = /\s*([\p{L}\p{M}\u0640]+)/uy;
  for (let match = next.exec(text); match !== null && words.length < MOST_WORDS; match = next.exec(text)) {
    words.push({ word: folded(match[1] ?? ''), end: next.lastIndex });
  }
  return words;
}

/** Returns the hundreds that begin at a word ("بعد المائتين", "الثلاث مائة") and the number of their words. */
function hundredsFrom(
  words: readonly { word: string }[],
  from: number,
): { value: number; words: number } | null {
  const after = words[from]?.word === 'بعد' ? 1 : 0;
  const first = words[from + after]?.word.replace(/^و?ال/, '');
  if (first === undefined) return null;
  const value = hundreds(first);
  if (!Number.isNaN(value)) return { value, words: after + 1 };
  const apart = ARABIC_HUNDREDS.get(first.replace(/[يه]$/, ''));
  const second = words[from + after + 1]?.word.replace(/^ال/, '') ?? '';
  return apart !== undefined && ONE_HUNDRED.test(second) ? { value: apart, words: after + 2 } : null;
}

/**
 * Reads the Arabic ordinal with which a text begins, up to 999, masculine or feminine: "الحادية عشرة",
 * "الخامسة والعشرون بعد المائة"; null if there is none.
 */
export function arabicOrdinal(text: string): NumberInWords | null {
  const words = wordsAt(text);
  let at = 0;
  const unit = ARABIC_UNITS.get(words[0]?.word ?? '') ?? 0;
  if (unit > 0) at += 1;
  const next = words[at]?.word ?? '';
  const tens = ARABIC_TENS.get(next.replace(unit > 0 ? /^و?(?:ال)?/ : /^ال/, '')) ?? 0;
  const teens = unit > 0 && tens === 0 && /^عشره?$/.test(next) ? 10 : 0;
  if (tens + teens > 0) at += 1;
  // A bare "عشرون" is an amount: without a unit before it, only the article makes it an ordinal.
  if (at === 1 && unit === 0 && !next.startsWith('ال')) return null;
  const more = hundredsFrom(words, at);
  // In the same way, "بعد مائة" begins a sentence.
  if (at === 0 && (more === null || !words[0]?.word.startsWith('ال'))) return null;
  at += more?.words ?? 0;
  const last = words[at - 1];
  return last === undefined ? null : { value: unit + tens + teens + (more?.value ?? 0), length: last.end };
}

/** Reads "مكرر" or "bis" with which a text begins, and the number after it: the part of 1 that it adds. */
export function repetitionAt(text: string): NumberInWords | null {
  const [first] = wordsAt(text);
  if (first !== undefined && REPEATED_WORD.test(first.word)) {
    const count = new RegExp(`^\\s*[(\\[]?\\s*([${DIGITS}]{1,2})(?![${DIGITS}])\\s*[)\\]]?`).exec(
      text.slice(first.end),
    );
    const times = Number(withPlainDigits(count?.[1] ?? '1'));
    return { value: times * REPEATED, length: first.end + (count?.[0].length ?? 0) };
  }
  const latin = /^\s*(bis|ter|quater)\b/i.exec(text);
  if (latin?.[1] === undefined) return null;
  const times = ['bis', 'ter', 'quater'].indexOf(latin[1].toLowerCase()) + 1;
  return { value: times * REPEATED, length: latin[0].length };
}

const ENGLISH = new Map([
  ...valuesOf(
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split(
      '|',
    ),
    1,
  ),
  ...valuesOf(
    'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth'.split(
      '|',
    ),
    1,
  ),
]);
const ENGLISH_TENS = new Map([
  ...valuesOf('twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|'), 20, 10),
  ...valuesOf(
    'twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth'.split('|'),
    20,
    10,
  ),
]);

/** Reads the English number or ordinal with which a text begins, up to 99: "Twenty-One"; null if there is none. */
export function englishNumber(text: string): NumberInWords | null {
  const match = /^([a-z]{3,11})(?:[\s-]([a-z]{3,7})\b)?/i.exec(text);
  const first = match?.[1]?.toLowerCase() ?? '';
  const unit = ENGLISH.get(first);
  if (unit !== undefined) return { value: unit, length: first.length };
  const tens = ENGLISH_TENS.get(first);
  if (tens === undefined) return null;
  const second = ENGLISH.get(match?.[2]?.toLowerCase() ?? '') ?? 0;
  return second > 0 && second < 10
    ? { value: tens + second, length: match?.[0].length ?? first.length }
    : { value: tens, length: first.length };
}
