import { isPreposition, isWord, nounReading, startsNounPhrase, verbReading, type Cursor } from './cursor.js';
import type { Grammar, NounPhrase } from './grammar.js';
import { readBearer } from './modals.js';
import { OF_PERSONS } from './pronouns.js';

/** What may stand before the heading of a clause: its number, its letter, "Clause 3". */
export const BEFORE_HEADING =
  /^(?:[\d(][\d./()-]*|[a-z]|(?:Articles?|Clause|Chapter|Part|Section|Annex|Schedule|paragraph) \(?[\w/]{1,6}\)?)$/;

const NUMBERED = /^(?:Article|Clause|Chapter|Part|Section) /;

/** Headings without an article, which would else take the next clause for what is told of them. */
const USUAL = /^(?:تمهيد|مقدمه|تعاريف|تعريفات|احكام عامه|احكام ختاميه|احكام متفرقه)$/;

const TIME = /\b(?:day|days|month|months|year|years|week|hour|period|date|time)\b/;

/** «١١/١»: the number of a clause within an article. */
const isClauseNumber = (text: string) => /^\d+(?:[./-]\d+)+$/.test(text);

/** «٢-١ يلتزم المورد»: the number of a clause before it, which is taken; null if there is none. */
export function clauseNumber(cursor: Cursor): string | null {
  const token = cursor.peek();
  if (token?.kind !== 'number' || !isClauseNumber(token.text)) return null;
  cursor.next();
  return token.text;
}

/** «أحكام عامة هذه الاتفاقية»: the heading at the cursor, where text follows it without a mark; null if there is none. */
export function usualHeading(cursor: Cursor, grammar: Grammar): string | null {
  const token = cursor.peek();
  if (!isWord(token) || token.definite || token.pronoun !== null || token.accusative) return null;
  const next = cursor.peek(1);
  const isTwo = isWord(next) && !next.definite && USUAL.test(`${token.base} ${next.base}`);
  if (!isTwo && !USUAL.test(token.base)) return null;
  const after = cursor.peek(isTwo ? 2 : 1);
  if (after === undefined || after.kind === 'punctuation' || after.kind === 'conjunction') return null;
  // «تمهيد الطريق», «أحكام عامة في»: more of the noun.
  if (isPreposition(after) || (!isTwo && !token.base.includes(' ') && isWord(after) && after.definite))
    return null;
  const end = cursor.position + (isTwo ? 2 : 1);
  const inner = cursor.within(cursor.tokens.slice(0, end), cursor.position);
  const phrase = grammar.nounPhrase(inner);
  if (phrase === null || inner.position !== end) return null;
  cursor.position = end;
  return phrase.text.replace(/^(?:an?) /, '');
}

/** Reads without moving. */
function ahead<T>(cursor: Cursor, read: () => T): T {
  const start = cursor.position;
  const { masculine, feminine } = cursor;
  const found = read();
  cursor.position = start;
  cursor.masculine = masculine;
  cursor.feminine = feminine;
  return found;
}

const isFeminine = (phrase: NounPhrase) => phrase.feminine || (phrase.plural && !phrase.human);

/** Whether what follows has a verb and a subject of its own: «أدوار الهيئة تتولى الهيئة القيام». */
function hasOwnSubject(phrase: NounPhrase, cursor: Cursor, grammar: Grammar): boolean {
  const at = cursor.peek()?.kind === 'negation' ? 1 : 0;
  const token = cursor.peek(at);
  const verb = verbReading(token);
  if (!isWord(token) || verb?.tense !== 'present' || verb.person !== 3 || token.pronoun !== null)
    return false;
  if (nounReading(token)?.verb !== undefined && verb.verb.past !== 'كان') return false;
  const owner = cursor.peek(at + 1);
  if (!startsNounPhrase(owner)) return false;
  const subject = ahead(cursor, () => {
    cursor.position += at + 1;
    return grammar.nounPhrase(cursor, { inner: true });
  });
  if (subject === null || subject.accusative || TIME.test(subject.text)) return false;
  const isNamed =
    subject.definite || subject.agent || (owner?.kind === 'phrase' && owner.type === 'quantity');
  if (!isNamed) return false;
  if (verb.feminine !== isFeminine(phrase) && verb.feminine === isFeminine(subject) && !verb.plural)
    return true;
  if (verb.verb.past === 'كان' || verb.verb.intransitive) return !phrase.agent;
  return subject.agent && !phrase.agent && !OF_PERSONS.test(verb.verb.en);
}

/**
 * Whether a noun phrase that opens a paragraph is the heading of the sentence after it, which is written without a mark
 * between them: `number` is the heading's own, as "Clause 3".
 */
export function isRunOnHeading(
  phrase: NounPhrase,
  cursor: Cursor,
  number: string,
  grammar: Grammar,
): boolean {
  if (/^(?:this|these|that|those|every|each|any|all|no|either) /.test(phrase.text)) return false;
  const next = cursor.peek();
  if (next?.kind === 'number') return isClauseNumber(next.text) && NUMBERED.test(number);
  if (!phrase.definite) return false;
  if (next?.kind === 'phrase' && next.type === 'clause')
    return NUMBERED.test(number) && /^(?:if|where|when|whenever)$/.test(next.en);
  if (next?.kind === 'phrase' && /^(?:ل|علي)$/.test(next.ar) && !phrase.agent) {
    // «سحب الأعمال للمقاول أن يستولي»: a right after its heading.
    return ahead(cursor, () => {
      const bearer = readBearer(cursor, /^(?:علي|ل)$/, grammar);
      const that = cursor.peek();
      return bearer?.phrase.agent === true && that?.kind === 'particle' && that.ar === 'ان';
    });
  }
  return hasOwnSubject(phrase, cursor, grammar);
}
