/** What a clause must not lose, gain or put elsewhere when it is put in other words. */
export type MarkKind =
  | 'negation'
  | 'duty'
  | 'right'
  | 'condition'
  | 'time' // before, after, within
  | 'exception'
  | 'limit' // at least, at most
  | 'unit' // days, currencies, months of the calendar
  | 'quantity' // each, all, either
  | 'alternative' // or, and/or
  | 'scope' // including, sole, jointly
  | 'qualifier'; // reasonable, material, written

/** For each kind the words that carry it, in groups within which one may stand for another. */
export type Marks = Readonly<Record<MarkKind, readonly (readonly string[])[]>>;

/** Two words of which one turns what is said into its opposite in the place of the other. */
export type Opposites = readonly (readonly [string, string])[];
