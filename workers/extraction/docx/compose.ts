import { LIMITS } from '#shared/limits.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { AppError } from '#platform/errors.js';
import type { Draft } from '../blocks/drafts.js';
import { cleanText } from '../clean.js';
import { MARK, type Block } from './blocks.js';

export interface PlacedBlock {
  start: number;
  end: number;
  block: Block;
  drafts: Draft[];
}

export interface Composed {
  text: string;
  pages: ExtractedDocument['pages'];
  places: PlacedBlock[];
  hiddenText: { start: number; end: number }[];
}

const MARKS = /([\f\u000E\u000F\u001C\u001D])/;

/**
 * Returns the mark that separates pages: Word's layout breaks, if there are any, since Word writes one after each
 * break of the author too. Without them the author's breaks are used, unless the file says that it has more pages.
 */
function breakMark(blocks: readonly Block[], pageCount: number | null): string | null {
  if (blocks.some(({ text }) => text.includes(MARK.laidOut))) return MARK.laidOut;
  const asked = blocks.reduce((sum, { text }) => sum + text.split(MARK.asked).length - 1, 0);
  return asked > 0 && (pageCount === null || pageCount === asked + 1) ? MARK.asked : null;
}

interface Piece {
  text: string;
  breaks: number[];
  /** Offsets at which cells begin. */
  cells: number[];
  hiddenText: { start: number; end: number }[];
}

/** Returns a block's text without its marks, and their offsets. */
function unmarked(raw: string, mark: string | null): Piece {
  if (!MARKS.test(raw)) return { text: cleanText(raw).trim(), breaks: [], cells: [], hiddenText: [] };
  let text = '';
  // Kept separately: reading the last character of a growing string would build the string each time.
  let last = '';
  const add = (piece: string) => {
    text += piece;
    last = piece.at(-1) ?? last;
  };
  const breaks: number[] = [];
  const cells: number[] = [];
  const hiddenText: { start: number; end: number }[] = [];
  for (const part of raw.split(MARKS)) {
    if (part === mark) breaks.push(text.length);
    else if (part === MARK.cell) cells.push(text.length);
    else if (part === MARK.hiddenStart) hiddenText.push({ start: text.length, end: text.length });
    else if (part === MARK.hiddenEnd)
      hiddenText.splice(-1, 1, { start: hiddenText.at(-1)?.start ?? 0, end: text.length });
    else if (!MARKS.test(part)) add(cleanText(part));
    // A page break between words is also white space.
    else if (part === MARK.asked && last !== '' && !/\s/.test(last)) add('\n');
  }
  const trimmed = text.trim();
  const lead = text.length - text.trimStart().length;
  const moved = (at: number) => Math.min(Math.max(at - lead, 0), trimmed.length);
  return {
    text: trimmed,
    breaks: breaks.map(moved),
    cells: cells.map(moved),
    hiddenText: hiddenText.map(({ start, end }) => ({ start: moved(start), end: moved(end) })),
  };
}

/** Returns what a block or the cells of a row are in the text. */
function draftsOf(block: Block, { text, cells }: Piece, from: number): Draft[] {
  if (block.row.length === 0) return [draftOf(block, from, from + text.length)];
  return block.row.flatMap((cell, index) => {
    const [start = 0, end = text.length] = cells.slice(index, index + 2);
    const own = text.slice(start, end);
    const shown = own.trim();
    const at = from + start + own.indexOf(shown);
    return shown === '' ? [] : [draftOf(cell, at, at + shown.length)];
  });
}

/** Returns the number or mark that Word puts before a paragraph. */
function numberOf({ list, note }: Block): Draft['list'] {
  const mark = note?.mark ?? null;
  if (mark !== null) return { level: 0, number: mark };
  return list === null ? undefined : { level: list.level, number: list.label };
}

function draftOf(block: Block, start: number, end: number): Draft {
  const { outline, cell, note, place } = block;
  const list = numberOf(block);
  const plain = outline !== null ? 'heading' : list !== undefined ? 'list-item' : undefined;
  const kind = cell !== null ? 'cell' : (note?.kind ?? plain);
  return {
    start,
    end,
    ...(kind === undefined ? {} : { kind }),
    ...(list === undefined ? {} : { list }),
    ...(cell === null ? {} : { cell }),
    places: [place],
  };
}

/**
 * Joins blocks into one text: paragraphs are separated by a blank line, rows of a table by a line break.
 * @param pageCount number of pages by the file's own metadata.
 * @throws AppError `document_too_long`, `document_too_many_pages`.
 */
export function compose(blocks: readonly Block[], pageCount: number | null): Composed {
  const mark = breakMark(blocks, pageCount);
  const parts: string[] = [];
  const places: PlacedBlock[] = [];
  const hiddenText: Composed['hiddenText'] = [];
  const borders: number[] = [];
  let at = 0;
  let bytes = 0;
  /** Number of breaks after the last text: the next page begins with the next text. */
  let waiting = 0;
  let table: number | null = null;
  for (const block of blocks) {
    const piece = unmarked(block.text, mark);
    if (piece.text === '') {
      waiting += piece.breaks.length;
      continue;
    }
    const gap = at === 0 ? '' : block.table !== null && block.table === table ? '\n' : '\n\n';
    const start = at + gap.length;
    const end = start + piece.text.length;
    bytes += gap.length + Buffer.byteLength(piece.text);
    if (bytes > LIMITS.extraction.textBytes) throw new AppError('document_too_long');
    for (; waiting > 0; waiting--) borders.push(start);
    for (const offset of piece.breaks) {
      if (offset === piece.text.length) waiting += 1;
      else borders.push(start + offset);
    }
    for (const span of piece.hiddenText) {
      if (span.end > span.start) hiddenText.push({ start: start + span.start, end: start + span.end });
    }
    parts.push(gap, piece.text);
    places.push({ start, end, block, drafts: draftsOf(block, piece, start) });
    at = end;
    table = block.table;
  }
  if (borders.length >= LIMITS.extraction.pages) throw new AppError('document_too_many_pages');
  const edges = mark === null ? [] : [0, ...borders, at];
  const pages = edges.slice(1).map((end, index) => ({ start: edges[index] ?? 0, end }));
  return { text: parts.join(''), pages, places, hiddenText };
}
