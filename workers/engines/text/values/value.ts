/** What may be asked of a clause. */
export type Question =
  | 'interest-rate'
  | 'penalty-rate'
  | 'notice-period'
  | 'initial-term'
  | 'renewal-term'
  | 'cure-period'
  | 'survival-period'
  | 'payment-term'
  | 'probation'
  | 'liability-cap'
  | 'deposit'
  | 'minimum-purchase'
  | 'governing-law'
  | 'court'
  | 'seat';

/** Why a clause gives no value: it names none, or it was blacked out or left to be filled in. */
export type NoValue = 'absent' | 'redacted' | 'blank';

/** A value with the words of the clause that bear it. Offsets count in the text that was asked. */
export interface FoundValue {
  state: 'given';
  /** A number, or the name of a place. */
  value: number | string;
  /** `percent`, `permille`, a unit of time, a currency such as `SAR`, or what is counted; null for a name. */
  unit: string | null;
  /** What a rate or a recurring amount runs by: `day`, `month`, `year` or another noun, such as `Card`. */
  period: string | null;
  /** The words that bear the value. */
  start: number;
  end: number;
}

/** The answer to a question: a value, or why there is none. */
export type Answer =
  | FoundValue
  | {
      state: NoValue;
      /** A rate over a base, such as "prime plus 2%", which has no figure of its own. */
      formula?: string;
    };

/** A quantity of a clause: a length of time, an amount of money, a rate or a count. */
export interface Quantity {
  kind: 'duration' | 'amount' | 'rate' | 'count' | 'open' | 'yearly';
  state: 'given' | 'redacted' | 'blank';
  /** NaN unless the state is `given`. */
  value: number;
  unit: string;
  start: number;
  end: number;
}
