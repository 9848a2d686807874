import { formOf, readConstituents } from './clauses.js';
import { verbReading, type Cursor } from './cursor.js';
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
    if (said !== null)
      return head.negative ? denial(said) : said;
  }
  const items = readConstituents(cursor, undefined, grammar);
  const owner =
    items[0]?.preposition === 'ل' && items.some(({ phrase }) => phrase !== undefined) && given === undefined
      ? items[0]
      : undefined;
  if (owner !== undefined) {
    const who = owner.text.replace(/^(?:to|for) /, '');
    const form = conjugate('have', formOf(head, mood, { plural: false, passive: false }));
    return [asWho(who), form, ...items.slice(1).map(({ text }) => text)].join(' ');
  }
  const { subject, rest } = subjectOf(items, given);
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

const asWho = (text: string) => ({ him: 'he', them: 'they', her: 'she' })[text] ?? text;
