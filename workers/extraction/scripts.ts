export const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
const ARABIC_LETTERS = new RegExp(ARABIC_LETTER, 'gu');
/** A letter of any script but Arabic: all of them run from the left here. */
export const LATIN_LETTER = /(?!\p{Script=Arabic})\p{L}/u;
const LATIN_LETTERS = new RegExp(LATIN_LETTER, 'gu');

/** Tells whether a text is vowel signs and nothing else. */
export const isMark = (text: string): boolean => /^\p{M}+$/u.test(text);

/** Tells whether a text has no fewer letters of Arabic than of other scripts. */
export function isMostlyArabic(text: string): boolean {
  return (text.match(ARABIC_LETTERS)?.length ?? 0) >= (text.match(LATIN_LETTERS)?.length ?? 0);
}
