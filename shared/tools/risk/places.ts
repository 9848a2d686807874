import type { Risk } from './contract.js';

/** Returns the number of places in the text that risks are about: their own quotes and all further places. */
export const countPlaces = (risks: readonly Partial<Risk>[]): number =>
  risks.reduce(
    (sum, { evidence, places = [], places_unlisted: unlisted = 0 }) =>
      sum + ((evidence ?? null) === null ? 0 : 1) + places.length + unlisted,
    0,
  );
