import type { Reading } from './lexicon/lexicon.js';

export type Pronoun = 'it' | 'her' | 'them' | 'you' | 'us' | 'me';

export interface WordToken {
  kind: 'word';
  raw: string;
  /** The folded form without what is joined to it. */
  base: string;
  definite: boolean;
  pronoun: Pronoun | null;
  /** The pronoun only refers back, as in «البيانات التي تتضمنها»; English leaves it out. */
  resumptive?: boolean;
  /** Ends in the alef of an indefinite accusative: an object or a predicate, not a subject. */
  accusative: boolean;
  /** The vowel signs of the passive are written: «يُمهل». */
  passive?: boolean;
  readings: Reading[];
}

/** What a phrase is followed by, or stands for. */
export type PhraseKind =
  | 'preposition'
  | 'clause'
  | 'adverb'
  | 'noun'
  | 'quantity'
  | 'adjective'
  | 'relative'
  | 'gerund'
  | 'or'
  | 'nothing';

export type Token =
  | { kind: 'punctuation'; text: string; spaced: boolean }
  | { kind: 'number'; text: string; value: number }
  /** Text that stays as it is: names, Latin letters. */
  | { kind: 'fixed'; text: string }
  | { kind: 'conjunction'; ar: 'و' | 'ف' }
  | { kind: 'phrase'; ar: string; en: string; type: PhraseKind; flags: readonly string[] }
  | { kind: 'prepositionPronoun'; ar: string; en: string; pronoun: Pronoun }
  | { kind: 'negation'; ar: string }
  /** `said`: أن with a pronoun, which introduces what is said and no task of a list. */
  | { kind: 'particle'; ar: 'ان' | 'قد' | 'سوف' | 'emphasis'; said?: true }
  | { kind: 'relativePronoun'; ar: string }
  | { kind: 'demonstrative'; near: boolean; plural: boolean }
  | WordToken;

/** What was read, with the number of source words that were counted and known. */
export interface Tokens {
  tokens: Token[];
  words: number;
  known: number;
}
