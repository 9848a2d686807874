import type { Range } from '#shared/domain/answer-markup.js';

/** Finds a quote in a text, whatever white space stands between its words; null if it does not stand there. */
export function quoteRange(text: string, quote: string): Range | null {
  const words = quote.trim().split(/\s+/);
  if (words[0] === '' || words.length === 0) return null;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const found = new RegExp(pattern, 'u').exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
