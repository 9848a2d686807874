/** What a reader said of clauses whose answer is known: breaches found and missed, and fair clauses that it flagged. */
export interface Tally {
  tp: number;
  fp: number;
  fn: number;
  /** Fair clauses, flagged or not. */
  fair: number;
}

export const none = (): Tally => ({ tp: 0, fp: 0, fn: 0, fair: 0 });

/** Counts one clause. */
export function count(tally: Tally, { breaks, flagged }: { breaks: boolean; flagged: boolean }): void {
  if (!breaks) tally.fair += 1;
  if (breaks) tally[flagged ? 'tp' : 'fn'] += 1;
  else if (flagged) tally.fp += 1;
}

export const sum = (tallies: Iterable<Tally>): Tally =>
  [...tallies].reduce(
    (all, { tp, fp, fn, fair }) => ({
      tp: all.tp + tp,
      fp: all.fp + fp,
      fn: all.fn + fn,
      fair: all.fair + fair,
    }),
    none(),
  );

export const precisionOf = ({ tp, fp }: Tally) => (tp + fp === 0 ? 1 : tp / (tp + fp));
export const recallOf = ({ tp, fn }: Tally) => (tp + fn === 0 ? 1 : tp / (tp + fn));

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

/** Writes a tally on a line: precision, recall, and what they stand on. */
export const lineOf = (name: string, tally: Tally): string =>
  `${name.padEnd(24)} precision ${percent(precisionOf(tally))}  recall ${percent(recallOf(tally))}  ` +
  `(${String(tally.tp)} found, ${String(tally.fn)} missed, ${String(tally.fp)} of ${String(tally.fair)} fair clauses flagged)\n`;
