/** Offsets in the text that was read, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Tells whether a span contains the character at an offset. */
export const within = ({ start, end }: Span, offset: number) => start <= offset && offset < end;

/** Words that restrict what a clause says: a condition, an exception, or a rank below something else. */
export interface Restriction {
  kind: 'condition' | 'exception' | 'reservation';
  /** The words that introduce it, and all of it. */
  marker: Span;
  span: Span;
}

/** Returns the words of a restriction. */
export const restrictionWords = ({ span }: Restriction, text: string) => text.slice(span.start, span.end);

/** How a clause speaks of something that it mentions at one place. */
export interface Stance {
  /** True if the clause says that it is not so, not owed or not allowed. Two negations cancel each other. */
  denied: boolean;
  /** The words that deny it, or that deny its denial. */
  negators: Span[];
  modality: 'duty' | 'right' | 'statement';
  /** The modal words that govern it; null for a plain statement. */
  modal: Span | null;
  /** The condition or exception that it is part of: it is then not said to be so, but supposed or left out. */
  within: Restriction | null;
  /** What the clause restricts it by. */
  restrictions: Restriction[];
}
