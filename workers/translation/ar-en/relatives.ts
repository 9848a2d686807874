import { formOf, readConstituents, readVerbHead } from './clauses.js';
import { isWord, nounReading, startsNounPhrase, verbReading, type Cursor } from './cursor.js';
import { conjugate } from './english.js';
import type { Grammar, NounPhrase, VerbHead } from './grammar.js';
import { partitive } from './partitive.js';
import type { WordToken } from './token.js';
import { subjectPronoun } from './pronouns.js';

/** Reads a clause that tells of a noun: "who works", "that the Minister specifies", "in which the worker works". */
export function relativeClause(cursor: Cursor, head: NounPhrase, grammar: Grammar): string {
  if (cursor.peek()?.kind === 'relativePronoun') cursor.next();
  const who = head.human ? 'who' : 'that';
  const start = cursor.position;
  const verb = readVerbHead(cursor);
  if (verb === null) return withoutVerb(cursor, head, grammar);
  if (verb.token.pronoun !== null && !verb.reading.verb.intransitive) {
    const items = readConstituents(cursor, verb.reading.verb, grammar);
    const subject = items.find(({ phrase }) => phrase !== undefined);
    const { feminine, plural, person } = verb.reading;
    const form = conjugate(
      verb.reading.verb.en === 'deem' && items.every((item) => item === subject || item.phrase === undefined)
        ? 'prepare'
        : verb.reading.verb.en,
      formOf(verb, 'subordinate', { plural: subject?.phrase?.plural ?? plural, passive: false }),
    );
    const rest = items.filter((item) => item !== subject).map(({ text }) => text);
    return ['that', subject?.text ?? subjectPronoun(cursor, feminine, plural, person), form, ...rest].join(
      ' ',
    );
  }
  const owned = cursor.peek();
  if (
    isWord(owned) &&
    isThirdPerson(owned) &&
    !owned.definite &&
    verb.reading.verb.past !== 'كان' &&
    !isModal(verb.reading.verb.past)
  ) {
    // «العقود التي تتجاوز قيمتها»: the contracts whose value exceeds.
    const said = whose(cursor, verb, grammar, start);
    if (said !== null) return said;
  }
  const under = cursor.peek();
  if (under?.kind === 'phrase' && under.en === 'under it') {
    // «عقد يلتزم بمقتضاه صاحب العمل»: the clause is read as if the phrase were not there.
    const tokens = cursor.tokens.filter((token) => token !== under);
    const inner = cursor.within(tokens, start);
    const said = grammar.clause(inner, 'subordinate');
    if (said !== null) {
      cursor.position = inner.position + 1;
      return `under which ${said}`;
    }
  }
  const back = cursor.peek();
  if (
    back?.kind === 'prepositionPronoun' &&
    verb.reading.verb.past !== 'كان' &&
    !isModal(verb.reading.verb.past)
  ) {
    cursor.next();
    const items = readConstituents(cursor, verb.reading.verb, grammar);
    const subject = items.find(({ phrase }) => phrase !== undefined);
    const { feminine, plural, person, verb: { en: word, prepositions, intransitive } } = verb.reading; // prettier-ignore
    const en = prepositions.get(back.ar) ?? back.en;
    const passive =
      !intransitive &&
      (subject === undefined || items.filter(({ phrase }) => phrase !== undefined).length < 2);
    const form = conjugate(
      word,
      formOf(verb, 'subordinate', { plural: subject?.phrase?.plural ?? plural, passive }),
    );
    const rest = items.filter((item) => item !== subject).map(({ text }) => text);
    const which = head.human ? 'whom' : 'which';
    return [en, which, subject?.text ?? subjectPronoun(cursor, feminine, plural, person), form, ...rest]
      .filter((part) => part !== '')
      .join(' ');
  }
  const [that, acted] = [cursor.peek(), cursor.peek(1)];
  cursor.position = start;
  if (
    isModal(verb.reading.verb.past) &&
    that?.kind === 'particle' &&
    isWord(acted) &&
    acted.pronoun !== null &&
    verbReading(acted) !== undefined
  ) {
    // «التي يجب أن تتضمنها اللائحة»: that the regulation shall include.
    acted.resumptive = true;
    return `that ${grammar.clause(cursor, 'subordinate') ?? ''}`;
  }
  const said = grammar.clause(cursor, 'subordinate', head);
  return said === null ? who : `${who} ${said}`;
}

const isModal = (past: string) => /^(?:جاز|وجب|تعين|حق|امكن)$/.test(past);

function withoutVerb(cursor: Cursor, head: NounPhrase, grammar: Grammar): string {
  const denies = cursor.peek()?.kind === 'negation' && cursor.peek(1)?.kind === 'prepositionPronoun';
  if (denies) cursor.next();
  const token = cursor.peek();
  if (token?.kind === 'prepositionPronoun' && (token.ar === 'ل' || token.ar === 'لدي')) {
    cursor.next();
    const owned = grammar.nounPhrase(cursor);
    return `${head.human ? 'who' : 'that'} ${denies ? (head.plural ? 'do not have' : 'does not have') : head.plural ? 'have' : 'has'} ${owned?.text ?? ''}`.trim();
  }
  return head.human ? 'who' : 'which';
}

const isThirdPerson = ({ pronoun }: WordToken) => pronoun === 'it' || pronoun === 'her' || pronoun === 'them';

/** Reads the clause with the pronoun taken from its subject, which "whose" stands for. */
function whose(cursor: Cursor, verb: VerbHead, grammar: Grammar, start: number): string | null {
  const at = cursor.position;
  const token = cursor.tokens[at];
  if (!isWord(token) || nounReading(token)?.agent === true || nounReading(token)?.verb !== undefined)
    return null;
  const inner = cursor.within(
    cursor.tokens.with(at, { ...token, pronoun: null, definite: true, accusative: false }),
    at,
  );
  const subject = grammar.nounPhrase(inner, { bare: true, inner: true });
  if (subject === null || inner.position !== at + 1) return null;
  const items = readConstituents(inner, verb.reading.verb, grammar);
  const { en, intransitive, stative } = verb.reading.verb;
  const actor = intransitive || stative ? undefined : items.find(({ phrase }) => phrase?.definite === true);
  const passive =
    verb.token.passive === true || (!intransitive && items.every(({ phrase }) => phrase === undefined));
  const plural = actor?.phrase?.plural ?? subject.plural;
  const form = conjugate(en, formOf(verb, 'subordinate', { plural, passive }));
  cursor.position = start < at ? inner.position : at;
  const who = actor === undefined ? [] : [actor.text];
  const rest = items.filter((item) => item !== actor).map(({ text }) => text);
  return ['whose', subject.text, ...who, form, ...rest].join(' ');
}

/** «ما يثبت وفاءه»: before an object, it is "prove" rather than "be established". */
function preferActing(cursor: Cursor, { token, reading }: VerbHead) {
  if (!reading.verb.intransitive || !startsNounPhrase(cursor.peek())) return;
  const acting = token.readings.find(
    (other) =>
      other.pos === 'verb' && other.person === 3 && !other.verb.intransitive && other.tense === reading.tense,
  );
  if (acting !== undefined && /^(?:ثبت|صدر|وقع)$/.test(reading.verb.past))
    token.readings = [acting, ...token.readings];
}

/** «ما يلتزم المقاول بتنفيذه»: who acts follows the verb, and the pronoun of the action only refers back. */
function actedBySubject(
  cursor: Cursor,
  en: string,
  verb: VerbHead,
  grammar: Grammar,
  start: number,
): string | null {
  const actor = cursor.peek();
  if (/who/.test(en) || !/^(?:التزم|تعهد|قام)$/.test(verb.reading.verb.past)) return null;
  if (!isWord(actor) || !actor.definite || nounReading(actor)?.agent !== true) return null;
  const at = cursor.tokens.findIndex(
    (token, index) =>
      index > cursor.position && index < cursor.position + 6 && isWord(token) && token.pronoun !== null,
  );
  const token = cursor.tokens[at];
  if (!isWord(token)) return null;
  const inner = cursor.within(cursor.tokens.with(at, { ...token, pronoun: null }), start);
  const said = grammar.clause(inner, 'subordinate');
  if (said === null) return null;
  cursor.position = inner.position;
  return `${en} ${said}`;
}

/** «ما يحدده الوزير», «من يخالف»: a clause that stands for a noun. */
export function freeRelative(cursor: Cursor, en: string, grammar: Grammar): string {
  const start = cursor.position;
  const parted = partitive(cursor, en, grammar);
  if (parted !== null) return parted;
  const verb = readVerbHead(cursor);
  const thing: NounPhrase = {
    text: '',
    plural: false,
    human: false,
    agent: false,
    feminine: false,
    definite: true,
    accusative: false,
  };
  if (verb === null) {
    const token = cursor.peek();
    if (token?.kind === 'prepositionPronoun' && token.ar === 'ل') {
      cursor.next();
      return `${en} has ${grammar.nounPhrase(cursor)?.text ?? ''}`.trim();
    }
    return token?.kind === 'phrase' && token.type === 'preposition'
      ? `${en} is ${grammar.prepositional(cursor, undefined)}`
      : en;
  }
  const back = cursor.peek();
  const isOwn = back?.kind === 'prepositionPronoun' && verb.reading.verb.prepositions.has(back.ar);
  if (isOwn && !isModal(verb.reading.verb.past) && !/^(?:arise|result)$/.test(verb.reading.verb.en)) {
    // «ما يطلع عليه»: what he reviews.
    cursor.next();
    const { feminine, plural, person, verb: { en: word, prepositions } } = verb.reading; // prettier-ignore
    const isTold = verb.token.passive === true || verb.reading.verb.past === 'نص';
    const next = cursor.peek();
    const actor =
      !isTold && isWord(next) && next.definite && !/who/.test(en) ? grammar.nounPhrase(cursor) : null;
    const form = conjugate(
      word,
      formOf(verb, 'subordinate', { plural: actor?.plural ?? plural, passive: isTold }),
    );
    const who = isTold ? '' : (actor?.text ?? subjectPronoun(cursor, feminine, plural, person));
    const rest = actor === null ? [] : readConstituents(cursor, undefined, grammar).map(({ text }) => text);
    return [en, who, form, prepositions.get(back.ar) ?? '', ...rest].filter((text) => text !== '').join(' ');
  }
  preferActing(cursor, verb);
  const acted = actedBySubject(cursor, en, verb, grammar, start);
  if (acted !== null) return acted;
  // «من يمثله»: who represents him; «ما يحدده الوزير»: what the Minister specifies.
  const isWho = /who/.test(en) && !startsNounPhrase(cursor.peek());
  if (verb.token.pronoun !== null && !verb.reading.verb.intransitive && !isWho) {
    cursor.position = start;
    return `${en} ${relativeClause(cursor, thing, grammar).replace(/^that /, '')}`;
  }
  cursor.position = start;
  const said = grammar.clause(cursor, 'subordinate', thing);
  return said === null ? en : `${en} ${said}`;
}
