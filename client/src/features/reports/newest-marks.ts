import type { Mark } from '#shared/contracts/marks.js';

interface Marked {
  marks: readonly Mark[];
}

const isMarked = (report: unknown): report is Marked =>
  typeof report === 'object' && report !== null && 'marks' in report && Array.isArray(report.marks);

/**
 * Returns a report that was just fetched, with the marks of `known`, the report as this window has it, where those are as new or
 * newer: a response may have been on its way since before a mark was made.
 */
export function withNewestMarks<Report>(fetched: Report, known: unknown): Report {
  if (!isMarked(fetched) || !isMarked(known)) return fetched;
  const versions = new Map(fetched.marks.map(({ n, version }) => [n, version]));
  const kept = known.marks.filter(({ n, version }) => version >= (versions.get(n) ?? 0));
  const numbers = new Set(kept.map(({ n }) => n));
  return { ...fetched, marks: [...fetched.marks.filter(({ n }) => !numbers.has(n)), ...kept] };
}
