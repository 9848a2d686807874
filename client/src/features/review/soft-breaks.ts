/** A range of the document that is shown as one paragraph: offsets of its first character and past its last one. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Text whose long lines are within these lengths, in characters, was broken by the page's width and not by its
 * author.
 */
const MIN_WIDTH = 50;
const MAX_WIDTH = 160;
/**
 * The share of the width from which a line counts as full: in a proportional font some full lines have fewer
 * characters.
 */
const FULL_LINE_SHARE = 0.82;

const PARAGRAPH_START =
  /^(?:\s{2,}|\t|[•●▪◦‣·*–—-]\s|\(?[\d٠-٩]{1,3}(?:[.)]|[.\d٠-٩]+\)?)(?:\s|$)|\(?[a-zA-Z\u0621-\u064A]{1,2}[.)]\s|\([ivxlcIVXLC]+\)|(?:article|section|clause|schedule|annex|appendix|المادة|البند|الفصل|الملحق)\s)/i;
const PARAGRAPH_END = /[:：]$/;

/** Returns the 90th percentile of the line lengths. */
function widthOf(lines: readonly string[]): number {
  const lengths = lines.flatMap((line) => (line.trim() === '' ? [] : [line.length])).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0;
}

const isCapitals = (line: string) => /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line);

/** Tells whether a line ends only because of the page's width: the next word would not have fitted on it. */
function continuesLine(line: string, next: string | undefined, width: number): boolean {
  if (next === undefined || next.trim() === '' || line.trim() === '') return false;
  if (PARAGRAPH_START.test(next) || PARAGRAPH_END.test(line) || isCapitals(line) !== isCapitals(next))
    return false;
  const word = /^\S+/.exec(next)?.[0] ?? '';
  return line.length + 1 + word.length >= width * FULL_LINE_SHARE;
}

/** Cuts a text into the ranges shown as paragraphs: its lines, where the lines that a PDF's page broke are joined. */
export function spansOf(content: string): Span[] {
  const lines = content.split('\n');
  const width = widthOf(lines);
  const joinLines = width >= MIN_WIDTH && width <= MAX_WIDTH;
  const spans: Span[] = [];
  let start = 0;
  let end = -1;
  lines.forEach((line, index) => {
    end += line.length + 1;
    if (joinLines && continuesLine(line, lines[index + 1], width)) return;
    spans.push({ start, end });
    start = end + 1;
  });
  return spans;
}

/** Replaces the line breaks in a piece of a paragraph: by a space, after a hyphen by nothing. */
export function joinSoftBreaks(text: string): string {
  return text.replace(/(?<=\p{L}-)\n/gu, '').replaceAll('\n', ' ');
}
