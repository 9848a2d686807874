import * as z from 'zod';

/** Breaches that were planted and found, and fair passages that were flagged. */
const totals = z.object({ planted: z.int(), found: z.int(), fair: z.int(), flagged: z.int() });

/** The file of how well the rules read documents, as `npm run bench -- rules --write` writes it. */
export const measured = z.object({
  /** The day on which the rules were measured on their own clauses: YYYY-MM-DD. */
  day: z.iso.date(),
  /** Sets that were written from the statutes alone, by somebody who had seen neither rules nor code. */
  independent: z.object({ day: z.iso.date(), clauses: totals, documents: totals }),
  /** The rules' own clauses, and these changed in ways whose answer is known. */
  own: totals,
  changed: totals,
  /** By rule: breaches found, fair clauses flagged and breaches missed, among its own clauses and these changed. */
  rules: z.record(z.string(), z.object({ tp: z.int(), fp: z.int(), fn: z.int() })),
});
export type Measured = z.infer<typeof measured>;
