import type { Language } from '#shared/contracts/common.js';
import type { Mark, MarkState, Reviewed } from '#shared/contracts/marks.js';
import { isolated } from './bidi-runs.js';
import type { linesOf } from './lines.js';
import { cellStyle, INK, TONES, type Tone } from './look.js';
import { filled } from './passages.js';
import { REPORT_WORDS } from './report-words.js';
import type { Cell } from './table.js';

const TONE: Record<Exclude<MarkState, 'open'>, Tone> = { accepted: TONES.green, dismissed: TONES.gray };

/** Marks of a report's items, to be found by their numbers. */
export type MarkOf = (n: number) => Mark | undefined;

/** Returns the function that finds the mark of the n-th item. */
export function markFinder(marks: readonly Mark[]): MarkOf {
  const byNumber = new Map(marks.map((mark) => [mark.n, mark]));
  return (n) => byNumber.get(n);
}

/** Isolates each line of a reader's own text, because an isolate ends with its paragraph. */
const isolatedLines = (text: string) =>
  text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map(isolated)
    .join('\n');

/** Builds the passages that say what was decided on an item, why, and what was noted; none for an item without a mark. */
export function markPassages(
  set: typeof linesOf,
  mark: Mark | undefined,
  width: number,
  lang: Language,
): Cell {
  if (mark === undefined) return [];
  const words = REPORT_WORDS[lang].mark;
  const style = cellStyle(width, lang);
  const cell: Cell = [];
  if (mark.state !== 'open') {
    const lines = set(words.state[mark.state], { ...style, weight: 'bold' });
    cell.push({ lines, ...TONE[mark.state] });
  }
  for (const [label, text] of [
    [words.reason, filled(mark.reason)],
    [words.note, filled(mark.note)],
  ] as const) {
    if (text !== null) cell.push({ lines: set(`${label} ${isolatedLines(text)}`, style), color: INK });
  }
  return cell;
}

/** Says how many of a report's findings are reviewed; null if nothing in it was ever marked. */
export function reviewedText(marks: readonly Mark[], { done, of }: Reviewed, lang: Language): string | null {
  return marks.length === 0 || of === 0 ? null : REPORT_WORDS[lang].mark.reviewed(done, of);
}
