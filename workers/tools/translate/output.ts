import * as z from 'zod';
import { doubt } from '#shared/tools/translate/contract.js';

/** A translated segment, as a part stores it. */
export const segmentOutput = z.object({
  text: z.string(),
  /** Words of the source and those among them whose translation is known; null if a model translated it. */
  draft: z.object({ words: z.int(), known: z.int() }).nullable(),
  unknown: z.array(z.object({ start: z.int(), end: z.int() })),
  doubts: z.array(doubt.shape.code),
});
export type SegmentOutput = z.infer<typeof segmentOutput>;

/** The output of a part: its segments in order. */
export const translateOutput = z.object({ segments: z.array(segmentOutput) });
export type TranslateOutput = z.infer<typeof translateOutput>;
