import type { GlossaryTerm } from '#shared/api/translate.js';
import { readTerms } from '#shared/domain/glossary-csv.js';
import { problemOfTerm, termName, type TermProblem } from '#shared/domain/glossary-problems.js';
import { LIMITS } from '#shared/limits.js';

/** A term of a file that was not taken, by its number in the file, and why. */
export interface RefusedTerm {
  n: number;
  problem: TermProblem;
}

/** Terms that are read from a file. */
export interface ReadTerms {
  terms: GlossaryTerm[];
  refused: RefusedTerm[];
}

/** Most bytes of a file that is read: that of a full glossary, in the longest encoding, with room to spare. */
const { terms, termChars, noteChars } = LIMITS.glossary;
export const MOST_BYTES = terms * (2 * termChars + noteChars) * 2;

const trimmed = ({ en, ar, note }: GlossaryTerm): GlossaryTerm => ({
  en: en.trim(),
  ar: ar.trim(),
  note: note.trim(),
});

/** Reads the terms of a CSV file; of those that repeat one of the file, the first is taken. */
export function termsOfCsv(csv: string): ReadTerms {
  const seen = new Map<string, number>();
  const read: ReadTerms = { terms: [], refused: [] };
  for (const [index, raw] of readTerms(csv).entries()) {
    const term = trimmed(raw);
    const before = seen.get(termName(term));
    const problem =
      problemOfTerm(term) ?? (before === undefined ? null : ({ code: 'repeated', before } as const));
    if (problem !== null) read.refused.push({ n: index + 1, problem });
    else {
      seen.set(termName(term), index);
      read.terms.push(term);
    }
  }
  return read;
}

/** Puts terms into a glossary: those whose English term stands in it take its place, others come at its end. */
export function withTerms(glossary: readonly GlossaryTerm[], added: readonly GlossaryTerm[]): GlossaryTerm[] {
  const byName = new Map(glossary.map((term) => [termName(term), term]));
  for (const term of added) byName.set(termName(term), term);
  return [...byName.values()];
}

/** Removes the term with an English term. */
export const withoutTerm = (
  glossary: readonly GlossaryTerm[],
  term: Pick<GlossaryTerm, 'en'>,
): GlossaryTerm[] => glossary.filter((one) => termName(one) !== termName(term));

/** Puts a term where `before` stands, or at the end where that is gone. */
export function withChangedTerm(
  glossary: readonly GlossaryTerm[],
  before: GlossaryTerm,
  term: GlossaryTerm,
): GlossaryTerm[] {
  const at = glossary.findIndex((one) => termName(one) === termName(before));
  return at < 0 ? [...glossary, term] : glossary.with(at, term);
}

/** Puts a term back where it stood. */
export const withTermAt = (
  glossary: readonly GlossaryTerm[],
  at: number,
  term: GlossaryTerm,
): GlossaryTerm[] => withoutTerm(glossary, term).toSpliced(at, 0, term);

/** Returns the terms that contain what is searched for, in either language or the note. */
export function findTerms(glossary: readonly GlossaryTerm[], query: string): GlossaryTerm[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [...glossary];
  return glossary.filter((term) =>
    [term.en, term.ar, term.note].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Returns what is wrong with a term that is typed; `others` are the rest of the glossary. */
export function problemOfTyped(term: GlossaryTerm, others: readonly GlossaryTerm[]): TermProblem | null {
  const before = others.findIndex((one) => termName(one) === termName(term));
  return problemOfTerm(trimmed(term)) ?? (before < 0 ? null : { code: 'repeated', before });
}

/** Decodes a CSV file: UTF-8, UTF-16 with a mark, or what Excel in Arabic writes; undefined where it is no text. */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  for (const encoding of utf16 === undefined ? ['utf-8', 'windows-1256'] : [utf16]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : text;
    } catch {
      continue;
    }
  }
  return undefined;
}
