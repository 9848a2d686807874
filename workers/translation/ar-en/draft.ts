import { legalTerms } from '#platform/law/glossary.js';
import type { DraftTranslator } from '../draft.js';
import { termByTerm } from '../term-by-term.js';

const translate = termByTerm('en', () =>
  legalTerms().flatMap(({ en, ar }) => ar.map((name) => ({ en, ar: name }))),
);

/** Drafts Arabic text in English, term by term. */
export const draftArabicToEnglish: DraftTranslator = (task) => translate(task);
