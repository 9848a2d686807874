import { analyse, isStopWord } from './analyse.js';

/** A stretch of text that is searched for as one, with the parts that count for more or less than its words do. */
export interface Indexed {
  id: number;
  parts: readonly { text: string; weight: number }[];
}

export interface Posting {
  ids: number[];
  weights: number[];
}

const SATURATION = 1.2;
const LENGTH_PART = 0.7;
/** Number of meaningful words in a usual article or passage: one constant, so that a weight depends on its own text alone. */
const USUAL_LENGTH = 60;
/** A text is not read beyond this number of words: annexes with tables of goods would weigh more than all laws together. */
const MAX_WORDS = 8_000;

/** Makes an inverted index: for each term the texts that have it, in order, with the share of BM25 that frequency and length give. */
export class PostingsBuilder {
  readonly postings = new Map<string, Posting>();

  /** Adds a text; ids must grow. */
  add({ id, parts }: Indexed): void {
    const frequencies = new Map<string, number>();
    let length = 0;
    for (const { text, weight } of parts) {
      for (const { term, word } of analyse(text).slice(0, MAX_WORDS)) {
        if (isStopWord(word)) continue;
        length += weight;
        frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
      }
    }
    const norm = SATURATION * (1 - LENGTH_PART + (LENGTH_PART * length) / USUAL_LENGTH);
    for (const [term, frequency] of frequencies) {
      let posting = this.postings.get(term);
      if (posting === undefined) this.postings.set(term, (posting = { ids: [], weights: [] }));
      posting.ids.push(id);
      posting.weights.push(Math.round(((frequency * (SATURATION + 1)) / (frequency + norm)) * 1000) / 1000);
    }
  }

  /** Adds terms that a text has or has not; ids must grow. */
  mark(id: number, terms: Iterable<string>): void {
    for (const term of terms) {
      const posting = this.postings.get(term) ?? { ids: [], weights: [] };
      this.postings.set(term, posting);
      posting.ids.push(id);
      posting.weights.push(1);
    }
  }
}
