import type { PlacedLine } from './line-box.js';
import { INDENT, Layout } from './layout.js';
import { rowsOf, type Row } from './rows.js';
import { beginsItem, isLabel, isLoneMarker } from './items.js';
import { continuesSentence, endsSentence } from '../sections/titles.js';

interface Span {
  start: number;
  end: number;
}

// Shares of the font size.
/** Greatest distance between the baselines of pieces of one line. */
const SAME_LINE = 0.4;
/** Least gap between columns. */
const COLUMN = 1.2;
const SIZE_DIFFERENCE = 0.1;
/** How many times the usual distance between lines sets paragraphs apart, and sets even an open sentence apart. */
const APART = 1.25;
const FAR_APART = 2.2;
/** Characters of room left on a line, besides the next word, if the author ended it. */
const ROOM = { afterSentence: 1, else: 6 };
/** A line of text without a place that is longer is not one of several in a paragraph. */
const WRAPPED_CHARS = 200;

const startsLower = (text: string) => /^[^\p{L}\p{N}]{0,2}\p{Ll}/u.test(text);
const endsItem = (text: string) =>
  endsSentence(text) || /(?:,|[,;،؛]\s*(?:and|or|and\/or|و|أو))$/i.test(text);

/**
 * Finds the paragraphs of a text: printed ones by the places of their lines, others by blank lines, indentation and
 * line lengths. A paragraph that runs over a column's or a page's end is one.
 * @param most number of paragraphs after which the rest is one.
 */
export function paragraphsOf(
  text: string,
  pages: readonly { end: number }[],
  placed: readonly PlacedLine[],
  most: number,
): Span[] {
  const rows = rowsOf(text, pages, placed, most * 4);
  const layout = new Layout(rows);
  const found: Span[] = [];
  let first = 0;
  for (const [index, row] of rows.entries()) {
    const open = found.at(-1);
    const before = rows[index - 1];
    if (open === undefined || before === undefined || begins(rows, first, index, layout)) {
      if (found.length === most) break;
      found.push({ start: row.start, end: row.end });
      first = index;
    } else open.end = row.end;
  }
  const last = found.at(-1);
  const end = text.trimEnd().length;
  if (last !== undefined) last.end = end;
  return found;
}

/** Tells whether a paragraph begins at a row; `first` is the first row of the open one. */
function begins(rows: readonly Row[], first: number, index: number, layout: Layout): boolean {
  const [before, row] = [rows[index - 1], rows[index]];
  if (before === undefined || row === undefined) return true;
  const ended = endsSentence(before.text);
  const item = beginsItem(row.text);
  const open = !ended && !item && startsLower(row.text);
  const goesOn = open || (!ended && !item && continuesSentence(before.text));
  if (before.page !== row.page || before.printed !== row.printed) return row.blanks > 0 && !goesOn;
  if (isLabel(row.text) || (!row.printed && row.blanks > 0)) return true;
  const size = Math.max(before.size, row.size);
  const down = before.bottom - row.top;
  if (Math.abs(down) < SAME_LINE * size)
    return !isLoneMarker(before.text) && layout.gap(before, row) > COLUMN * size;
  if (down < 0 || !layout.overlap(before, row)) return !goesOn;
  const usual = layout.leading(row);
  if (down > (open ? FAR_APART : APART) * usual) return true;
  if (!row.printed && before.text.length > WRAPPED_CHARS) return true;
  const room = layout.roomAfter(index - 1, row);
  const full = room < ROOM.afterSentence;
  if (down > APART * usual && !full) return true;
  if (Math.abs(before.size - row.size) > SIZE_DIFFERENCE * size && !open) return true;
  if (before.bold !== row.bold && !open && (!full || ended)) return true;
  const shift = layout.shift(before, row);
  if (ended && layout.isIndentedLine(index) && !item) return true;
  if (item && (endsItem(before.text) || !full || Math.abs(shift) > INDENT * size))
    return !layout.isInline(rows, first, index);
  if (ended ? !full : !open && room > ROOM.else) return true;
  if (shift > INDENT * size) return ended && !(index - 1 === first && beginsItem(before.text));
  if (shift < -INDENT * size) return index - 1 !== first && !open;
  return false;
}
