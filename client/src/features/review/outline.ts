import type { ReviewItem } from './item.js';
import { textsOf, type Part } from './layout.js';

/** A heading of the text. */
export interface OutlineEntry {
  /** Offset of the heading. */
  start: number;
  /** From 1 for the outermost that the text has. */
  level: number;
  title: string;
  dir: 'ltr' | 'rtl';
  /** Number of items in its section, those of the sections in it too. */
  count: number;
}

/** Lists the headings of a text, each with the number of items whose quotes stand below it. */
export function outlineOf(parts: readonly Part[], items: readonly ReviewItem[]): OutlineEntry[] {
  const headings = textsOf(parts).filter(({ kind }) => kind === 'heading');
  const outermost = Math.min(...headings.map(({ level }) => level));
  const starts = items.flatMap(({ evidence }) => (evidence === null ? [] : [evidence.start]));
  return headings.map(({ start, level, dir, segments }, index) => {
    const next = headings.find((later, at) => at > index && later.level <= level);
    const end = next?.start ?? Infinity;
    return {
      start,
      level: level - outermost + 1,
      title: segments
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ' '),
      dir,
      count: starts.filter((at) => at >= start && at < end).length,
    };
  });
}

/** Returns the index of the heading under which an offset stands; -1 above the first. */
export function headingAt(outline: readonly OutlineEntry[], offset: number): number {
  return outline.findLastIndex(({ start }) => start <= offset);
}
