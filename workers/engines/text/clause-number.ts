import { followsItem } from '#workers/engines/text/item-numbers.js';

/** The label of an item at the end of a clause's number: "14.1(a)". */
const LAST_ITEM = /\(([a-z])\)$/;

/**
 * Returns the number of the clause in which words stand. A sentence that runs over several items, "(a) … (b) …", is known
 * by its first one: words in a later item have that one's letter, and words of more than one have none.
 */
export function clauseOfWords(
  clause: string | null,
  text: string,
  { start, end }: { start: number; end: number },
): string | null {
  const letter = LAST_ITEM.exec(clause ?? '')?.[1];
  // "(i)" is more often a number than a letter.
  if (clause === null || letter === undefined || letter === 'i') return clause;
  let first = letter;
  let last = letter;
  let label = letter;
  let from = text.indexOf(`(${label})`);
  while (from >= 0) {
    if (from <= start) first = label;
    if (from < end) last = label;
    label = String.fromCharCode(label.charCodeAt(0) + 1);
    from = text.indexOf(`(${label})`, from + 1);
  }
  if (last === letter) return clause;
  const whole = clause.slice(0, -3);
  return first === last ? `${whole}(${last})` : whole === '' ? clause : whole;
}

const OWN_ITEM = /^\s*\(([a-z])\)\s/;
const RECITALS = /^\W{0,9}whereas\b/i;
const OWN_CAPITAL = /^\s*[A-Z]\.\s+[A-Z]/;
const OWN_NUMBER = /^\s*(\d{1,2})\.\s?\d{1,2}\b/;

/**
 * Returns the number of a clause as far as a sentence's own beginning bears it out: "(b) Tenant shall" is not in 8.8(a), and
 * "11. 5 Notwithstanding" not in clause 10. Null where nothing is certain.
 */
export function borneOut(clause: string | null, text: string): string | null {
  // Recitals are counted apart from the clauses.
  if (clause === null || RECITALS.test(text) || /^(?:\([^()]{1,6}\)){3}/.test(clause)) return null;
  const major = OWN_NUMBER.exec(text)?.[1];
  const top = /\d{1,3}/.exec(clause)?.[0];
  if (major !== undefined && top !== undefined && top !== major) return null;
  // "B. Tenant shall" is no item of a list that was counted before it.
  if (OWN_CAPITAL.test(text)) return clause.replace(/^(\d{1,2})\(.*$/, '$1');
  const item = OWN_ITEM.exec(text)?.[1];
  const last = LAST_ITEM.exec(clause)?.[1];
  if (item === undefined || clause.includes(`(${item})`)) return clause;
  if (last === undefined) return /\d$/.test(clause) ? `${clause}(${item})` : clause;
  return followsItem(last, item, 1) ? `${clause.slice(0, -3)}(${item})` : clause;
}
