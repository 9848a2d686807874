import { LIMITS } from '../limits.js';
import type { CsvTerm } from './glossary-csv.js';

/** A problem with a term of a glossary. */
export type TermProblem =
  | { code: 'missing_en' | 'missing_ar' | 'term_long' | 'note_long' }
  | { code: 'not_en' | 'not_ar'; words: string }
  /** Its English term stands in the glossary before, as the term with the index `before`. */
  | { code: 'repeated'; before: number };

const LETTERS = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };

/** Returns the English term in the form in which it is compared with others. */
export const termName = ({ en }: Pick<CsvTerm, 'en'>): string => en.trim().toLowerCase().replace(/\s+/g, ' ');

/** Returns what is wrong with a term itself; null if nothing is. */
export function problemOfTerm(term: CsvTerm): TermProblem | null {
  const { termChars, noteChars } = LIMITS.glossary;
  for (const lang of ['en', 'ar'] as const) {
    const words = term[lang];
    if (words === '') return { code: `missing_${lang}` };
    if (words.length > termChars) return { code: 'term_long' };
    if (!LETTERS[lang].test(words)) return { code: `not_${lang}`, words };
  }
  return term.note.length > noteChars ? { code: 'note_long' } : null;
}

/** Returns what is wrong with each term of a glossary, in their order; the same English term may stand in it once. */
export function problemsOfTerms(terms: readonly CsvTerm[]): (TermProblem | null)[] {
  const seen = new Map<string, number>();
  return terms.map((term, index) => {
    const name = termName(term);
    const before = seen.get(name);
    if (before === undefined) seen.set(name, index);
    const problem = problemOfTerm(term);
    return problem ?? (before === undefined ? null : { code: 'repeated', before });
  });
}
