import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import type { Evidence } from '#shared/contracts/common.js';

/** What was found in a part, moved to where the part stands in its document, each with its page. */
export function withDocumentOffsets<Found extends { evidence: Evidence | null }>(
  found: readonly Found[],
  origin: number,
  pages: ExtractedDocument['pages'],
): Found[] {
  return found.map((one) => {
    if (one.evidence === null) return one;
    const start = one.evidence.start + origin;
    const end = one.evidence.end + origin;
    return { ...one, evidence: { start, end, page: pageAt(pages, start) } };
  });
}

/** The item of a plan that belongs to a part. @throws where the part is of another plan. */
export function itemOf<T>(items: readonly T[], { seq }: { seq: number }): T {
  const item = items[seq];
  if (item === undefined) throw new Error(`The plan has no part ${seq}`);
  return item;
}
