import type { Language } from '#shared/contracts/common.js';
import { namesItself } from '#shared/domain/clause-name.js';
import { isolated, plainText } from './bidi-runs.js';
import type { linesOf, Line } from './lines.js';
import { cellStyle, INK, INK_3 } from './look.js';
import { REPORT_WORDS } from './report-words.js';
import type { Cell } from './table.js';

/** Returns the text, or null if nothing is in it. */
export const filled = (value: string | null) => (value === null || value.trim() === '' ? null : value);

/** Names a clause, with a noun unless its number has one. */
export function clauseName(clause: string, lang: Language): string {
  return namesItself(clause) ? isolated(clause) : `${REPORT_WORDS[lang].clause} ${isolated(clause)}`;
}

/** Returns the first words of a quote on one line. */
export function firstWords(quote: string, most: number): string {
  const line = quote.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, Math.max(1, line.lastIndexOf(' ', most)))} …`;
}

/** Removes the line breaks of the original page; an empty line still separates two paragraphs. */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<![ \t])[ \t]*\n(?:[ \t]*\n)+/g, '\u2029')
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .replaceAll('\u2029', '\n');

/** Sets a text in the document's language, each paragraph in its own direction. */
export function theirs(set: typeof linesOf, text: string, width: number, lang: Language): Line[] {
  const { size, weight, width: inner, direction } = cellStyle(width, lang);
  // A number alone has no direction of its own.
  if (!/\p{L}/u.test(text)) return set(plainText(text), { size, weight, width: inner, direction });
  return set(unbroken(plainText(text)), { size, weight, width: inner });
}

/** Builds the cell that says where a finding is: its section, and its clause unless the section names it. */
export function placeCell(
  set: typeof linesOf,
  place: { section: string | null; clause: string | null },
  width: number,
  lang: Language,
): Cell {
  const section = filled(place.section);
  const clause = filled(place.clause);
  const where: Cell = [];
  if (section !== null) where.push({ lines: theirs(set, section, width, lang), color: INK });
  if (clause !== null && section?.includes(clause) !== true)
    where.push({ lines: set(clauseName(clause, lang), cellStyle(width, lang)), color: INK_3 });
  return where;
}
