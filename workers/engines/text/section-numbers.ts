import type { Section } from '#platform/documents.js';

/** Most sections between a clause and the next one that a list within it may take up. */
const LIST_SECTIONS = 40;

const dotted = ({ number }: Section) => {
  const found = /^(?:(?:section|article|clause)\s+)?(\d{1,2})\.\d/i.exec(number ?? '')?.[1];
  return found === undefined ? null : Number(found);
};
const whole = ({ number }: Section) => (/^\d{1,2}$/.test(number ?? '') ? Number(number) : null);

/**
 * Nests the items of a list in the clause around them: after 8.02(a), "1)" and "2)" are no clauses of the document if 8.03
 * or 9.01 follows.
 */
export function withNestedLists(sections: readonly Section[]): Section[] {
  const nested = sections.map((section) => ({ ...section }));
  const [first] = nested;
  let clause = first === undefined ? null : dotted(first);
  for (let at = 1; at < nested.length; at += 1) {
    const section = nested[at];
    const before = nested[at - 1];
    if (section === undefined || before === undefined) continue;
    clause = dotted(section) ?? (section.number === null ? null : clause);
    if (clause === null || whole(section) !== 1 || before.number === null) continue;
    const rest = nested.slice(at, at + LIST_SECTIONS);
    const end = rest.findIndex((one) => dotted(one) !== null || one.number === null);
    const next = rest[end];
    const items = rest.slice(0, Math.max(0, end));
    const last = Math.max(...items.map((one) => whole(one) ?? 0));
    const following = next === undefined ? null : dotted(next);
    if (following === null || last >= clause || (following !== clause && following !== clause + 1)) continue;
    const deeper = before.level + 1 - section.level;
    for (const one of items) {
      if (whole(one) !== null) one.number = `(${one.number})`;
      one.level += deeper;
    }
    at += items.length - 1;
  }
  return nested;
}

/** Most characters of a section that is a number and nothing else. */
const BARE_CHARS = 12;

/** Takes the number from text below a column of numbers: they are those of other paragraphs. */
export function withoutColumns(sections: readonly Section[]): Section[] {
  const isBare = (section: Section | undefined) =>
    section !== undefined && section.number !== null && section.end - section.start <= BARE_CHARS;
  return sections.map((section, at) =>
    isBare(sections[at - 1]) && isBare(sections[at - 2]) ? { ...section, number: null } : section,
  );
}
