import type { ExtractedDocument, ExtractionWarning } from '#platform/documents.js';
import type { RecognizedPage } from './recognized-page.js';

/** Most doubtful places that are named. */
const SPANS = 2_000;

const isLegible = ({ text }: RecognizedPage) => text !== null && /[\p{L}\p{Nd}]/u.test(text);

/** Creates the warnings about recognized pages, given the places of all pages in the document's text. */
export function recognitionWarnings(
  recognized: readonly RecognizedPage[],
  pages: ExtractedDocument['pages'],
): ExtractionWarning[] {
  const warnings: ExtractionWarning[] = [];
  const name = (code: ExtractionWarning['code'], named: readonly RecognizedPage[]) => {
    if (named.length > 0) warnings.push({ code, pages: named.map(({ page }) => page) });
  };
  name(
    'pages_unread',
    recognized.filter(({ text }) => text === null),
  );
  name(
    'pages_scanned',
    recognized.filter((page) => page.text !== null && !isLegible(page)),
  );
  name('pages_recognized', recognized.filter(isLegible));
  const doubtful = recognized.filter((page) => isLegible(page) && page.doubtful.length > 0);
  const spans = doubtful.flatMap(({ page, doubtful: places }) => {
    const from = pages[page - 1]?.start ?? 0;
    return places.map(({ start, end }) => ({ start: from + start, end: from + end }));
  });
  if (spans.length > 0) {
    const numbers = doubtful.map(({ page }) => page);
    warnings.push({ code: 'words_doubtful', pages: numbers, spans: spans.slice(0, SPANS) });
  }
  return warnings;
}
