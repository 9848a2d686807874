import { arabicPattern } from '../arabic.js';
import { isVerb, isYaVerb, wordsOf } from './arabic-words.js';
import type { Span } from './stance.js';

const LIMITS = '[يت]قل|[يت]زيد|[يت]تجاوز|[يت]تعدى|[يت]تجزأ|[يت]خل|[يت]مس|سيما|بد';
/** "Increases are forbidden", "interest is not due": said of a subject that stands before it. */
const DENIED = arabicPattern(
  `^[^,;.:]{0,140}?(?<![ء-ي])(?<words>(?:محظور|ممنوع|باطل|لاغ|مرفوض|مستبعد)(?:ا|ة|ي)?|مخالف(?:ة|ا)?(?= (?:توجب|تستوجب|ل[ء-ي]|نظامية|صريحة|جسيمة|يعاقب))|غير (?:جائز|مسموح|نافذ|ملزم|مقبول|وارد|مستحق|معتبر|متاح)(?:ة|ا)?|(?:لا|لن|ليس|ليست)(?= [ء-ي]{3,60}))#(?! (?:${LIMITS})#)`,
);
/** "The quantities, among them 40 a month, are not binding": over what stands between the commas. */
const NOT_BINDING = arabicPattern(
  '^[^,;.:]{0,80}(?:, (?!و(?!منها|من))[^,;.:]{0,80}?){0,2}(?<![ء-ي])(?<words>غير ملزم(?:ة|ا)?|استرشادي(?:ة|ا)?)#',
);
/** "Every condition that frees the carrier is void": over the clause that belongs to the subject. */
const EVERY_TERM = arabicPattern(
  '(?<![ء-ي])(?:كل|أي|كافة|جميع) (?:ال)?(?:شرط|شروط|اتفاق|نص|بند|حكم|تعهد|تنازل|إقرار)#',
);
const TERM_VOID = arabicPattern(
  '^[^;.:]{0,160}?(?<![ء-ي])(?<words>(?:باطل|لاغ)(?:ا|ة|ي|يا)?|كأن لم يكن|لا (?:يعتد|يعمل|أثر)|غير نافذ(?:ا|ة)?)#',
);
/** "The clause is deemed void": the subject stands between the verb and the predicate. */
const COPULA = arabicPattern('^[وف]?(?:يعد|يعتبر|يقع|يكون)$');
const VOID = arabicPattern(
  '^[^,;.:]{0,80}?(?<![ء-ي])(?<words>باطلا|باطلة|لاغيا|لاغية|ملغى|محظورا|ممنوعا|كأن لم يكن|غير (?:نافذ|ملزم|جائز))#',
);
const PREDICATE_CHARS = 260;

/** Returns the words that make void every term of which a clause speaks at an offset; null if there are none. */
export function voidedTerm(before: string, text: string, offset: number): Span | null {
  const match = EVERY_TERM.test(before) ? TERM_VOID.exec(text.slice(offset, offset + PREDICATE_CHARS)) : null;
  const words = match?.groups?.['words'];
  if (match === null || words === undefined) return null;
  const start = offset + match[0].lastIndexOf(words);
  return { start, end: start + words.length };
}

/**
 * Returns the words after an offset that deny the subject there; null if there are none, or if a verb governs the subject.
 * `before` is the clause up to the offset.
 */
export function deniedPredicate(
  before: string,
  text: string,
  offset: number,
  isGoverned: boolean,
): Span | null {
  const verbs = wordsOf(before).filter(isYaVerb);
  const isCopula = verbs.length === 1 && COPULA.test(verbs[0]?.text ?? '');
  const after = text.slice(offset, offset + PREDICATE_CHARS);
  // A verb is no subject: "deducts the bills that are not paid".
  const free = verbs.length === 0 && !isGoverned && !isVerb(wordsOf(after.slice(0, 40))[0]);
  const match = isCopula ? VOID.exec(after) : free ? (DENIED.exec(after) ?? NOT_BINDING.exec(after)) : null;
  const words = match?.groups?.['words'];
  if (match === null || words === undefined) return null;
  const start = offset + match[0].lastIndexOf(words);
  return { start, end: start + words.length };
}
