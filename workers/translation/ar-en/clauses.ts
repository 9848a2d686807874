import {
  adjectiveReading,
  isWord,
  nounReading,
  startsNounPhrase,
  verbReading,
  type Cursor,
} from './cursor.js';
import { conjugate, type VerbForm } from './english.js';
import type { Constituent, Grammar, Mood, NounPhrase, VerbHead } from './grammar.js';
import type { Verb } from './lexicon/lexicon.js';
import { objectPronoun, subjectPronoun } from './pronouns.js';

/** Reads what stands before a verb (denials, قد, سوف) and the verb; null, and the cursor unmoved, without a verb. */
export function readVerbHead(cursor: Cursor): VerbHead | null {
  const start = cursor.position;
  let negative = false;
  let past = false;
  let future = false;
  for (
    let token = cursor.peek();
    token?.kind === 'negation' || token?.kind === 'particle';
    token = cursor.peek()
  ) {
    if (token.kind === 'negation') {
      negative = true;
      past = token.ar === 'لم';
      future ||= token.ar === 'لن';
    } else if (token.ar === 'سوف') future = true;
    else if (token.ar === 'ان') break;
    cursor.next();
  }
  const token = cursor.peek();
  const reading = verbReading(token);
  if (!isWord(token) || reading === undefined) {
    cursor.position = start;
    return null;
  }
  cursor.next();
  return { token, reading, negative, past, future };
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
    if (token === undefined) return found;
    const start = cursor.position;
    if (token.kind === 'phrase' && token.type === 'adverb') {
      if (token.flags.includes('pron')) return found;
      cursor.next();
      found.push({ text: token.en });
    } else if (token.kind === 'prepositionPronoun') {
      cursor.next();
      const en = governed?.prepositions.get(token.ar) ?? token.en;
      found.push({
        text: `${en} ${objectPronoun(cursor, token.pronoun)}`.trim(),
        preposition: token.ar,
        pronominal: true,
      });
    } else if (token.kind === 'phrase' && token.type === 'preposition') {
      if (token.flags.includes('cc') && verbReading(cursor.peek(1)) !== undefined) return found;
      const text = grammar.prepositional(cursor, governed);
      if (governed?.prepositions.has(token.ar) === true) governed = undefined;
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

const isWordNoun = (token: ReturnType<Cursor['peek']>) =>
  nounReading(token) !== undefined || adjectiveReading(token) !== undefined;

/** «أن العقد باطل», «أن العامل يعمل»: a noun and what is said of it. */
function complementOf(cursor: Cursor, grammar: Grammar): string {
  const subject = grammar.nounPhrase(cursor);
  if (subject === null) return '';
  const said = grammar.clause(cursor, 'subordinate', subject);
  return said === null ? subject.text : `${subject.text} ${said}`;
}

const texts = (items: readonly Constituent[]) => items.map(({ text }) => text);

/** What is reached, not notified: «بلغت مدة خدمته عشر سنوات». */
const AMOUNT =
  /^(?:\(?\d|one\b|two\b|three|four|five|six|seven|eight|nine|ten\b|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:the )?(?:age|minimum|maximum|quorum))/;

interface Roles {
  subject: NounPhrase | null;
  rest: Constituent[];
  passive: boolean;
}

/** Tells who acts and what is acted on, from the nouns after the verb and their order. */
function rolesOf(head: VerbHead, items: Constituent[]): Roles {
  const { verb, feminine } = head.reading;
  // «تنفيذاً عينياً»: an action in the accusative tells how, not what.
  const nouns = items.filter(
    ({ phrase }) => phrase !== undefined && !(phrase.accusative && phrase.verb !== undefined),
  );
  const [first, second] = nouns;
  const hasObject = head.token.pronoun !== null || items.some(({ text }) => text.startsWith('that '));
  const taken = (item: Constituent | undefined, passive: boolean): Roles => ({
    subject: item?.phrase ?? null,
    rest: items.filter((other) => other !== item),
    passive,
  });
  if (head.reading.person === 1) return { subject: null, rest: items, passive: false };
  if (verb.intransitive)
    return first?.phrase?.accusative === true ? taken(undefined, false) : taken(first, false);
  if (hasObject) return taken(first, false);
  if (first === undefined) return { subject: null, rest: items, passive: true };
  const subjectLike = first.phrase;
  if (verb.twoObjects && subjectLike?.accusative === true && second?.phrase?.accusative === false)
    return taken(second, true);
  if (subjectLike?.accusative === true) return taken(undefined, false);
  if (verb.en === 'notify' && nouns.length === 1 && AMOUNT.test(subjectLike?.text ?? ''))
    return taken(undefined, false);
  if (verb.twoObjects) {
    if (nouns.length === 1) return taken(first, true);
    const objects = nouns.length > 2 || (verb.en === 'deem' && isDocumentOf(subjectLike, second?.phrase));
    return taken(first, !objects);
  }
  if (second !== undefined && !second.phrase?.text.startsWith('not ')) return taken(first, false);
  const isHidden =
    !feminine &&
    !head.reading.plural &&
    subjectLike?.feminine === true &&
    !subjectLike.human &&
    items[0] === first &&
    head.reading.tense === 'present';
  return isHidden ? taken(undefined, false) : taken(first, true);
}

/** «يعد المدير تقريراً»: who acts prepares a thing; elsewhere يعد is "deem". */
const isDocumentOf = (one: NounPhrase | undefined, other: NounPhrase | undefined) =>
  one?.agent === true &&
  other !== undefined &&
  !other.agent &&
  /\b(?:report|list|plan|budget|study|statement|draft|schedule|program|accounts|register)s?\b/.test(
    other.text,
  );

/** A denial of "any" is "no": "no worker shall", "neither Party shall"; null where nothing is denied so. */
export function noneOf(subject: string, negative: boolean): string | null {
  if (!negative || !/^(?:any|either) /.test(subject)) return null;
  return subject
    .replace(/^any of /, 'none of ')
    .replace(/^any /, 'no ')
    .replace(/^either /, 'neither ');
}

/** The sense of a verb that its object tells: a thing is prepared, a penalty imposed. */
function senseOf(
  en: string,
  { subject, rest, passive }: Roles,
  given: NounPhrase | undefined,
  hasPronoun: boolean,
): string {
  const objects = rest.flatMap(({ phrase }) => (phrase === undefined ? [] : [phrase]));
  if (en === 'sign') {
    const signed = [passive ? subject : undefined, ...objects].map((phrase) => phrase?.text ?? '').join(' ');
    return /penalt|\bfine|sanction|punish/.test(signed) ? 'impose' : en;
  }
  if (en === 'notify' && objects.some(({ text }) => AMOUNT.test(text))) return 'reach';
  if (en !== 'deem' || passive) return en;
  return (hasPronoun && objects.length === 0) ||
    objects.some((phrase) => isDocumentOf(subject ?? given, phrase))
    ? 'prepare'
    : en;
}

/** A clause that begins with its verb, as "subject verb object"; without the subject if that is given. */
export function verbClause(
  cursor: Cursor,
  mood: Mood,
  given: NounPhrase | undefined,
  grammar: Grammar,
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
  const pronoun = head.token.resumptive === true ? '' : objectPronoun(cursor, head.token.pronoun);
  const items = readConstituents(cursor, verb, grammar);
  const roles: Roles =
    given === undefined
      ? rolesOf(head, items)
      : { subject: null, rest: items, passive: passiveOfGiven(head, items) };
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
  const isDue = verb.en === 'be entitled to' && roles.passive;
  const en = isDue ? 'be due' : senseOf(verb.en, roles, given, pronoun !== '');
  const written = conjugate(
    en,
    formOf(head, mood, { plural: agreeing || person === 1, passive: roles.passive && !isDue }),
  );
  const said = [written, ...(pronoun === '' || roles.passive ? [] : [pronoun]), ...texts(roles.rest)].join(
    ' ',
  );
  if (given !== undefined || mood === 'bare')
    return roles.subject === null ? said : `${said} ${roles.subject.text}`;
  const isThat = verb.intransitive && roles.rest.some(({ text }) => text.startsWith('that '));
  return `${roles.subject?.text ?? (isThat ? 'it' : subjectPronoun(cursor, feminine, plural, person))} ${said}`;
}

/** A verb whose subject stands before it is passive where its object is missing. */
function passiveOfGiven(head: VerbHead, items: readonly Constituent[]): boolean {
  const { verb } = head.reading;
  if (verb.intransitive || head.token.pronoun !== null) return false;
  const [first] = items;
  if (items.some(({ phrase, text }) => phrase !== undefined || text.startsWith('that '))) {
    return verb.twoObjects && items.filter(({ phrase }) => phrase !== undefined).length === 1;
  }
  return first?.preposition !== undefined || items.length === 0 || first?.phrase === undefined;
}
