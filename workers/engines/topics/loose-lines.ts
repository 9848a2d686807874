import { normalizeText } from '#workers/engines/text/plain.js';
import type { Sentence } from '#workers/engines/text/sentences.js';

/** A stretch of a line that belongs to no sentence, as offsets of its text. */
export interface LooseLine {
  start: number;
  end: number;
  text: string;
}

/** Least letters in a row of a line that says anything. */
const SAYS = /\p{L}{3}/u;
const plain = (text: string) =>
  normalizeText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns what stands in a text outside of its sentences: rows of tables, titles without a clause, lines for signatures. Headings of
 * the sentences are left out, because they are known with these.
 */
export function looseLines(text: string, sentences: readonly Sentence[]): LooseLine[] {
  const headings = new Set(sentences.map(({ heading }) => plain(heading ?? '')));
  const spans = sentences
    .flatMap(({ start, end, leadIn }) => [{ start, end }, ...(leadIn === null ? [] : [leadIn])])
    .sort((a, b) => a.start - b.start);
  const lines: LooseLine[] = [];
  let from = 0;
  const add = (until: number) => {
    for (const { 0: line, index } of text.slice(from, Math.max(from, until)).matchAll(/[^\n]+/g)) {
      const trimmed = line.trim();
      const own = plain(trimmed);
      if (!SAYS.test(trimmed) || isHeading(own, headings)) continue;
      const start = from + index + line.indexOf(trimmed);
      lines.push({ start, end: start + trimmed.length, text: trimmed });
    }
  };
  for (const { start, end } of spans) {
    add(start);
    from = Math.max(from, end);
  }
  add(text.length);
  return lines;
}

/** Tells whether a line is a heading, with its number or without. */
const isHeading = (line: string, headings: ReadonlySet<string>): boolean =>
  headings.has(line) ||
  headings.has(line.replace(/^(?:(?:article|section|clause|المادة|البند) )?[\divxlc ]+ /, ''));
