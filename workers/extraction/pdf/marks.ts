import { SAME_ORIGIN, type Glyph, type GlyphLine } from './glyphs.js';

// Shares of the font size.
/** Greatest distance of a vowel sign from its letter, along the line and across it. */
const ALONG = 0.4;
const ACROSS = 1;
/**
 * Distance by which the letter on the page's usual side may be farther from a sign than the other; more where nearly all
 * signs (`SURE`) are on that side.
 */
const USUAL_SIDE = 0.06;
const SURELY_USUAL_SIDE = 0.25;
const SURE = 0.85;
/** Greatest distance of a letter without a width from the one that it repeats. */
const REPEATED = 0.35;
/** Greatest distance of two equal signs that are one. */
const SAME_SIGN = 0.1;
/** Most vowel signs of a page whose letters are sought among all of the page. */
const SOUGHT = 2_000;
/** Width in points of the columns by which repeated letters are sought. */
const COLUMN_POINTS = 8;
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
  const all = lines.flatMap(({ glyphs }) => glyphs);
  const repeated = repeatedGlyphs(all);
  const glyphs = all.filter((glyph) => !repeated.has(glyph));
  const letters = glyphs.filter(isLetter);
  const marks = marksOf(glyphs);
  const { before, sure } = usualSide(marks);
  const allowed = sure ? SURELY_USUAL_SIDE : USUAL_SIDE;
  for (const [index, { glyph, ...beside }] of marks.entries()) {
    const [usual, other] = before ? [beside.before, beside.after] : [beside.after, beside.before];
    const cost = (letter: Glyph) => distance(glyph, letter) + (letter === usual ? 0 : allowed * glyph.size);
    const over = [usual, other].filter((letter) => letter !== undefined && isOver(glyph, letter)) as Glyph[];
    const letter =
      over.sort((a, b) => cost(a) - cost(b))[0] ?? (index < SOUGHT ? nearest(letters, glyph) : usual);
    if (letter === undefined || letter.marks.includes(glyph.text)) continue;
    // Where a text replaces the glyphs, the letter has the origin of its sign, and the width of its isolated form.
    if (Math.abs(letter.left - glyph.left) < SAME_ORIGIN) letter.isReplaced = true;
    // The doubling sign is typed before the vowel that it carries.
    letter.marks = glyph.text === SHADDA ? glyph.text + letter.marks : letter.marks + glyph.text;
  }
  const gone = (glyph: Glyph) => glyph.isMark || repeated.has(glyph);
  return lines.map((line) => ({ ...line, glyphs: line.glyphs.filter((glyph) => !gone(glyph)) }));
}

const isLetter = ({ text, isArabic }: Glyph) => isArabic || text === TATWEEL;

function marksOf(glyphs: readonly Glyph[]): Mark[] {
  const marks: Mark[] = [];
  let before: Glyph | undefined;
  let waiting: Mark[] = [];
  for (const glyph of glyphs) {
    if (glyph.isMark) {
      const mark: Mark = { glyph, before, after: undefined };
      marks.push(mark);
      waiting.push(mark);
      // A space after the sign is one after its letter.
      if (glyph.spaceAfter && before !== undefined) before.spaceAfter = true;
    } else if (glyph.text === ' ') {
      // A sign never stands on a letter beyond a printed space.
      waiting = [];
      before = undefined;
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

/** Tells on which side of their letters most signs come in pdfium's order, and whether nearly all do. */
function usualSide(marks: readonly Mark[]): { before: boolean; sure: boolean } {
  let after = 0;
  let count = 0;
  for (const { glyph, before, after: next } of marks) {
    if (before === undefined || next === undefined || !isNear(glyph, before) || !isNear(glyph, next))
      continue;
    const nearer = distance(glyph, next) - distance(glyph, before);
    if (Math.abs(nearer) <= USUAL_SIDE * glyph.size) continue;
    count += 1;
    if (nearer > 0) after += 1;
  }
  const share = count === 0 ? 0 : Math.max(after, count - after) / count;
  return { before: after * 2 >= count, sure: share >= SURE };
}

/**
 * Returns the letters and signs that are printed once and stored twice: programs that draw a letter and its sign as
 * several glyphs give both to each of them.
 */
function repeatedGlyphs(glyphs: readonly Glyph[]): Set<Glyph> {
  const repeated = new Set<Glyph>();
  const columns = new Map<string, Glyph[]>();
  const columnOf = (glyph: Glyph) => Math.round(glyph.left / COLUMN_POINTS);
  for (const glyph of glyphs.filter(isLetter)) {
    const key = `${glyph.text} ${columnOf(glyph)}`;
    const column = columns.get(key);
    if (column === undefined) columns.set(key, [glyph]);
    else if (column.length < SOUGHT) column.push(glyph);
  }
  for (const glyph of glyphs.filter(isLetter)) {
    const near = [-1, 0, 1].flatMap((step) => columns.get(`${glyph.text} ${columnOf(glyph) + step}`) ?? []);
    if (near.some((other) => isRaised(glyph, other) && isRepeated(glyph, other))) repeated.add(glyph);
  }
  const narrow = glyphs.filter(({ isArabic, isMark, left, right }) => left === right && (isMark || isArabic));
  for (const glyph of narrow.slice(0, SOUGHT)) {
    const others = glyph.isMark ? narrow : glyphs;
    if (others.some((other) => !repeated.has(other) && isRepeated(glyph, other))) repeated.add(glyph);
  }
  return repeated;
}

/** Tells whether a letter stands a little above another; two lams of one ligature do not. */
function isRaised(letter: Glyph, other: Glyph): boolean {
  const height = letter.baseline - other.baseline;
  return height > SAME_ORIGIN && height < letter.size;
}

function isRepeated(glyph: Glyph, other: Glyph): boolean {
  if (other === glyph || other.text !== glyph.text) return false;
  if (Math.abs(other.baseline - glyph.baseline) >= glyph.size) return false;
  return glyph.isMark
    ? Math.abs(other.inkLeft - glyph.inkLeft) < SAME_SIGN * glyph.size
    : Math.abs(other.left - glyph.left) < REPEATED * glyph.size;
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
