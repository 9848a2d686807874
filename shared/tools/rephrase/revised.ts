import type { Evidence } from '../../contracts/common.js';
import { withCommentsHeading } from '../../domain/comments.js';
import { textDirection } from '../../domain/text-direction.js';
import type { Decision } from '../tool.js';

/** A place of a text and what is written there instead, offsets in UTF-16 code units, end exclusive. */
export interface Revision {
  start: number;
  end: number;
  text: string;
}

/** Returns the changes that stand: all but those that were dismissed, in the order of the text. */
export function standing(
  changes: readonly { revised: string; evidence: Evidence }[],
  marks: readonly Decision[],
): Revision[] {
  const dismissed = new Set(marks.filter(({ state }) => state === 'dismissed').map(({ n }) => n));
  return changes
    .filter((_, index) => !dismissed.has(index + 1))
    .map(({ revised, evidence: { start, end } }) => ({ start, end, text: revised }))
    .sort((a, b) => a.start - b.start);
}

/** Returns a text with revisions, which are in order and apart from each other. */
export function revisedText(text: string, revisions: readonly Revision[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: revised } of revisions) {
    result += text.slice(at, start) + revised;
    at = end;
  }
  return result + text.slice(at);
}

interface Rephrased {
  text: string;
  changes: Parameters<typeof standing>[0];
  comments_at?: number | undefined;
}

/** Returns the text of a rephrasing with the changes that stand; its comments have their heading. */
export function rephrasedText(
  { text, changes, comments_at: at }: Rephrased,
  marks: readonly Decision[],
): string {
  const lang = textDirection(text) === 'rtl' ? 'ar' : 'en';
  return revisedText(text, withCommentsHeading(standing(changes, marks), at, lang));
}
