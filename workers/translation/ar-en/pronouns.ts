import type { Cursor } from './cursor.js';
import type { Pronoun } from './token.js';

/** "his", "its", "their" for a pronoun that is joined to a noun; an empty text for none. */
export function possessive(cursor: Cursor, pronoun: Pronoun | null): string {
  switch (pronoun) {
    case null:
      return '';
    case 'it':
      return cursor.masculine.human ? 'his' : 'its';
    case 'her':
      if (cursor.feminine.plural) return 'their';
      return cursor.feminine.human ? 'her' : 'its';
    case 'them':
      return 'their';
    case 'you':
      return 'your';
    case 'us':
      return 'our';
    case 'me':
      return 'my';
  }
}

/** "him", "it", "them" for a pronoun that is joined to a verb or a preposition. */
export function objectPronoun(cursor: Cursor, pronoun: Pronoun | null): string {
  switch (pronoun) {
    case null:
      return '';
    case 'it':
      return cursor.masculine.human ? 'him' : 'it';
    case 'her':
      if (cursor.feminine.plural) return 'them';
      return cursor.feminine.human ? 'her' : 'it';
    default:
      return pronoun;
  }
}

/** The pronoun that stands for a subject which Arabic leaves to the form of the verb. */
export function subjectPronoun(cursor: Cursor, feminine: boolean, plural: boolean, person: 1 | 3): string {
  if (person === 1) return plural ? 'we' : 'I';
  if (plural) return 'they';
  const named = feminine ? cursor.feminine : cursor.masculine;
  if (feminine && named.plural) return 'they';
  return named.human ? (feminine ? 'she' : 'he') : 'it';
}
