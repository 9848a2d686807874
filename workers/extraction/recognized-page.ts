import * as z from 'zod';

const span = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() });

/** The outcome of recognizing one page. Also stored as the output of a job's part. */
export const recognizedPage = z.object({
  /** Number of the page, from 1. */
  page: z.int().positive(),
  /** Recognized text, cleaned and in logical order; null if the page could not be recognized. */
  text: z.nullable(z.string()),
  /** Places in `text` of words and numbers that may have been misread, in order. */
  doubtful: z.array(span),
  /** Mean confidence of its words, 0 to 100. */
  confidence: z.number(),
});
export type RecognizedPage = z.infer<typeof recognizedPage>;
