import type { DraftTask, DraftTranslator } from '../draft.js';
import { infinitive, readAction } from './actions.js';
import { readConstituents, verbClause } from './clauses.js';
import { compose } from './compose.js';
import { Cursor } from './cursor.js';
import type { Grammar } from './grammar.js';
import { readMarks } from './marked-text.js';
import { NounPhrases } from './noun-phrase.js';
import { prepositional } from './prepositions.js';
import { readTokens } from './read-tokens.js';
import { freeRelative, relativeClause } from './relatives.js';
import { Sentences } from './sentences.js';
import { specialClause } from './special-verbs.js';

/** Deeper nesting than this is no sentence: the rest is then read flat. */
const MOST_NESTED = 40;

function createGrammar(): Grammar {
  let depth = 0;
  const nested = <T>(read: () => T, flat: T): T => {
    if (depth >= MOST_NESTED) return flat;
    depth += 1;
    try {
      return read();
    } finally {
      depth -= 1;
    }
  };
  const grammar: Grammar = {
    nounPhrase: (cursor, options) => nested(() => nouns.read(cursor, options), null),
    prepositional: (cursor, verb) => prepositional(cursor, verb, grammar),
    relative: (cursor, head) => relativeClause(cursor, head, grammar),
    freeRelative: (cursor, en) => freeRelative(cursor, en, grammar),
    infinitive: (cursor, apart) => nested(() => infinitive(cursor, grammar, apart), null),
    action: (cursor) => nested(() => readAction(cursor, grammar), null),
    constituents: (cursor, verb) => readConstituents(cursor, verb, grammar),
    clause: (cursor, mood, subject) => nested(() => verbClause(cursor, mood, subject, grammar), null),
    special: (cursor, head, mood, subject) => specialClause(cursor, head, mood, subject, grammar),
  };
  const nouns = new NounPhrases(grammar);
  return grammar;
}

/**
 * Drafts the English of an Arabic paragraph by tables and rules. Its words are read with what is joined to them, its
 * clauses are turned from verb–subject–object; where no rule fits, phrases follow one another in the order of the Arabic.
 */
export const draftArabicToEnglish: DraftTranslator = (task: DraftTask) => {
  const { tokens, words, known } = readTokens(task);
  const pieces = new Sentences(new Cursor(tokens), createGrammar()).write();
  return { ...readMarks(compose(pieces)), words, known };
};
