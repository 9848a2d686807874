/** Letters of Arabic lists: in the order of the alphabet, and by their values (abjad). */
const ALPHA = [...'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'];
const ABJAD = [...'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'];
const LATIN = [...'abcdefghijklmnopqrstuvwxyz'];
const HINDI_VOWELS = [...'अआइईउऊऋऌऍऎएऐऑऒओऔ'];
const HINDI_CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसह'];
const CHICAGO = ['*', '†', '‡', '§'];
const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'x ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
/**
 * Highest number that is formatted: no list counts further, and Roman numbers and repeated letters would only grow
 * long.
 */
const HIGHEST = 5_000;

function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, letters] of ROMAN) {
    for (; rest >= worth; rest -= worth) text += letters;
  }
  return text;
}

/** Formats a number as a letter; after the last one Word doubles them: z, aa, bb. */
function letter(value: number, letters: readonly string[]): string {
  return (letters[(value - 1) % letters.length] ?? '').repeat(Math.ceil(value / letters.length));
}

function cardinal(value: number): string {
  if (value >= 1000) {
    const rest = value % 1000;
    return `${cardinal(Math.floor(value / 1000))} thousand${rest === 0 ? '' : ` ${cardinal(rest)}`}`;
  }
  if (value >= 100) {
    const rest = value % 100;
    return `${ONES[Math.floor(value / 100)] ?? ''} hundred${rest === 0 ? '' : ` ${cardinal(rest)}`}`;
  }
  if (value < ONES.length) return ONES[value] ?? '';
  const one = value % 10;
  return `${TENS[Math.floor(value / 10)] ?? ''}${one === 0 ? '' : `-${ONES[one] ?? ''}`}`;
}

function ordinalText(value: number): string {
  return cardinal(value).replace(/[a-z]+$/, (last) => {
    if (ORDINALS[last] !== undefined) return ORDINALS[last];
    return last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`;
  });
}

function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const inDigits = (value: number, zero: number) =>
  String(value).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Formats a number by Word's sample, such as "001, 002" or "٠١, ٠٢": its width and its digits. */
function bySample(value: number, sample: string): string {
  const [first = ''] = sample.split(',');
  const padded = String(value).padStart(first.trim().length, '0');
  return /[٠-٩]/.test(first)
    ? padded.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    : padded;
}

/**
 * Formats a number as Word does in a format of `w:numFmt`. Formats for which Word itself falls back, and those of
 * scripts that do not occur in supported documents, use digits.
 */
export function formatCount(value: number, format: string, sample = ''): string {
  if (format === 'none' || format === 'bullet') return '';
  if (value < 1 || value > HIGHEST) return format === 'decimalZero' && value === 0 ? '00' : String(value);
  switch (format) {
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperLetter':
      return letter(value, LATIN).toUpperCase();
    case 'lowerLetter':
      return letter(value, LATIN);
    case 'ordinal':
      return ordinal(value);
    case 'cardinalText':
      return capital(cardinal(value));
    case 'ordinalText':
      return capital(ordinalText(value));
    case 'arabicAlpha':
      return letter(value, ALPHA);
    case 'arabicAbjad':
      return letter(value, ABJAD);
    case 'hindiVowels':
      return letter(value, HINDI_VOWELS);
    case 'hindiConsonants':
      return letter(value, HINDI_CONSONANTS);
    case 'hindiNumbers':
      return inDigits(value, 0x966);
    case 'decimalFullWidth':
    case 'decimalFullWidth2':
      return inDigits(value, 0xff10);
    case 'decimalEnclosedCircle':
      return value <= 20 ? String.fromCodePoint(0x245f + value) : String(value);
    case 'decimalEnclosedParen':
      return value <= 20 ? String.fromCodePoint(0x2473 + value) : String(value);
    case 'decimalEnclosedFullstop':
      return value <= 20 ? String.fromCodePoint(0x2487 + value) : String(value);
    case 'numberInDash':
      return `- ${value} -`;
    case 'hex':
      return value.toString(16).toUpperCase();
    case 'chicago':
      return letter(value, CHICAGO);
    case 'custom':
      return bySample(value, sample);
    default:
      return String(value);
  }
}
