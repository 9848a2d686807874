import { bounded } from '../plain.js';
import type { Quantity } from './value.js';

/** One character for each kind of quantity, so that a pattern sees a whole quantity as one letter. */
const MARKS: Record<Quantity['kind'], string> = {
  duration: '\ue000',
  amount: '\ue001',
  rate: '\ue002',
  open: '\ue003',
  count: '\ue004',
  yearly: '\ue005',
};
/** Characters in the place of the dots of abbreviations, numbers and clause references. */
const INNER_DOT = '·';
/** Most characters of a part of a clause that is read around a quantity. */
const SEGMENT_CHARS = 400;

const SLOTS: Record<string, string> = {
  '<D>': `([${MARKS.duration}${MARKS.open}])`,
  '<M>': `([${MARKS.amount}${MARKS.open}])`,
  '<P>': `([${MARKS.rate}${MARKS.open}])`,
  '<A>': `([${MARKS.amount}${MARKS.rate}${MARKS.open}])`,
  '<Q>': `([${MARKS.amount}${MARKS.count}${MARKS.open}])`,
  '<Y>': `([${MARKS.duration}${MARKS.yearly}${MARKS.open}])`,
};
/** A gap within the sentence in which no other quantity stands. */
const gap = (length: number) => `[^.;${MARKS.duration}-${MARKS.open}]{0,${length}}?`;

const compiled = new Map<string, RegExp>();

/**
 * Compiles a cue over a marked clause: `<D>` is a length of time, `<M>` money, `<P>` a rate, `<A>` money or a rate,
 * `<Q>` money or a count, `<Y>` a length of time or "annual"; `…` is a gap without another quantity, `……` a wide one.
 */
export function cuePattern(source: string, flags = 'dgi'): RegExp {
  const key = `${flags}:${source}`;
  let pattern = compiled.get(key);
  if (pattern === undefined) {
    const body = bounded(source).replaceAll('……', gap(260)).replaceAll('…', gap(110));
    pattern = new RegExp(
      body.replace(/<[DMPAQY]>/g, (slot) => SLOTS[slot] ?? slot),
      flags,
    );
    compiled.set(key, pattern);
  }
  return pattern;
}

/** A clause in which each quantity is one character. */
export class MarkedClause {
  readonly marked: string;
  readonly #quantities = new Map<number, Quantity>();
  /** `borders` matches where a part of a sentence ends, such as ", or". */
  readonly #borders: RegExp;

  /** Marks the quantities of a text, which must not overlap and be in order. */
  constructor(
    readonly text: string,
    quantities: readonly Quantity[],
    borders: RegExp,
  ) {
    this.#borders = borders;
    let out = '';
    let from = 0;
    for (const quantity of quantities) {
      out += text.slice(from, quantity.start);
      this.#quantities.set(out.length, quantity);
      out += MARKS[quantity.kind];
      from = quantity.end;
    }
    out += text.slice(from);
    // A dot ends a sentence only before white space and a new beginning.
    this.marked = out.replace(/\.(?!\s+["'([]{0,2}[A-Z\u0621-\u064a]|\s*$)/g, INNER_DOT);
  }

  /** Yields the quantities that stand in a cue's slots, in order of the text, each with the matched words. */
  *matches(cue: string): Generator<{ quantity: Quantity; offset: number; words: string }> {
    for (const match of this.marked.matchAll(cuePattern(cue))) {
      const offset = match.indices?.[1]?.[0];
      const quantity = offset === undefined ? undefined : this.#quantities.get(offset);
      if (offset !== undefined && quantity !== undefined) yield { quantity, offset, words: match[0] };
    }
  }

  /** Returns the part of the sentence around a marked quantity, up to the nearest borders. */
  segment(offset: number): string {
    const before = this.marked.slice(Math.max(0, offset - SEGMENT_CHARS), offset);
    const after = this.marked.slice(offset, offset + SEGMENT_CHARS);
    const starts = [...before.matchAll(this.#borders)];
    const last = starts.at(-1);
    const stop = after.search(this.#borders);
    return (
      before.slice(last === undefined ? 0 : last.index + last[0].length) +
      after.slice(0, stop === -1 ? undefined : stop)
    );
  }

  /** Returns the text before a marked quantity within its sentence, at most `length` characters. */
  before(offset: number, length: number): string {
    return this.marked.slice(Math.max(0, offset - length), offset).replace(/^[\s\S]*[.;]/, '');
  }

  /** Returns the text after a marked quantity within its sentence, at most `length` characters. */
  after(offset: number, length: number): string {
    return this.marked.slice(offset + 1, offset + 1 + length).replace(/[.;][\s\S]*$/, '');
  }
}

/** Puts quantities in order and drops those that overlap one found before. */
export function withoutOverlaps(found: readonly Quantity[]): Quantity[] {
  const kept: Quantity[] = [];
  for (const one of found) {
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
}
