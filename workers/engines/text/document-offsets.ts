import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import type { Evidence } from '#shared/contracts/common.js';

/** Moves the findings of a part to the part's offset in its document, and adds the page of each. */
export function withDocumentOffsets<Found extends { evidence: Evidence | null }>(
  found: readonly Found[],
  origin: number,
  pages: ExtractedDocument['pages'],
): Found[] {
  return found.map((one) => {
    if (one.evidence === null) return one;
    const start = one.evidence.start + origin;
    const end = one.evidence.end + origin;
    const parts = one.evidence.parts?.map((part) => ({ start: part.start + origin, end: part.end + origin }));
    return {
      ...one,
      evidence: { start, end, page: pageAt(pages, start), ...(parts === undefined ? {} : { parts }) },
    };
  });
}

/**
 * Returns the plan's item for a part.
 * @throws if the part belongs to another plan.
 */
export function itemOf<T>(items: readonly T[], { seq }: { seq: number }): T {
  const item = items[seq];
  if (item === undefined) throw new Error(`The plan has no part ${seq}`);
  return item;
}
