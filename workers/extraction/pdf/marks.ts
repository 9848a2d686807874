import type { Glyph, GlyphLine } from './glyphs.js';
import { ARABIC_LETTER, isMark } from './scripts.js';

// Shares of the font size.
/** Greatest distance of a vowel sign from its letter, along the line and across it. */
const ALONG = 0.4;
const ACROSS = 1;
/** Distance by which the letter on the page's usual side may be farther from a sign than the other. */
const USUAL_SIDE = 0.06;
/** Most vowel signs of a page whose letters are sought among all of the page. */
const SOUGHT = 2_000;
const SHADDA = '\u0651';
const TATWEEL = '\u0640';

interface Mark {
  glyph: Glyph;
  /** The letters before and after it, in pdfium's order. */
  before: Glyph | undefined;
  after: Glyph | undefined;
}

/**
 * Puts each vowel sign with the letter over or under which it is printed, and returns the lines without the signs.
 * pdfium's order tells little: some programs draw a sign before its letter, some after it, some elsewhere.
 */
export function attachMarks(lines: readonly GlyphLine[]): GlyphLine[] {
  const letters = lines.flatMap(({ glyphs }) => glyphs.filter(isLetter));
  const marks = marksOf(lines.flatMap(({ glyphs }) => glyphs));
  const before = comeAfterTheirLetters(marks);
  for (const [index, { glyph, ...beside }] of marks.entries()) {
    const [usual, other] = before ? [beside.before, beside.after] : [beside.after, beside.before];
    const cost = (letter: Glyph) =>
      distance(glyph, letter) + (letter === usual ? 0 : USUAL_SIDE * glyph.size);
    const over = [usual, other].filter((letter) => letter !== undefined && isOver(glyph, letter)) as Glyph[];
    const letter =
      over.sort((a, b) => cost(a) - cost(b))[0] ?? (index < SOUGHT ? nearest(letters, glyph) : usual);
    if (letter === undefined) continue;
    // The doubling sign is typed before the vowel that it carries.
    letter.marks = glyph.text === SHADDA ? glyph.text + letter.marks : letter.marks + glyph.text;
  }
  return lines.map(({ text, glyphs }) => ({ text, glyphs: glyphs.filter(({ text: own }) => !isMark(own)) }));
}

const isLetter = ({ text }: Glyph) => ARABIC_LETTER.test(text) || text === TATWEEL;

function marksOf(glyphs: readonly Glyph[]): Mark[] {
  const marks: Mark[] = [];
  let before: Glyph | undefined;
  let waiting: Mark[] = [];
  for (const glyph of glyphs) {
    if (isMark(glyph.text)) {
      const mark: Mark = { glyph, before, after: undefined };
      marks.push(mark);
      waiting.push(mark);
      // A space after the sign is one after its letter.
      if (glyph.spaceAfter && before !== undefined) before.spaceAfter = true;
    } else if (isLetter(glyph)) {
      for (const mark of waiting) mark.after = glyph;
      waiting = [];
      before = glyph;
    }
  }
  return marks;
}

const distance = (mark: Glyph, letter: Glyph) => {
  const center = (mark.inkLeft + mark.inkRight) / 2;
  return Math.max(letter.inkLeft - center, center - letter.inkRight, 0);
};
const isNear = (mark: Glyph, letter: Glyph) =>
  Math.abs(mark.baseline - letter.baseline) < ACROSS * Math.max(letter.size, mark.size);
const isOver = (mark: Glyph, letter: Glyph) =>
  isNear(mark, letter) && distance(mark, letter) <= ALONG * letter.size;

/** Tells whether most signs come after their letters in pdfium's order. */
function comeAfterTheirLetters(marks: readonly Mark[]): boolean {
  let balance = 0;
  for (const { glyph, before, after } of marks) {
    if (before === undefined || after === undefined || !isNear(glyph, before) || !isNear(glyph, after))
      continue;
    const nearer = distance(glyph, after) - distance(glyph, before);
    if (Math.abs(nearer) > USUAL_SIDE * glyph.size) balance += Math.sign(nearer);
  }
  return balance >= 0;
}

function nearest(letters: readonly Glyph[], mark: Glyph): Glyph | undefined {
  let best: Glyph | undefined;
  let least = Infinity;
  for (const letter of letters) {
    if (!isNear(mark, letter)) continue;
    const away = distance(mark, letter) + Math.abs(mark.baseline - letter.baseline) / 4;
    if (away < least) {
      best = letter;
      least = away;
    }
  }
  return best;
}
