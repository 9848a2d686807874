import { languageOf } from '#workers/engines/text/arabic.js';
import { sentencesOf, type Sentence, type Stretch } from '#workers/engines/text/sentences.js';
import { bearingOn, turnsOnDenial, type Bearing } from '../builtin/asserted/asserted.js';
import type { Span } from '#workers/engines/text/quotes/resolve.js';
import type { Party } from '#workers/engines/text/parties.js';
import type { AnsweredFinding } from './prompt.js';
import { RoleReader } from './roles.js';
import type { Statement } from './statements.js';

/** Reads whether the sentences of one passage say what a model finds in them. */
export class PassageReader {
  #sentences: Sentence[] | undefined;
  readonly #roles: RoleReader;

  /** Offsets of the stretches count from the passage's start. */
  constructor(
    readonly passage: string,
    readonly stretches: readonly Stretch[],
    parties: readonly Party[],
  ) {
    this.#roles = new RoleReader(parties);
  }

  /**
   * Returns the sentence that contradicts a kind of risk; null if none does, or if another one that the statements rest
   * on says that it is so.
   */
  against(kind: string, statements: readonly Statement[]): Span | null {
    if (!turnsOnDenial(kind)) return null;
    let against: Span | null = null;
    for (const { sentence, at } of this.#placesOf(statements)) {
      const bearing: Bearing = bearingOn(kind, sentence, at);
      if (bearing === 'asserted') return null;
      if (bearing === 'contradicted') against ??= { start: sentence.start, end: sentence.end };
    }
    return against;
  }

  /** Returns the sentence that names another bearer or holder of a finding; null if none does. */
  againstRoles(finding: AnsweredFinding, statements: readonly Statement[]): Span | null {
    const found = this.#placesOf(statements).find(({ sentence }) =>
      this.#roles.contradicts(finding, sentence),
    );
    return found === undefined ? null : { start: found.sentence.start, end: found.sentence.end };
  }

  /** Returns the sentences that statements rest on, with the places of their quotes in the text that is read. */
  #placesOf(statements: readonly Statement[]): { sentence: Sentence; at: Span }[] {
    this.#sentences ??= sentencesOf(this.passage, this.stretches);
    const spans = statements.flatMap((statement) => statement.spans);
    return this.#sentences.flatMap((sentence) =>
      spans.flatMap((span) => {
        const at = placeIn(sentence, span);
        return at === null ? [] : [{ sentence, at }];
      }),
    );
  }
}

/** True if a statement says of a kind of risk, in its own words, that it is not so. */
export const denies = (kind: string, { text }: Statement): boolean =>
  turnsOnDenial(kind) &&
  bearingOn(kind, { text, lang: languageOf(text) }, { start: 0, end: text.length }) === 'contradicted';

/** Returns where a place of the passage lies in the text that a sentence is read as; null if it lies elsewhere. */
function placeIn({ start, end, text, sourceOffsets }: Sentence, span: Span): Span | null {
  if (span.end <= start || span.start >= end) return null;
  if (sourceOffsets === null)
    return { start: Math.max(0, span.start - start), end: Math.min(text.length, span.end - start) };
  const first = sourceOffsets.findIndex((offset) => offset >= span.start && offset < span.end);
  const last = sourceOffsets.findLastIndex((offset) => offset >= span.start && offset < span.end);
  return first === -1 ? null : { start: first, end: last + 1 };
}
