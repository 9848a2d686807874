import { pageAt, type Extracted } from '#platform/documents.js';
import type { Finding } from './engine.js';

/** Findings of a part moved to where it stands in its document, each with its page. */
export function placed(findings: readonly Finding[], origin: number, pages: Extracted['pages']): Finding[] {
  return findings.map((finding) => {
    if (finding.evidence === null) return finding;
    const start = finding.evidence.start + origin;
    const end = finding.evidence.end + origin;
    return { ...finding, evidence: { start, end, page: pageAt(pages, start) } };
  });
}

/** The item of a plan that belongs to a part. @throws where the part is of another plan. */
export function itemOf<T>(items: readonly T[], { seq }: { seq: number }): T {
  const item = items[seq];
  if (item === undefined) throw new Error(`The plan has no part ${seq}`);
  return item;
}
