import { hasNewClause } from './arabic-ends.js';
import { arabicModalityOf, arabicModalsIn } from './arabic-modals.js';
import { negatorsIn, type Negator } from './arabic-negators.js';
import { arabicRestrictions, isWithin, lifts } from './arabic-restrictions.js';
import { deniedPredicate, voidedTerm } from './arabic-predicates.js';
import { wordsOf, type Word } from './arabic-words.js';
import type { Restriction, Span, Stance } from './stance.js';

/** Text before a place in which its verb would stand. */
const SUBJECT_CHARS = 80;

/** Reads a folded Arabic sentence; created once for each, and then asked for places in it. */
export class ArabicClause {
  readonly #restrictions: Restriction[];
  readonly #negators: Negator[];
  readonly #modals: Span[];
  readonly #words: Word[];

  constructor(readonly text: string) {
    const words = wordsOf(text);
    this.#words = words;
    this.#restrictions = arabicRestrictions(text, words);
    this.#negators = negatorsIn(text, words);
    this.#modals = arabicModalsIn(text);
  }

  /** Returns how the sentence speaks of what stands at an offset. Takes some µs. */
  at(offset: number): Stance {
    const within = this.#restrictionAt(offset);
    const from = within?.marker.end ?? 0;
    const modal =
      this.#modals.findLast(
        ({ start }) => start <= offset && this.#isOpen(start, from) && !this.#isApart(start, offset),
      ) ?? null;
    const restrictions = this.#restrictions.filter(
      ({ span }) =>
        !isWithin(span, offset) && this.#isSamePart(span.start, offset) && this.#isSameClause(span, offset),
    );
    const negators = this.#negatorsOf(offset, within, restrictions);
    return {
      denied: negators.length % 2 === 1,
      negators,
      modality: modal === null ? 'statement' : arabicModalityOf(this.text.slice(modal.start)),
      modal,
      within,
      restrictions,
    };
  }

  #restrictionAt(offset: number): Restriction | null {
    return (
      this.#restrictions.findLast(({ marker, span }) => marker.end <= offset && offset < span.end) ?? null
    );
  }

  /** True if a place belongs to the clause that begins at `from`, and not to a restriction within that. */
  #isOpen(at: number, from: number): boolean {
    return (
      at >= from && !this.#restrictions.some(({ marker, span }) => marker.end > from && isWithin(span, at))
    );
  }

  /** True if a word belongs to a denial that a place after it has no part in: "without any duty of his". */
  #isApart(at: number, offset: number): boolean {
    return this.#negators.some(({ reach }) =>
      reach.some((one) => isWithin(one, at) && !isWithin(one, offset)),
    );
  }

  /** Parts of a sentence end at semicolons; the lead-in of a list belongs to each of its items. */
  #isSamePart(a: number, b: number): boolean {
    const [from, to] = a < b ? [a, b] : [b, a];
    const between = this.text.slice(from, to);
    return !between.includes(';') || (a < b && between.slice(0, between.indexOf(';')).includes(':'));
  }

  /** A restriction that opens its clause is followed by the main verb, so that only a conjunction divides them. */
  #isSameClause({ start, end }: Span, offset: number): boolean {
    if (start > offset) return !hasNewClause(this.#words, offset, start);
    return !/[,.]\s*و(?:ل[اهن]|[يت]|على)/.test(this.text.slice(end, offset));
  }

  #negatorsOf(offset: number, within: Restriction | null, restrictions: readonly Restriction[]): Span[] {
    const from = within?.marker.end ?? 0;
    const reaching = this.#negators.filter(
      ({ span, reach }) => this.#isOpen(span.start, from) && reach.some((one) => isWithin(one, offset)),
    );
    const found = reaching.map(({ span }) => span);
    const subject = found.length === 0 ? this.#deniedAfter(offset, from) : null;
    if (subject !== null) found.push(subject);
    const voided = voidedTerm(this.#clauseBefore(offset, from), this.text, offset);
    if (voided !== null && found.every(({ start }) => start !== voided.start)) found.push(voided);
    if (found.length % 2 === 1) {
      const lifting = restrictions.find(
        (one) =>
          lifts(one, this.text) &&
          reaching.some(
            ({ span, reach, takesException }) =>
              takesException &&
              span.end <= one.span.start &&
              reach.some((part) => isWithin(part, one.span.start)),
          ),
      );
      if (lifting !== undefined) found.push(lifting.marker);
    }
    // "All fees except the penalty": what an exception names is the opposite of what the rest says.
    return within?.kind === 'exception' ? [...this.#aroundException(within), ...found] : found;
  }

  #aroundException({ marker, span }: Restriction): Span[] {
    const outer = this.#restrictionAt(marker.start - 1);
    const from = outer?.marker.end ?? 0;
    const before = this.#negators.filter(
      (one) =>
        this.#isOpen(one.span.start, from) &&
        one.takesException &&
        one.reach.some((part) => isWithin(part, marker.start)),
    );
    const isOpening = /^[^ء-ي]*$/.test(this.text.slice(0, marker.start));
    const after = this.#negators.filter(
      (one) => isOpening && one.span.start >= span.end && one.span.start < span.end + 15,
    );
    return [...before, ...after].map((one) => one.span).concat(marker);
  }

  #clauseBefore(offset: number, from: number): string {
    return /[^,;.:]*$/.exec(this.text.slice(Math.max(from, offset - SUBJECT_CHARS), offset))?.[0] ?? '';
  }

  /** Returns the denial of a subject that stands before its predicate. */
  #deniedAfter(offset: number, from: number): Span | null {
    const clause = this.#clauseBefore(offset, from);
    // A noun after "that" is a subject anew.
    const that = [...clause.matchAll(/(?:^|\s)[وفبل]?ان(?:ه|ها)?\s/g)].at(-1);
    const before = that === undefined ? clause : clause.slice(that.index + that[0].length);
    const start = offset - before.length;
    const isGoverned = this.#modals.some((modal) => modal.start >= start && modal.start <= offset);
    const denial = deniedPredicate(before, this.text, offset, isGoverned);
    return denial !== null && this.#isOpen(denial.start, from) ? denial : null;
  }
}
