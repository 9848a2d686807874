import { beginsItem, continuesCount } from './items.js';
import type { Row } from './rows.js';

/** Most rows on either side among which a column's edge is sought. */
const NEAR_ROWS = 30;
// Shares of the font size.
const SAME_EDGE = 1.5;
export const INDENT = 0.8;
/** Distances between lines that count, how finely, and from how many lines on they show the usual one. */
const LEADING = { least: 0.8, most: 3, step: 0.05, lines: 4 };
/** Least share of a page's text that stands at the usual distance. */
const USUAL_SHARE = 0.12;
const USUAL = 1.2;

/** Where lines begin and end in the direction of writing. */
const lead = (row: Row, rightToLeft: boolean) => (rightToLeft ? -row.right : row.left);
const tail = (row: Row, rightToLeft: boolean) => (rightToLeft ? -row.left : row.right);

/** Distances between lines, in steps, and how many characters stand at each. */
interface Distances {
  lines: number;
  chars: number;
  steps: Map<number, number>;
}

/** Scripts differ in their distances: Arabic stands further apart. */
const keysOf = ({ page, rightToLeft }: Row) => [`${page} ${rightToLeft}`, String(rightToLeft)];

/** What the rows of a document show about its columns and distances. */
export class Layout {
  /** Distances between lines, as shares of the font size, by page and script, and by script alone. */
  private readonly leadings = new Map<string, number>();

  constructor(private readonly rows: readonly Row[]) {
    const distances = new Map<string, Distances>();
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1];
      if (before?.page !== row.page || !row.printed || !before.printed) continue;
      const distance = (before.bottom - row.top) / Math.max(before.size, row.size);
      if (distance < LEADING.least || distance > LEADING.most || !this.overlap(before, row)) continue;
      const step = Math.round(distance / LEADING.step);
      // Labels in drawings are as many as lines of text, but short.
      const weight = Math.min(before.text.length, row.text.length);
      for (const key of keysOf(row)) {
        const own = distances.get(key) ?? { lines: 0, chars: 0, steps: new Map<number, number>() };
        distances.set(key, own);
        own.lines += 1;
        own.chars += weight;
        own.steps.set(step, (own.steps.get(step) ?? 0) + weight);
      }
    }
    for (const [key, own] of distances) {
      if (own.lines >= LEADING.lines) this.leadings.set(key, usualOf(own));
    }
  }

  /** Returns the usual distance of a row from the one before it in its paragraph, baseline to baseline. */
  leading(row: Row): number {
    if (!row.printed) return 1;
    const known = keysOf(row).map((key) => this.leadings.get(key));
    return (known.find((leading) => leading !== undefined) ?? USUAL) * row.size;
  }

  overlap(one: Row, other: Row): boolean {
    return Math.min(one.right, other.right) > Math.max(one.left, other.left);
  }

  /** Returns the gap between two pieces of a line. */
  gap(one: Row, other: Row): number {
    return Math.max(other.left - one.right, one.left - other.right);
  }

  /** Returns how much further in a row begins than the one before it. */
  shift(before: Row, row: Row): number {
    const rightToLeft = before.rightToLeft || row.rightToLeft;
    return lead(row, rightToLeft) - lead(before, rightToLeft);
  }

  /** Tells whether a row begins further in than the one after it, as the first line of a paragraph may. */
  isIndentedLine(index: number): boolean {
    const [row, next] = [this.rows[index], this.rows[index + 1]];
    if (row === undefined || next?.page !== row.page || !this.overlap(row, next)) return false;
    const under = row.bottom > next.top && !beginsItem(next.text);
    return under && this.shift(row, next) < -INDENT * row.size;
  }

  /** Returns how many characters would fit on a row besides the first word of the next one; negative if it is full. */
  roomAfter(index: number, next: Row): number {
    const row = this.rows[index];
    if (row === undefined) return 0;
    const rightToLeft = row.rightToLeft || next.rightToLeft;
    const word = /^\S+/.exec(next.text)?.[0].length ?? 0;
    const char = next.char;
    const free = this.edge(index, rightToLeft) - tail(row, rightToLeft);
    return free / char - word - 1;
  }

  /** Tells whether a row's number goes on a count within the lines of its paragraph. */
  isInline(rows: readonly Row[], first: number, index: number): boolean {
    const above = rows.slice(first, index).map(({ text }) => text);
    const row = rows[index];
    return row !== undefined && continuesCount(above.join(' '), row.text);
  }

  /** Returns where the column of a row ends: the furthest edge that two of its rows reach. */
  private edge(index: number, rightToLeft: boolean): number {
    const row = this.rows[index];
    if (row === undefined) return 0;
    const tails: number[] = [];
    for (let at = index - NEAR_ROWS; at < index + NEAR_ROWS; at++) {
      const other = this.rows[at];
      // The cells of a row may stand in several columns.
      if (other?.page !== row.page || (other.isCells && !row.isCells) || !this.overlap(row, other)) continue;
      tails.push(tail(other, rightToLeft));
    }
    tails.sort((a, b) => b - a);
    const shared = tails.find((own, at) => own - (tails[at + 1] ?? -Infinity) <= SAME_EDGE * row.size);
    return Math.max(shared ?? tails[0] ?? 0, tail(row, rightToLeft));
  }
}

/** Returns the least distance at which enough of the text stands. */
function usualOf({ chars, steps }: Distances): number {
  const ordered = [...steps.keys()].sort((a, b) => a - b);
  const usual = ordered.find(
    (step) => (steps.get(step) ?? 0) + (steps.get(step + 1) ?? 0) >= USUAL_SHARE * chars,
  );
  return usual === undefined ? USUAL : usual * LEADING.step;
}
