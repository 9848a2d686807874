import { draftsOf } from './blocks/drafts.js';
import { edited, type Edit, type PagedText } from './edits.js';
import { findHeadersFooters, withHeadersFooters, type MarginLine } from './headers-footers.js';
import type { ReadText } from './read-text.js';
import { findPageEdges, linesByPage, shapeOf } from './sections/page-edges.js';
import { splitLines, type Line } from './sections/line.js';
import { markersOf } from './sections/markers.js';
import { splitSections } from './sections/sections.js';
import { continuesSentence, endsSentence, isCaps } from './sections/titles.js';

/** Tells whether a sentence runs from a page's last line over to the next page's first. */
function runsOver(last: string, first: string): boolean {
  if (endsSentence(last) || markersOf(first).length > 0) return false;
  return /^\p{Ll}/u.test(first) || (continuesSentence(last) && isCaps(last) === isCaps(first));
}

const endOf = (text: string, line: Line) => line.start + text.slice(line.start, line.end).trimEnd().length;

interface Head {
  line: Line;
  kind: MarginLine['kind'];
}

interface RunningText {
  /** Lines that repeat from page to page and of which none stays in the text. */
  heads: Head[];
  edits: Edit[];
}

/** Finds running heads and page numbers, and the edits that take them out of a text and close its page breaks. */
function runningText({ text, pages }: PagedText): RunningText {
  const lines = splitLines(text);
  const { running, numbers } = findPageEdges(lines, pages);
  const heads: Head[] = [];
  const edits: Edit[] = [];
  const seen = new Set<string>();
  const staying = new Set<string>();
  let last: { line: Line; page: number } | null = null;
  let removed = false;
  const close = (line: Line | null, page: number) => {
    const start = last === null ? 0 : endOf(text, last.line);
    const end = line?.start ?? text.length;
    const gap = text.slice(start, end);
    let between = '';
    if (last !== null && line !== null) {
      if (last.page !== page) between = runsOver(last.line.text, line.text) ? '\n' : '\n\n';
      else between = removed ? '\n' : gap;
    }
    if (between !== gap) edits.push({ start, end, text: between });
    removed = false;
  };
  for (const [page, own] of linesByPage(lines, pages).entries()) {
    for (const [index, line] of own.entries()) {
      const shape = shapeOf(line.text);
      // A document's title and an annex's label stay where they come first: they are headings there.
      const kept =
        !seen.has(shape) &&
        (page === 0 ? line === own[0] : markersOf(line.text).some(({ kind }) => kind === 'annex'));
      if (running.has(line)) {
        seen.add(shape);
        if (kept) staying.add(shape);
        else if (!staying.has(shape))
          heads.push({ line, kind: index * 2 < own.length ? 'header' : 'footer' });
      }
      if ((running.has(line) && !kept) || numbers.has(line)) {
        removed = true;
        continue;
      }
      close(line, page);
      last = { line, page };
    }
  }
  close(null, pages.length);
  return { heads, edits };
}

/** Returns the places that hidden text which was part of running heads has in what is appended to a text. */
function placesAppended(
  spans: readonly { start: number; end: number }[],
  heads: readonly Head[],
  first: ReadonlyMap<string, MarginLine>,
  appended: string,
  offset: number,
): { start: number; end: number }[] {
  const shapes = spans.flatMap((span) =>
    heads
      .filter(({ line }) => line.start < span.end && span.start < line.end)
      .map(({ line }) => shapeOf(line.text)),
  );
  return [...new Set(shapes)].flatMap((shape) => {
    const copy = first.get(shape)?.text ?? '';
    const at = appended.indexOf(copy);
    return at < 0 ? [] : [{ start: offset + at, end: offset + at + copy.length }];
  });
}

/**
 * Takes running heads, running feet and page numbers out of a text with pages, so that no sentence is interrupted by
 * them, and finds its sections. Each head and foot is appended once, in a section of its own; page numbers are not.
 */
export function withoutRunningHeads(read: PagedText): ReadText {
  const { heads, edits } = runningText(read);
  const { text: body, pages, warnings, lines } = edited(read, edits);
  const first = new Map<string, MarginLine>();
  for (const { line, kind } of heads) {
    const shape = shapeOf(line.text);
    if (!first.has(shape)) first.set(shape, { text: line.text, kind });
  }
  const { text, sections, drafts } = withHeadersFooters(body, findHeadersFooters(first.values()), (before) =>
    splitSections(before, pages),
  );
  const last = pages.length - 1;
  return {
    text,
    pages: pages.map((page, index) => (index === last ? { ...page, end: text.length } : page)),
    sections,
    drafts: [...draftsOf(body, pages, lines), ...drafts],
    warnings: warnings.map((warning, index) => {
      const spans = read.warnings[index]?.spans;
      if (warning.spans === undefined || spans === undefined) return warning;
      return {
        ...warning,
        spans: [
          ...warning.spans,
          ...placesAppended(spans, heads, first, text.slice(body.length), body.length),
        ],
      };
    }),
  };
}
