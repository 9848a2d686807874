import { isAction, passiveOf, readAction } from './actions.js';
import { copula, subjectOf, withSubject } from './copula.js';
import { formOf, readConstituents } from './clauses.js';
import { isWord, type Cursor } from './cursor.js';
import { conjugate } from './english.js';
import type { Constituent, Grammar, Mood, NounPhrase, VerbHead } from './grammar.js';
import { CAN, ENTITLED, MAY, modalClause, predicateOf, readBearer, SHALL, type Modal } from './modals.js';
import { noneOf } from './roles.js';

/** Verbs that speak of what is allowed and required, by their folded past, with the prepositions of who they speak of. */
const MODALS: Record<string, [modal: Modal, bearer: RegExp]> = {
  جاز: [MAY, /^ل$/],
  وجب: [SHALL, /^(?:علي|ل)$/],
  تعين: [SHALL, /^علي$/],
  انبغي: [SHALL, /^(?:علي|ل)$/],
  حق: [ENTITLED, /^ل$/],
  امكن: [CAN, /^ل$/],
};

/** Reads the subject of «يلتزم المورد بتسليم» up to the ب before an action. */
function readUntilAction(cursor: Cursor, grammar: Grammar): Constituent[] {
  const items: Constituent[] = [];
  for (;;) {
    const token = cursor.peek();
    const next = cursor.peek(1);
    const isDenied = isWord(next) && next.base === 'عدم' && isAction(cursor.peek(2));
    if (
      token?.kind === 'phrase' &&
      token.ar === 'ب' &&
      (isAction(next) || isDenied || (next?.kind === 'particle' && next.ar === 'ان'))
    )
      return items;
    if (token?.kind === 'particle' && token.ar === 'ان') return items;
    if (token?.kind === 'phrase' && token.ar === 'ب') return items;
    const before = cursor.position;
    if (token?.kind === 'phrase' && token.type === 'preposition')
      items.push({ text: grammar.prepositional(cursor, undefined), preposition: token.ar });
    else if (token?.kind === 'phrase' && token.type === 'adverb') {
      cursor.next();
      items.push({ text: token.en });
    } else {
      const phrase = grammar.nounPhrase(cursor);
      if (phrase !== null) items.push({ text: phrase.text, phrase });
    }
    if (cursor.position === before) return items;
  }
}

/** «يلتزم المورد بتسليم البضائع», «يقوم المورد بتسليم البضائع»: the action is the verb. */
function lightVerb(
  cursor: Cursor,
  head: VerbHead,
  mood: Mood,
  given: NounPhrase | undefined,
  grammar: Grammar,
): string | null {
  const start = cursor.position;
  const items = readUntilAction(cursor, grammar);
  const token = cursor.peek();
  const isThat = token?.kind === 'particle' && token.ar === 'ان';
  if (!isThat && !(token?.kind === 'phrase' && token.ar === 'ب')) {
    cursor.position = start;
    return null;
  }
  if (!isThat) cursor.next();
  const { subject, rest } = subjectOf(items, given);
  const who = withSubject(subject, given, cursor, head);
  const between = rest.length === 0 ? '' : ` ${rest.map(({ text }) => text).join(' ')}`;
  const named = given === undefined ? who.text : '';
  const isDuty = head.reading.verb.past === 'التزم' || head.reading.verb.past === 'تعهد';
  if (isDuty && head.reading.tense === 'present') {
    const isPromise = mood === 'subordinate' || (head.reading.verb.past === 'تعهد' && mood === 'main');
    const modal: Modal = isPromise
      ? { ...SHALL, written: (many) => `${many ? 'undertake' : 'undertakes'} to` }
      : mood === 'bare'
        ? { ...SHALL, written: () => '' }
        : SHALL;
    const said = predicateOf(
      cursor,
      modal,
      { text: named + (between === '' ? '' : `,${between},`), plural: who.plural, phrase: who },
      head.negative,
      grammar,
    );
    if (said !== null)
      return said
        .replace('undertakes to not', 'undertakes not to')
        .replace('undertake to not', 'undertake not to')
        .trim();
  } else if (!isDuty && isAction(cursor.peek())) {
    const action = readAction(cursor, grammar);
    if (action !== null) {
      const form = conjugate(action.verb.en, formOf(head, mood, { plural: who.plural, passive: false }));
      return (
        [named, form, action.pronoun === '' ? (action.object?.text ?? action.subject) : action.pronoun]
          .filter((word) => word !== '')
          .join(' ') +
        action.rest +
        between
      );
    }
  }
  cursor.position = start;
  return null;
}

/** «يتم تسليم البضائع»: the goods are delivered. */
function doneTo(
  cursor: Cursor,
  head: VerbHead,
  mood: Mood,
  given: NounPhrase | undefined,
  grammar: Grammar,
): string | null {
  const start = cursor.position;
  if (!isAction(cursor.peek())) return null;
  const action = readAction(cursor, grammar);
  const { mode, negative } = formOf(head, mood, { plural: false, passive: true });
  if (action !== null && given !== undefined && !action.verb.intransitive && action.object === null) {
    return conjugate(action.verb.en, { mode, negative, plural: given.plural, passive: true }) + action.rest;
  }
  const said = action === null || given !== undefined ? null : passiveOf(action, { mode, negative });
  if (said === null) cursor.position = start;
  return said;
}

/** «يقصد بالعامل كل شخص»: the worker means any person. */
function meaning(cursor: Cursor, grammar: Grammar): string | null {
  const start = cursor.position;
  const token = cursor.peek();
  if (token?.kind !== 'phrase' || token.ar !== 'ب') return null;
  cursor.next();
  const defined = grammar.nounPhrase(cursor);
  const between = cursor.peek()?.kind === 'phrase' || defined === null ? '' : '';
  if (defined === null) {
    cursor.position = start;
    return null;
  }
  return `${defined.text} ${defined.plural ? 'mean' : 'means'}${between}`;
}

/** «يحظر على العامل إفشاء الأسرار», «يمتنع على الوكيل أن يبيع»: he may not. */
function prohibition(cursor: Cursor, head: VerbHead, grammar: Grammar): string | null {
  const start = cursor.position;
  const bearer = readBearer(cursor, /^علي$/, grammar);
  const said = bearer === null ? null : predicateOf(cursor, MAY, bearer, !head.negative, grammar);
  if (said === null) cursor.position = start;
  return said;
}

/** What English says of the thing that stands after ب. */
const OF_THING: Record<string, string> = { عمل: 'come into force', اعتد: 'be recognized' };

/** «يعمل بهذا النظام»: this Law comes into force; «لا يعتد بأي إخطار»: no notice is recognized. */
function inForce(cursor: Cursor, head: VerbHead, mood: Mood, grammar: Grammar): string | null {
  const start = cursor.position;
  const token = cursor.next();
  const isLetter = (token?.kind === 'prepositionPronoun' || token?.kind === 'phrase') && token.ar === 'ب';
  const rule = !isLetter ? null : token.kind === 'prepositionPronoun' ? 'it' : grammar.nounPhrase(cursor);
  const { past } = head.reading.verb;
  if (rule === null || (rule !== 'it' && !rule.definite && past === 'عمل')) {
    cursor.position = start;
    return null;
  }
  const many = rule !== 'it' && rule.plural;
  const none = rule === 'it' ? null : noneOf(rule.text, head.negative);
  const denied = none === null ? head : { ...head, negative: false };
  const form = conjugate(OF_THING[past] ?? '', formOf(denied, mood, { plural: many, passive: false }));
  const rest = readConstituents(cursor, undefined, grammar).map(({ text }) => text);
  return [none ?? (rule === 'it' ? rule : rule.text), form, ...rest].join(' ');
}

/** Clauses of verbs that English says otherwise; null for all others. */
export function specialClause(
  cursor: Cursor,
  head: VerbHead,
  mood: Mood,
  given: NounPhrase | undefined,
  grammar: Grammar,
): string | null {
  const { past } = head.reading.verb;
  const modal = MODALS[past];
  if (modal !== undefined) {
    const said = modalClause(cursor, modal[0], modal[1], head.negative, given, grammar);
    return said !== null && given !== undefined && said.startsWith(given.text)
      ? said.slice(given.text.length).trim()
      : said;
  }
  if (/^(?:حظر|امتنع|منع)$/.test(past) && given === undefined) return prohibition(cursor, head, grammar);
  if (past === 'كان') return copula(cursor, head, mood, given, grammar);
  if (past === 'التزم' || past === 'تعهد' || past === 'قام')
    return lightVerb(cursor, head, mood, given, grammar);
  if (past === 'تم' || past === 'جري') return doneTo(cursor, head, mood, given, grammar);
  if (OF_THING[past] !== undefined && given === undefined && !head.reading.feminine && !head.reading.plural)
    return inForce(cursor, head, mood, grammar);
  if (past === 'قصد' && given === undefined) return meaning(cursor, grammar);
  return null;
}
