import { arabicPattern } from '../arabic.js';
import {
  beginsMain,
  isComma,
  isYaVerb,
  isDefinite,
  isLetters,
  isLimit,
  isModalVerb,
  isNot,
  isPastMain,
  isRelative,
  isThat,
  isVerb,
  type Word,
} from './arabic-words.js';
import type { Span } from './stance.js';

const PREPOSITION = arabicPattern(
  '^[وف]?(?:في|من|عن|على|إلى|بين|مع|لدى|حتى|نحو|خلال|قبل|بعد|تجاه|ضد|بموجب|وفق|وفقا|طبقا|حسب|بسبب|نتيجة|بخصوص|بشأن)$',
);
export const isPreposition = ({ text }: Word) => PREPOSITION.test(text);
/** A noun to which "by" or "to" is joined; not one that begins with these letters. */
const JOINED =
  /^[وف]?[بل](?!يع|يان|رنامج|رامج|ضاع|ند|نود|نك|ناء|دل|دء|لد|يت|حث|عض|قاء|راء|طاق|ريد|جن|غه|اءح|زوم)[ء-ي]{3,60}$/;
const JOINS = /^(?:او|ام)$/;
const ANY = /^[وف]?[بلك]?(?:اي|ايه|جميع|كافه|كل)$/;
const THIS = /^(?:هذا|هذه|ذلك|تلك|هذين)$/;
/** Nouns that need nothing after them: "without notice". */
const ALONE = arabicPattern(
  '^(?:إشعار|إخطار|إنذار|إعذار|أسباب|سبب|مقابل|رسوم|موافقة|إذن|حاجة|تأخير|شرط|قيد|عذر|مبرر|مسوغ|تحفظ|تعويض)$',
);
/** Words by which the verb before a phrase goes on: "undertakes, after the end of the contract, not to". */
const RESUMES = arabicPattern('^(?:بعدم|بألا|بأن|عن|أن|ألا|لدى)$');

const isEnd = (words: readonly Word[], at: number) => {
  const word = words[at];
  const next = words[at + 1];
  return (
    word === undefined ||
    word.text === ';' ||
    // Not the point in a number.
    (word.text === '.' && (next === undefined || next.start > word.end))
  );
};

/**
 * Returns the index of the first word after a noun and what belongs to it: nouns that are joined to it up to the first
 * definite one, its adjectives and its prepositions. A phrase of circumstances ends where the verb before it goes on; at
 * the latest where an interrupted verb's object can begin.
 */
export function phraseEnd(
  words: readonly Word[],
  from: number,
  role: 'object' | 'circumstance' | 'interruption',
): number {
  let closed = false;
  let alone = false;
  for (let at = from; ; at += 1) {
    const word = words[at];
    if (word === undefined || isEnd(words, at) || /^[,:]$/.test(word.text)) return at;
    if (!isLetters(word)) continue;
    const previous = words[at - 1];
    if (at > from) {
      if (isVerb(word) || isPastMain(word)) {
        if (!isNot(previous) && !isRelative(previous)) return at;
      } else if (beginsMain(words, at, false)) return at;
      else if (JOINS.test(word.text)) {
        closed = alone = false;
        continue;
      } else if (role !== 'object' && RESUMES.test(word.text) && (closed || (alone && word.text === 'عن')))
        return at;
      else if (closed && role === 'interruption' && JOINED.test(word.text) && !isDefinite(word)) return at;
      else if (beginsDenial(words, at)) return at;
      else if (PREPOSITION.test(word.text) || ANY.test(word.text) || isRelative(word) || isNot(word)) {
        closed = alone = false;
        continue;
      } else if (JOINED.test(word.text)) closed = alone = false;
      else if ((closed || alone) && !isDefinite(word) && !THIS.test(word.text) && !/^و/.test(word.text))
        return at;
      else if (alone && isDefinite(word)) alone = false;
    }
    alone = ALONE.test(word.text);
    closed = isDefinite(word) || (closed && THIS.test(word.text));
  }
}

/** True where a noun phrase ends because a denying verb follows; "an amount that is not less than" goes on. */
const beginsDenial = (words: readonly Word[], at: number) =>
  /^(?:لا|لن|ليس|ليست)$/.test(words[at]?.text ?? '') &&
  !isRelative(words[at - 1]) &&
  !isThat(words[at - 1]) &&
  !JOINS.test(words[at - 1]?.text ?? '') &&
  !(isLimit(words[at + 1]) && !isDefinite(words[at - 1]));

/** True for the beginning of a list's item: "(a)", "1-", a bullet. */
const isMarker = (words: readonly Word[], at: number) =>
  /^[•●▪○-]$/.test(words[at]?.text ?? '') ||
  (words[at]?.text === '(' && words[at + 2]?.text === ')') ||
  (/^\d{1,2}$/.test(words[at]?.text ?? '') && /^[-.)/]$/.test(words[at + 1]?.text ?? ''));

/** How far a denial reaches: the clause that it stands in, and of a list that it introduces every item. */
export function clauseReach(words: readonly Word[], from: number, isJoinedToVerb: boolean): Span[] {
  const reach: Span[] = [];
  let start: number | null = words[from]?.start ?? null;
  let inThat = false;
  let inList = false;
  const close = (end: number) => {
    if (start !== null) reach.push({ start, end });
    start = null;
  };
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    if (word.text === ':' || inList) {
      const marked = isMarker(words, word.text === ':' ? at + 1 : at);
      inList ||= marked;
      if (inList && marked && start === null) start = word.start;
    }
    if (isEnd(words, at)) {
      close(word.start);
      if (!inList || !isMarker(words, at + 1)) return reach;
    }
    if (start === null) continue;
    if (isComma(word)) {
      if (!beginsMain(words, at + 1, true)) continue;
      close(word.start);
    } else if (at > from && isNewClause(words, at, inThat, isJoinedToVerb)) close(word.start);
    if (start === null && !inList) return reach;
    inThat ||= /^ب?ان$/.test(word.text) && isVerb(words[at + 1]);
  }
  close((words.at(-1)?.end ?? 0) + 1);
  return reach;
}

/**
 * True if a new clause begins between two offsets. A proviso ("على أن …") and what refers back ("ويكون ذلك …") belong to
 * the clause before them.
 */
export function hasNewClause(words: readonly Word[], from: number, to: number): boolean {
  return words.some((word, at) => {
    if (word.start < from || word.start >= to) return false;
    const first = isComma(word) ? at + 1 : at;
    if (!(isComma(word) ? beginsMain(words, first, true) : isNewClause(words, at, true, false))) return false;
    return words[first]?.text !== 'علي' && !words.slice(first, first + 3).some(({ text }) => text === 'ذلك');
  });
}

const GIVES_RIGHT = arabicPattern('^و(?:يحق|يجوز|يلتزم|يتعهد|يجب|يتعين|يحظر|يكون|يلزم)$');

/** True if a new clause begins at a word without a comma before it. */
function isNewClause(words: readonly Word[], at: number, inThat: boolean, isJoinedToVerb: boolean): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (isJoinedToVerb && /^وب?ان$/.test(word.text)) return true;
  // "May not end the contract and raise the prices" goes on after "that", "is not liable and pays" does not.
  if (/^و/.test(word.text) && isYaVerb(word)) return !inThat || GIVES_RIGHT.test(word.text);
  return beginsMain(words, at, false);
}

/** Verbs in the past that state a consequence after a subject; before one they look like nouns. */
const PAST_ACTION = arabicPattern(
  '^(?:خصم|خصمت|دفع|سدد|رد|ردت|عوض|ضوعفت|فسخ|حسم|ألزم|ألزمت|أعفي|منح|أنهي|أوقف|أوقفت|حل|حلت|عادت?|آلت?)$',
);

/** Returns the index of the word at which a condition ends that a main clause must follow. */
export function openingEnd(words: readonly Word[], from: number, isPhrase: boolean): number {
  const end = words.findIndex((_, at) => at >= from && isEnd(words, at));
  const to = end < 0 ? words.length : end;
  let lastComma = -1;
  let modal = -1;
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    if (isComma(word)) {
      lastComma = at;
      if (continues(words, at + 1)) continue;
      // "…, and": what the comma divides are then two main clauses.
      if (!/^[وف]/.test(words[at + 1]?.text ?? '')) return at;
      return modal >= 0 ? modal : isPhrase ? Math.min(at, phraseEnd(words, from, 'circumstance')) : at;
    }
    if (modal >= 0 || at < from + 2) continue;
    // A verb that "not" belongs to.
    const verb = /^(?:لا|لن|ليس|ليست)$/.test(word.text) ? at + 1 : at;
    const previous = words[at - 1];
    if (isThat(previous) || isRelative(previous) || isNot(previous)) continue;
    if (verb > at && isPhrase && beginsDenial(words, at)) modal = at;
    else if (beginsApodosis(words, verb)) modal = at;
    else if (isPhrase ? isVerb(words[verb]) : isDefinite(previous) && PAST_ACTION.test(word.text)) modal = at;
  }
  if (modal >= 0 && (lastComma < 0 || modal < lastComma)) return modal;
  if (lastComma >= 0) return lastComma;
  for (let at = from + 2; at < to; at += 1) {
    const previous = words[at - 1];
    if (
      isVerb(words[at]) &&
      !isNot(previous) &&
      !isThat(previous) &&
      !isRelative(previous) &&
      !/^و/.test(words[at]?.text ?? '')
    )
      return at;
  }
  return isPhrase ? Math.min(to, phraseEnd(words, from, 'circumstance')) : to;
}

const WHATEVER = arabicPattern('^(?:أيا|مهما|سواء|سبب|أو|أم|متى|إذا|إن|حيث|كيفما|أينما|أي)$');

/** True if the main clause after a condition begins here without a comma. */
function beginsApodosis(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (/^ف/.test(word.text)) return /^فال[ء-ي]{3,60}$/.test(word.text) || beginsMain(words, at, false);
  if (/^و/.test(word.text)) return false;
  // "Whatever the reason": no main clause.
  if (/^كانت?$/.test(word.text))
    return /^ل/.test(words[at + 1]?.text ?? '') || !WHATEVER.test(words[at - 1]?.text ?? '');
  if (word.text === 'حق') return /^ل/.test(words[at + 1]?.text ?? '');
  return isModalVerb(word) || isPastMain(word);
}

/** True if a condition goes on after a comma: "or", "and" without a main verb, "whatever the reason". */
function continues(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (beginsMain(words, at, true)) return /^[وف]?لم$/.test(word.text);
  return (
    /^(?:او|ام|سواء|حتي|بما|باي|لاي|ايا|مهما|وفقا|طبقا|حسب|والتي|والذي|التي|الذي|ما|الا|في|من|عن|علي|خلال|بعد|قبل)$/.test(
      word.text,
    ) || /^و/.test(word.text)
  );
}

/** Returns the index of the word at which a condition ends that follows its main clause. */
export function closingEnd(words: readonly Word[], from: number, afterComma: boolean): number {
  for (let at = from; ; at += 1) {
    const word = words[at];
    if (word === undefined || isEnd(words, at)) return at;
    if (isComma(word) && (afterComma || beginsMain(words, at + 1, true))) return at;
    if (
      at > from &&
      /^[وف]/.test(word.text) &&
      (isModalVerb(word) || beginsMain(words, at, false)) &&
      !/^[وف]لم$/.test(word.text)
    )
      return at;
    if (at > from && /^(?:علي|غير|بل|لكن)$/.test(word.text) && beginsMain(words, at, false)) return at;
  }
}
