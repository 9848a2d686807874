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

/** Where and when things are, rather than persons: «البت فيه», «بعده». */
const OF_THINGS = /^(?:في|بعد|قبل|خلال|اثناء|منذ|فور|داخل|خارج)$/;

/** The pronoun after a preposition: "in it", also where a person was spoken of last. */
export function prepositionPronoun(
  cursor: Cursor,
  { ar, pronoun }: { ar: string; pronoun: Pronoun },
): string {
  const object = objectPronoun(cursor, pronoun);
  return OF_THINGS.test(ar) && (object === 'him' || object === 'her') ? 'it' : object;
}

/** The pronoun that stands for a subject which Arabic leaves to the form of the verb. */
export function subjectPronoun(cursor: Cursor, feminine: boolean, plural: boolean, person: 1 | 3): string {
  if (person === 1) return plural ? 'we' : 'I';
  if (plural) return 'they';
  const named = feminine ? cursor.feminine : cursor.masculine;
  if (feminine && named.plural) return 'they';
  return named.human ? (feminine ? 'she' : 'he') : 'it';
}

/** Verbs whose object is a person, as "notify"; of all others the object is a thing. */
export const OF_PERSONS =
  /^(?:notify|inform|dismiss|employ|compensate|grant|pay|oblige|authorize|appoint|delegate|represent|exempt|punish|summon|invite|enable|help|assist|prevent|deprive|treat|transfer|suspend|pardon|hold|ask|warn|expose|subject|guarantee|consider|deem|house|train|examine|give|sue|address|allow|permit|assign|force|call|follow|detain|imprison|replace|support|harm|protect|serve|try|exclude|remove|elect|choose|select|nominate|intend|form|establish|liquidate|dissolve|register|incorporate|merge|find|mean|name|classify|license|insure|qualify|rehabilitate|bar|rescue|search|arrest|expel|deport|discipline|interrogate|relieve|discharge|entitle|be)\b/;

/** The pronoun of the object of a verb: "notify him", but "implement it". */
export function objectOf(cursor: Cursor, pronoun: Pronoun | null, verb: string): string {
  const object = objectPronoun(cursor, pronoun);
  return (object === 'him' || object === 'her') && !OF_PERSONS.test(verb) ? 'it' : object;
}
