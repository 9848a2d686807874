import { textDirection } from '#shared/domain/text-direction.js';
import { locatedQuotes, type ReviewItem, type Tone } from './item.js';
import { shownText, stretchesOf, unshownIn, type Span, type Stretch } from './soft-breaks.js';

/** A piece of text that belongs to the same quotes and doubtful word; plain text has none of them. */
export interface Segment {
  /** Offset of its first character in the document, in UTF-16 code units. */
  start: number;
  text: string;
  /** Names of the quotes. */
  quotes: string[];
  /** Number of the doubtful word that the piece belongs to, from 1. */
  doubt: number | null;
}

export interface Paragraph extends Span {
  dir: 'ltr' | 'rtl';
  segments: Segment[];
  /** Offsets of its characters that are not shown. */
  unshown: readonly number[];
}

interface Mark extends Span {
  /** Name of the quote. */
  name: string;
}

/** Returns the marked ranges: only of quotes that were found, and only within the text. */
export function marksOf(items: readonly ReviewItem[], length: number): Mark[] {
  return locatedQuotes(items)
    .flatMap(({ name, evidence }) =>
      (evidence.parts ?? [evidence]).map(({ start, end }) => ({
        name,
        start: Math.max(0, start),
        end: Math.min(length, end),
      })),
    )
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
}

interface Doubt extends Span {
  /** Number of the doubtful word, from 1. */
  number: number;
}

/** Returns a function that gives the ranges that a stretch overlaps; stretches are asked for from the start on. */
function overlapping<Range extends Span>(ranges: readonly Range[]): (start: number, end: number) => Range[] {
  let open: Range[] = [];
  let next = 0;
  return (start, end) => {
    for (let range = ranges[next]; range !== undefined && range.start < end; range = ranges[++next])
      open.push(range);
    open = open.filter((range) => range.end > start);
    return open;
  };
}

function segmentsOf(
  content: string,
  stretch: Stretch,
  { marks, doubts }: { marks: readonly Mark[]; doubts: readonly Doubt[] },
): Segment[] {
  const { start: first, end: last, breaks } = stretch;
  const ends = new Set([first, last]);
  for (const { start, end } of [...marks, ...doubts]) {
    ends.add(Math.max(first, start));
    ends.add(Math.min(last, end));
  }
  const sorted = [...ends].sort((a, b) => a - b);
  const [marksAt, doubtsAt] = [overlapping(marks), overlapping(doubts)];
  return sorted.slice(1).map((end, index) => {
    const start = sorted[index] ?? first;
    return {
      start,
      text: shownText(content, { start, end, breaks }),
      quotes: marksAt(start, end).map(({ name }) => name),
      doubt: doubtsAt(start, end)[0]?.number ?? null,
    };
  });
}

interface ParagraphOptions {
  doubtful?: readonly Span[];
  /** What is shown as paragraphs, in order; by default the text's lines. */
  stretches?: readonly Stretch[];
}

/**
 * Cuts a document into its paragraphs, and each paragraph where marks and doubtful words begin and end; marks may
 * overlap and span several paragraphs. Both are sorted by their start, so that each paragraph checks only the open
 * ones and not all of them.
 */
export function paragraphsOf(
  content: string,
  marks: readonly Mark[],
  { doubtful = [], stretches = stretchesOf(content) }: ParagraphOptions = {},
): Paragraph[] {
  const marksAt = overlapping(marks);
  const doubtsAt = overlapping(doubtful.map((span, index) => ({ ...span, number: index + 1 })));
  return stretches.map((stretch) => {
    const { start, end } = stretch;
    const own = { marks: marksAt(start, end), doubts: doubtsAt(start, end) };
    return {
      start,
      end,
      dir: textDirection(content.slice(start, end)),
      segments: segmentsOf(content, stretch, own),
      unshown: unshownIn(content, stretch),
    };
  });
}

export const TONES: readonly Tone[] = ['high', 'medium', 'neutral', 'low', 'kept'];

/** Returns the weightiest tone, which determines the color of text with several items. */
export function weightiestTone(tones: readonly Tone[]): Tone {
  return TONES.find((one) => tones.includes(one)) ?? 'neutral';
}
