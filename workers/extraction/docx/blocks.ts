import type { ListPlace } from './lists.js';

/** Marks within a block's text, at characters that XML cannot hold; none of them gets into the result. */
export const MARK = {
  /** A page ended here when Word last laid the document out. */
  laidOut: '\u001C',
  /** A page ends here because its author said so. */
  asked: '\f',
  /** Around text that can hardly be seen. */
  hiddenStart: '\u000E',
  hiddenEnd: '\u000F',
} as const;

/** A paragraph, or a row of a table, with what structure says of it. */
export interface Block {
  text: string;
  /** Of a heading: 0 for the outermost. */
  outline: number | null;
  list: ListPlace | null;
  /** It belongs to a table of contents. */
  contents: boolean;
  /** Rows of one table have its number. */
  table: number | null;
}

/** A cell longer than this holds clauses, and reads as paragraphs rather than as a part of a line. */
const CELL_CHARS = 160;

export const visible = (text: string): boolean => /[^\s\u000E\u000F\u001C]/.test(text);

/** A row that goes over a page's end says so in each of its cells: the cell with the most breaks counts. */
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
 * A row as blocks. Short cells make one line, parted by tabs. Where a cell holds several paragraphs or a long
 * one, as in contracts that are written in two languages side by side, the cells follow each other.
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
