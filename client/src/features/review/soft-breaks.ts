/** A range of the document: offsets of its first character and past its last one. */
export interface Span {
  start: number;
  end: number;
}

/** A range that is shown as one paragraph. */
export interface Stretch extends Span {
  /** Offsets of the line breaks in it that are not its author's, in order. */
  breaks: readonly number[];
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
/** Length of a block's longest line, from which on its page may have broken it: lines of an address are shorter. */
const MIN_BLOCK_WIDTH = 40;

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

/** True if a text's long lines end where its pages do. */
const isBroken = (width: number) => width >= MIN_WIDTH && width <= MAX_WIDTH;

/** Cuts a text into the stretches shown as paragraphs: its lines, where the lines that a PDF's page broke are joined. */
export function stretchesOf(content: string): Stretch[] {
  const lines = content.split('\n');
  const width = widthOf(lines);
  const stretches: Stretch[] = [];
  let start = 0;
  let end = -1;
  let breaks: number[] = [];
  lines.forEach((line, index) => {
    end += line.length + 1;
    if (isBroken(width) && continuesLine(line, lines[index + 1], width)) {
      breaks.push(end);
      return;
    }
    stretches.push({ start, end, breaks });
    start = end + 1;
    breaks = [];
  });
  return stretches;
}

/**
 * What breaks the lines within blocks: pages, so that a line is compared with the longest of its block, which may be
 * indented; the author alone, in Word files; or it is not known, and the lines of the whole text tell.
 */
function breakingOf(contentType: string): 'page' | 'author' | 'unknown' {
  if (contentType === 'application/pdf' || contentType.startsWith('image/')) return 'page';
  return contentType.endsWith('wordprocessingml.document') ? 'author' : 'unknown';
}

/** Returns the stretches of blocks, with the line breaks in them that are a page's. */
export function stretchesOfBlocks<Block extends Span>(
  { content, content_type: type }: { content: string; content_type: string },
  blocks: readonly Block[],
): (Block & Stretch)[] {
  const breaking = breakingOf(type);
  const usual = widthOf(content.split('\n'));
  const breaksIn = ({ start, end }: Span): number[] => {
    const lines = content.slice(start, end).split('\n');
    const own = Math.max(...lines.map((line) => line.length));
    const width = breaking === 'page' ? own : usual;
    if (width < MIN_BLOCK_WIDTH) return [];
    let at = start - 1;
    return lines.flatMap((line, index) => {
      at += line.length + 1;
      return continuesLine(line, lines[index + 1], width) ? [at] : [];
    });
  };
  const joins = breaking !== 'author' && isBroken(usual);
  return blocks.map((block) => ({ ...block, breaks: joins ? breaksIn(block) : [] }));
}

/** Tells whether the line break at an offset is shown as nothing: it follows a hyphen. */
const followsHyphen = (content: string, at: number) =>
  /\p{L}-$/u.test(content.slice(Math.max(0, at - 3), at));

/** Returns the offsets of the characters of a stretch that are not shown. */
export const unshownIn = (content: string, { breaks }: Stretch): number[] =>
  breaks.filter((at) => followsHyphen(content, at));

/** Returns a piece of a stretch as it is shown: its page's line breaks are spaces, after a hyphen nothing. */
export function shownText(content: string, { start, end, breaks }: Stretch): string {
  let text = '';
  let from = start;
  for (const at of breaks) {
    if (at < from || at >= end) continue;
    text += content.slice(from, at) + (followsHyphen(content, at) ? '' : ' ');
    from = at + 1;
  }
  return text + content.slice(from, end);
}
