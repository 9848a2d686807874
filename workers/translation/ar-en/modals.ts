import { isAction, passiveOf, readAction } from './actions.js';
import {
  isPreposition,
  isWord,
  nounReading,
  startsNounPhrase,
  verbReading,
  type Cursor,
  masdarReading,
} from './cursor.js';
import { denial } from './english.js';
import { noneOf } from './roles.js';
import type { Grammar, Mood, NounPhrase } from './grammar.js';
import { objectPronoun } from './pronouns.js';

/** A modal of English in its forms, by number: "is entitled to" and "are entitled to". */
export interface Modal {
  /** The mood of the clause that follows it. */
  mood: 'may' | 'shall';
  written: (plural: boolean, negative: boolean) => string;
  /** What is said of a noun that is no action: "is permitted". */
  state: string;
}

export const MAY: Modal = { mood: 'may', written: (_, no) => (no ? 'may not' : 'may'), state: 'permitted' };
export const CAN: Modal = { mood: 'may', written: (_, no) => (no ? 'cannot' : 'may'), state: 'possible' };
/** What is not a duty is no prohibition. */
export const SHALL: Modal = {
  mood: 'shall',
  written: (many, no) => (no ? `${many ? 'are' : 'is'} not required to` : 'shall'),
  state: 'required',
};
export const ENTITLED: Modal = {
  mood: 'may',
  written: (many, no) => `${many ? 'are' : 'is'}${no ? ' not' : ''} entitled to`,
  state: 'permitted',
};

export interface Subject {
  text: string;
  plural: boolean;
  phrase: NounPhrase;
}

const asSubject: Record<string, string> = {
  him: 'he',
  them: 'they',
  it: 'it',
  her: 'she',
  us: 'we',
  me: 'I',
  you: 'you',
};

/** Reads «على المورد», «له»: who a modal speaks of. */
export function readBearer(cursor: Cursor, letters: RegExp, grammar: Grammar): Subject | null {
  const start = cursor.position;
  const token = cursor.peek();
  if (token?.kind === 'prepositionPronoun' && letters.test(token.ar)) {
    cursor.next();
    const isUnnamed = token.pronoun === 'it' && !cursor.masculine.agent;
    const pronoun = isUnnamed ? 'him' : objectPronoun(cursor, token.pronoun);
    const plural = pronoun === 'them';
    const text = asSubject[pronoun] ?? pronoun;
    return {
      text,
      plural,
      phrase: { text, plural, human: true, agent: true, feminine: false, definite: true, accusative: false },
    };
  }
  if (token?.kind !== 'phrase' || !isPreposition(token) || !letters.test(token.ar)) return null;
  cursor.next();
  const phrase =
    isWord(cursor.peek()) && isAction(cursor.peek()) && !(cursor.peek() as { definite?: boolean }).definite
      ? null
      : grammar.nounPhrase(cursor);
  if (phrase === null) {
    cursor.position = start;
    return null;
  }
  return { text: phrase.text, plural: phrase.plural, phrase };
}

/** What stands between who may and what he may do: "upon request", "- in his capacity -". */
export function readBetween(cursor: Cursor, grammar: Grammar): string {
  const parts: string[] = [];
  for (;;) {
    const token = cursor.peek();
    if (token?.kind === 'phrase' && token.type === 'adverb') {
      cursor.next();
      parts.push(token.en);
    } else if (token?.kind === 'phrase' && token.type === 'preposition')
      parts.push(grammar.prepositional(cursor, undefined));
    else if (token?.kind === 'prepositionPronoun') {
      cursor.next();
      parts.push(`${token.en} ${objectPronoun(cursor, token.pronoun)}`);
    } else if (token?.kind === 'punctuation' && /^[-–—]$/.test(token.text)) cursor.next();
    else break;
  }
  return parts.length === 0 ? '' : `, ${parts.join(' ')},`;
}

/** «يحق له طلب الحصول»: a noun with an object is an action. */
const isDefiniteNoun = (token: ReturnType<Cursor['peek']>) =>
  isWord(token) && (token.definite || token.pronoun !== null || isAction(token));

const negativeInside = (cursor: Cursor) => {
  const token = cursor.peek();
  if (token?.kind !== 'negation') return false;
  cursor.next();
  return true;
};

/** «أن يسلم البضائع», «تسليم البضائع» after a modal and who it speaks of; null if neither follows. */
export function predicateOf(
  cursor: Cursor,
  modal: Modal,
  subject: Subject | null,
  negative: boolean,
  grammar: Grammar,
  isBare = false,
): string | null {
  const token = cursor.peek();
  if (token?.kind === 'particle' && token.ar === 'ان') {
    cursor.next();
    return afterThat(cursor, modal, subject, negative, grammar);
  }
  if (
    subject !== null &&
    token?.kind === 'phrase' &&
    token.type === 'noun' &&
    token.en.startsWith('taking ')
  ) {
    // «للوزارة اتخاذ الإجراءات اللازمة»: a set phrase that is what he may do.
    cursor.next();
    return `${subject.text} ${modal.written(subject.plural, negative)} ${token.en.replace('taking', 'take')}`;
  }
  const isDenied = isWord(token) && token.base === 'عدم' && !token.definite && isAction(cursor.peek(1));
  if (isDenied) cursor.next();
  const no = negative || isDenied;
  const acts = cursor.peek();
  const acted =
    subject !== null && !isBare && (modal !== ENTITLED || isDefiniteNoun(cursor.peek(1)))
      ? masdarReading(acts) !== undefined
      : isAction(acts) || (masdarReading(acts) !== undefined && nounReading(acts)?.number === 'many');
  if (!isWord(acts) || !acted) return null;
  if (subject !== null) {
    const action = grammar.infinitive(cursor);
    const verb =
      isDenied && !negative
        ? `${modal.written(subject.plural, false)} not`
        : modal.written(subject.plural, no);
    return action === null ? null : `${subject.text} ${verb} ${action.text}`;
  }
  const start = cursor.position;
  const action = readAction(cursor, grammar);
  const passive =
    action === null || (negative && modal === SHALL)
      ? null
      : passiveOf(action, { mode: modal.mood, negative: no });
  if (passive !== null) return passive;
  if (action !== null && action.subject !== '')
    return `${action.subject} ${modal.written(false, no)} ${action.verb.en}${action.rest}`;
  cursor.position = start;
  const named = grammar.nounPhrase(cursor);
  return named === null
    ? null
    : `${named.text} ${named.plural ? 'are' : 'is'} ${no ? 'not ' : ''}${modal.state}`;
}

/** «أن يبيع المنتجات أو يروج لها»: what he may do besides. */
function orElse(cursor: Cursor, subject: NounPhrase, grammar: Grammar): string {
  let text = '';
  for (;;) {
    const joint = cursor.peek();
    const verb = verbReading(cursor.peek(1));
    const isOr = joint?.kind === 'phrase' && joint.type === 'or' && verb?.tense === 'present';
    if (!isOr || nounReading(cursor.peek(1)) !== undefined) return text;
    const start = cursor.position;
    cursor.next();
    const said = grammar.clause(cursor, 'bare', subject);
    if (said === null) {
      cursor.position = start;
      return text;
    }
    text += ` or ${said}`;
  }
}

function afterThat(
  cursor: Cursor,
  modal: Modal,
  subject: Subject | null,
  negative: boolean,
  grammar: Grammar,
): string | null {
  const denied = negativeInside(cursor);
  if (subject !== null) {
    const modalText = denied
      ? `${modal.written(subject.plural, false)} not`
      : modal.written(subject.plural, negative);
    const said =
      (grammar.clause(cursor, 'bare', subject.phrase) ?? '') + orElse(cursor, subject.phrase, grammar);
    return `${subject.text} ${modalText} ${said}`.trim();
  }
  const mood: Mood = modal.mood;
  if (negative && modal === SHALL)
    return `it is not required that ${grammar.clause(cursor, 'subordinate') ?? ''}`;
  const said = grammar.clause(cursor, mood) ?? '';
  return denied || negative ? denial(said) : said;
}

/** Reads a modal with who it speaks of and what is allowed or required. */
export function modalClause(
  cursor: Cursor,
  modal: Modal,
  letters: RegExp,
  isNegative: boolean,
  given: NounPhrase | undefined,
  grammar: Grammar,
): string | null {
  const bearer = readBearer(cursor, letters, grammar);
  const between = readBetween(cursor, grammar);
  const subject =
    bearer ?? (given === undefined ? null : { text: given.text, plural: given.plural, phrase: given });
  const none = noneOf(subject?.text ?? '', isNegative);
  const negative = isNegative && none === null;
  const named = subject === null ? null : { ...subject, text: (none ?? subject.text) + between };
  const said = predicateOf(cursor, modal, named, negative, grammar);
  if (said !== null) return subject === null && between !== '' ? `${between.slice(2)} ${said}` : said;
  if (
    startsNounPhrase(cursor.peek()) &&
    (nounReading(cursor.peek()) !== undefined || verbReading(cursor.peek()) === undefined)
  ) {
    const state = grammar.nounPhrase(cursor);
    if (state !== null) {
      const who = subject === null ? '' : ` ${modal === SHALL ? 'from' : 'to'} ${subject.text}`;
      return `${state.text} ${state.plural ? 'are' : 'is'} ${negative ? 'not ' : ''}${modal.state}${who}${between.replace(/,/g, '')}`;
    }
  }
  return subject === null
    ? `it is ${negative ? 'not ' : ''}${modal.state}${between.replace(/,/g, '')}`
    : `${subject.text} ${modal.written(subject.plural, negative)}${between}`;
}
