import type { Evidence } from '#shared/contracts/common.js';
import type { Span } from './soft-breaks.js';

/** Returns the page, from 1, on which an offset stands; 1 for a text without pages. */
export function pageOfOffset(pages: readonly Span[], offset: number): number {
  const index = pages.findIndex(({ end }) => offset < end);
  return (index === -1 ? Math.max(0, pages.length - 1) : index) + 1;
}

/** Returns the pieces of a quote that stand on a page; none if it stands on others. */
export function quoteOnPage(
  { content, pages }: { content: string; pages: readonly Span[] },
  evidence: Evidence,
  page: number,
): string[] {
  const within = pages[page - 1];
  if (within === undefined) return [];
  return (evidence.parts ?? [evidence]).flatMap(({ start, end }) => {
    const piece = content.slice(Math.max(start, within.start), Math.min(end, within.end));
    return piece.trim() === '' ? [] : [piece];
  });
}
