import type { Glyph } from './glyphs.js';

/** A printed letter or ligature with its vowel signs. */
export interface Cluster extends Glyph {
  /** Its place among the line's letters in pdfium's order. */
  index: number;
}

/** Share of its width by which a glyph printed again to look bold is shifted at most. */
const REPRINT = 0.12;
/** Share of the font size within which two letters begin at one place. */
const SAME_PLACE = 0.05;

/** Returns the letters of a line from left to right. */
export function clustersOf(glyphs: readonly Glyph[]): Cluster[] {
  return glyphs
    .map((glyph, index) => ({ ...glyph, index, text: glyph.text.trim() === '' ? ' ' : glyph.text }))
    .sort((a, b) => a.left - b.left)
    .filter((letter, at, all) => !isReprint(all[at - 1], letter))
    .map((letter, at, all) => swapped(all, at) ?? letter);
}

/** Returns the letter that takes a place from its neighbor: an alef drawn within its lam follows it. */
function swapped(letters: readonly Cluster[], at: number): Cluster | undefined {
  if (isLamAlef(letters[at], letters[at + 1])) return letters[at + 1];
  return isLamAlef(letters[at - 1], letters[at]) ? letters[at - 1] : undefined;
}

/** Tells whether two letters, from left to right, are lam and alef at one place. */
function isLamAlef(left: Cluster | undefined, right: Cluster | undefined): boolean {
  return (
    left?.text === 'ل' &&
    right !== undefined &&
    /^[اأإآٱ]$/.test(right.text) &&
    right.left - left.left < SAME_PLACE * left.size
  );
}

/** Tells whether a glyph is the one before it, printed again with a small shift to look bold. */
function isReprint(before: Cluster | undefined, letter: Cluster): boolean {
  return (
    before !== undefined &&
    letter.text !== ' ' &&
    before.text === letter.text &&
    letter.left - before.left <
      (letter.right === letter.left || before.right === before.left
        ? SAME_PLACE * letter.size
        : REPRINT * (letter.right - letter.left))
  );
}
