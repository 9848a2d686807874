export const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
export const LATIN_LETTER = /(?!\p{Script=Arabic})\p{L}/u;

/** Tells whether a text is vowel signs and nothing else. */
export const isMark = (text: string): boolean => /^\p{M}+$/u.test(text);
