import { gerundPhrase, infinitive, isAction } from './actions.js';
import { isWord, masdarReading, nounReading, startsNounPhrase, verbReading, type Cursor } from './cursor.js';
import type { Grammar, NounPhrase } from './grammar.js';
import type { Verb } from './lexicon/lexicon.js';
import type { Token } from './token.js';

const PLACES =
  /^(?:مملكه|منشاه|دوله|مدينه|محكمه|شركه|هيءه|وزاره|مقر|سجل|منطقه|جهه|موقع|فرع|مكان|مركز|طريقه|نحو|نظام|عقد|ماده|ملف|صوره|شكل|صفه|سوق|حد|داخل|خارج|لغه)$/;
const MEANS =
  /^(?:قرار|امر|مرسوم|خطاب|حكم|وسيله|بريد|غرامه|رساله|اغلبيه|اجماع|واسطه|موافقه|عقوبه|سجن|اخطار|اشعار|اتفاق|ملحق)$/;
const PARTS = /^(?:Article|Clause|Chapter|Part|paragraph|Annex|Schedule|Section|this |these |that |those )/;

/** Verbs that an infinitive follows: "wish to renew". */
const WILL = /^(?:wish|oblige|be able|be unable|seek|undertake|take the initiative)\b/;

/** «30٪ من الثمن», «نسخة من العقد»: a part, of which the whole is told. */
const isShare = (token: Token | undefined) =>
  (token?.kind === 'number' && /%|^one \w+$/.test(token.text)) ||
  (isWord(token) &&
    !token.definite &&
    /^(?:جزء|نسخه|صوره|نسبه|نصف|ربع|ثلث|خمس|واحد|واحده|جزءا|اي|قسم)$/.test(token.base));

/** The English for a preposition before a noun phrase, where no verb decides it. */
function general(ar: string, en: string, base: string, object: NounPhrase): string {
  if (ar === 'ب' && /^(?:شرط|شروط|احكام)$/.test(base)) return 'under';
  if (ar === 'ب' && / language$/.test(object.text)) return 'in';
  // «قبل التوقيع بثلاثة أيام»: by three days.
  if (
    ar === 'ب' &&
    /^(?:\(?\d|one |two |three |four |five |six |seven |eight |nine |ten |fifteen |twenty|thirty|sixty|ninety).*(?:day|month|year|week|hour)s?$/.test(
      object.text,
    )
  )
    return 'by';
  if (ar === 'ب' && /^[A-Z]/.test(object.text) && !object.agent && !PARTS.test(object.text)) return 'in';
  if (ar === 'ب') return MEANS.test(base) ? 'by' : PLACES.test(base) ? 'in' : 'with';
  if (ar === 'ل') return object.agent || PARTS.test(object.text) || MEANS.test(base) ? 'to' : 'for';
  if (ar === 'من' && (PARTS.test(object.text) || /^(?:عقد|نظام|لاءحه|قيمه|اعضاء|اجر|راس المال)$/.test(base)))
    return 'of';
  if (ar === 'عن') return 'for';
  if (ar === 'علي' && /^\(?\w+\)? .*(?:installments|payments|stages|copies)$/.test(object.text)) return 'in';
  return en;
}

/** Reads a preposition and what follows it. */
export function prepositional(cursor: Cursor, verb: Verb | undefined, grammar: Grammar): string {
  const before = cursor.peek(-1);
  const token = cursor.next();
  if (token?.kind !== 'phrase') return '';
  const place = cursor.peek();
  const isPlace = token.ar === 'ب' && isWord(place) && /^(?:مدينه|محافظه|منطقه|حي|مملكه)$/.test(place.base);
  const own = isPlace ? undefined : verb?.prepositions.get(token.ar);
  const next = cursor.peek();
  const after = cursor.peek(1);
  if (own === 'to' && verb !== undefined && WILL.test(verb.en) && isWord(next)) {
    const denied = next.base === 'عدم' && !next.definite && masdarReading(after) !== undefined;
    if (denied) cursor.next();
    const action = masdarReading(cursor.peek()) === undefined ? null : infinitive(cursor, grammar);
    if (action !== null) return `${denied ? 'not ' : ''}to ${action.text}`;
  }
  if (isWord(next) && isAction(next) && own === undefined) {
    const governs =
      after?.kind === 'phrase' &&
      after.type === 'preposition' &&
      nounReading(next)?.verb?.prepositions.has(after.ar) === true;
    const hasObject = governs || next.pronoun !== null || (!next.definite && startsNounPhrase(after));
    if (token.ar === 'ل' && hasObject) return `to ${infinitive(cursor, grammar)?.text ?? ''}`;
    if (token.ar === 'ب' && hasObject && nounReading(next)?.verb?.intransitive !== true)
      return `by ${gerundPhrase(cursor, grammar) ?? ''}`;
    if (/^(?:دون|بدون|من دون|من غير)$/.test(token.ar) && hasObject)
      return `without ${gerundPhrase(cursor, grammar) ?? ''}`;
  }
  if (next?.kind === 'particle' && next.ar === 'ان') {
    cursor.next();
    const clause = grammar.clause(cursor, 'subordinate');
    // «إلا بعد أن يقبض»: when it is, not that it is.
    if (own === undefined && /(?:after|before|until|upon)$/.test(token.en))
      return `${token.en} ${clause ?? ''}`.trim();
    return `${own === '' || own === undefined ? '' : `${own} `}${token.ar === 'ل' ? 'so that' : 'that'} ${clause ?? ''}`.trim();
  }
  if (!startsNounPhrase(next) && verbReading(next) !== undefined) {
    if (token.ar === 'ل') return `to ${(grammar.clause(cursor, 'bare') ?? '').trim()}`;
    return grammar.freeRelative(cursor, token.ar === 'من' ? 'whoever' : `${own ?? token.en} whoever`);
  }
  // Of a compound, the first word tells: «بقرار وزاري».
  const base = isWord(next) ? (next.base.split(' ')[0] ?? '') : '';
  const object = grammar.nounPhrase(cursor);
  if (object === null) return own ?? token.en;
  const since = cursor.peek();
  if (
    /^(?:قبل|بعد)$/.test(token.ar) &&
    next?.kind === 'number' &&
    since?.kind === 'phrase' &&
    /^من(?: تاريخ)?$/.test(since.ar)
  ) {
    // «قبل ثلاثين يوماً من انتهاء العقد»: thirty days before expiry of the contract.
    cursor.next();
    const event = grammar.nounPhrase(cursor);
    return `${object.text} ${token.en}${since.ar === 'من' ? '' : ' the date of'} ${event?.text ?? ''}`.trim();
  }
  const en = own ?? (token.ar === 'من' && isShare(before) ? 'of' : general(token.ar, token.en, base, object));
  return en === '' ? object.text : `${en} ${object.text}`;
}
