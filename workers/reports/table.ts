import type { Line } from './lines.js';
import { PAGE, type Flow } from './flow.js';

export interface Column {
  /** Width in points, including the padding. */
  width: number;
}

/** Lines of a cell in one color; with a fill they are set on a chip. */
export interface Passage {
  lines: Line[];
  color: string;
  chip?: string;
}
export type Cell = Passage[];
export interface Row {
  cells: Cell[];
  /** Entry in the document's outline where the row begins. */
  bookmark?: string;
}

export interface TableStyle {
  padding: number;
  grid: string;
  header: { fill: string; color: string };
  /** Color of the first cell when it is repeated, because its row continues from the page before. */
  continued: string;
}

/** Fraction of a page: rows that would leave more than this empty are divided instead of moved. */
const LEAVE_EMPTY = 1 / 4;
/** Least height of the part of a row that fits on a page, points: a row is not divided for less. */
const WORTH_DIVIDING = 40;

interface Piece extends Omit<Passage, 'lines'> {
  line: Line;
}

/**
 * A table with a grid, its header repeated on each page and its columns mirrored from right to left. A row moves to
 * the next page whole if that leaves little space empty; otherwise, or if it is longer than a page, it is divided
 * between lines.
 */
export class Table {
  private readonly edges: number[];

  constructor(
    private readonly flow: Flow,
    private readonly columns: readonly Column[],
    private readonly header: readonly Line[][],
    private readonly style: TableStyle,
  ) {
    let x = flow.rtl ? PAGE.width - PAGE.margin : PAGE.margin;
    this.edges = columns.map(({ width }) => {
      const edge = flow.rtl ? x - width : x;
      x += flow.rtl ? -width : width;
      return edge;
    });
  }

  /** Draws the header; call it once before the first row. */
  begin(): void {
    const height = this.headerHeight();
    if (this.flow.left < height + WORTH_DIVIDING) this.flow.nextPage();
    this.drawHeader(height);
  }

  add(row: Row): void {
    const { flow } = this;
    const left = row.cells.map(piecesOf);
    const whole = this.heightOf(left);
    const page = flow.bottom - PAGE.top - this.headerHeight();
    if (whole > flow.left && (whole <= page ? flow.left < page * LEAVE_EMPTY : flow.left < WORTH_DIVIDING)) {
      this.turn();
    }
    if (row.bookmark !== undefined) flow.page.bookmarks.push(row.bookmark);
    const [first = []] = left.map((pieces) => [...pieces]);
    let continued = false;
    for (;;) {
      const taken = left.map((pieces) => takeFitting(pieces, flow.left - 2 * this.style.padding));
      if (taken.every((pieces) => pieces.length === 0) && left.some((pieces) => pieces.length > 0)) {
        // Not even one line fits here; on a fresh page one always does.
        this.turn();
        continue;
      }
      if (continued) taken[0] = first.map(({ line }) => ({ line, color: this.style.continued }));
      this.drawCells(taken, this.heightOf(taken), undefined);
      if (left.every((pieces) => pieces.length === 0)) return;
      continued = true;
      this.turn();
    }
  }

  private turn(): void {
    this.flow.nextPage();
    this.drawHeader(this.headerHeight());
  }

  private heightOf(cells: readonly Piece[][]): number {
    const heights = cells.map((pieces) => pieces.reduce((sum, { line }) => sum + line.height, 0));
    return Math.max(0, ...heights) + 2 * this.style.padding;
  }

  private headerHeight(): number {
    return this.heightOf(this.header.map((lines) => lines.map((line) => ({ line, color: '' }))));
  }

  private drawHeader(height: number): void {
    const { fill, color } = this.style.header;
    const cells = this.header.map((lines) => lines.map((line) => ({ line, color })));
    this.drawCells(cells, height, fill);
  }

  private drawCells(cells: readonly Piece[][], height: number, fill: string | undefined): void {
    const { flow } = this;
    const { padding, grid } = this.style;
    cells.forEach((pieces, index) => {
      const width = this.columns[index]?.width ?? 0;
      const x = this.edges[index] ?? 0;
      flow.page.rects.push({
        x,
        y: flow.y,
        width,
        height,
        stroke: grid,
        ...(fill === undefined ? {} : { fill }),
      });
      let y = flow.y + padding;
      for (const { line, color, chip } of pieces) {
        const box = { x: x + padding, width: width - 2 * padding, y, color };
        if (chip !== undefined) {
          const left = line.rtl ? box.x + box.width - line.width : box.x;
          flow.page.rects.push({
            x: left - 2,
            y,
            width: line.width + 4,
            height: line.height - 0.5,
            fill: chip,
          });
        }
        flow.set(line, box);
        y += line.height;
      }
    });
    flow.y += height;
  }
}

function piecesOf(cell: Cell): Piece[] {
  return cell.flatMap(({ lines, ...passage }) => lines.map((line) => ({ line, ...passage })));
}

/** Removes from the front what fits into a height, and returns it. */
function takeFitting(pieces: Piece[], height: number): Piece[] {
  let used = 0;
  let count = 0;
  for (const { line } of pieces) {
    used += line.height;
    if (used > height) break;
    count += 1;
  }
  return pieces.splice(0, count);
}
