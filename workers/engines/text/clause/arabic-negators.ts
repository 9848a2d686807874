import { arabicPattern } from '../arabic.js';
import { clauseReach, isPreposition, phraseEnd } from './arabic-ends.js';
import { isNotTo } from './arabic-restrictions.js';
import { isDefinite, isLetters, isLimit, isRelative, isVerb, type Word } from './arabic-words.js';
import type { Span } from './stance.js';

/** A word that denies, and the stretches of text that it denies. */
export interface Negator {
  span: Span;
  reach: Span[];
  /** True if "except" after it restricts the denial: "may not … except with consent". */
  takesException: boolean;
}

const matches = (source: string) => {
  const pattern = arabicPattern(source);
  return (text: string) => pattern.test(text);
};
const isParticle = matches('^[وف]?(?:لا|لن|لم|ليس|ليست|ليسوا)$');
const isWithout = matches('^[وف]?(?:دون|بدون|بلا|بغير)$');
const isLackOf = matches('^[وفبلك]{0,2}(?:ال)?(?:عدم|انعدام)$');
const isOther = matches('^[وفل]?غير$');
/** Words after "not" that deny nothing together with it: "not be separated", "does not impair". */
const isSetPhrase = matches(
  '^(?:[يت]تجزأ|سيما|غير|[يت]خفى|شك|بد|الحصر|رجعة|رجوع|[يت]خل|[يت]مس|[يت]حد|[يت]نقص|[يت]نتقص|[يت]قيد|[يت]ؤثر|[يت]ضر|[يت]تعارض|[يت]خالف|[يت]تنافى|[يت]بلى|حصرا|[يت]ستغرق|[يت]قدر)$',
);
/** Verbs, participles and nouns that deny what they govern. */
const isNegative = matches(
  '^[وف]?س?(?:[يت]متنع(?:ان)?|امتنعت?|[يت]حظر|حظرت?|[يت]منع(?:ه|ها)?|منعت?|[يت]عفى|[يت]عفي(?:ه|ها)?|أعفيت?|[يت]?حرمت?|[يت]كف|[يت]ستبعد|استبعدت?|حذفت?|رفضت?|[يت]نتفي|انتفت?|[يت]بطل|[يت]رفض|[يت]خلو|[يت]نفي|[يت]فقد)$|^[وفبلك]{0,2}(?:ال)?(?:امتناع|ممتنعا?|حظر|محظورا?|محظورة|ممنوعا?|ممنوعة|منع|إعفاء|معفى|معفا|معفيا|معفاة|حرمان|محروما?|استبعاد|باطلا?|باطلة|لاغيا?|لاغية|مانعا?|انتفاء|خلو)$',
);
const isDropping = matches('^[وف]?س?(?:[يت]سقط|سقطت?|أسقطت?|سقوط|إسقاط|بسقوط|بإسقاط)$');
const isWaiving = matches('^[وفب]{0,2}(?:[يت]تنازل(?:ان)?|(?:ال)?تنازل(?:ا|ت)?|متنازلا)$');
/** What a transfer passes on: "تنازل عن العقد" denies nothing. */
const PASSED_ON = arabicPattern(
  '^[^,;.:]{0,60}?(?<![ء-ي])عن (?:(?:هذا|هذه|كل|جميع|كافة|أي من|كامل) )?(?:ال)?(?:عقد|اتفاقي|التزام|حقوق(?:ه|ها)? (?:ال)?(?:و|بموجب|ملكية|فكرية|مالية|ناشئة)|ملكية|أعمال|مخرجات|مصنفات|حصص|حصته|عين|إيجار|رخصة|ترخيص|جزء|تصميم|برنامج|اختراع)',
);
const WAIVED = arabicPattern('^[^,;.:]{0,60}?(?<![ء-ي])عن#');
const DROPPED = arabicPattern('^(?: [ء-ي]{1,40}){0,2} (?:ال|ب)?(?:حق|دعو|مطالب|التزام|مسؤولي|خيار|غرام|شرط)');
/** Predicates that "un-" denies with everything that depends on them: "is not obliged to". */
const isPredicate = matches(
  '^(?:ملزم|ملتزم|مسؤول|مخول|مسموح|جائز|مصرح|مفوض|محق|مكلف|مجاز|مقبول|نافذ|مستحق|واجب|خاضع|مشمول|قابل|معني|متاح|وارد|لازم|مطالب)(?:ا|ة|ين|ون)?$',
);
/** Limits that are named to say that there are none: they deny no liability. */
const NO_LIMIT = arabicPattern(
  '^ (?:(?:أي|أدنى) )?(?:حد|حدود|سقف|قيد|قيود|شك|غيره|غيرها|سواه|سواها|أن يقتصر|حصر)#',
);
const RESERVED = arabicPattern('^ (?:ال)?(?:إخلال|المساس|مساس|إضرار)');

/** Finds what denies something in a folded Arabic sentence, in order. */
export function negatorsIn(text: string, words: readonly Word[]): Negator[] {
  const found: Negator[] = [];
  const add = (at: number, reach: Span[], takesException: boolean, to = at) => {
    const word = words[at];
    const last = words[to];
    if (word === undefined || last === undefined || reach.length === 0) return;
    found.push({ span: { start: word.start, end: last.end }, reach, takesException });
  };
  const phrase = (at: number): Span[] => {
    const first = words[at];
    const end = words[phraseEnd(words, at, 'object')]?.start ?? text.length;
    return first === undefined ? [] : [{ start: first.start, end }];
  };
  // "That were not settled within a month to arbitration": what follows a preposition may belong to the verb before.
  const relative = (at: number): Span[] => {
    const end = words.findIndex((word, i) => i > at + 1 && isPreposition(word));
    return phrase(at).map((one) => ({ ...one, end: Math.min(one.end, words[end]?.start ?? one.end) }));
  };
  words.forEach((word, at) => {
    const previous = words[at - 1];
    const next = words[at + 1];
    if (!isLetters(word) || next === undefined) return;
    const after = text.slice(word.end, word.end + 120);
    if (isParticle(word.text) || isNever(words, at)) {
      if (!isLetters(next) || isLimit(next) || isSetPhrase(next.text) || isUnless(word, previous)) return;
      if (isRelative(previous) && !isDenier(words[at - 2])) add(at, relative(at + 1), true);
      else add(at, clauseReach(words, at + 1, false), true);
    } else if (isNotTo(words, at)) add(at, clauseReach(words, at + 1, true), true);
    else if (isLackOf(word.text)) {
      if (!RESERVED.test(after)) add(at, phrase(at + 1), true);
    } else if (isWithout(word.text) || (word.text === 'غير' && previous?.text === 'من')) {
      if (RESERVED.test(after) || NO_LIMIT.test(after) || isHindered(words, at)) return;
      add(at, /^ان/.test(next.text) ? clauseReach(words, at + 2, false) : phrase(at + 1), false);
    } else if (isOther(word.text)) {
      if (/^ان/.test(next.text)) return;
      // "A power not open to revocation" denies only what is joined to it; "he is not obliged to" a whole clause.
      const isAttribute = isLetters(previous) && !isVerb(previous) && !isDefinite(previous);
      const last = isAttribute && /^[بل]/.test(words[at + 2]?.text ?? '') ? words[at + 2] : next;
      const reach =
        isPredicate(next.text) && !isAttribute
          ? clauseReach(words, at + 1, false)
          : [{ start: next.start, end: (last ?? next).end }];
      add(at, reach, false);
    } else if (isWaiving(word.text)) {
      if (WAIVED.test(after) && !PASSED_ON.test(after)) add(at, clauseReach(words, at + 1, true), true);
    } else if (isDropping(word.text)) {
      if (DROPPED.test(after)) add(at, clauseReach(words, at + 1, false), true);
    } else if (isNegative(word.text)) add(at, clauseReach(words, at + 1, true), true);
    else {
      const to = isHindrance(words, at);
      if (to >= 0) add(at, clauseReach(words, to + 1, false), false, to);
    }
  });
  return found;
}

/** "It was never for the partner to": not the "what" that is written like it. */
const isNever = (words: readonly Word[], at: number) =>
  /^و?ما$/.test(words[at]?.text ?? '') &&
  /^كانت?$/.test(words[at + 1]?.text ?? '') &&
  /^ل/.test(words[at + 2]?.text ?? '');

/** "ما لم" is "unless". */
const isUnless = ({ text }: Word, previous: Word | undefined) => text === 'لم' && previous?.text === 'ما';

/** "There is nothing that does not": the relative clause of a denial belongs to it. */
const isDenier = (word: Word | undefined) => word !== undefined && isParticle(word.text);

/** "يحول … دون": returns the index of its last word; -1 at any other word. */
function isHindrance(words: readonly Word[], at: number): number {
  if (!/^[وف]?(?:[يت]حول|حال|حالت)$/.test(words[at]?.text ?? '')) return -1;
  return words.findIndex((word, i) => i > at && i <= at + 8 && word.text === 'دون');
}

const isHindered = (words: readonly Word[], at: number) =>
  words.slice(Math.max(0, at - 8), at).some((_, i) => isHindrance(words, Math.max(0, at - 8) + i) === at);
