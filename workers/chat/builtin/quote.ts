import type { Span } from '#platform/search/search.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { sentenceSpans } from '#workers/engines/text/sentence-ends.js';

/** Most characters of one quote, unless another limit is given. */
const QUOTE_CHARS = 600;

export interface Quoted extends Span {
  /** The sentence of the quote that fits best. */
  best: Span;
}

/**
 * Returns what to quote of a passage: all of it if it is short, else whole sentences around the one with most of the
 * words that were searched for. Offsets count in the passage.
 */
export function quoted(text: string, matches: readonly Span[], most = QUOTE_CHARS): Quoted {
  const sentences = sentenceSpans(normalizeText(text), { start: 0, end: text.length });
  const wordsIn = ({ start, end }: Span) =>
    new Set(
      matches
        .filter((match) => match.start >= start && match.end <= end)
        .map((match) => text.slice(match.start, match.end).toLowerCase()),
    ).size;
  let at = 0;
  sentences.forEach((sentence, index) => {
    const best = sentences[at];
    if (best !== undefined && wordsIn(sentence) > wordsIn(best)) at = index;
  });
  const best = sentences[at] ?? { start: 0, end: text.length };
  const [first, last] = [sentences[0] ?? best, sentences.at(-1) ?? best];
  if (last.end - first.start <= most) return { start: first.start, end: last.end, best };
  if (best.end - best.start > most) return cut(text, best, matches, most);
  let [from, to] = [at, at];
  const length = (a: number, b: number) => (sentences[b]?.end ?? Infinity) - (sentences[a]?.start ?? 0);
  // What follows a sentence explains it more often than what stands before it.
  while (length(from, to + 1) <= most) to += 1;
  while (from > 0 && length(from - 1, to) <= most) from -= 1;
  return { start: sentences[from]?.start ?? best.start, end: sentences[to]?.end ?? best.end, best };
}

/** Cuts a sentence that is too long to whole words, from its beginning if that has a match, else from the first. */
function cut(text: string, { start, end }: Span, matches: readonly Span[], most: number): Quoted {
  const first = matches.find((match) => match.start >= start && match.end <= end)?.start ?? start;
  const from = first - start < most / 2 ? start : first;
  const limit = Math.min(end, from + most);
  const space = limit === end ? end : text.lastIndexOf(' ', limit);
  const span = { start: from, end: space > from ? space : limit };
  return { ...span, best: span };
}

/**
 * Writes a quote with the number of its citation. What a source itself writes in brackets or between asterisks is kept
 * from being read as ours by an invisible joiner.
 */
export function quoteLines(quote: string, n: number): string {
  const shown = quote.replace(/\[(?=\d)/g, '[\u2060').replace(/\*(?=\*)/g, '*\u2060');
  const lines = shown.split('\n').filter((line) => line.trim() !== '');
  return `${lines.map((line) => `> ${line.trim()}`).join('\n')} [${n}]`;
}
