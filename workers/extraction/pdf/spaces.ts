import type { Cluster } from './clusters.js';

/**
 * Least gaps that are a space, as shares of the font size. `pen` is the gap between the letters' places, unless their
 * ink nearly touches (`touching`); `small` is one that is a space if the ink is `wide` apart. Where the widths that the
 * file gives for Arabic letters are wrong, as Chromium writes those of some fonts, the `ink` decides: less where pdfium
 * sees a space too (`seen`), more `beside` a letter of another script or a sign, and more where a text is `replaced`.
 */
const GAP = {
  pen: 0.14,
  touching: 0.06,
  small: 0.06,
  wide: 0.22,
  ink: 0.2,
  seen: 0.1,
  beside: 0.25,
  replaced: 0.3,
  replacedInk: 0.3,
};
/** Overlap of two letters' widths, and share of letters that overlap, from which on a page's widths do not hold. */
const OVERLAP = 0.1;
const OVERLAPPING = 0.1;

/** Returns the gap between the ink of two letters, from left to right. */
export const inkGap = (left: Cluster, right: Cluster) => right.inkLeft - left.inkRight;

/** Tells whether the letters of Arabic stand beside each other by the widths that the file gives for them. */
export function doWidthsHold(lines: readonly (string | Cluster[])[]): boolean {
  let pairs = 0;
  let overlapping = 0;
  for (const line of lines) {
    if (typeof line === 'string') continue;
    const letters = line.filter(({ isArabic, left, right }) => isArabic && right > left);
    for (const [at, letter] of letters.entries()) {
      const before = letters[at - 1];
      if (before === undefined) continue;
      pairs += 1;
      if (before.right - letter.left > OVERLAP * letter.size) overlapping += 1;
    }
  }
  return overlapping <= OVERLAPPING * pairs;
}

/** Tells whether there is a space between two letters of a line, from left to right. */
export function isSpace(left: Cluster, right: Cluster, size: number, widthsHold: boolean): boolean {
  const pen = (right.left - left.right) / size;
  const ink = inkGap(left, right) / size;
  const seen =
    (left.spaceAfter && right.index === left.index + 1) ||
    (right.spaceAfter && left.index === right.index + 1);
  const arabic = Number(left.isArabic) + Number(right.isArabic);
  if (arabic === 0) return pen > GAP.pen;
  if (arabic === 2 && endsWord(right)) return true;
  if (arabic === 2 && endsWord(left) && ALEF.test(left.text)) return false;
  const widths = widthsHold && left.right > left.left && right.right > right.left;
  if (!widths && (left.isReplaced || right.isReplaced)) return ink > GAP.replacedInk;
  if (!widths) return ink > (arabic === 2 ? GAP.ink : GAP.beside) || (seen && ink > GAP.seen);
  if (left.isReplaced && right.left - left.inkRight > GAP.replaced * size) return true;
  if (arabic === 1) return pen > GAP.pen;
  return (pen > GAP.pen && ink > GAP.touching) || (pen > GAP.small && ink > GAP.wide);
}

const ALEF = /^[اى]$/;
/** Tells whether a letter is the last of its word: a ta marbuta, or one with the ending of an indefinite noun. */
const endsWord = ({ text, marks }: Cluster) =>
  text === 'ة' || /[\u064C\u064D]/.test(marks) || (ALEF.test(text) && marks.includes('\u064B'));
