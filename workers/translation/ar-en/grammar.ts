import type { Cursor } from './cursor.js';
import type { Verb, VerbReading } from './lexicon/lexicon.js';
import type { WordToken } from './token.js';

/** A noun phrase in English, with what its sentence needs to know of it. */
export interface NounPhrase {
  text: string;
  plural: boolean;
  human: boolean;
  agent: boolean;
  feminine: boolean;
  definite: boolean;
  accusative: boolean;
  /** Set where the head names an action. */
  verb?: Verb;
}

export interface NounOptions {
  /** No article: after "any", "this". */
  bare?: boolean;
  /** A part of another phrase: no "and", no relative clause. */
  inner?: boolean;
  /** The object of an action: a further action after و is not part of it. */
  noActions?: boolean;
}

/** The mood of a clause: a rule of its own, a part of another sentence, or what follows "may" and "to". */
export type Mood = 'main' | 'subordinate' | 'bare' | 'may' | 'shall';

/** A part of a sentence after its verb. */
export interface Constituent {
  text: string;
  phrase?: NounPhrase;
  /** The Arabic preposition that it begins with. */
  preposition?: string;
  /** A preposition with a pronoun: "in it". */
  pronominal?: boolean;
}

/** A verb with what was read before it. */
export interface VerbHead {
  token: WordToken;
  reading: VerbReading;
  negative: boolean;
  /** Denied or told of the past: لم. */
  past: boolean;
  future: boolean;
}

/** An action in the infinitive; `subject` is set where the Arabic names who acts. */
export interface Action {
  verb: Verb;
  object: NounPhrase | null;
  /** The object as a pronoun. */
  pronoun: string;
  subject: string;
  rest: string;
}

/** The parts of the grammar, which need one another. */
export interface Grammar {
  nounPhrase: (cursor: Cursor, options?: NounOptions) => NounPhrase | null;
  prepositional: (cursor: Cursor, verb: Verb | undefined) => string;
  relative: (cursor: Cursor, head: NounPhrase) => string;
  freeRelative: (cursor: Cursor, en: string) => string;
  infinitive: (cursor: Cursor, apart?: boolean) => { text: string; subject: string } | null;
  action: (cursor: Cursor) => Action | null;
  constituents: (cursor: Cursor, verb: Verb | undefined) => Constituent[];
  /** A clause from its verb on; without its subject if that is given. */
  clause: (cursor: Cursor, mood: Mood, subject?: NounPhrase) => string | null;
  special: (cursor: Cursor, head: VerbHead, mood: Mood, subject?: NounPhrase) => string | null;
}
