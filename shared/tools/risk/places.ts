import type { ReportedFinding } from './contract.js';

/** Returns the number of places in the text that findings are about: their own quotes and all further places. */
export const countPlaces = (findings: readonly Partial<ReportedFinding>[]): number =>
  findings.reduce(
    (sum, { evidence, places = [], places_unlisted: unlisted = 0 }) =>
      sum + ((evidence ?? null) === null ? 0 : 1) + places.length + unlisted,
    0,
  );
