import type { InBoth } from '#platform/law/rules/rule.js';
import type { DocumentText, Span } from './document-text.js';

/** Particulars of the parties stand before the first clause, within so many characters. */
const HEAD_CHARS = 4_000;
/** The first clause of a contract. */
const FIRST_CLAUSE =
  /\n\s{0,12}(?:(?:Article|Clause|Section)\s{1,3}\(?(?:1|one|I)\b|1\s?[.):-]\s|First:|المادة\s{1,3}(?:\(?\s?[1١]\b|الأولى)|البند\s{1,3}(?:الأول|\(?[1١])|أولا|[1١]\s?[.):-]\s)/i;
/** Where the particulars of the worker begin for sure. */
const WORKER: InBoth = {
  en: "\\b(?:second party|party two|(?:employee|worker)(?:'s)? (?:name|details|information|data)|name of (?:the )?(?:employee|worker))\\b|\\n\\s{0,8}(?:\\(?2[.)]{1,2}|\\(?b\\)|and:?)\\s{1,4}(?!it is)|\\band\\b[^.;\\n]{0,20}\\b(?:mr|mrs|ms|miss|dr|eng)\\b|\\b(?:mr|mrs|ms|miss)\\b",
  ar: '~طرف (?:ال)?ثاني|~(?:اسم|بيانات|معلومات) (?:ال)?(?:عامل|موظف)|\\n\\s{0,8}(?:2|ب|ثانيا) ?[.):-]|\\n ?و ?(?:السيد|الأستاذ|المهندس)|(?<![ء-ي])وال?(?:سيد|أستاذ|مهندس|سيدة|دكتور)',
};
/** Where the first side has been named: what follows may still be its own. */
const NAMED: InBoth = {
  en: '["\'(] ?(?:hereinafter )?(?:referred to as )?(?:the )?["\']? ?(?:employer|company|first party) ?["\')]',
  ar: '["(] ?(?:صاحب (?:ال)?عمل|الشركة|الطرف الأول|المنشأة) ?[")]',
};
/** The title and the date of a contract come before its parties. */
const TITLE_CHARS = 40;

const firstOf = (text: DocumentText, words: InBoth): number =>
  text
    .findAll(words)
    .map(({ start }) => start)
    .filter((start) => start > TITLE_CHARS)
    .reduce((first, start) => Math.min(first, start), Infinity);

/** Returns where the particulars of a side of an employment contract may stand. */
function particularsOf(side: 'employer' | 'worker', text: DocumentText): Span {
  const head = text.within({ start: 0, end: HEAD_CHARS });
  const worker = firstOf(head, WORKER);
  const from = Math.min(worker, head.flat.length);
  // The parties themselves may be numbered: the clauses come after the second.
  const clause = FIRST_CLAUSE.exec(head.flat.slice(worker === Infinity ? 0 : from));
  const end = clause === null ? head.flat.length : (worker === Infinity ? 0 : from) + clause.index;
  if (side === 'employer') return { start: 0, end: worker === Infinity ? end : from };
  const named = firstOf(head, NAMED);
  const start = Math.min(worker, named);
  return { start: start < end ? start : 0, end };
}

/** Finds words among the particulars of one side. */
export const amongParticulars =
  (side: 'employer' | 'worker', words: InBoth) =>
  (text: DocumentText): Span | null => {
    const { start, end } = particularsOf(side, text);
    const at = text.within({ start, end }).find(words);
    return at === null ? null : { start: start + at.start, end: start + at.end };
  };
