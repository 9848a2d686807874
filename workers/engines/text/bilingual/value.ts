/** Kinds of values that both texts of a bilingual contract must share. */
export type ValueKind = 'amount' | 'duration' | 'percentage' | 'date';

/** A value of a text; two with the same key are the same. Offsets count in the text as it was given. */
export interface Value {
  kind: ValueKind;
  key: string;
  number: number;
  /** Unit of time, currency or sign of the number; empty for a date. */
  unit: string;
  /** Of a date, the days since 1 January 1970 that it may name: in figures, day and month may stand in either order. */
  days?: readonly number[];
  /** True of a date of the Hijri calendar. */
  hijri?: true;
  start: number;
  end: number;
}
