import { type Agreement, type Suffix, join, prepositionWith, withSuffix } from './forms.js';
import type { ClauseMood } from './lexicon.js';
import { type Verb, masdar } from './verb-forms.js';

/** Who or what a verb is said of. */
export interface Subject {
  agreement: Agreement;
  agent: boolean;
  /** Stands for a phrase that was named before; nothing is written for it but endings. */
  suffix?: Suffix;
  nominative: string;
  genitive: string;
}

/** How objects and further verbs go on from a verb. */
export interface Frame {
  /** Verbs that are joined to it take this form. */
  mode: 'masdar' | 'masdar-passive' | 'finite' | 'past' | 'none';
  /** What a joined verbal noun repeats. */
  prefix: string;
  objectCase: 'genitive' | 'accusative' | 'nominative';
  /** The passive before stands as a finite verb. */
  told?: boolean;
}

export interface Written {
  words: string[];
  frame: Frame;
}

/** What follows the verb, which decides the form of its verbal noun. */
export interface Following {
  /** An object stands after it, or after verbs that share it. */
  object: boolean;
  shared: boolean;
  /** The object is a pronoun that is written with the verb. */
  pronoun?: Suffix;
  /** A noun stands where a predicate expects a verb. */
  nominal: boolean;
}

export type Mood = ClauseMood | 'relative';

export const governedBy = (preposition: string, subject: Subject): string =>
  subject.suffix === undefined
    ? join([preposition, subject.genitive])
    : prepositionWith(preposition, subject.suffix);

/** A verbal noun with the preposition before its object. */
export function verbal(verb: Verb, following: Following): string[] {
  const bare = (following.object || following.pronoun !== undefined) && verb.preposition === '';
  const word = masdar(verb, !bare);
  if (following.pronoun !== undefined) {
    return verb.preposition === ''
      ? [withSuffix(word, following.pronoun)]
      : [word, prepositionWith(verb.preposition, following.pronoun)];
  }
  return verb.preposition !== '' && following.object ? [word, verb.preposition] : [word];
}

/** A finite verb with the preposition before its object. */
export function finiteVerb(word: string, verb: Verb, following: Following): string[] {
  if (following.pronoun !== undefined) {
    return verb.preposition === ''
      ? [`${word.replace(/ى$/u, 'ا').replace(/وا$/u, 'و')}${following.pronoun}`]
      : [word, prepositionWith(verb.preposition, following.pronoun)];
  }
  return [word];
}

export const conditional = (mood: Mood) => mood === 'past';

/** After "if" a modal construction is told through كان. */
export const afterCondition = (mood: Mood, words: string[]): string[] =>
  conditional(mood) ? ['كان', ...words] : words;
