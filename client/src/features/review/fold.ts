/** What readers do not tell apart when they search, besides case and the marks over letters. */
const FORMS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};
/** Hamza, tatweel, marks over letters (of Arabic: harakat), and characters that direct a text. */
const IGNORED =
  /[\u0621\u0640\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;
const ARABIC_DIGIT = /[٠-٩۰-۹]/g;

const known = new Map<string, string>();

/** Folds a character: to one, to none, or for a ligature to several. */
function foldChar(char: string): string {
  const before = known.get(char);
  if (before !== undefined) return before;
  const folded = char
    .normalize('NFKD')
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(/[^ -~]/g, (one) => FORMS[one] ?? one)
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 15));
  known.set(char, folded);
  return folded;
}

/** A folded text, and for each of its characters the offset in the text from which it comes. */
export interface FoldedText {
  text: string;
  offsets: readonly number[];
}

/**
 * Folds what readers do not tell apart when they search: case, the forms of Arabic letters, vowel signs and digits; white space to one
 * space. `skip` names characters that are not shown.
 */
export function foldWithOffsets(text: string, skip: (at: number) => boolean = () => false): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (skip(at)) continue;
    const char = text.charAt(at);
    const blank = /\s/.test(char);
    if (blank && (folded === '' || folded.endsWith(' '))) continue;
    const now = blank ? ' ' : foldChar(char);
    folded += now;
    for (let count = now.length; count > 0; count -= 1) offsets.push(at);
  }
  return { text: folded, offsets };
}

/** Folds a text as `foldWithOffsets` does. */
export const fold = (text: string): string => foldWithOffsets(text).text;
