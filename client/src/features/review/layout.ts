import type { DocumentBlock } from '#shared/contracts/documents.js';
import { textDirection } from '#shared/domain/text-direction.js';
import type { ReviewItem } from './item.js';
import { marksOf, paragraphsOf, type Paragraph } from './marks.js';
import { numberLength } from './numbers.js';
import { stretchesOf, stretchesOfBlocks, type Span } from './soft-breaks.js';

/** A paragraph as it is set. */
export interface TextPart extends Paragraph {
  kind: 'heading' | 'paragraph' | 'item' | 'note' | 'line';
  /** Level of a heading, 1 for the outermost; for all else the steps by which it is indented. */
  level: number;
  /** Offset past the number that hangs beside its lines; its start if it has none. */
  numberEnd: number;
}

export interface TableCell {
  column: number;
  /** Number of columns that it spans. */
  columns: number;
  paragraphs: TextPart[];
}

export interface TableRow {
  row: number;
  cells: TableCell[];
}

export interface TablePart extends Span {
  kind: 'table';
  /** Number of the table in the document, from 0. */
  table: number;
  dir: 'ltr' | 'rtl';
  rows: TableRow[];
}

/** A line that says which page begins; null is the one above headers and footers, which repeat. */
interface RulePart extends Span {
  kind: 'rule';
  page: number | null;
}

/** What the text is set of, from top to bottom. */
export type Part = TextPart | TablePart | RulePart;

/** A document's text, as the server gives it. */
export interface Source {
  content: string;
  /** Type of the stored file. */
  content_type: string;
  /** Null for a text that was read before there were blocks: its lines are set. */
  blocks: readonly DocumentBlock[] | null;
  /** The places of words that may have been misread. */
  doubtful: readonly Span[];
}

type Cell = NonNullable<DocumentBlock['cell']>;

/** Most steps of indentation, so that deep levels stay within a phone's measure. */
const MAX_STEPS = 3;
const DECIMAL = /^[\d٠-٩]/;

/** Returns the steps by which a block is indented: items below clauses are, clauses with decimal numbers are not. */
function stepsOf({ kind, level = 1, number = '' }: DocumentBlock): number {
  if (kind !== 'list-item' || DECIMAL.test(number)) return 0;
  return Math.min(MAX_STEPS, Math.max(0, level - 2));
}

function kindOf({ kind }: DocumentBlock, hasNumber: boolean): TextPart['kind'] {
  if (kind === 'heading') return 'heading';
  if (kind === 'footnote' || kind === 'endnote') return 'note';
  return hasNumber ? 'item' : 'paragraph';
}

function addCell({ rows }: TablePart, { row, column, columns = 1 }: Cell, part: TextPart): void {
  const last = rows.at(-1);
  const cells = last?.row === row ? last.cells : [];
  if (last?.row !== row) rows.push({ row, cells });
  const before = cells.at(-1);
  if (before?.column === column) before.paragraphs.push(part);
  else cells.push({ column, columns, paragraphs: [part] });
}

/** Puts blocks, which are set as `texts`, in their order: cells into tables, and rules where pages begin. */
function arrange(content: string, blocks: readonly DocumentBlock[], texts: readonly TextPart[]): Part[] {
  const parts: Part[] = [];
  let page = blocks[0]?.page ?? null;
  blocks.forEach((block, index) => {
    const text = texts[index];
    if (text === undefined) return;
    const { start, cell } = block;
    if (block.page !== page) parts.push({ kind: 'rule', start, end: start, page: block.page });
    page = block.page;
    const last = parts.at(-1);
    if (cell === undefined) {
      parts.push(text);
    } else if (last?.kind === 'table' && last.table === cell.table) {
      addCell(last, cell, text);
      last.end = text.end;
    } else {
      const table: TablePart = {
        kind: 'table',
        table: cell.table,
        start,
        end: text.end,
        dir: 'ltr',
        rows: [],
      };
      addCell(table, cell, text);
      parts.push(table);
    }
  });
  for (const part of parts)
    if (part.kind === 'table') part.dir = textDirection(content.slice(part.start, part.end));
  return parts;
}

/** Sets a document's text with the marks of its items: its blocks, or its lines where it has none. */
export function layOut(source: Source, items: readonly ReviewItem[]): Part[] {
  const { content, blocks, doubtful } = source;
  const marks = marksOf(items, content.length);
  if (blocks === null) {
    const lines = paragraphsOf(content, marks, { doubtful, stretches: stretchesOf(content) });
    return lines.map((line) => ({ ...line, kind: 'line', level: 0, numberEnd: line.start }));
  }
  const ends = blocks.map(
    ({ start, end, number }) => start + numberLength(content.slice(start, end), number),
  );
  const stretches = stretchesOfBlocks(source, blocks);
  const texts = paragraphsOf(content, marks, { doubtful, stretches }).map((paragraph, index): TextPart => {
    const block = blocks[index];
    const numberEnd = ends[index] ?? paragraph.start;
    if (block === undefined) return { ...paragraph, kind: 'line', level: 0, numberEnd };
    const kind = kindOf(block, numberEnd > paragraph.start);
    return { ...paragraph, kind, level: kind === 'heading' ? (block.level ?? 1) : stepsOf(block), numberEnd };
  });
  return arrange(content, blocks, texts);
}

/** Returns the paragraphs of parts, those of cells too, in the order of the text. */
export function textsOf(parts: readonly Part[]): TextPart[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return [];
    if (part.kind !== 'table') return [part];
    return part.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs));
  });
}

/** Most characters and parts that are laid out, or skipped, together. */
const GROUP = { chars: 3_000, parts: 24 };

/** Cuts parts into groups, which browsers lay out when they come near. */
export function groupsOf<P extends Span>(parts: readonly P[]): P[][] {
  const groups: P[][] = [];
  let chars = Infinity;
  for (const part of parts) {
    let group = groups.at(-1);
    if (group === undefined || chars > GROUP.chars || group.length >= GROUP.parts) {
      group = [];
      groups.push(group);
      chars = 0;
    }
    group.push(part);
    chars += part.end - part.start;
  }
  return groups;
}
