import { createRequire } from 'node:module';
import type { MeasuredShares } from '#shared/api/compliance.js';
import { measured, type Measured } from './measured-file.js';

let read: Measured | undefined;

/** Returns how well the rules read documents, as it was last measured. */
export const measuredRules = (): Measured =>
  (read ??= measured.parse(createRequire(import.meta.url)('#law/measured.json')));

type Totals = Measured['own'];

/** Returns how much of what is flagged breaks a rule, and how much of what breaks one is found, in whole percent. */
function sharesOf({ planted, found, flagged }: Totals): { precision: number; recall: number } {
  const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.round((100 * part) / whole));
  return { precision: percent(found, found + flagged), recall: percent(found, planted) };
}

/** Returns the figures that are shown wherever rules are listed: the independent ones, and those of the rules' own clauses. */
export function measuredShares(): MeasuredShares {
  const { independent, own } = measuredRules();
  return {
    day: independent.day,
    documents: sharesOf(independent.documents),
    clauses: sharesOf(independent.clauses),
    own: sharesOf(own),
  };
}
