/**
 * What the page adds to the text it carries: page numbers between paragraphs, the source line of a filing,
 * notes on omitted passages. A quote begins behind it or ends before it.
 */
const PAGE_ARTIFACTS = new RegExp(
  [
    // Each begins with all of the white space before it, and no two parts of it may hold the same white space:
    // otherwise a quote with some hundred empty lines would be read for minutes.
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

/** What is left of a quote must still say something. */
const MIN_CHARS = 60;

/** The longest stretch of a quote around a match that holds no furniture; the quote itself where it runs through the match. */
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
