import { isImplausible } from '../plausibility.js';

/** What decides whether a page is recognized from its picture. */
export interface PageLook {
  text: string;
  /** True if an image is on the page. */
  picture: boolean;
  /** Share of the page under images, 0 to 1. */
  covered: number;
  /** True if its text is already the invisible layer of a recognition. */
  recognized: boolean;
}

/** Share of a page under images from which it may be a scan; a logo or a signature takes less. */
const SCAN_COVERS = 0.2;
/** Number of letters below which a page's text is only what was put on a scan: a page number, a date. */
const FEW_LETTERS = 20;
/** The same for a document of one page, where a stamp is known by nothing else. */
const FEW_LETTERS_ALONE = 50;
/** Share of the pages that carry a line which counts as repeated. */
const NEARLY_ALL = 0.8;

const LETTER = /\p{L}/gu;
const letters = (text: string) => text.match(LETTER)?.length ?? 0;
/** Lines that differ only in their numbers are the same: "Page 1 of 9", "DocuSign Envelope ID: …". */
const pattern = (line: string) =>
  line
    .replace(/\p{Nd}+/gu, '#')
    .replace(/\s+/g, ' ')
    .trim();
const linesOf = (text: string) => text.split('\n').map(pattern).filter(Boolean);

/** Returns the lines that are on nearly every page: stamps of scanning apps and signature services. */
function repeatedLines(pages: readonly PageLook[]): ReadonlySet<string> {
  if (pages.length < 2) return new Set();
  // Most documents contain no picture of a page, and their lines need not be counted.
  if (!pages.some(({ picture }) => picture)) return new Set();
  const counts = new Map<string, number>();
  for (const { text } of pages) {
    for (const line of new Set(linesOf(text))) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const least = Math.max(2, pages.length * NEARLY_ALL);
  return new Set([...counts].filter(([, count]) => count >= least).map(([line]) => line));
}

/**
 * Returns the numbers (from 1) of the pages whose text is to be recognized from their picture: those under an image
 * that have no text but stamps, and those whose text cannot be what is printed. Drawings and short pages are none of
 * them.
 */
export function pagesToRecognize(pages: readonly (PageLook | null)[]): number[] {
  const known = pages.filter((page) => page !== null);
  const repeated = repeatedLines(known);
  const few = pages.length === 1 ? FEW_LETTERS_ALONE : FEW_LETTERS;
  const isScan = (page: PageLook): boolean => {
    if (!page.picture) return isImplausible(page.text);
    if (page.recognized) return false;
    if (!/[\p{L}\p{Nd}]/u.test(page.text)) return true;
    if (page.covered < SCAN_COVERS) return isImplausible(page.text);
    const own = linesOf(page.text).filter((line) => !repeated.has(line));
    return letters(own.join('')) < few || isImplausible(page.text);
  };
  return pages.flatMap((page, index) => (page !== null && isScan(page) ? [index + 1] : []));
}
