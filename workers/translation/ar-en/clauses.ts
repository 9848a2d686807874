import {
  adjectiveReading,
  agreeingReading,
  isDeniedNoun,
  isWord,
  nounReading,
  startsNounPhrase,
  verbReading,
  type Cursor,
} from './cursor.js';
import { conjugate, type VerbForm } from './english.js';
import type { Constituent, Grammar, Mood, NounPhrase, VerbHead } from './grammar.js';
import type { Verb } from './lexicon/lexicon.js';
import { objectOf, prepositionPronoun, subjectPronoun } from './pronouns.js';
import { markDoubt } from './marked-text.js';
import { actingOn, heldAs, isPenalty, lasting, unnamed } from './clause-senses.js';
import { isRightOf, predicate } from './verbless.js';
import { noneOf, passiveOfGiven, rolesOf, senseOf, type Roles } from './roles.js';

/** Reads what stands before a verb (denials, قد, سوف) and the verb; null, and the cursor unmoved, without a verb. */
export function readVerbHead(cursor: Cursor): VerbHead | null {
  const start = cursor.position;
  let negative = false;
  let denial = '';
  let past = false;
  let future = false;
  for (
    let token = cursor.peek();
    token?.kind === 'negation' || token?.kind === 'particle';
    token = cursor.peek()
  ) {
    if (token.kind === 'negation') {
      negative = true;
      denial = token.ar;
      past = token.ar === 'لم';
      future ||= token.ar === 'لن';
    } else if (token.ar === 'سوف') future = true;
    else if (token.ar === 'ان') break;
    cursor.next();
  }
  const token = cursor.peek();
  const reading = verbReading(token);
  const isNoun = negative && cursor.peek(-1)?.kind === 'negation' && isDeniedNoun(cursor.peek(-1), token);
  if (!isWord(token) || reading === undefined || isNoun) {
    cursor.position = start;
    return null;
  }
  cursor.next();
  return { token, reading: agreeingReading(token, reading, cursor.peek(), denial), negative, past, future };
}

/** The form that a verb takes in a clause of a mood. */
export function formOf(
  head: VerbHead,
  mood: Mood,
  agreement: { plural: boolean; passive: boolean },
): VerbForm {
  const { reading, negative, past, future } = head;
  const told = past || reading.tense === 'past';
  const mode = (): VerbForm['mode'] => {
    if (mood === 'bare' || mood === 'may' || mood === 'shall') return mood;
    if (future) return 'shall';
    if (told) return mood === 'main' ? 'past' : 'present';
    return mood === 'main' && !reading.verb.stative && reading.person === 3 ? 'shall' : 'present';
  };
  return { mode: mode(), negative, ...agreement };
}

/** Reads what follows a verb, up to the end of its clause. */
export function readConstituents(cursor: Cursor, verb: Verb | undefined, grammar: Grammar): Constituent[] {
  const found: Constituent[] = [];
  let governed = verb;
  for (;;) {
    const token = cursor.peek();
    if (token === undefined || isPenalty(cursor, verb)) return found;
    if (found.length > 0 && isRightOf(token, cursor.peek(1))) return found;
    const start = cursor.position;
    if (token.kind === 'phrase' && token.type === 'adverb') {
      if (token.flags.includes('pron')) return found;
      cursor.next();
      found.push({ text: token.en + saidOf(cursor, token, grammar) });
    } else if (token.kind === 'prepositionPronoun') {
      cursor.next();
      const en = governed?.prepositions.get(token.ar) ?? token.en;
      found.push({
        text: `${en} ${prepositionPronoun(cursor, token)}`.trim(),
        preposition: token.ar,
        pronominal: true,
      });
    } else if (token.kind === 'phrase' && token.type === 'preposition') {
      if (token.flags.includes('cc') && verbReading(cursor.peek(1)) !== undefined) return found;
      const text = grammar.prepositional(cursor, governed);
      if (governed?.prepositions.has(token.ar) === true && !/^in the (?:city|region|gov)/.test(text))
        governed = undefined;
      found.push({ text, preposition: token.ar });
    } else if (token.kind === 'particle' && token.ar === 'ان') {
      cursor.next();
      const clause = grammar.clause(cursor, 'subordinate') ?? complementOf(cursor, grammar);
      found.push({ text: `that ${clause}` });
    } else if (
      (token.kind === 'conjunction' || (token.kind === 'phrase' && token.type === 'or')) &&
      found.length > 0
    ) {
      const next = cursor.peek(1);
      if (!(next?.kind === 'phrase' && next.type === 'preposition' && !next.flags.includes('cc')))
        return found;
      if (token.kind === 'conjunction' && found.at(-1)?.preposition === undefined) return found;
      cursor.next();
      const preposition = next.ar;
      found.push({
        text: `${token.kind === 'conjunction' ? 'and' : 'or'} ${grammar.prepositional(cursor, verb)}`,
        preposition,
      });
    } else if (startsNounPhrase(token) && !(verbReading(token)?.tense === 'present' && !isWordNoun(token))) {
      const phrase = grammar.nounPhrase(cursor);
      if (phrase === null) return found;
      found.push({ text: phrase.text, phrase });
    } else return found;
    if (cursor.position === start) return found;
  }
}

/** «بأنها مدة كافية»: that it is a sufficient period. */
function saidOf(cursor: Cursor, { ar, en }: { ar: string; en: string }, grammar: Grammar): string {
  const next = cursor.peek();
  if (!/^ب?ان(?:ه|ها|هم|هما)$/.test(ar) || !isWord(next) || next.definite || nounReading(next) === undefined)
    return '';
  return ` ${en.endsWith('they') ? 'are' : 'is'} ${grammar.nounPhrase(cursor)?.text ?? ''}`;
}

const isWordNoun = (token: ReturnType<Cursor['peek']>) =>
  nounReading(token) !== undefined || adjectiveReading(token) !== undefined;

/** «أن العقد باطل», «أن العامل يعمل»: a noun and what is said of it. */
function complementOf(cursor: Cursor, grammar: Grammar): string {
  const subject = grammar.nounPhrase(cursor);
  if (subject === null) return '';
  const said = grammar.clause(cursor, 'subordinate', subject);
  return said === null ? subject.text + predicate(subject, cursor) : `${subject.text} ${said}`;
}

const texts = (items: readonly Constituent[]) => items.map(({ text }) => text);

/** «إذا علمت أو شكّت المنشأة»: two verbs whose subject follows the second. */
function sharedSubject(cursor: Cursor, head: VerbHead, mood: Mood, grammar: Grammar): string | null {
  const start = cursor.position;
  const joint = cursor.peek();
  const [token, subject] = [cursor.peek(1), cursor.peek(2)];
  const isOr = joint?.kind === 'phrase' && joint.type === 'or';
  const other = verbReading(token);
  const isBeside =
    (isOr || (joint?.kind === 'conjunction' && joint.ar === 'و')) &&
    head.token.pronoun === null &&
    isWord(token) &&
    token.pronoun === null &&
    nounReading(token) === undefined &&
    other?.tense === head.reading.tense &&
    other.feminine === head.reading.feminine &&
    other.person === 3 &&
    (isWord(subject) ? subject.definite : subject?.kind === 'phrase' && subject.type === 'noun');
  if (!isBeside) return null;
  cursor.next();
  const said = verbClause(
    cursor,
    mood,
    undefined,
    grammar,
    (form) => `${conjugate(head.reading.verb.en, formOf(head, mood, form))} ${isOr ? 'or' : 'and'} `,
  );
  if (said === null) cursor.position = start;
  return said;
}

/** A clause that begins with its verb, as "subject verb object"; without the subject if that is given. */
export function verbClause(
  cursor: Cursor,
  mood: Mood,
  given: NounPhrase | undefined,
  grammar: Grammar,
  before?: (form: { plural: boolean; passive: boolean }) => string,
): string | null {
  const start = cursor.position;
  const head = readVerbHead(cursor);
  if (head === null) return null;
  const { listItem } = cursor;
  cursor.listItem = false;
  const special = grammar.special(cursor, head, mood, given);
  if (special !== null)
    return listItem ? special.replace(/^(?:he|it|she|they) (?:is|are)\b/, 'to be') : special;
  const { verb, feminine, plural, person } = head.reading;
  if (cursor.position === start) return null;
  const shared =
    given === undefined && before === undefined ? sharedSubject(cursor, head, mood, grammar) : null;
  if (shared !== null) return shared;
  const pronoun = head.token.resumptive === true ? '' : objectOf(cursor, head.token.pronoun, verb.en);
  const { punishes } = cursor;
  cursor.punishes ||= verb.past === 'عاقب';
  const items = readConstituents(cursor, verb, grammar);
  cursor.punishes = punishes;
  const roles: Roles =
    given === undefined
      ? actingOn(rolesOf(head, items), head, cursor)
      : { subject: null, rest: items, passive: mood !== 'bare' && passiveOfGiven(head, items) };
  if (listItem && given === undefined && (roles.subject === null || roles.passive)) {
    const bare = conjugate(verb.en, formOf(head, 'bare', { plural: false, passive: false }));
    return [`to ${bare}`, ...(pronoun === '' ? [] : [pronoun]), ...texts(items)]
      .join(' ')
      .replace('to not ', 'not to ');
  }
  const none = noneOf(roles.subject?.text ?? '', head.negative);
  if (none !== null && roles.subject !== null) {
    roles.subject = { ...roles.subject, text: none };
    head.negative = false;
    head.past ||= false;
  }
  const agreeing = given?.plural ?? roles.subject?.plural ?? plural;
  const isEntitled = verb.en === 'be entitled to' && roles.subject?.agent === true;
  if (isEntitled) roles.passive = false;
  const isDue = verb.en === 'be entitled to' && roles.passive;
  const isSaid =
    verb.past === 'اقر' &&
    pronoun === '' &&
    (roles.subject ?? given)?.agent === true &&
    (items.some(({ preposition, text }) => preposition === 'ب' || text.startsWith('that ')) ||
      roles.rest.every(({ phrase }) => phrase === undefined));
  const held = verb.past === 'تم' ? heldAs((roles.subject ?? given)?.text ?? '') : undefined;
  const usual = isDue ? 'be due' : isSaid ? 'acknowledge' : senseOf(verb, roles, given, pronoun !== '');
  const en = held ?? usual;
  const written = conjugate(
    en,
    formOf(head, mood, { plural: agreeing || person === 1, passive: roles.passive && !isDue }),
  );
  if (verb.past === 'عين' && roles.rest.filter(({ phrase }) => phrase !== undefined).length > 1)
    roles.rest = roles.rest.map((item) =>
      item.phrase?.accusative === true ? { ...item, text: `as ${item.text}` } : item,
    );
  roles.rest = lasting(roles.rest, verb, (roles.subject ?? given) !== undefined && !roles.passive);
  const first = before?.({ plural: agreeing, passive: roles.passive }) ?? '';
  const shown = first + (roles.uncertain === true ? markDoubt(written) : written);
  const said = [shown, ...(pronoun === '' || roles.passive ? [] : [pronoun]), ...texts(roles.rest)].join(' ');
  if (given !== undefined || mood === 'bare')
    return roles.subject === null ? said : `${said} ${roles.subject.text}`;
  const isThat = verb.intransitive && roles.rest.some(({ text }) => text.startsWith('that '));
  return `${roles.subject?.text ?? (isThat ? 'it' : unnamed(subjectPronoun(cursor, feminine, plural, person), roles.passive, en))} ${said}`;
}
