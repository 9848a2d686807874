/** A text in comparable form, with the offset in the original of each of its characters. */
export interface Folded {
  text: string;
  offsets: number[];
}

const LETTERS: Record<string, string> = {
  أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ؤ: 'ء', ئ: 'ء',
  '،': ',', '؛': ';', '؟': '?', '٪': '%', '٫': '.', '٬': ',',
}; // prettier-ignore
/** Vowel signs, the small alef and the tatweel: a word is the same with or without them. */
const SIGN = /[\u0610-\u061a\u0640\u064b-\u065f\u0670]/;
const DIGIT_BASES = [0x660, 0x6f0];

function letter(char: string): string {
  const code = char.charCodeAt(0);
  for (const base of DIGIT_BASES) {
    if (code >= base && code <= base + 9) return String(code - base);
  }
  return LETTERS[char] ?? char;
}

/** Folds Arabic for comparison: no vowel signs, one form of alef, ya, hamza and ta marbuta, plain digits. */
export function folded(text: string): Folded {
  let out = '';
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (SIGN.test(char)) continue;
    out += letter(char);
    offsets.push(at);
  }
  return { text: out, offsets };
}

export const fold = (text: string) => folded(text).text;
