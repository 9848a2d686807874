import type { Glyph } from './glyphs.js';

/** A printed letter or ligature with its vowel signs. */
export interface Cluster extends Glyph {
  /** Its place among the line's letters in pdfium's order. */
  index: number;
}

/** Share of its width by which a glyph printed again to look bold is shifted at most. */
const REPRINT = 0.12;
/** Share of the font size within which two letters have one place of the pen, as those of a ligature have. */
const SAME_PEN = 0.01;
/** Share of the font size within which two equal letters are one. */
const SAME_PLACE = 0.05;

/** Returns the letters of a line from left to right: by the pen, and by their ink where several begin at one place. */
export function clustersOf(glyphs: readonly Glyph[]): Cluster[] {
  const sorted = glyphs.map((glyph, index): Cluster => Object.assign(glyph, { index }));
  sorted.sort((a, b) => a.left - b.left);
  const stacks: Cluster[][] = [];
  for (const letter of sorted) {
    const stack = stacks.at(-1);
    const first = stack?.[0];
    if (first !== undefined && letter.left - first.left < SAME_PEN * letter.size) stack?.push(letter);
    else stacks.push([letter]);
  }
  return stacks
    .flatMap((stack) => (stack.length === 1 ? stack : stack.sort((a, b) => inkCenter(a) - inkCenter(b))))
    .filter((letter, at, all) => !isReprint(all[at - 1], letter));
}

const inkCenter = ({ inkLeft, inkRight }: Glyph) => inkLeft + inkRight;

/** Tells whether a glyph is the one before it, printed again with a small shift to look bold, or stored twice. */
function isReprint(before: Cluster | undefined, letter: Cluster): boolean {
  if (before === undefined || letter.text === ' ' || before.text !== letter.text) return false;
  const allowed = REPRINT * Math.max(letter.right - letter.left, SAME_PLACE * letter.size);
  return letter.left - before.left < allowed && Math.abs(letter.inkLeft - before.inkLeft) < allowed;
}
