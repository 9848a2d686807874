import { textDirection } from '#shared/domain/text-direction.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { Finding } from './findings.js';
import { joinSoftBreaks, spansOf } from './soft-breaks.js';

/** A piece of text that belongs to the same findings; plain text has none. */
export interface Segment {
  text: string;
  findings: number[];
}

export interface Paragraph {
  /** Offset in the document, in UTF-16 code units. */
  start: number;
  dir: 'ltr' | 'rtl';
  segments: Segment[];
}

interface Mark {
  id: number;
  start: number;
  end: number;
}

/** Returns the marked ranges: only of quotes that were found, and only within the text. */
export function marksOf(findings: readonly Finding[], length: number): Mark[] {
  return findings
    .flatMap(({ id, evidence }) =>
      evidence === null
        ? []
        : [{ id, start: Math.max(0, evidence.start), end: Math.min(length, evidence.end) }],
    )
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start || a.id - b.id);
}

function segmentsOf(text: string, offset: number, marks: readonly Mark[]): Segment[] {
  const cuts = new Set([0, text.length]);
  for (const { start, end } of marks) {
    cuts.add(Math.max(0, start - offset));
    cuts.add(Math.min(text.length, end - offset));
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.slice(1).map((end, index) => {
    const start = sorted[index] ?? 0;
    return {
      text: joinSoftBreaks(text.slice(start, end)),
      findings: marks
        .filter((mark) => mark.start < offset + end && mark.end > offset + start)
        .map(({ id }) => id),
    };
  });
}

/**
 * Cuts a document into its paragraphs, and each paragraph where marks begin and end; marks may overlap and span
 * several paragraphs. Marks are sorted by their start, so that each paragraph checks only the open ones and not
 * all of them.
 */
export function paragraphsOf(content: string, marks: readonly Mark[]): Paragraph[] {
  let openMarks: Mark[] = [];
  let next = 0;
  return spansOf(content).map(({ start, end }) => {
    const text = content.slice(start, end);
    openMarks = openMarks.filter((mark) => mark.end > start);
    for (let mark = marks[next]; mark !== undefined && mark.start < end; mark = marks[++next])
      openMarks.push(mark);
    const paragraphMarks = openMarks.filter((mark) => mark.end > start);
    return { start, dir: textDirection(text), segments: segmentsOf(text, start, paragraphMarks) };
  });
}

const SEVERITIES: readonly Severity[] = ['high', 'medium', 'low'];

/** Returns the highest severity, which determines the color of text with several findings. */
export function highestSeverity(severities: readonly Severity[]): Severity {
  return SEVERITIES.find((one) => severities.includes(one)) ?? 'low';
}
