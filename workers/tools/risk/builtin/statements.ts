import type { Language } from '#shared/contracts/common.js';
import { shownWords, type Passage } from '#workers/engines/text/passage.js';
import { sourceSpan, type Located } from '#workers/engines/text/source-span.js';
import type { Statement } from '../finding.js';
import type { Note } from './rules/claims.js';
import type { Facts } from './rules/rule.js';
import { renderStatements, type Wording } from './words/wording.js';

interface Span {
  start: number;
  end: number;
}

/** Where the words of a finding lie: the piece of text, and what its rule matched. */
export interface Places {
  piece: string;
  match: Span;
  /** The parts of the quote, if a page break divides it. */
  parts?: Span[] | undefined;
}

/** Returns the notes that the quote bears, their words as offsets in the piece: what is not shown is not said. */
export function groundedNotes(
  notes: readonly Note[],
  sentence: Located,
  { start, end, parts }: Pick<Passage, 'start' | 'end' | 'parts'>,
): Note[] {
  return notes.flatMap(({ name, ground }): Note[] => {
    if ('searched' in ground) return [{ name, ground }];
    const words = sourceSpan(sentence, ground);
    const shown = (parts ?? [{ start, end }]).some(
      (part) => words.start < part.end && part.start < words.end,
    );
    return shown && words.start >= start && words.end <= end ? [{ name, ground: words }] : [];
  });
}

/** Returns the sentences of an explanation that speak of the clause, each with the words of the piece that bear it. */
export function statementsOf(
  wording: Wording,
  notes: readonly Note[],
  facts: Facts,
  lang: Language,
  { piece, match, parts }: Places,
): Statement[] {
  const names = notes.map(({ name }) => name);
  return renderStatements(wording, names, facts, lang).map(({ text, note }) => {
    const ground = notes.find(({ name }) => name === note)?.ground ?? match;
    return { text, words: 'searched' in ground ? null : shownWords(piece, ground, parts) };
  });
}
