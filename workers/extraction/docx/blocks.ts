import type { ListPlace } from './lists.js';

/** Marks within a block's text: characters that XML cannot contain. None of them gets into the result. */
export const MARK = {
  /** End of a page when Word last laid the document out. */
  laidOut: '\u001C',
  /** End of a page that the author set. */
  asked: '\f',
  /** Start of text that can hardly be seen; `hiddenEnd` ends it. */
  hiddenStart: '\u000E',
  hiddenEnd: '\u000F',
} as const;

/** A paragraph, or a row of a table, with its structure. */
export interface Block {
  text: string;
  /** Outline level of a heading: 0 for the outermost. */
  outline: number | null;
  list: ListPlace | null;
  /** True if it belongs to a table of contents. */
  contents: boolean;
  /** Number of the table: rows of one table share it. */
  table: number | null;
}

/** A cell longer than this, in characters, contains clauses, and becomes paragraphs rather than a part of a line. */
const CELL_CHARS = 160;

export const visible = (text: string): boolean => /[^\s\u000E\u000F\u001C]/.test(text);

/**
 * Counts a page break within a row once: each of its cells repeats the break, so the cell with the most breaks
 * counts.
 */
function onePlacePerBreak(cells: readonly Block[][]): void {
  const counts = cells.map((cell) => cell.reduce((sum, { text }) => sum + breaksIn(text), 0));
  const most = counts.indexOf(Math.max(...counts));
  if ((counts[most] ?? 0) === 0) return;
  for (const [index, cell] of cells.entries()) {
    if (index === most) continue;
    for (const block of cell) block.text = block.text.replaceAll(MARK.laidOut, '');
  }
}
const breaksIn = (text: string) => text.split(MARK.laidOut).length - 1;

/**
 * Converts a row to blocks. Short cells make one line, separated by tabs. If a cell contains several paragraphs or a
 * long one, as in contracts written in two languages side by side, the cells follow each other.
 */
export function rowBlocks(cells: readonly Block[][], table: number): Block[] {
  onePlacePerBreak(cells);
  const blocks = cells.flat();
  if (!blocks.some(({ text }) => visible(text))) return [];
  const long = cells.some((cell) => cell.length > 1 || (cell[0]?.text.length ?? 0) > CELL_CHARS);
  if (long || blocks.length === 1) return blocks;
  const text = cells.map((cell) => (cell[0]?.text ?? '').replaceAll('\n', ' ')).join('\t');
  return [{ text: text.trimEnd(), outline: null, list: null, contents: false, table }];
}
