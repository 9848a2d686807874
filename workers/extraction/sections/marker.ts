/** The structural marker at the start of a line: a clause's number or a heading's keyword. */
export interface Marker {
  kind: 'keyword' | 'annex' | 'decimal' | 'letter' | 'roman' | 'caps' | 'ordinal';
  /** The number as the document writes it, without the text after it. */
  number: string | null;
  /** Values of the number, outermost first. */
  path: number[];
  /** The text after the number. */
  rest: string;
  /** Keyword, in lower case, such as `article`. */
  word?: string;
  /** True for an integer without punctuation after it, which may be any number. */
  bare?: boolean;
  /** True for a keyword's number with a colon after it: a reference in a sentence has none. */
  labelled?: boolean;
  /** True for an Arabic number in round brackets. */
  bracketed?: boolean;
}
