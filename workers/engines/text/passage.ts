import { excerpts } from './excerpt.js';
import { closePageBreaks, pageBreaks, withoutBreaks } from './page-breaks.js';
import { normalizeText } from './plain.js';
import type { Sentence } from './sentences.js';

interface Span {
  start: number;
  end: number;
}

/** What is shown for a match: the quote, its range in the text, and its pieces where something stands between them. */
export interface Passage extends Span {
  quote: string;
  parts?: Span[];
}

/** Returns what is quoted at most: for words of a lead-in the whole list, otherwise the sentence or the item. */
function quotedSpan(
  { start, end, leadIn, list = null }: Parameters<typeof passageOf>[1],
  match: Span,
): Span & { leadIn: Span | null } {
  if (list === null || match.end > list.leadEnd) return { start, end, leadIn };
  return { start: leadIn?.start ?? start, end: Math.max(end, list.end), leadIn: null };
}

/**
 * Returns the passage to quote for a match in a sentence of a text, both as offsets in the text: the sentence, or the
 * item with its lead-in, without page numbers and running heads.
 */
export function passageOf(
  text: string,
  sentence: Pick<Sentence, 'start' | 'end' | 'leadIn'> & Partial<Pick<Sentence, 'list'>>,
  match: Span,
): Passage {
  const { start, end, leadIn } = quotedSpan(sentence, match);
  const from = Math.max(0, match.start - start);
  const to = Math.min(end - start, Math.max(from + 1, match.end - start));
  const breaks = pageBreaks(text);
  const own = excerpts(closePageBreaks(normalizeText(text), breaks).slice(start, end), {
    start: Math.min(from, to - 1),
    end: to,
  });
  const spans = [
    ...(leadIn === null || leadIn.end > start ? [] : [leadIn]),
    ...own.map((part) => ({ start: start + part.start, end: start + part.end })),
  ];
  const parts = joined(
    text,
    spans.flatMap((span) => withoutBreaks(text, span, breaks)),
  );
  const range = { start: parts[0]?.start ?? start, end: parts.at(-1)?.end ?? end };
  if (parts.length < 2) return { ...range, quote: text.slice(range.start, range.end) };
  return { ...range, parts, quote: parts.map((part) => text.slice(part.start, part.end)).join(' ') };
}

/** Joins pieces between which nothing but white space stands. */
function joined(text: string, parts: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    if (last !== undefined && text.slice(last.end, part.start).trim() === '') last.end = part.end;
    else kept.push({ ...part });
  }
  return kept;
}

/** Returns the words of a span that a passage shows, without what stands between its pieces. */
export function shownWords(text: string, span: Span, parts: readonly Span[] | undefined): string {
  return (parts ?? [span])
    .map(({ start, end }) => text.slice(Math.max(start, span.start), Math.max(Math.min(end, span.end), 0)))
    .filter((words) => words !== '')
    .join(' ');
}
