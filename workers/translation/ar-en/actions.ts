import { isWord, masdarReading, nounReading, startsNounPhrase, type Cursor } from './cursor.js';
import { conjugate, gerund } from './english.js';
import type { Action, Grammar } from './grammar.js';
import { objectOf, objectPronoun } from './pronouns.js';

/** Whether a word names an action before all else, so that it can stand for a verb. */
export const isAction = (token: Parameters<typeof nounReading>[0]): boolean =>
  masdarReading(token) !== undefined && nounReading(token)?.verb !== undefined;

const isNounNext = (cursor: Cursor) => {
  const next = cursor.peek();
  if (next?.kind === 'number' || next?.kind === 'fixed' || next?.kind === 'demonstrative') return true;
  return (
    startsNounPhrase(next) &&
    !(isWord(next) && next.readings.length > 0 && nounReading(next) === undefined && !next.definite)
  );
};

/** Reads «تسليم البضائع إلى العميل»: an action, its object and the preposition that belongs to it. */
export function readAction(cursor: Cursor, grammar: Grammar): Action | null {
  const token = cursor.peek();
  const reading = masdarReading(token);
  if (!isWord(token) || reading === undefined) return null;
  cursor.next();
  const { verb } = reading;
  const action: Action = { verb, object: null, pronoun: '', subject: '', rest: '' };
  if (token.pronoun !== null) {
    if (verb.intransitive) action.subject = objectPronoun(cursor, token.pronoun);
    else action.pronoun = objectOf(cursor, token.pronoun, verb.en);
    if (!verb.intransitive && isNounNext(cursor)) {
      // «سداده الأجرة»: the pronoun is who acts.
      action.subject = objectPronoun(cursor, token.pronoun);
      action.pronoun = '';
      action.object = grammar.nounPhrase(cursor, { noActions: true });
    }
  } else if (!token.definite && isNounNext(cursor)) {
    const first = grammar.nounPhrase(cursor, { noActions: true });
    if (verb.intransitive) action.subject = first?.text ?? '';
    else if (first?.agent === true && isNounNext(cursor)) {
      action.subject = first.text;
      action.object = grammar.nounPhrase(cursor, { noActions: true });
    } else action.object = first;
  }
  const next = cursor.peek();
  if (next?.kind === 'phrase' && next.type === 'preposition' && verb.prepositions.has(next.ar)) {
    action.rest = ` ${grammar.prepositional(cursor, verb).trim()}`;
  }
  return action;
}

/** An action in words. Who acts is told after it, unless the caller puts him elsewhere. */
function written(
  { verb, object, pronoun, subject, rest }: Action,
  inflect: (en: string) => string,
  apart = false,
): string {
  const done = pronoun === '' ? (object?.text ?? '') : pronoun;
  const actor = apart || subject === '' ? '' : verb.intransitive ? subject : `by ${subject}`;
  return [inflect(verb.en), done, actor].filter((word) => word !== '').join(' ') + rest;
}

/** Further actions after و and أو, with or without their ب. */
function followers(cursor: Cursor, grammar: Grammar, inflect: (en: string) => string): string {
  let text = '';
  for (;;) {
    const joint = cursor.peek();
    const isOr = joint?.kind === 'phrase' && joint.type === 'or';
    if (!isOr && !(joint?.kind === 'conjunction' && joint.ar === 'و')) return text;
    const preposition = cursor.peek(1);
    const from = preposition?.kind === 'phrase' && preposition.ar === 'ب' ? 2 : 1;
    const denial = cursor.peek(from);
    const denied = isWord(denial) && denial.base === 'عدم' && !denial.definite;
    const at = denied ? from + 1 : from;
    const token = cursor.peek(at);
    const acts =
      masdarReading(token) !== undefined &&
      (denied || isAction(token) || (isWord(token) && token.pronoun !== null));
    if (!acts || !isWord(token) || (token.definite && !denied)) return text;
    cursor.position += at;
    const action = readAction(cursor, grammar);
    if (action === null) return text;
    text += ` ${isOr ? 'or' : 'and'} ${denied ? 'not ' : ''}${written(action, inflect)}`;
  }
}

/** The action at the cursor as an infinitive without "to": "deliver the goods and install them". */
export function infinitive(
  cursor: Cursor,
  grammar: Grammar,
  apart = false,
): { text: string; subject: string } | null {
  const action = readAction(cursor, grammar);
  if (action === null) return null;
  const text = written(action, (en) => en, apart);
  return { text: text + followers(cursor, grammar, (en) => en), subject: action.subject };
}

/** The action at the cursor as a gerund: "by notifying the worker". */
export function gerundPhrase(cursor: Cursor, grammar: Grammar): string | null {
  const action = readAction(cursor, grammar);
  if (action === null) return null;
  return written(action, gerund) + followers(cursor, grammar, gerund);
}

/** An action that is done to its object: "the goods shall be delivered". */
export function passiveOf(
  action: Action,
  form: Omit<Parameters<typeof conjugate>[1], 'passive' | 'plural'>,
): string | null {
  const { verb, object, pronoun, rest } = action;
  const subject = object?.text ?? pronoun.replace('them', 'they').replace('him', 'he');
  if (verb.intransitive || subject === '') return null;
  const many = object?.plural ?? pronoun === 'them';
  return `${subject} ${conjugate(verb.en, { ...form, plural: many, passive: true })}${rest}`;
}
