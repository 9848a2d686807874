import { fold, type Folded } from './fold.js';

/** Least length of a quote: shorter ones match by chance. */
const MIN_CHARS = 3;
/** Least length of the first and the last piece of a quote with ellipses. */
const MIN_END_CHARS = 12;
/** Most characters between the beginning and the end of a quote with ellipses. */
const MOST_GAPPED_CHARS = 4_000;
const ELLIPSIS = /(?<!\s)\s*(?:\.{3}|…|\[\s*(?:\.{3}|…)\s*\])\s*/;

/** Offsets in the text, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

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
  find(quote: string, near?: number): Span | null {
    const spans = this.spans(quote, near);
    const [first] = spans ?? [];
    const last = spans?.at(-1);
    return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
  }

  /**
   * Returns the places of the words of a quote, in order: one, or one for each piece between ellipses. Null if the text
   * does not contain all of them. `near` as in `find`.
   */
  spans(quote: string, near?: number): Span[] | null {
    for (const form of [quote, unwrapped(quote)]) {
      const wanted = fold(form).text.trim();
      const found = wanted.length < MIN_CHARS ? null : this.#search(wanted, near);
      if (found !== null) return [this.#original(found)];
    }
    return this.#withGaps(unwrapped(quote), near);
  }

  /** Searches from an offset of the folded text on; returns folded offsets. */
  #search(wanted: string, near?: number, offset = 0): Span | null {
    const { text } = this.#folded;
    let best: Span | null = null;
    let bestRank = Infinity;
    for (let from = text.indexOf(wanted, offset); from !== -1; from = text.indexOf(wanted, from + 1)) {
      const span = { start: from, end: from + wanted.length };
      const cut = /\w/.test(text[from - 1] ?? ' ') || /\w/.test(text[span.end] ?? ' ');
      const distance = near === undefined ? 0 : Math.abs(this.#original(span).start - near);
      const rank = distance + (cut ? this.#text.length + 1 : 0);
      if (rank < bestRank) {
        best = span;
        bestRank = rank;
      }
      if (near === undefined && !cut) break;
    }
    return best;
  }

  /** Finds a quote with ellipses: all its pieces must follow in this order, close to each other. */
  #withGaps(quote: string, near?: number): Span[] | null {
    const cut = quote.split(ELLIPSIS);
    const pieces = cut.map((piece) => fold(piece).text.trim()).filter((piece) => piece !== '');
    const ends = [pieces[0] ?? '', pieces.at(-1) ?? ''];
    if (cut.length < 2 || ends.some(({ length }) => length < MIN_END_CHARS)) return null;
    const spans: Span[] = [];
    let from = 0;
    for (const piece of pieces) {
      const last = spans.at(-1);
      const found = piece.length < MIN_CHARS ? null : this.#search(piece, last?.end ?? near, from);
      if (found === null) return null;
      from = found.end;
      spans.push(this.#original(found));
    }
    const [first] = spans;
    const last = spans.at(-1);
    const isClose = first !== undefined && last !== undefined && last.end - first.start < MOST_GAPPED_CHARS;
    return isClose ? spans : null;
  }

  #original({ start, end: to }: Span): Span {
    const { starts, ends } = this.#folded;
    let end = ends[to - 1] ?? 0;
    // Marks and tatweel that were dropped by the folding belong to the letter before them.
    while (end < this.#text.length && /[\u064b-\u0652\u0670\u0640]/.test(this.#text[end] ?? '')) end += 1;
    return { start: starts[start] ?? 0, end };
  }
}

/** Removes quotation marks that a model may have put around its quote. */
function unwrapped(quote: string): string {
  const bare = quote.replace(/^[\s\u200e\u200f]+|(?<![\s\u200e\u200f])[\s\u200e\u200f]+$/g, '');
  return /^["“«'‘](.*)["”»'’]$/s.exec(bare)?.[1] ?? bare;
}
