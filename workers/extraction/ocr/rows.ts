import { boxAround, type Box } from './boxes.js';
import type { Paragraphs, Word } from './engine.js';
import type { Rule } from './rules.js';

/** Least number of rows and columns of a table. */
const LEAST_RULES = 2;
const LETTERS = /\p{Script=Latin}{2}/u;
const ARABIC = /\p{Script=Arabic}/u;

/** The words of a line in one cell. */
interface Piece {
  line: Word[];
  box: Box;
  /** Number of the paragraph, of the row (0 above the first rule, even between tables) and of the column. */
  paragraph: number;
  row: number;
  column: number;
}

const before = (places: readonly number[], at: number) => places.filter((place) => place < at).length;

/** Cuts a line at the vertical rules that run beside it. */
function piecesOf(
  line: readonly Word[],
  paragraph: number,
  horizontal: readonly Rule[],
  vertical: readonly Rule[],
): Piece[] {
  const whole = boxAround(line.map(({ bbox }) => bbox));
  const y = (whole.y0 + whole.y1) / 2;
  const x = (whole.x0 + whole.x1) / 2;
  const row = before(
    horizontal.map(({ at }) => at),
    y,
  );
  const walls = vertical.filter(({ from, to }) => from < y && to > y).map(({ at }) => at);
  const isInTable = walls.length >= LEAST_RULES && x > Math.min(...walls) && x < Math.max(...walls);
  const cells = new Map<number, Word[]>();
  for (const word of line) {
    const column = isInTable ? before(walls, (word.bbox.x0 + word.bbox.x1) / 2) : 0;
    cells.set(column, [...(cells.get(column) ?? []), word]);
  }
  return [...cells].map(([column, words]) => ({
    line: words,
    box: boxAround(words.map(({ bbox }) => bbox)),
    paragraph,
    row,
    column,
  }));
}

/**
 * Puts the lines of ruled tables in order, row by row and cell by cell: the engine takes the columns of a table for
 * columns of a text. A table whose left column is not Arabic is read from the left, any other with Arabic from the right.
 * Other lines stay in their order, above or below.
 */
export function inRows(
  paragraphs: Paragraphs,
  { horizontal, vertical }: { horizontal: readonly Rule[]; vertical: readonly Rule[] },
): Paragraphs {
  if (horizontal.length < LEAST_RULES || vertical.length < LEAST_RULES) return paragraphs;
  const pieces = paragraphs.flatMap((lines, paragraph) =>
    lines.flatMap((line) => (line.length === 0 ? [] : piecesOf(line, paragraph, horizontal, vertical))),
  );
  if (!pieces.some(({ column }) => column > 1)) return paragraphs;
  const textOf = (some: readonly Piece[]) =>
    some.flatMap(({ line }) => line.map(({ text }) => text)).join(' ');
  const inTable = pieces.filter(({ column }) => column > 0);
  const leftmost = textOf(inTable.filter(({ column }) => column === 1));
  const fromLeft =
    LETTERS.test(leftmost) && (leftmost.match(/\p{Script=Arabic}/gu)?.length ?? 0) < leftmost.length / 4;
  const direction = fromLeft || !ARABIC.test(textOf(inTable)) ? 1 : -1;
  const ordered = pieces
    .map((piece, index) => ({ ...piece, index }))
    .sort(
      (one, other) =>
        one.row - other.row ||
        direction * (one.column - other.column) ||
        (one.column > 0 ? one.box.y0 + one.box.y1 - other.box.y0 - other.box.y1 : 0) ||
        one.index - other.index,
    );
  return grouped(ordered);
}

/** Joins pieces into paragraphs: a cell is one, a row whose cells have a line each is one line. */
function grouped(pieces: readonly Piece[]): Paragraphs {
  const result: Word[][][] = [];
  let open: Piece | null = null;
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at] as Piece;
    const row = pieces.filter(
      ({ row: number, column }) => piece.column > 0 && number === piece.row && column > 0,
    );
    if (row.length > 1 && new Set(row.map(({ column }) => column)).size === row.length) {
      result.push([row.flatMap(({ line }) => line)]);
      at += row.length;
      open = null;
      continue;
    }
    const goesOn =
      open !== null &&
      open.row === piece.row &&
      open.column === piece.column &&
      (piece.column > 0 || open.paragraph === piece.paragraph);
    if (goesOn) result.at(-1)?.push(piece.line);
    else result.push([piece.line]);
    open = piece;
    at += 1;
  }
  return result;
}
