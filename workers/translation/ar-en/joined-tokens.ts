import type { Pronoun, Token } from './token.js';

/** The token of a conjunction that was joined to a word. */
export const asConjunction = (letter: string | null | undefined): Token[] =>
  letter === 'و' || letter === 'ف' ? [{ kind: 'conjunction', ar: letter }] : [];

/** The token of a preposition that was joined to a word. */
export const asPreposition = (letter: string | null | undefined): Token[] =>
  letter === 'ب' || letter === 'ل' || letter === 'ك'
    ? [
        {
          kind: 'phrase',
          ar: letter,
          en: { ب: 'by', ل: 'to', ك: 'as' }[letter],
          type: 'preposition',
          flags: [],
        },
      ]
    : [];

/** The pronouns that can end a term. */
export const ENDINGS: Record<string, Pronoun> = { ه: 'it', ها: 'her', هم: 'them', هما: 'them' };
