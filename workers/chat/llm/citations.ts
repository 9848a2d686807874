import type { Citation } from '#shared/api/chat.js';
import { findInstructions } from '#workers/engines/text/instructions.js';
import { QuoteIndex, type Span } from '#workers/engines/text/quotes/resolve.js';
import { findSteering } from './steering.js';
import type { Passage } from './passages.js';

/** Least number of letters and digits of a quote, besides words that steer a reader: fewer bear nothing. */
const LEAST_CHARS = 8;

interface Cited {
  citation: Citation;
  passage: Passage;
  /** What the citation bears: its words, and what its passage is. */
  ground: string;
}

/** The citations of one answer, numbered in the order in which they come. */
export class Citations {
  readonly #read = new Map<Passage, { index: QuoteIndex; orders: Span[] }>();
  readonly #numbers = new Map<string, number>();
  readonly #cited: Cited[] = [];

  constructor(private readonly passages: readonly Passage[]) {}

  /**
   * Returns the number of a citation of some words of a passage, from 1; null if there is no such passage, the words do not
   * stand in it, or bear nothing.
   */
  cite(n: number, quote: string): number | null {
    const passage = this.passages[n - 1];
    if (passage === undefined) return null;
    const { index, orders } = this.#reading(passage);
    const spans = index.spans(quote);
    const [first] = spans ?? [];
    const last = spans?.at(-1);
    if (spans === null || first === undefined || last === undefined) return null;
    const words = spans.map((span) => passage.text.slice(span.start, span.end)).join(' … ');
    const place = { start: first.start, end: last.end };
    if (!bears(passage.text, spans, orders)) return null;
    const key = `${n}:${place.start}-${place.end}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#cited.length + 1;
    this.#numbers.set(key, number);
    this.#cited.push({
      citation: { n: number, ...passage.citation(place) },
      passage,
      ground: `${passage.label}\n${words}`,
    });
    return number;
  }

  #reading(passage: Passage) {
    const known = this.#read.get(passage);
    if (known !== undefined) return known;
    const { text } = passage;
    const read = {
      index: new QuoteIndex(text),
      orders: [...findInstructions(text).spans, ...findSteering(text)],
    };
    this.#read.set(passage, read);
    return read;
  }

  /** All citations so far. */
  get all(): readonly Cited[] {
    return this.#cited;
  }

  /** What the citations with these numbers bear. */
  groundOf(numbers: readonly number[]): string {
    return numbers.map((n) => this.#cited[n - 1]?.ground ?? '').join('\n');
  }
}

/** True if enough is left of a quote besides words that address a machine. */
function bears(text: string, spans: readonly Span[], orders: readonly Span[]): boolean {
  let chars = 0;
  for (const { start, end } of spans) {
    for (let at = start; at < end; at += 1) {
      const isOrder = orders.some((order) => at >= order.start && at < order.end);
      if (!isOrder && /[\p{L}\p{N}]/u.test(text.charAt(at))) chars += 1;
    }
  }
  return chars >= LEAST_CHARS || (chars > 0 && orders.length === 0 && /\p{N}/u.test(textOf(text, spans)));
}

const textOf = (text: string, spans: readonly Span[]) =>
  spans.map(({ start, end }) => text.slice(start, end)).join(' ');
