import type { ExtractedDocument } from '#platform/documents.js';

/** A stretch of the text under one heading; stretches follow each other without gaps or overlaps. */
export interface Stretch {
  start: number;
  end: number;
  /** The headings above the stretch and its own, from the top: "4 Fees", "4.2 Late payment". */
  path: string[];
  heading: string | null;
  /** Full number of the clause, such as "4.2(b)". */
  number: string | null;
}

/**
 * Divides a document into stretches: a nested section ends the stretch before it, and text outside any section is
 * kept.
 */
export function stretchesOf({ text, sections }: ExtractedDocument): Stretch[] {
  const sorted = sections
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || a.level - b.level);
  const stretches: Stretch[] = [];
  const first = sorted[0]?.start ?? text.length;
  if (first > 0) stretches.push({ start: 0, end: first, path: [], heading: null, number: null });
  const above: { level: number; heading: string | null; number: string | null }[] = [];
  sorted.forEach((section, at) => {
    while ((above.at(-1)?.level ?? -1) >= section.level) above.pop();
    const parent = above.at(-1);
    const number = inFull(section.number, parent?.number ?? null);
    above.push({ level: section.level, heading: section.heading, number });
    const end = sorted[at + 1]?.start ?? text.length;
    if (end <= section.start) return;
    stretches.push({
      start: section.start,
      end,
      path: above.map(nameOf).filter((name) => name !== ''),
      heading: above.findLast(({ heading }) => heading !== null)?.heading ?? null,
      number,
    });
  });
  return stretches;
}

/** Returns a section's number and heading as a person would name it; empty if it has neither. */
export function nameOf({ number, heading }: Pick<Stretch, 'number' | 'heading'>): string {
  return [number, heading].filter((part) => part !== null).join(' ');
}

function inFull(number: string | null, parent: string | null): string | null {
  if (number === null || parent === null) return number;
  if (number.startsWith('(')) return parent + number;
  return /^[a-z]$/.test(number) ? `${parent}(${number})` : number;
}
