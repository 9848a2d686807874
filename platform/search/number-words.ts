import { fold } from '#platform/arabic.js';

const ENGLISH: Record<string, number> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14,
  fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60,
  seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000, million: 1_000_000,
}; // prettier-ignore

const ARABIC_UNITS = [
  '',
  '',
  'اثنان اثنين اثنتان اثنتين',
  'ثلاث ثلاثه',
  'اربع اربعه',
  'خمس خمسه',
  'ست سته',
  'سبع سبعه',
  'ثمان ثماني ثمانيه',
  'تسع تسعه',
  'عشر عشره',
];
const ARABIC_TENS = ['', '', 'عشر', 'ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'];

function arabic(): Map<string, number> {
  const words = new Map<string, number>();
  ARABIC_UNITS.forEach((forms, value) => {
    for (const form of forms.split(' ')) if (form !== '') words.set(form, value);
  });
  ARABIC_TENS.forEach((start, ten) => {
    if (start === '') return;
    for (const ending of ['ون', 'ين']) words.set(`${start}${ending}`, ten * 10);
  });
  const large: readonly (readonly [number, string])[] = [
    [100, 'مائة مئة'], [200, 'مائتان مائتين مئتان مئتين مائتي'], [1000, 'ألف آلاف'], [2000, 'ألفان ألفين ألفي'], [1_000_000, 'مليون ملايين'], [2_000_000, 'مليونان مليونين مليوني'],
  ]; // prettier-ignore
  for (const [value, forms] of large) for (const form of fold(forms).split(' ')) words.set(form, value);
  for (let unit = 3; unit <= 9; unit += 1) {
    for (const hundred of ['مائه', 'مءه']) {
      const start = ['', '', '', 'ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'][unit] ?? '';
      words.set(`${start}${hundred}`, unit * 100);
      if (unit === 8) words.set(`ثماني${hundred}`, 800);
    }
  }
  return words;
}

const ARABIC = arabic();

/** Returns the value of one number word, in small letters or folded; undefined if it is none. */
export function numberWord(word: string): number | undefined {
  const english = ENGLISH[word];
  if (english !== undefined) return english;
  if (word.length < 2) return undefined;
  return (
    ARABIC.get(word) ??
    (/^[ولب]/.test(word) ? ARABIC.get(word.slice(1)) : undefined) ??
    (word.startsWith('ال') ? ARABIC.get(word.slice(2)) : undefined)
  );
}

/** Returns the value of a row of number words: "one hundred and eighty", «خمسة عشر ألف». */
export function valueOf(values: readonly number[]): number {
  let total = 0;
  let group = 0;
  for (const value of values) {
    if (value >= 1000 && value % 1000 === 0) {
      total += (group === 0 ? 1 : group) * value;
      group = 0;
    } else if (value === 100 && group > 0 && group < 10) group *= 100;
    else group += value;
  }
  return total + group;
}
