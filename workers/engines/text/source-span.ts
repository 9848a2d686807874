import type { Sentence } from './sentences.js';

interface Span {
  start: number;
  end: number;
}

/** What is known of a sentence's place in the text. */
export type Located = Pick<Sentence, 'start' | 'end' | 'sourceOffsets'>;

/** Converts offsets in the text that rules match to offsets in the piece of text that contains the sentence. */
export function sourceSpan({ start, end, sourceOffsets }: Located, span: Span): Span {
  const source = (at: number) => (sourceOffsets === null ? start + at : (sourceOffsets[at] ?? end));
  return { start: source(span.start), end: source(Math.max(span.start, span.end - 1)) + 1 };
}
