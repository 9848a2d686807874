import { formOf, readConstituents } from './clauses.js';
import { isAction } from './actions.js';
import { nounReading, verbReading, type Cursor } from './cursor.js';
import { MAY, predicateOf, readBearer } from './modals.js';
import { conjugate, denial } from './english.js';
import type { Constituent, Grammar, Mood, NounPhrase, VerbHead } from './grammar.js';
import { subjectPronoun } from './pronouns.js';

/** The subject of a clause: the given one, the one that was read, or the pronoun that the verb tells. */
export const withSubject = (
  subject: NounPhrase | null,
  given: NounPhrase | undefined,
  cursor: Cursor,
  head: VerbHead,
) => {
  const { feminine, plural, person } = head.reading;
  return (
    given ??
    subject ?? {
      text: subjectPronoun(cursor, feminine, plural, person),
      plural,
      human: true,
      agent: true,
      feminine,
      definite: true,
      accusative: false,
    }
  );
};

/** Splits the constituents at the first noun phrase that can be the subject. */
export function subjectOf(
  items: Constituent[],
  given: NounPhrase | undefined,
): { subject: NounPhrase | null; rest: Constituent[] } {
  if (given !== undefined) return { subject: null, rest: items };
  const first = items.find(({ phrase }) => phrase !== undefined && !phrase.accusative);
  return { subject: first?.phrase ?? null, rest: items.filter((item) => item !== first) };
}

/** «تكون مدة العضوية في اللجنة ثلاث سنوات»: the place belongs to the subject where something else is said of it. */
function withPlace(subject: NounPhrase | null, rest: Constituent[]): NounPhrase | null {
  const [place, told] = rest;
  if (subject === null || !subject.definite || place?.preposition !== 'في' || place.pronominal === true)
    return subject;
  if (told?.phrase === undefined) return subject;
  rest.shift();
  return { ...subject, text: `${subject.text} ${place.text}` };
}

const BE = 'be';

/** «يكون العقد باطلاً», «يكون للشركة مجلس», «كان العامل قد ترك». */
export function copula(
  cursor: Cursor,
  head: VerbHead,
  mood: Mood,
  given: NounPhrase | undefined,
  grammar: Grammar,
): string {
  const token = cursor.peek();
  if (verbReading(token) !== undefined || token?.kind === 'particle' || token?.kind === 'negation') {
    const said = grammar.clause(cursor, mood, given);
    if (said !== null) return head.negative ? denial(said) : said;
  }
  const many = [cursor.peek(1), cursor.peek()].some(
    (next) =>
      nounReading(next)?.number === 'many' ||
      (next?.kind === 'prepositionPronoun' && next.pronoun === 'them'),
  );
  const right = given === undefined ? rightOf(cursor, head, grammar) : null;
  if (right !== null) return right;
  const items = readConstituents(cursor, undefined, grammar);
  const [first] = items;
  // «ليس لعضو المجلس أن تكون له مصلحة»: that he has an interest.
  if (given !== undefined && first?.preposition === 'ل' && first.pronominal === true && items.length > 1) {
    const form = conjugate('have', formOf(head, mood, { plural: given.plural, passive: false }));
    return [form, ...items.slice(1).map(({ text }) => text)].join(' ');
  }
  const owner =
    items[0]?.preposition === 'ل' && items.some(({ phrase }) => phrase !== undefined) && given === undefined
      ? items[0]
      : undefined;
  if (owner !== undefined) {
    const who = owner.text.replace(/^(?:to|for) /, '');
    const form = conjugate('have', formOf(head, mood, { plural: many, passive: false }));
    return [asWho(who), form, ...items.slice(1).map(({ text }) => text)].join(' ');
  }
  const { subject: bare, rest } = subjectOf(items, given);
  const subject = withPlace(bare, rest);
  const isSaidOf = subject !== null && rest.length === 0 && !subject.definite;
  const who = withSubject(isSaidOf ? null : subject, given, cursor, head);
  const agreement = { plural: who.plural, passive: false };
  const named = given === undefined && mood !== 'bare' ? [who.text] : [];
  const said = isSaidOf ? [subject.text] : rest.map(({ text }) => text);
  const next = cursor.peek();
  if (
    said.length === 0 &&
    subject !== null &&
    (verbReading(next) !== undefined || next?.kind === 'particle' || next?.kind === 'negation')
  ) {
    const clause = grammar.clause(cursor, mood, subject);
    if (clause !== null) return [...named, clause].join(' ');
  }
  return [...named, conjugate(BE, formOf(head, mood, agreement)), ...said].join(' ');
}

/** «كان للمشتري رد المبيع»: the buyer may return the goods. */
function rightOf(cursor: Cursor, head: VerbHead, grammar: Grammar): string | null {
  const start = cursor.position;
  const bearer = readBearer(cursor, /^ل$/, grammar);
  const acts = cursor.peek();
  if (bearer?.phrase.agent === true && (isAction(acts) || (acts?.kind === 'particle' && acts.ar === 'ان'))) {
    const said = predicateOf(cursor, MAY, bearer, head.negative, grammar);
    if (said !== null) return said;
  }
  cursor.position = start;
  return null;
}

const asWho = (text: string) => ({ him: 'he', them: 'they', her: 'she' })[text] ?? text;
