import type { Heading } from '../sections/clauses.js';
import { findHeadings } from '../sections/headings.js';
import { readLines } from '../sections/lines.js';
import { inlineTitle, lineTitle, endsSentence } from '../sections/titles.js';
import type { Composed, PlacedBlock } from './compose.js';

const TITLE_CHARS = 120;
const DEEPEST_LEVEL = 9;
/** Most lists of different formats that are counted at a time: a file with many more would take quadratic time. */
const OPEN_THREADS = 100;

/** A list being counted, and the level of its outermost items among the headings. */
interface Thread {
  shape: string;
  level: number;
}

function titleOf(rest: string, isHeading: boolean): string | null {
  const title = inlineTitle(rest) ?? lineTitle(rest);
  if (title !== null || !isHeading) return title;
  // Some authors write whole clauses in a heading style: a sentence is not a heading.
  return rest.length <= TITLE_CHARS && !endsSentence(rest) ? rest : null;
}

/** Levels of headings and lists, which Word counts independently. */
class Levels {
  private threads: Thread[] = [];
  private last = 0;

  heading(outline: number, list: PlacedBlock['block']['list']): number {
    this.last = outline + 1;
    this.threads = list === null ? [] : [{ shape: list.shape, level: this.last - list.level }];
    return this.last;
  }

  point(list: NonNullable<PlacedBlock['block']['list']>): number {
    const at = this.threads.findLastIndex(({ shape }) => shape === list.shape);
    const thread = this.threads[at] ?? { shape: list.shape, level: this.last + 1 - list.level };
    this.threads = at < 0 ? [...this.threads, thread].slice(-OPEN_THREADS) : this.threads.slice(0, at + 1);
    this.last = Math.max(1, Math.min(thread.level + list.level, DEEPEST_LEVEL));
    return this.last;
  }

  written(level: number): number {
    this.last = level;
    return level;
  }
}

/**
 * Finds the headings and clauses of a Word document: those that its styles and lists define, and between them those
 * that the author typed by hand. Tables and tables of contents contain none.
 */
export function headingsOf({ text, places }: Composed): Heading[] {
  const written = findHeadings(readLines(text, []));
  const headings: Heading[] = [];
  const levels = new Levels();
  let next = 0;
  for (const { start, end, block } of places) {
    const inside: Heading[] = [];
    for (let found = written[next]; found !== undefined && found.start < end; found = written[++next]) {
      if (found.start >= start) inside.push(found);
    }
    if (block.contents || block.table !== null) continue;
    const list = block.list?.bullet === false ? block.list : null;
    const [first] = inside;
    if (block.outline === null && list === null) {
      for (const found of inside) headings.push({ ...found, level: levels.written(found.level) });
      continue;
    }
    const label = list?.label ?? null;
    const own = text.slice(start, end);
    const rest = label !== null && own.startsWith(label) ? own.slice(label.length).trimStart() : own;
    const asWritten = label === null && first?.start === start ? first : null;
    const level =
      block.outline !== null ? levels.heading(block.outline, list) : list !== null ? levels.point(list) : 1;
    headings.push({
      start,
      title: asWritten?.title ?? titleOf(rest.split('\n')[0] ?? '', block.outline !== null),
      number: label ?? asWritten?.number ?? null,
      level,
    });
  }
  return headings;
}
