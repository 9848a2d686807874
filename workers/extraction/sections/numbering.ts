import type { Marker } from './marker.js';

/** A count in progress: `1. 2. 3.` or `(a) (b)`. */
interface Thread {
  key: string;
  last: number[];
  level: number;
}
export type Fit = 'next' | 'first' | 'none';

/** Most steps that a count may skip: documents leave numbers out, and lines are lost in the extraction. */
const JUMP = 2;
/**
 * Most counts that are kept open: half of them the outermost, half the innermost. No document has as many; a text
 * that begins a count in every line would otherwise be compared with all lines before it.
 */
const OPEN_THREADS = 200;

function follows(last: number[], path: number[]): boolean {
  const at = path.findIndex((value, index) => value !== last[index]);
  if (at < 0) return false;
  const before = last[at];
  const rest = path.slice(at + 1).every((value) => value <= 1);
  const value = path[at] ?? NaN;
  return before === undefined ? value <= JUMP && rest : value > before && value - before <= JUMP && rest;
}

/** Keywords that divide whole documents: what was counted before the first of them was a preamble. */
const DIVISIONS = new Set(['article', 'chapter', 'part', 'title', 'مادة', 'باب', 'فصل', 'قسم']);

const begins = (path: number[]) => path.length > 0 && (path.at(-1) ?? NaN) <= 1;

function keyOf({ kind, number, word, bracketed }: Marker): string {
  // `(a)`, `a.` and `A.` are separate counts.
  const form = (number ?? '')
    .replace(/[a-z]+/g, 'a')
    .replace(/[A-Z]+/g, 'A')
    .replace(/[\d٠-٩۰-۹]+/g, '1');
  switch (kind) {
    case 'letter':
    case 'roman':
      return `${kind} ${form}`;
    case 'keyword':
      return `keyword ${word ?? ''}`;
    case 'decimal':
      // `(1)` counts parties or items, and `1.1` clauses: neither continues the other.
      return bracketed === true ? 'decimal ()' : kind;
    case 'ordinal':
    case 'annex':
    case 'caps':
      return kind;
    default:
      return kind satisfies never;
  }
}

/** The counts that are open at a place in the document, the outermost first. */
export class Numbering {
  private threads: Thread[] = [];
  private base = 0;

  /** Restarts below a heading that is outside all counts, such as an annex. */
  reset(base: number): void {
    this.threads = [];
    this.base = base;
  }

  /** Tells how a number fits the counts so far. */
  fit(marker: Marker): Fit {
    const key = keyOf(marker);
    if (this.threads.some((thread) => thread.key === key && follows(thread.last, marker.path))) return 'next';
    return begins(marker.path) ? 'first' : 'none';
  }

  /**
   * Adds a number; returns its level, 1 for the outermost. A count that restarts is on the level of the earlier one
   * of its kind, except for untitled integers: those are a list within a clause.
   */
  take(marker: Marker, titled: boolean): number {
    const key = keyOf(marker);
    const depth = marker.path.length - 1;
    // Recitals would otherwise go on in the clauses of the second article.
    const preamble =
      this.threads.length > 0 && this.threads.every((thread) => !thread.key.startsWith('keyword'));
    if (preamble && DIVISIONS.has(marker.word ?? '') && begins(marker.path)) this.threads = [];
    const same = this.threads.findLastIndex(
      (thread) => thread.key === key && follows(thread.last, marker.path),
    );
    const at = same >= 0 ? same : this.restarted(marker, key, titled);
    const thread = this.threads[at];
    if (thread !== undefined) {
      this.threads.length = at + 1;
      thread.last = marker.path;
      return thread.level + depth;
    }
    const outer = this.threads.at(-1);
    // `4.1` under ARTICLE 4 is one level deeper, not two: the keyword has counted the first part already.
    const counted = outer?.key.startsWith('keyword') === true && depth > 0 ? 1 : 0;
    const level = (outer === undefined ? this.base : outer.level + outer.last.length - 1) + 1 - counted;
    this.threads.push({ key, last: marker.path, level });
    if (this.threads.length > OPEN_THREADS) this.threads.splice(OPEN_THREADS / 2, 1);
    return level + depth;
  }

  private restarted(marker: Marker, key: string, titled: boolean): number {
    if (marker.kind !== 'decimal' || !begins(marker.path)) {
      const at = this.threads.findLastIndex((thread) => thread.key === key);
      const items = marker.kind === 'letter' || marker.kind === 'roman';
      // "a)" below 15.3 begins the items of 15.3, whatever was counted in letters before the clauses began.
      const below = this.threads
        .slice(at + 1)
        .some((thread) => thread.key === 'decimal' || thread.key.startsWith('keyword'));
      return items && begins(marker.path) && below ? -1 : at;
    }
    return titled && marker.path.length === 1 ? this.threads.findIndex((thread) => thread.key === key) : -1;
  }
}
