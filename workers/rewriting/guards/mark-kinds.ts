/** What a clause must not lose or gain when it is put in other words. */
export type MarkKind = 'negation' | 'duty' | 'right' | 'condition' | 'exception';

/** For each kind the words that carry it, in groups within which one may stand for another. */
export type Marks = Readonly<Record<MarkKind, readonly (readonly string[])[]>>;
