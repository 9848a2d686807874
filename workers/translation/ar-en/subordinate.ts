import { isWord, nounReading, startsNounPhrase, verbReading, type Cursor } from './cursor.js';
import { denial, gerund } from './english.js';
import type { Grammar, Mood } from './grammar.js';
import type { Token } from './token.js';
import { owned, predicate } from './verbless.js';

type Phrase = Token & { kind: 'phrase' };

/** «هو» between two nouns or before what is told of someone: "is"; null for other phrases. */
export function equational(cursor: Cursor, token: Phrase, begins: boolean): string | null {
  if (!token.flags.includes('pron')) return null;
  const next = cursor.peek();
  const isTold =
    isWord(next) && !next.definite && nounReading(next) !== undefined && verbReading(next) === undefined;
  if (begins && isTold) {
    const who = token.en === 'he' && nounReading(next)?.human === false ? 'it' : token.en;
    return `${who} ${who === 'they' ? 'are' : 'is'}`;
  }
  if (begins) return token.en;
  return token.en === 'they' ? 'are' : 'is';
}

/** «اتفق الطرفان على أن»: what they agreed, not a condition. */
const hasAgreed = (cursor: Cursor): boolean =>
  cursor.tokens
    .slice(Math.max(0, cursor.position - 10), cursor.position)
    .some((token) => verbReading(token)?.verb.past === 'اتفق');

/** «دون أن يكون له التمسك»: "without being entitled to invoke". */
export function withoutDoing(en: string, said: string): string {
  const [, right] = /^\w+ may (.*)$/.exec(said) ?? [];
  if (right !== undefined) return `${en} being entitled to ${right}`;
  return /^(?:he|she|it|they) /.test(said) ? `${en} ${said}` : `${en} ${gerund(said)}`;
}

/** Reads what "if", "unless" and their like introduce; `said` is null where they stand for a noun or nothing follows. */
export function subordinateClause(
  cursor: Cursor,
  token: Phrase,
  grammar: Grammar,
): { en: string; said: string | null } {
  cursor.next();
  if (token.en.endsWith(' what')) return { en: grammar.freeRelative(cursor, token.en), said: null };
  const particle = cursor.peek();
  if (particle?.kind === 'particle' && particle.ar === 'ان') cursor.next();
  const isCase = token.ar.startsWith('في حال') && token.type === 'preposition';
  const agreed = token.ar === 'علي ان' && hasAgreed(cursor);
  const en = agreed ? 'that' : isCase ? 'if' : token.en;
  const mood: Mood = /provided that/.test(en) ? 'shall' : 'subordinate';
  const verb = verbReading(cursor.peek());
  const said =
    verb !== undefined || !startsNounPhrase(cursor.peek())
      ? grammar.clause(cursor, mood)
      : nounFirst(cursor, mood, grammar);
  const isDenied = / الا$/.test(token.ar);
  return { en, said: said !== null && isDenied ? denial(said) : (said ?? '') };
}

function nounFirst(cursor: Cursor, mood: Mood, grammar: Grammar): string | null {
  const subject = grammar.nounPhrase(cursor);
  if (subject === null) return null;
  const said = grammar.clause(cursor, mood, subject);
  return said === null
    ? subject.text + (owned(subject, cursor, grammar) ?? predicate(subject, cursor))
    : `${subject.text} ${said}`;
}
