import { locatedQuotes, type ReviewItem } from './item.js';
import type { Span } from './soft-breaks.js';

/**
 * Returns the doubtful words within each quote, by the quote's name: offsets into the quote. Only of quotes that
 * are shown as they stand in the text.
 */
export function quotedDoubts(
  items: readonly ReviewItem[],
  { content, doubtful }: { content: string; doubtful: readonly Span[] },
): ReadonlyMap<string, Span[]> {
  const found = new Map<string, Span[]>();
  for (const { name, quote, evidence } of locatedQuotes(items)) {
    if (content.slice(evidence.start, evidence.end) !== quote) continue;
    const { start, end } = evidence;
    const within = doubtful
      .filter((span) => span.start < end && span.end > start)
      .map((span) => ({ start: Math.max(start, span.start) - start, end: Math.min(end, span.end) - start }));
    if (within.length > 0) found.set(name, within);
  }
  return found;
}
