import type { TopicSearch } from '#workers/engines/topics/search.js';
import { sourceSpan } from '#workers/engines/text/source-span.js';

/** Items of a list, "14.1(a)", belong to their clause; the number of "Article (1)" is none. */
const ITEMS = /(?:\((?:[a-z]{1,4}|[\u0621-\u064a])\))+$/i;

/**
 * The clauses of a document, as the check counts them: a numbered clause of the lowest level with its items, and outside of
 * numbered clauses a paragraph. Only what has sentences is one: titles, signature lines and tables of contents are none.
 */
export class ClauseIndex {
  readonly #starts: number[] = [];

  constructor(text: string, { sentences }: Pick<TopicSearch, 'sentences'>) {
    let last: { number: string | null; end: number } | undefined;
    for (const { sentence, origin } of sentences) {
      const number = sentence.clause?.replace(ITEMS, '') ?? null;
      const begins = { start: sentence.leadInLength, end: sentence.leadInLength + 1 };
      const start = origin + sourceSpan(sentence, begins).start;
      const isSame =
        last?.number === number && (number !== null || !text.slice(last.end, start).includes('\n'));
      if (!isSame) this.#starts.push(start);
      last = { number, end: origin + sentence.end };
    }
  }

  get count(): number {
    return this.#starts.length;
  }

  /** Returns the index of the clause in which an offset of the document stands; -1 before the first. */
  at(offset: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
