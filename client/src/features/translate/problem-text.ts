import type { TermProblem } from '#shared/domain/glossary-problems.js';
import { LIMITS } from '#shared/limits.js';
import type { Translate } from '../../lib/translation.js';

/** Returns what is wrong with a term as text. */
export function problemText(t: Translate, problem: TermProblem): string {
  const { termChars, noteChars } = LIMITS.glossary;
  switch (problem.code) {
    case 'term_long':
      return t('glossary.problem.term_long', { count: termChars });
    case 'note_long':
      return t('glossary.problem.note_long', { count: noteChars });
    case 'not_en':
    case 'not_ar':
      return t(`glossary.problem.${problem.code}`, { term: problem.words });
    default:
      return t(`glossary.problem.${problem.code}`);
  }
}
