/**
 * Matches what page layout adds to the text: page numbers between paragraphs, the source line of a filing, notes on
 * omitted passages. A quote begins after it or ends before it.
 */
const PAGE_ARTIFACTS = new RegExp(
  [
    // Each alternative begins with all the white space before it, and no two parts of it may match the same white
    // space: otherwise matching a quote with some hundred empty lines would take minutes.
    /(?:(?<!\s)(?=[^\S\n]*\n)\s+|^\s*)(?:page\s+)?(?:[-–—]\s*)?\d{1,3}\s*(?:[-–—]\s*)?(?:of\s+\d{1,3}\s*)?(?=\n|$)\s*/,
    /(?<!\s)\s+[-–—]\s?\d{1,3}\s?[-–—](?=\s|$)\s*/,
    /(?:(?<!\s)\s+)?\bSource:\s[A-Z][^\n]{2,90}?,\s+[A-Z0-9][\w/ -]{1,12},\s+\d{1,2}\/\d{1,2}\/\d{4}\s*/,
    /(?:(?<!\s)\s+)?\*{3}\s*Confidential treatment[^.\n]{0,120}\.?\s*/,
    /(?:(?<!\s)\s+)?\b[A-Z]\s?-\s?\d{1,3}(?=\s*(?:\n|$))\s*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

/** Least length of a shortened quote, characters: what remains must still be meaningful. */
const MIN_CHARS = 60;

/**
 * Returns the longest stretch of a quote around a match that contains no page artifacts; the quote itself if an
 * artifact lies within the match.
 */
export function withoutPageArtifacts(
  text: string,
  quote: { start: number; end: number },
  match: { start: number; end: number },
): { start: number; end: number } {
  const kept = { ...quote };
  for (const found of text.slice(quote.start, quote.end).matchAll(PAGE_ARTIFACTS)) {
    const from = quote.start + found.index;
    const to = from + found[0].length;
    if (to <= match.start && kept.end - to >= MIN_CHARS) kept.start = to;
    else if (from >= match.end && from - kept.start >= MIN_CHARS) {
      kept.end = from;
      break;
    }
  }
  return kept;
}
