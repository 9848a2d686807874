import { fold } from '../arabic.js';

const WORDS = `(?:articles?|clauses?|sections?|paragraphs?|${fold('(?:ال)?(?:مادة|بند|فقرة)')})`;
const NUMBERED = new RegExp(
  `^(?:${WORDS}\\s{1,3})?[(\\[]?\\s?(\\d{1,3}(?:[.\\-/]\\d{1,3}){0,3})\\s?(?:[)\\].:/-]|\\s|$|(?=\\p{L}))`,
  'iu',
);
/** What a clause begins with, and a line of running text does not. */
const BEGINS = new RegExp(
  `^\\s{0,9}(?:\\d{1,3}(?:[.\\-/]\\d{1,3}){1,3}(?!\\d)|\\d{1,3}\\s?[).:-]|${WORDS}\\s{1,3}[(\\p{L}\\d])`,
  'iu',
);
const NAMED = new RegExp(`^${WORDS}\\s{1,3}\\(?(\\S{3,12})(?:\\s(\\S{3,12}))?`, 'i');

const ENGLISH_ONES =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const CARDINALS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ARABIC_ONES = 'اول ثاني ثالث رابع خامس سادس سابع ثامن تاسع عاشر'.split(' ');
const TENS: Readonly<Record<string, number>> = { عشر: 10, عشرون: 20, ثلاثون: 30, اربعون: 40 };

/** Returns the number with which a clause begins, in plain digits ("4.2"); null if it begins with none. `text` is folded. */
export function clauseNumberOf(text: string): string | null {
  const figures = NUMBERED.exec(text)?.[1];
  if (figures !== undefined) return figures.replace(/[-/]/g, '.');
  const [, first = '', second = ''] = NAMED.exec(text) ?? [];
  const value = english(first.toLowerCase()) ?? arabic(first, second);
  return value === null ? null : String(value);
}

/** Tells whether a line begins a clause. `text` is folded. */
export const beginsClause = (text: string): boolean => BEGINS.test(text);

function english(word: string): number | null {
  const at = Math.max(ENGLISH_ONES.indexOf(word), CARDINALS.indexOf(word));
  return at < 0 ? null : at + 1;
}

/** Reads an ordinal of one or two words: "الاولي", "الحاديه عشره", "الخامسه والعشرون". */
function arabic(first: string, second: string): number | null {
  const stem = (word: string) =>
    word
      .replace(/[^ء-ي]/g, '')
      .replace(/^و?ال/, '')
      .replace(/ين$/, 'ون');
  const bare = stem(first)
    .replace(/ه$/, '')
    .replace(/^اولي$/, 'اول')
    .replace(/^حادي$/, 'اول');
  const ones = ARABIC_ONES.indexOf(bare) + 1;
  const tens = TENS[stem(second).replace(/ه$/, '')] ?? 0;
  const alone = TENS[stem(first)] ?? 0;
  if (ones > 0) return ones + tens;
  return alone > 10 ? alone : null;
}
