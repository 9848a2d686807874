import { ARABIC_LETTER, isMostlyArabic } from '../scripts.js';
import type { LineBox, PlacedLine } from './line-box.js';

/** A line of the text with its place: that of its printing, or one in rows and columns of characters if it has none. */
export interface Row extends LineBox {
  text: string;
  start: number;
  /** Offset after its last visible character. */
  end: number;
  /** Index of its page. */
  page: number;
  /** Mean width of its characters. */
  char: number;
  printed: boolean;
  /** True if it has cells, which may stand in several columns. */
  isCells: boolean;
  rightToLeft: boolean;
  /** Number of lines without visible characters before it. */
  blanks: number;
}

/** Least and greatest mean width of characters, as shares of the font size: a line may be stretched or joined. */
const NARROWEST = 0.35;
const WIDEST = 0.65;
/** A line that is typed under words to underline them. */
const UNDERLINE = /^[-–—=]{3,}[-–—=\s]*$/;

/** Returns the place of a line of plain text: its indentation and length, and its number from the bottom. */
const typed = (left: number, length: number, number: number): LineBox => ({
  left,
  right: left + length,
  top: -number,
  bottom: -number,
  size: 1,
  bold: false,
});

/**
 * Returns the lines of a text that have visible characters, with their places.
 * @param pages ends of the pages, in order.
 * @param placed printed lines, in order; if several are in one line of the text, it ends where the last of them does.
 * @param most number of lines after which the rest is left out.
 */
export function rowsOf(
  text: string,
  pages: readonly { end: number }[],
  placed: readonly PlacedLine[],
  most: number,
): Row[] {
  const rows: Row[] = [];
  const printed = new Set(placed.map(({ page }) => page));
  const arabic = ARABIC_LETTER.test(text);
  let [at, page, blanks] = [0, 0, 0];
  for (let from = 0, number = 0; from < text.length && rows.length < most; number++) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 ? text.length : newline;
    const line = text.slice(from, to);
    const own = line.trim();
    const start = from + line.length - line.trimStart().length;
    let box: LineBox | undefined;
    for (let next = placed[at]; next !== undefined && next.start <= to; next = placed[++at]) {
      box = box === undefined ? next : { ...box, right: next.right, bottom: next.bottom };
    }
    from = to + 1;
    if (own === '') {
      blanks += 1;
      continue;
    }
    while ((pages[page]?.end ?? Infinity) <= start) page += 1;
    const last = rows.at(-1);
    // A line without a place on a printed page has no letters that are printed: it goes with the line before it.
    const beside = printed.has(page) && last?.page === page ? last : undefined;
    const place = box ?? beside ?? typed(start - (to - line.length), own.length, number);
    const { left, right, top, bottom, size, bold } = place;
    if (last?.page === page && blanks === 0 && UNDERLINE.test(own)) {
      Object.assign(last, { end: start + own.length, bottom });
      continue;
    }
    const width = Math.min(Math.max((right - left) / own.length, NARROWEST * size), WIDEST * size);
    rows.push({
      left,
      right,
      top,
      bottom,
      size,
      bold,
      text: own,
      start,
      end: start + own.length,
      page,
      blanks,
      char: box === undefined && beside === undefined ? 1 : width,
      printed: box !== undefined || beside !== undefined,
      isCells: own.includes('\t'),
      rightToLeft: arabic && ARABIC_LETTER.test(own) && isMostlyArabic(own),
    });
    blanks = 0;
  }
  return rows;
}
