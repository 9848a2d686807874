import * as z from 'zod/mini';
import { LIMITS } from '../limits.js';
import { storableText, timestamp } from './common.js';

/** A lawyer's decision on a finding; one that is not open has been reviewed. */
export const markState = z.enum(['open', 'accepted', 'dismissed']);
export type MarkState = z.infer<typeof markState>;

/** The mark of an item of a report. */
export const mark = z.object({
  /** Position of the item in its report, from 1. */
  n: z.int(),
  state: markState,
  /** Why the item was dismissed; null in any other state. */
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Grows by one with each change; 0 stands for an item that was never marked. */
  version: z.int(),
  changed_at: timestamp,
});
export type Mark = z.infer<typeof mark>;

const text = (chars: number) => z.optional(z.nullable(z.string().check(z.maxLength(chars), storableText)));

/** Number of an item in a path, from 1; a larger number than the report has items is not found. */
export const itemNumber = z.string().check(z.regex(/^\d{1,9}$/));

/** A change of a mark. A text that is absent stays as it is; null or a blank text removes it. */
export const markChange = z.object({
  state: markState,
  /** Stored only with `dismissed`. */
  reason: text(LIMITS.marks.reasonChars),
  note: text(LIMITS.marks.noteChars),
  /** The version that is changed: 0 for an item that was never marked. */
  version: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)),
});
export type MarkChange = z.infer<typeof markChange>;

/** What a report has taken over from the marks of an earlier one on the same text. */
export const keptMarks = z.object({
  /** Id of the earlier report, as the API names it; null if that was deleted. */
  report_id: z.nullable(z.string()),
  /** When the last of the marks that were taken over was made. */
  reviewed_at: timestamp,
  /** Number of marks of items that are the same in both. */
  kept: z.int(),
  /** Number of marks of items that have changed or are no longer there: these are in the earlier report alone. */
  left: z.int(),
});
export type KeptMarks = z.infer<typeof keptMarks>;

/** Numbers of a report's findings: those that are reviewed, and all. */
export const reviewed = z.object({ done: z.int(), of: z.int() });
export type Reviewed = z.infer<typeof reviewed>;
