import * as z from 'zod/mini';
import { evidence } from '../../contracts/common.js';
import { rephrasedFilename } from '../../domain/report-name.js';
import { toolContract, type Decision } from '../tool.js';
import { rephrasedText } from './revised.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const rephraseStyle = z.enum(['formal', 'clear', 'persuasive', 'concise']);
export type RephraseStyle = z.infer<typeof rephraseStyle>;
/** Source of a rephrasing: a stored document, or a text that was typed or pasted. */
export const rephraseType = z.enum(['doc', 'text']);

/** A place of the text and what is written there instead. Places do not overlap, and none spans two paragraphs. */
export const change = z.object({
  original: z.string(),
  revised: z.string(),
  evidence,
  /** Why, in a few words of the report's language. */
  reason: z.string(),
});
export type Change = z.infer<typeof change>;

/** A paragraph that was left as it is, because every rewording would have changed what it means. */
export const leftAsIs = z.object({ evidence, reason: z.string() });

const body = z.object({
  style: rephraseStyle,
  type: rephraseType,
  /** The text as it was, with the comments of a Word file behind it. */
  text: z.string(),
  /** Offset of the comments in it; absent if there are none. */
  comments_at: z.optional(z.int()),
  changes: z.array(change),
  left: z.array(leftAsIs),
});
const summary = z.object({
  style: rephraseStyle,
  type: rephraseType,
  /** The text with all changes but those that were dismissed. */
  result_text: z.string(),
  num_changes: z.int(),
});

/** Returns what the history shows of a rephrasing with these decisions on its changes. */
export function rephraseSummary(
  { style, type, ...rephrased }: z.infer<typeof body>,
  marks: readonly Decision[],
): z.infer<typeof summary> {
  return {
    style,
    type,
    result_text: rephrasedText(rephrased, marks),
    num_changes: rephrased.changes.length,
  };
}

/** Rephrasing: the same text in other words, change by change. */
export const rephraseContract = toolContract({
  kind: 'rephrase',
  api: {
    name: 'Rephrasing',
    description: 'The same text in another style, with every change, and the files of it.',
  },
  options: z.object({ style: rephraseStyle, type: rephraseType }),
  item: change,
  body,
  summary,
  summaryOf: rephraseSummary,
  marked: { list: 'changes', isFinding: () => true },
  files: {
    clean: { contentType: DOCX, filename: ({ filename }) => rephrasedFilename(filename, 'clean') },
    tracked: { contentType: DOCX, filename: ({ filename }) => rephrasedFilename(filename, 'tracked') },
  },
});
