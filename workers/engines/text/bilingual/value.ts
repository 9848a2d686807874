/** Kinds of values that both texts of a bilingual contract must share. */
export type ValueKind = 'amount' | 'duration' | 'percentage' | 'date';

/** A value of a text; two with the same key are the same. Offsets count in the text as it was given. */
export interface Value {
  kind: ValueKind;
  key: string;
  number: number;
  /** Unit of time, currency or sign of the number; empty for a date. */
  unit: string;
  start: number;
  end: number;
}
