import { legalTerms } from '#platform/law/glossary.js';
import type { DraftTranslator } from '../draft.js';
import { termByTerm } from '../term-by-term.js';

const translate = termByTerm('ar', () => legalTerms().map(({ en, ar: [ar] }) => ({ en, ar })));

/** Drafts English text in Arabic, term by term. */
export const draftEnglishToArabic: DraftTranslator = (task) => translate(task);
