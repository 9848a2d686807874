import { agrees, complement, nounOf, numberAfter, readAdjectives } from './adjectives-of.js';
import {
  adjectiveReading,
  isClearVerb,
  isWord,
  nounReading,
  startsNounPhrase,
  type Cursor,
  masdarReading,
} from './cursor.js';
import type { Grammar, NounOptions, NounPhrase } from './grammar.js';
import type { Verb } from './lexicon/lexicon.js';
import { renderParts, type Part } from './noun-parts.js';
import { possessive } from './pronouns.js';
import type { Token } from './token.js';

const NUMBERED = /^(?:Articles?|Clause|Chapter|Part|paragraphs?|Annex|Attachment|Schedule|Section) /;

const NUMBER_PHRASE = {
  plural: false,
  human: false,
  agent: false,
  feminine: false,
  definite: false,
  accusative: false,
};

const MEASURE = /^(?:مده|فتره|قيمه|مقدار|قدر|مساحه|عدد|نسبه|مبلغ|ثمن|اجره|طول|وزن)$/;

/** What an amount that follows is paid for. */
const PER = /^(?:يوم|شهر|اسبوع|ساعه|سنه|عام|ليله|تاخير|يوم تاخير|يوم تاخر|مخالفه|وحده|متر|طن|كيلومتر)$/;

/** What happens to contracts and works rather than to persons: «انتهائه», «تنفيذه». */
const OF_CONTRACT =
  /^(?:انتهاء|انقضاء|سريان|تجديد|فسخ|تنفيذ|نشر|ابرام|تمديد|تحرير|حدوث|وقوع|نفاذ|بطلان|انهاء|الغاء|صدور|استمرار|وقت|نوع|حجم|مساحه|محتوي|غرض|تركيب|تشغيل|صيانه|تخزين|مقدار|ثمن|تكلفه|كميه|نص|احكام|بنود|نصوص|ملاحق|محتويات|مرفقات|اصدار|طباعه|تصنيع|شحن|توريد|مصدر)$/;

/** What belongs to someone, as a term of two words: «الأسرار التجارية لصاحب العمل». */
const OWNED =
  /^(?:اسرار|بيانات|معلومات|حقوق|اصول|موقع|مركز|قاءمه|قواءم|نظام|جمعيه|هيءه|سجل|مصالح|مقر|ذمه|شءون|هيكل|علامه|اسم|رقم|عنوان|حساب) /;

interface Chain {
  parts: Part[];
  /** What ends the chain and is no plain noun: a number, a name, "this contract". */
  tail: NounPhrase | null;
  /** The tail names the noun before it: "company ABC". */
  apposition: boolean;
}

/** Whether the word after an indefinite noun is an adjective of it, not the noun that it is of. */
function isAttribute(next: Token | undefined, after: Token | undefined, part: Part): boolean {
  if (!isWord(next) || next.definite) return false;
  if (next.base === 'غير') return adjectiveReading(after) !== undefined;
  const adjective = adjectiveReading(next);
  // «إهمال مقدم الخدمة»: a noun that a definite one follows is no adjective.
  if (nounReading(next) !== undefined && isWord(after) && after.definite && nounReading(after) !== undefined)
    return false;
  // «تعيين موزع», «سداد مبلغ»: what an action is done to, not how it is done.
  if (
    part.verb !== undefined &&
    nounReading(next) !== undefined &&
    (adjective?.verb !== undefined || next.base === 'مشروع')
  )
    return false;
  return (
    adjective !== undefined &&
    next.pronoun === null &&
    (agrees(part, adjective) || nounReading(next) === undefined)
  );
}

function readNouns(cursor: Cursor, readOne: (cursor: Cursor) => NounPhrase | null): Chain {
  const chain: Chain = { parts: [], tail: null, apposition: false };
  for (;;) {
    const token = cursor.peek();
    if (!isWord(token)) return chain;
    const part: Part = {
      ...nounOf(token),
      adjectives: [],
      after: [],
      possessive: OF_CONTRACT.test(token.base)
        ? possessive(cursor, token.pronoun).replace('his', 'its')
        : possessive(cursor, token.pronoun),
    };
    chain.parts.push(part);
    cursor.next();
    const next = cursor.peek();
    const after = cursor.peek(1);
    const number = next === undefined ? null : numberAfter(cursor);
    if (number !== null) {
      cursor.position += number.length;
      chain.apposition = true;
      chain.tail = {
        ...NUMBER_PHRASE,
        definite: token.definite || token.pronoun !== null,
        text: `No. ${number.text}`,
      };
      return chain;
    }
    if (token.definite || token.pronoun !== null || token.accusative) return chain;
    // «فترة مدتها (90) يوماً»: its own measure, not a noun that it is of.
    if (isWord(next) && next.pronoun !== null && MEASURE.test(next.base) && after?.kind === 'number')
      return chain;
    // «عن كل يوم تأخير 1,000 ريال»: what is paid for the day.
    if (next?.kind === 'number' && PER.test(token.base)) return chain;
    if (next?.kind === 'fixed' || (next?.kind === 'number' && token.base === 'رقم')) {
      chain.apposition = next.kind === 'number' || !NUMBERED.test(next.text);
      chain.tail = readOne(cursor);
      return chain;
    }
    if (!startsNounPhrase(next) || (isWord(next) && (isClearVerb(next) || next.accusative))) return chain;
    if (isAttribute(next, cursor.peek(1), part)) return chain;
    if (isWord(next) && nounReading(next) !== undefined && next.base !== 'عدم' && next.base !== 'غير')
      continue;
    chain.tail = readOne(cursor);
    return chain;
  }
}

const isObject = (token: Token | undefined) =>
  token?.kind === 'demonstrative' ||
  (isWord(token) &&
    nounReading(token) !== undefined &&
    (token.definite || token.accusative) &&
    !isClearVerb(token));

/** The preposition that belongs to an action, and what follows it: «الالتزام بالعقد». */
function governed(cursor: Cursor, verb: Verb, isGerund: boolean, grammar: Grammar): string {
  const next = cursor.peek();
  if (next?.kind !== 'phrase' || next.type !== 'preposition') return '';
  const en = verb.prepositions.get(next.ar);
  if (en === undefined || !startsNounPhrase(cursor.peek(1))) return '';
  if (en === 'to') return ` ${grammar.prepositional(cursor, verb)}`;
  cursor.next();
  const object = grammar.nounPhrase(cursor);
  if (object === null) return '';
  return ` ${[en === '' ? (isGerund ? '' : 'of') : en, object.text].filter((word) => word !== '').join(' ')}`;
}

/** Reads a noun, the nouns that it is of, and their adjectives: «مدة عقد العمل الجديد». */
export function readChain(
  cursor: Cursor,
  options: NounOptions,
  readOne: (cursor: Cursor) => NounPhrase | null,
  grammar: Grammar,
): NounPhrase | null {
  const first = cursor.peek();
  const { parts, tail, apposition } = readNouns(cursor, readOne);
  const [head] = parts;
  if (head === undefined) return null;
  const lastToken = cursor.peek(-1);
  const isCounted = tail !== null && /^(?:every|each|any|all) /.test(tail.text);
  const isDefinite =
    isCounted ||
    (parts.length > 1 && /^[A-Z]/.test(parts.at(-1)?.en ?? '')) ||
    (tail?.definite ?? (isWord(lastToken) && (lastToken.definite || lastToken.pronoun !== null)));
  // «منصوص عليه»: a participle without a noun keeps the words that belong to it.
  const alone = isWord(first) && nounReading(first) === undefined ? adjectiveReading(first) : undefined;
  if (alone?.takesComplement === true && parts.length === 1)
    head.after.push(complement(cursor, alone, grammar).trim());
  else if (tail === null || isDefinite) readAdjectives(cursor, parts, isDefinite, grammar);
  const text = renderParts(parts, {
    definite: isDefinite,
    bare: options.bare ?? false,
    tail: tail?.text ?? '',
    apposition,
  });
  const phrase: NounPhrase = {
    text: text.trim(),
    definite: isDefinite,
    plural: head.number !== 'one',
    human: head.human,
    agent: head.agent,
    feminine: head.feminine,
    accusative: head.accusative ?? false,
    ...(head.verb === undefined ? {} : { verb: head.verb }),
  };
  // «دفاتر الشركة ومستنداتها»: who acts is spoken of even within a chain.
  for (const inner of parts.slice(1)) {
    if (inner.agent) cursor.mention({ ...inner, plural: inner.number !== 'one' });
  }
  cursor.mention(phrase);
  // «البيانات الشخصية للعملاء»: after an adjective, ل says what the idafa says elsewhere.
  const next = cursor.peek();
  if (
    isDefinite &&
    !head.agent &&
    (head.adjectives.length > 0 || (parts.length === 1 && OWNED.test(head.base ?? ''))) &&
    next?.kind === 'phrase' &&
    next.ar === 'ل' &&
    nounReading(cursor.peek(1))?.agent === true
  ) {
    cursor.next();
    const owner = grammar.nounPhrase(cursor, { inner: true });
    return { ...phrase, text: `${phrase.text} of ${owner?.text ?? ''}` };
  }
  if (
    head.base === 'حق' &&
    next?.kind === 'phrase' &&
    next.ar === 'في' &&
    masdarReading(cursor.peek(1)) !== undefined
  ) {
    cursor.next();
    const action = cursor.peek();
    // «حقه في التعويض»: what he is to receive, not what he may do.
    const isReceived =
      isWord(action) && action.definite && /^(?:تعويض|اجر|اجازه|تعليم|علاج|رعايه|خصوصيه)$/.test(action.base);
    const said = isReceived ? grammar.nounPhrase(cursor)?.text : grammar.infinitive(cursor)?.text;
    return { ...phrase, text: `${phrase.text} to ${said ?? ''}` };
  }
  if (head.verb === undefined) return phrase;
  const own =
    isWord(lastToken) && lastToken.pronoun !== null && parts.length === 1 && !head.verb.intransitive;
  if (own && isObject(next)) {
    // «تسلمه الإشعار»: his receipt of the notice.
    const object = grammar.nounPhrase(cursor, { inner: true });
    if (object !== null) return { ...phrase, text: `${phrase.text} of ${object.text}` };
  }
  return { ...phrase, text: phrase.text + governed(cursor, head.verb, head.en.endsWith('ing'), grammar) };
}
