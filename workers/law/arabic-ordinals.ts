import { fold } from '#workers/engines/text/arabic.js';

const UNITS = ['', 'الأولى', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة', 'السادسة', 'السابعة', 'الثامنة', 'التاسعة']; // prettier-ignore
const TENS = ['', 'العاشر', 'العشر', 'الثلاث', 'الأربع', 'الخمس', 'الست', 'السبع', 'الثمان', 'التسع'];
const HUNDREDS = ['', 'المائة', 'المائتين', 'الثلاثمائة', 'الأربعمائة', 'الخمسمائة', 'الستمائة', 'السبعمائة'];

/** The ordinals of 1 to 99, each in the nominative and the genitive. */
function belowHundred(n: number): string[] {
  const unit = n % 10;
  const ten = Math.floor(n / 10);
  if (n < 10) return [UNITS[n] ?? ''];
  if (n === 10) return ['العاشرة'];
  if (ten === 1) return [`${unit === 1 ? 'الحادية' : UNITS[unit]} عشرة`];
  return ['ون', 'ين'].map((ending) => {
    const tens = `${TENS[ten]}${ending}`;
    return unit === 0 ? tens : `${unit === 1 ? 'الحادية' : UNITS[unit]} و${tens}`;
  });
}

function ordinals(): Map<string, number> {
  const found = new Map<string, number>();
  for (let n = 1; n < 800; n += 1) {
    const hundred = HUNDREDS[Math.floor(n / 100)] ?? '';
    const rest = n % 100;
    const written =
      rest === 0
        ? [hundred]
        : belowHundred(rest).map((words) => (hundred === '' ? words : `${words} بعد ${hundred}`));
    for (const words of written) found.set(fold(words), n);
  }
  return found;
}

let known: Map<string, number> | undefined;
/** Words of the longest ordinal: الثالثة والسبعون بعد المائة. */
const MOST_WORDS = 4;

/**
 * Reads an ordinal at the beginning of folded Arabic, such as the one of an article; returns its value and its length in
 * characters, or null if there is none.
 */
export function ordinalAt(text: string): { value: number; length: number } | null {
  known ??= ordinals();
  const words = text.slice(0, 80).split(/[^\u0621-\u064a]/, MOST_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ');
    const value = known.get(phrase);
    if (value !== undefined && text.startsWith(phrase)) return { value, length: phrase.length };
  }
  return null;
}
