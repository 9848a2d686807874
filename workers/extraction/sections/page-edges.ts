import type { ExtractedDocument } from '#platform/documents.js';
import { romanValue } from './keyword-markers.js';
import type { Line } from './line.js';
import { markersOf } from './markers.js';
import { withPlainDigits } from './number-words.js';

/** What lies at the edges of pages outside the running text. */
export interface PageEdges {
  /** Lines that repeat from page to page, alike or but for the page's number. */
  running: Set<Line>;
  /** Lines that are a page's number and nothing else. */
  numbers: Set<Line>;
  /** Lines with a number alone that may be the page's: nothing else speaks for it. */
  doubtful: Set<Line>;
}

const PAGE_NUMBER =
  /^[-–—\s[(|]*(page\s*|p\.\s*|صفحة\s*|الصفحة\s*|ص\s+)?(?:[a-z]{1,2}\s?[-–]\s?)?(?:\d{1,4}|[ivxl]{1,6})(\s*(?:of|\/|من)\s*\d{1,4})?[-–—\s\])|]*$/i;
const DASHED = /^[-–—|]\s*\d{1,4}\s*[-–—|]$/;
/** A clause's number alone on its line, or a form's label: repeated on pages, these belong to the text all the same. */
const LABEL_ALONE = /^[([]?(?:#(?:\.#)*[.)\]]?|[a-z]{1,4}[.)\]]|[a-z])$|_{2,}|:$/;
/** Number of lines at the top or bottom of a page that are examined, and of those that may have text outside them. */
const EDGE_LINES = 8;
const LOOSE_LINES = 3;
/** Least number of pages on which a running head is repeated, and of those that page numbers alone count up. */
const REPEATED_PAGES = 3;
const COUNTED_PAGES = 2;
const RUNNING_CHARS = 300;
/** Numbers of a line that may be the page's: dates and sums take up the first. */
const NUMBERS = 6;

/** A line as running heads repeat it: numbers, capitals and spaces do not count. */
export const shapeOf = (text: string): string =>
  withPlainDigits(text).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns the lines with text of each page. */
export function linesByPage(lines: readonly Line[], pages: ExtractedDocument['pages']): Line[][] {
  let at = 0;
  return pages.map((page) => {
    const own: Line[] = [];
    for (let line = lines[at]; line !== undefined && line.start < page.end; line = lines[++at]) {
      if (line.text !== '') own.push(line);
    }
    return own;
  });
}

/** A line at an edge, with what it may have in common with those of other pages. */
interface EdgeLine {
  line: Line;
  /** The text itself, as a key. */
  alike: string;
  /** The shape with a number's distance from the page's, for each of its numbers. */
  counted: string[];
  number: boolean;
}

function edgeLine(line: Line, page: number): EdgeLine {
  const text = withPlainDigits(line.text);
  const shape = shapeOf(text);
  const number = PAGE_NUMBER.test(text);
  const roman = number
    ? /(?<![a-z])[ivxl]+(?![a-z])/i.exec(text.replace(/^\W*p(?:age|\.)/i, ''))?.[0]
    : undefined;
  const values =
    number && roman !== undefined && !/\d/.test(text)
      ? [romanValue(roman)]
      : (text.match(/\d+/g) ?? []).slice(0, NUMBERS).map(Number);
  // Articles and clauses that begin page after page count up as page numbers do.
  const [marker] = number ? [] : markersOf(line.text);
  const structural =
    marker?.kind === 'keyword' ||
    marker?.kind === 'annex' ||
    (marker?.kind === 'decimal' && marker.bare !== true);
  const key = number ? shape.replace(/[ivxl]+(?=\W*$)/, '#') : shape;
  return {
    line,
    alike: `${text.replace(/\s+/g, ' ').toLowerCase()}`,
    counted: structural ? [] : values.map((value, index) => `${key}\n${index}\n${value - page}`),
    number,
  };
}

/** Finds running heads, running feet and page numbers among the first and last lines of pages. */
export function findPageEdges(lines: readonly Line[], pages: ExtractedDocument['pages']): PageEdges {
  const perPage = linesByPage(lines, pages).map((own, page) => {
    const top = own.slice(0, EDGE_LINES).map((line) => edgeLine(line, page));
    const rest = own.slice(Math.max(EDGE_LINES, own.length - EDGE_LINES));
    const last = rest.map((line) => edgeLine(line, page));
    return { top, bottom: [...top, ...last].slice(-EDGE_LINES).reverse(), all: [...top, ...last] };
  });
  const counts = new Map<string, number>();
  for (const { all } of perPage) {
    const keys = all.flatMap(({ alike, counted }) => [alike, ...counted]);
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // In reprints of older pages, their numbers are in the middle; nothing else looks like "- 9 -" alone on its line.
  const dashed = lines.filter(({ text }) => DASHED.test(withPlainDigits(text)));
  const pagesOf = (key: string) => counts.get(key) ?? 0;
  const repetitionsOf = ({ alike, counted }: EdgeLine) => Math.max(...[alike, ...counted].map(pagesOf));
  const edges: PageEdges = { running: new Set(), numbers: new Set(dashed), doubtful: new Set() };
  const place = (one: EdgeLine, page: number, outermost: boolean): boolean => {
    const { line, counted, number } = one;
    const text = withPlainDigits(line.text);
    if (number) {
      const form = PAGE_NUMBER.exec(text);
      const sure =
        form?.[1] !== undefined ||
        form?.[2] !== undefined ||
        DASHED.test(text) ||
        counted.some((key) => pagesOf(key) >= COUNTED_PAGES) ||
        (outermost && Number(/^\d+$/.exec(text)?.[0]) === page + 1);
      if (sure) edges.numbers.add(line);
      else if (!/^[([]/.test(text)) edges.doubtful.add(line);
      return sure;
    }
    const repeated =
      text.length <= RUNNING_CHARS &&
      !LABEL_ALONE.test(shapeOf(text)) &&
      repetitionsOf(one) >= REPEATED_PAGES;
    if (repeated) edges.running.add(line);
    return repeated;
  };
  for (const [page, { top, bottom }] of perPage.entries()) {
    for (const edge of [top, bottom]) {
      let outside = true;
      for (const [index, line] of edge.entries()) {
        if (!outside && index >= LOOSE_LINES) break;
        outside = place(line, page, index === 0) && outside;
      }
      // No head has so many lines: the page itself returns, as forms do, and only what is on more pages is its head.
      const innermost = edge[EDGE_LINES - 1];
      if (!outside || innermost === undefined) continue;
      for (const one of edge)
        if (repetitionsOf(one) <= repetitionsOf(innermost)) edges.running.delete(one.line);
    }
  }
  return edges;
}
