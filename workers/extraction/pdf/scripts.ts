export const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
export const ARABIC_LETTERS = new RegExp(ARABIC_LETTER, 'gu');
/** A letter of any script but Arabic: all of them run from the left here. */
export const LATIN_LETTER = /(?!\p{Script=Arabic})\p{L}/u;
export const LATIN_LETTERS = new RegExp(LATIN_LETTER, 'gu');

/** Tells whether a text is vowel signs and nothing else. */
export const isMark = (text: string): boolean => /^\p{M}+$/u.test(text);
