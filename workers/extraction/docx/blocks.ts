import type { Block as TextBlock, Place } from '#platform/documents.js';
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
  /** Start of a cell that shares its line with others. */
  cell: '\u001D',
} as const;

/** The note that a paragraph belongs to, and the mark that Word puts before it; null if it has none of Word's. */
export interface Note {
  kind: 'footnote' | 'endnote';
  mark: string | null;
}

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
  place: Place;
  /** The cell that it is in, and the note that it belongs to. */
  cell: NonNullable<TextBlock['cell']> | null;
  note: Note | null;
  /** The cells of a row in one line, in the order of the marks in its text. */
  row: Block[];
}

/** A cell while its row is parsed: its blocks, and its place in the table's grid, from 0. */
export interface Cell {
  blocks: Block[];
  column: number;
  columns: number;
}

/** A cell longer than this, in characters, contains clauses, and becomes paragraphs rather than a part of a line. */
const CELL_CHARS = 160;

export const visible = (text: string): boolean => /[^\s\u000E\u000F\u001C\u001D]/.test(text);

/**
 * Counts a page break within a row once: each of its cells repeats the break, so the cell with the most breaks
 * counts.
 */
function onePlacePerBreak(cells: readonly Cell[]): void {
  const counts = cells.map(({ blocks }) => blocks.reduce((sum, { text }) => sum + breaksIn(text), 0));
  const most = counts.indexOf(Math.max(...counts));
  if ((counts[most] ?? 0) === 0) return;
  for (const [index, cell] of cells.entries()) {
    if (index === most) continue;
    for (const block of cell.blocks) block.text = block.text.replaceAll(MARK.laidOut, '');
  }
}
const breaksIn = (text: string) => text.split(MARK.laidOut).length - 1;

/**
 * Converts a row to blocks. Short cells make one line, separated by tabs. If a cell contains several paragraphs or a
 * long one, as in contracts written in two languages side by side, the cells follow each other.
 */
export function rowBlocks(cells: readonly Cell[], table: number, row: number): Block[] {
  onePlacePerBreak(cells);
  for (const { blocks, column, columns } of cells) {
    // Those that have a cell are in a table within this one.
    for (const block of blocks) block.cell ??= { table, row, column, ...(columns > 1 ? { columns } : {}) };
  }
  const blocks = cells.flatMap((cell) => cell.blocks);
  const [only] = blocks;
  if (only === undefined || !blocks.some(({ text }) => visible(text))) return [];
  const long = cells.some(
    (cell) => cell.blocks.length > 1 || (cell.blocks[0]?.text.length ?? 0) > CELL_CHARS,
  );
  if (long || blocks.length === 1) return blocks;
  const text = cells.map(({ blocks: [block] }) => {
    const own = (block?.text ?? '').replaceAll('\n', ' ');
    return block === undefined || block.row.length > 0 ? own : MARK.cell + own;
  });
  const within = blocks.flatMap((block) => (block.row.length > 0 ? block.row : [block]));
  const line = text.join('\t').trimEnd();
  return [{ ...only, text: line, outline: null, list: null, contents: false, table, row: within }];
}
