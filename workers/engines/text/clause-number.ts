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
