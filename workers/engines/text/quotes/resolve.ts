import { fold, type Folded } from './fold.js';

/** Least length of a quote: shorter ones match by chance. */
const MIN_CHARS = 3;
const ELLIPSIS = /(?<!\s)\s*(?:\.{3}|…|\[\s*(?:\.{3}|…)\s*\])\s*/;

/** An index for finding quotes in a text: the text is folded once, however many quotes are looked up. */
export class QuoteIndex {
  readonly #text: string;
  readonly #folded: Folded;

  constructor(text: string) {
    this.#text = text;
    this.#folded = fold(text);
  }

  /**
   * Returns the place of a quote as UTF-16 offsets, end exclusive; null if the text does not contain it. `near`
   * selects the occurrence closest to an offset; without it, the first one at word boundaries is returned.
   */
  find(quote: string, near?: number): { start: number; end: number } | null {
    for (const form of [quote, unwrapped(quote)]) {
      const wanted = fold(form).text.trim();
      const found = wanted.length < MIN_CHARS ? null : this.#search(wanted, near);
      if (found !== null) return found;
    }
    return this.#withGaps(unwrapped(quote), near);
  }

  #search(wanted: string, near?: number): { start: number; end: number } | null {
    const { text } = this.#folded;
    let best: { start: number; end: number } | null = null;
    let bestRank = Infinity;
    for (let from = text.indexOf(wanted); from !== -1; from = text.indexOf(wanted, from + 1)) {
      const span = this.#original(from, from + wanted.length);
      const cut = /\w/.test(text[from - 1] ?? ' ') || /\w/.test(text[from + wanted.length] ?? ' ');
      const rank = (near === undefined ? 0 : Math.abs(span.start - near)) + (cut ? this.#text.length + 1 : 0);
      if (rank < bestRank) {
        best = span;
        bestRank = rank;
      }
      if (near === undefined && !cut) break;
    }
    return best;
  }

  /** Finds a quote with an ellipsis: its parts must follow in this order, close to each other. */
  #withGaps(quote: string, near?: number): { start: number; end: number } | null {
    const ends = quote.split(ELLIPSIS).map((piece) => fold(piece).text.trim());
    const first = ends.find((piece) => piece !== '');
    const last = ends.findLast((piece) => piece !== '');
    if (ends.length < 2 || first === undefined || last === undefined || first.length < 12) return null;
    const head = this.#search(first, near);
    if (head === null || ends.filter((piece) => piece !== '').length === 1) return head;
    if (last.length < 12) return null;
    const tail = this.#search(last, head.end);
    return tail !== null && tail.start >= head.end && tail.end - head.start < 4_000
      ? { start: head.start, end: tail.end }
      : null;
  }

  #original(from: number, to: number): { start: number; end: number } {
    const { starts, ends } = this.#folded;
    let end = ends[to - 1] ?? 0;
    // Marks and tatweel that were dropped by the folding belong to the letter before them.
    while (end < this.#text.length && /[\u064b-\u0652\u0670\u0640]/.test(this.#text[end] ?? '')) end += 1;
    return { start: starts[from] ?? 0, end };
  }
}

/** Removes quotation marks that a model may have put around its quote. */
function unwrapped(quote: string): string {
  const bare = quote.replace(/^[\s\u200e\u200f]+|(?<![\s\u200e\u200f])[\s\u200e\u200f]+$/g, '');
  return /^["“«'‘](.*)["”»'’]$/s.exec(bare)?.[1] ?? bare;
}

/** Returns the place of a quote in a text, or null. For many quotes of one text use `QuoteIndex`. */
export function resolveQuote(text: string, quote: string): { start: number; end: number } | null {
  return new QuoteIndex(text).find(quote);
}
