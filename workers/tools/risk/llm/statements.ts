import { cleanText } from '#workers/extraction/clean.js';
import { findInstructions } from '#workers/engines/text/instructions.js';
import { namesWithout, PartyNames } from '#workers/engines/text/named-parties.js';
import { valuesWithout } from '#workers/engines/text/named-values.js';
import type { Party } from '#workers/engines/text/parties.js';
import { EACH } from '../finding.js';
import { QuoteIndex, type Span } from '#workers/engines/text/quotes/resolve.js';

/** Most characters of a statement; a longer one is an essay, whose parts no quote bears one by one. */
const STATEMENT_CHARS = 600;
const QUOTE_CHARS = 2_000;
/** Least number of letters that a quote must have besides instructions to a machine. */
const LEAST_LETTERS = 12;

/** A statement that the passage bears out, with the places of its quote. */
export interface Statement {
  text: string;
  /** The pieces of the quote, in order. */
  spans: Span[];
  start: number;
  end: number;
}

/** Removes what cannot be stored or shown from a model's text. */
export const tidy = (text: string) => cleanText(text).trim();

/** Checks what a model says of one passage against the passage's words. */
export class StatementCheck {
  readonly #index: QuoteIndex;
  readonly #names: PartyNames;
  readonly #orders: readonly Span[];

  constructor(
    readonly passage: string,
    parties: readonly Party[],
  ) {
    this.#index = new QuoteIndex(passage);
    this.#names = new PartyNames(parties);
    this.#orders = findInstructions(passage).spans;
  }

  /**
   * Returns a statement whose quote stands in the passage and names every value and name in it; null for any other.
   * Words that address a machine bear nothing but a finding on themselves.
   */
  verified(said: { text: string; quote: string }, kind: string): Statement | null {
    const text = tidy(said.text);
    const quote = tidy(said.quote);
    if (text === '' || text.length > STATEMENT_CHARS || quote.length > QUOTE_CHARS) return null;
    const spans = this.#index.spans(quote);
    const [first] = spans ?? [];
    const last = spans?.at(-1);
    if (spans === null || first === undefined || last === undefined) return null;
    if (kind !== 'hidden-instructions' && this.#isOrder(spans)) return null;
    const ground = this.#wordsOf(spans);
    if (this.#saysMore(text, ground) || namesWithout(this.#names.without(text), ground).length > 0)
      return null;
    return { text, spans, start: first.start, end: last.end };
  }

  /** True if statements bear out a title: names in it may be written with capitals, as any word of a title. */
  bears(title: string, statements: readonly Statement[]): boolean {
    return !this.#saysMore(title, this.#wordsOf(statements.flatMap(({ spans }) => spans)));
  }

  /** True if all values and names in a sentence about statements stand in their quotes. */
  bearsSentence(text: string, statements: readonly Statement[]): boolean {
    const ground = this.#wordsOf(statements.flatMap(({ spans }) => spans));
    return !this.#saysMore(text, ground) && namesWithout(this.#names.without(text), ground).length === 0;
  }

  /** Returns a party as the contract calls it, whatever name a model gives it; null for none. */
  partyOf(name: string | null): string | null {
    const written = tidy(name ?? '').toLowerCase();
    if (written === '' || written === EACH) return written === '' ? null : EACH;
    return this.#names.partyIn(written) ?? written;
  }

  #saysMore(text: string, ground: string): boolean {
    return valuesWithout(text, ground).length > 0 || this.#names.namesOtherThan(text, ground);
  }

  /** The words at some places, whole: a quote that ends within "1,250,000" does not bear "1,250". */
  #wordsOf(spans: readonly Span[]): string {
    const { passage } = this;
    const isInWord = (at: number) =>
      /[\p{L}\p{N}]/u.test(passage.charAt(at)) ||
      (/[.,٫٬]/.test(passage.charAt(at)) &&
        /\p{N}/u.test(passage.charAt(at - 1)) &&
        /\p{N}/u.test(passage.charAt(at + 1)));
    return spans
      .map(({ start, end }) => {
        let from = start;
        let to = end;
        while (from > 0 && isInWord(from) && isInWord(from - 1)) from -= 1;
        while (to < passage.length && isInWord(to) && isInWord(to - 1)) to += 1;
        return passage.slice(from, to);
      })
      .join(' … ');
  }

  /** True if hardly anything is left of a quote besides instructions to a machine. */
  #isOrder(spans: readonly Span[]): boolean {
    if (this.#orders.length === 0) return false;
    let rest = '';
    for (const { start, end } of spans) {
      let at = start;
      for (const order of this.#orders) {
        if (order.end <= at || order.start >= end) continue;
        rest += this.passage.slice(at, Math.max(at, order.start));
        at = Math.min(end, order.end);
      }
      rest += this.passage.slice(at, end);
    }
    return (rest.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS;
  }
}
