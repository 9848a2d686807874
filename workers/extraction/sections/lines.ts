import type { ExtractedDocument } from '#platform/documents.js';
import { splitLines, type Line } from './line.js';
import { markersOf } from './markers.js';
import { findPageEdges, shapeOf } from './page-edges.js';
import { endsSentence, isCaps, looksLikeTitle } from './titles.js';

const DOT_LEADER = /(?:\.\s?){4,}\s*(?:[A-Z]-?)?[\d٠-٩۰-۹]{0,4}$|…{2,}/;
/** The line that filings of the United States have at the foot of each page, and a note on what they leave out. */
const FILED =
  /^Source: .{3,120}, \d{1,2}\/\d{1,2}\/\d{4}$|^[[*\s]{0,8}\s?(?:confidential treatment (?:has been )?requested|confidential portions? )/i;
const CONTENTS =
  /^(?:table of contents|contents|index|الفهرس|المحتويات|جدول المحتويات|فهرس المحتويات)\s*:?$/i;
const FILED_CHARS = 300;
const ENTRY_CHARS = 120;
const CONTENTS_GAP = 2;
/** Least number of consecutive entries of a table of contents, in the first part (one n-th) of the document. */
const CONTENTS_ENTRIES = 5;
const CONTENTS_SHARE = 4;

function markEdges(lines: Line[], pages: ExtractedDocument['pages']): void {
  const { running, numbers, doubtful } = findPageEdges(lines, pages);
  for (const line of [...running, ...numbers, ...doubtful]) line.noise = true;
}

/** Marks tables of contents: after the title, every short line up to where entries no longer end in page numbers. */
function markContents(lines: Line[]): void {
  /** Index of the last entry found so far: a title within a table would find the same entries again. */
  let covered = -1;
  for (const [index, line] of lines.entries()) {
    if (line.text.length <= ENTRY_CHARS * 2 && DOT_LEADER.test(line.text)) line.noise = true;
    if (!CONTENTS.test(line.text)) continue;
    line.noise = true;
    if (index <= covered) continue;
    let lastEntry = index;
    for (let at = index + 1, gap = 0; at < lines.length && gap <= CONTENTS_GAP; at++) {
      const entry = lines[at];
      if (entry === undefined || entry.text === '' || entry.noise) continue;
      const isEntry =
        entry.text.length <= ENTRY_CHARS && /\S.*\s(?:[A-Z]-?)?[\d٠-٩۰-۹]{1,3}$/.test(entry.text);
      gap = isEntry ? 0 : gap + 1;
      if (isEntry) lastEntry = at;
    }
    for (const entry of lines.slice(index, lastEntry + 1)) entry.noise = true;
    covered = lastEntry;
  }
}

/** Marks a list of headings without page numbers: a run of short lines most of which occur in the document again. */
function markRepeatedHeadings(lines: Line[]): void {
  const entries = lines.filter(({ text, noise }) => text !== '' && !noise);
  const key = ({ text }: Line) => text.replace(/(?<![\s.\d٠-٩۰-۹])[\s.\d٠-٩۰-۹]+$/, '').toLowerCase();
  const last = new Map(entries.map((line, index) => [key(line), index]));
  const early = Math.ceil(entries.length / CONTENTS_SHARE);
  for (let from = 0, at = 0; at <= early; at++) {
    const line = entries[at];
    if (
      line !== undefined &&
      at < early &&
      line.text.length <= ENTRY_CHARS &&
      (last.get(key(line)) ?? 0) > at
    )
      continue;
    if (at - from >= CONTENTS_ENTRIES) for (const entry of entries.slice(from, at)) entry.noise = true;
    from = at + 1;
  }
}

/** Least number of times that a running head is repeated in a text without pages, and its most characters. */
const HEAD_TIMES = 5;
const HEAD_CHARS = 90;
/** Words of a legend that a page bears. */
const LEGEND =
  /^(?:.{0,30}\s)?(?:strictly |private and |proprietary and |company |commercial in )?confiden(?:tial|ce)$|^execution (?:copy|version)$|\bconfidential (?:materials?|portions?|information) (?:omitted|redacted)|^the omitted portions\b|\bomitted and filed separately\b/i;

/** Marks running heads of a text whose pages are not known: lines in capitals or as titles that stand alone again and again. */
function markHeads(lines: Line[]): void {
  const heads = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.text === '' || line.noise || line.text.length > HEAD_CHARS) continue;
    if (LEGEND.test(line.text)) line.noise = true;
    if (endsSentence(line.text) || markersOf(line.text).length > 0) continue;
    if (!isCaps(line.text) && !looksLikeTitle(line.text)) continue;
    const shape = shapeOf(line.text);
    const same = heads.get(shape);
    if (same === undefined) heads.set(shape, [line]);
    else same.push(line);
  }
  for (const same of heads.values())
    if (same.length >= HEAD_TIMES) for (const line of same) line.noise = true;
}

/** Splits a text into lines; lines that are not part of its content are marked as noise. */
export function readLines(text: string, pages: ExtractedDocument['pages']): Line[] {
  const lines = splitLines(text);
  markEdges(lines, pages);
  if (pages.length === 0) markHeads(lines);
  markContents(lines);
  markRepeatedHeadings(lines);
  // The blank line between pages means nothing: sentences run over it.
  const pageEnds = new Set(pages.map(({ end }) => end));
  let blank = true;
  for (const line of lines) {
    line.afterBlank = blank;
    // Drawn lines underline the line above them.
    if (/^[-–—_=*.·\s]{4,}$/.test(line.text) || (line.text.length <= FILED_CHARS && FILED.test(line.text)))
      line.noise = true;
    if (line.text === '') blank ||= !pageEnds.has(line.end);
    else if (!line.noise) blank = false;
  }
  return lines;
}
