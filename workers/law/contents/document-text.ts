import type { InBoth } from '#platform/law/rules/rule.js';
import { arabicPattern, folded } from '#workers/engines/text/arabic.js';
import { normalizeText, phrasePattern } from '#workers/engines/text/plain.js';

/** Offsets in the text of a document, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Longer texts are searched up to here, and then nothing is told to be missing. */
const SEARCHED_CHARS = 400_000;

/** A document's text in the forms in which it is searched. A pattern may hold `[^.;]`, which goes over line ends. */
export class DocumentText {
  readonly flat: string;
  readonly isWhole: boolean;
  readonly #arabic: { text: string; offsets: readonly number[] };

  constructor(text: string) {
    this.flat = normalizeText(text.slice(0, SEARCHED_CHARS));
    this.isWhole = text.length <= SEARCHED_CHARS;
    this.#arabic = folded(this.flat);
  }

  /** Returns the first place of words in either language; null if there is none. */
  find({ en, ar }: InBoth): Span | null {
    const english = phrasePattern(en).exec(this.flat);
    if (english !== null) return { start: english.index, end: english.index + english[0].length };
    const arabic = arabicPattern(ar).exec(this.#arabic.text);
    return arabic === null ? null : this.#own(arabic);
  }

  /** Returns every place of words in either language. */
  findAll({ en, ar }: InBoth): Span[] {
    return [
      ...Array.from(this.flat.matchAll(phrasePattern(en, 'gi')), ({ index, 0: words }) => ({
        start: index,
        end: index + words.length,
      })),
      ...Array.from(this.#arabic.text.matchAll(arabicPattern(ar, 'g')), (match) => this.#own(match)),
    ];
  }

  has(words: InBoth): boolean {
    return this.find(words) !== null;
  }

  /** Returns a stretch as a text of its own. */
  within({ start, end }: Span): DocumentText {
    return new DocumentText(this.flat.slice(start, end));
  }

  #own({ index, 0: words }: RegExpExecArray | RegExpMatchArray): Span {
    const { offsets } = this.#arabic;
    const start = offsets[index ?? 0] ?? 0;
    return { start, end: (offsets[(index ?? 0) + words.length - 1] ?? start) + 1 };
  }
}
