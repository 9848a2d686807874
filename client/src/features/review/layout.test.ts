import { describe, expect, it } from '@jest/globals';
import type { DocumentBlock } from '#shared/contracts/documents.js';
import { aReviewItem } from './item.fixture.js';
import { groupsOf, layOut, textsOf, type Part } from './layout.js';
import { headingAt, outlineOf } from './outline.js';

type Draft = Omit<DocumentBlock, 'start' | 'end' | 'page'> & { text: string; page?: number | null };

/** Makes a document of blocks that stand below each other. */
function sourceOf(drafts: readonly Draft[]) {
  let content = '';
  const blocks = drafts.map(({ text, page = null, ...more }): DocumentBlock => {
    const start = content.length;
    content += `${text}\n\n`;
    return { ...more, page, start, end: start + text.length };
  });
  return { content, content_type: 'text/plain', blocks, doubtful: [] };
}
const heading = (text: string, level: number, page: number | null = null): Draft => ({
  kind: 'heading',
  text,
  level,
  page,
});
const cell = (text: string, row: number, column: number, columns?: number): Draft => ({
  kind: 'cell',
  text,
  cell: { table: 0, row, column, ...(columns === undefined ? {} : { columns }) },
});
const shown = ({ segments }: { segments: { text: string }[] }) => segments.map(({ text }) => text).join('');

/** Describes parts in short: tables by their rows. */
const drawn = (parts: readonly Part[]) =>
  parts.map((part) => {
    if (part.kind === 'rule') return `-- ${String(part.page)}`;
    if (part.kind !== 'table') return `${part.kind} ${part.level}: ${shown(part)}`;
    const rows = part.rows.map(({ cells }) =>
      cells.map(
        ({ column, columns, paragraphs }) => `${column}+${columns} ${paragraphs.map(shown).join('/')}`,
      ),
    );
    return rows.map((cells) => cells.join(' | '));
  });

describe('layOut', () => {
  it('items below clauses are indented, clauses are not, and a rule says where a page begins', () => {
    const source = sourceOf([
      heading('1. Scope', 1, 1),
      { kind: 'list-item', text: '1.1 The Supplier delivers:', level: 2, number: '1.1', page: 1 },
      { kind: 'list-item', text: '(a) goods and', level: 3, number: '(a)', page: 2 },
      { kind: 'list-item', text: '(i) parts.', level: 4, number: '(i)', page: 2 },
      { kind: 'footer', text: 'Confidential' },
    ]);
    expect(drawn(layOut(source, []))).toEqual([
      'heading 1: 1. Scope',
      'item 0: 1.1 The Supplier delivers:',
      '-- 2',
      'item 1: (a) goods and',
      'item 2: (i) parts.',
      '-- null',
      'paragraph 0: Confidential',
    ]);
  });
  it('cells make a table, with the paragraphs of a cell together and the columns that it spans', () => {
    const source = sourceOf([
      cell('Fees', 0, 0, 2),
      cell('Setup', 1, 0),
      cell('SAR 500', 1, 1),
      cell('once', 1, 1),
      { kind: 'paragraph', text: 'All in Riyals.' },
    ]);
    expect(drawn(layOut(source, []))).toEqual([
      ['0+2 Fees', '0+1 Setup | 1+1 SAR 500/once'],
      'paragraph 0: All in Riyals.',
    ]);
  });
  it('a mark goes on over the blocks and cells that its quote covers', () => {
    const source = sourceOf([
      { kind: 'paragraph', text: 'Pay at once.' },
      cell('SAR 500', 0, 0),
      cell('net', 0, 1),
    ]);
    const end = source.content.indexOf('net') + 3;
    const items = [aReviewItem({ evidence: { start: 4, end, page: null } })];
    const marked = textsOf(layOut(source, items)).flatMap(({ segments }) =>
      segments.filter(({ quotes }) => quotes.length > 0).map(({ text }) => text),
    );
    expect(marked).toEqual(['at once.', 'SAR 500', 'net']);
  });
  it('a number that its author typed hangs beside its paragraph', () => {
    const source = sourceOf([{ kind: 'paragraph', text: '٣/٢ يحق للمؤجر رفع الأجرة.' }]);
    const [part] = textsOf(layOut(source, []));
    expect(part).toMatchObject({ kind: 'item', dir: 'rtl', numberEnd: 4 });
  });
  it('a text without blocks is set by its lines', () => {
    const source = { ...sourceOf([heading('One', 1), heading('Two', 1)]), blocks: null };
    expect(drawn(layOut(source, []))).toContain('line 0: Two');
  });
  it('340,000 characters in 4,000 blocks are laid out in groups', () => {
    const text = 'The Customer shall pay the Supplier each quarter for what it has ordered and taken. ';
    const source = sourceOf(
      Array.from({ length: 4_000 }, (_, index): Draft => ({ kind: 'paragraph', text, page: index >> 4 })),
    );
    const groups = groupsOf(layOut(source, []));
    expect(groups.flat().filter(({ kind }) => kind === 'paragraph')).toHaveLength(4_000);
    expect(Math.max(...groups.map((group) => group.length))).toBeLessThan(50);
  });
});

describe('outlineOf', () => {
  const source = sourceOf([
    { kind: 'paragraph', text: 'Preamble' },
    heading('Part one', 2),
    heading('Fees\nand taxes', 3),
    { kind: 'paragraph', text: 'Fees are due.' },
    heading('Part two', 2),
  ]);
  const at = (text: string) => source.content.indexOf(text);
  const items = ['Preamble', 'Fees are due.'].map((text, index) =>
    aReviewItem({ id: index + 1, evidence: { start: at(text), end: at(text) + 4, page: null } }),
  );
  const outline = outlineOf(layOut(source, items), items);
  it('lists the headings with the number of findings below each, those of its sections too', () => {
    expect(outline.map(({ level, title, count }) => [level, title, count])).toEqual([
      [1, 'Part one', 1],
      [2, 'Fees and taxes', 1],
      [1, 'Part two', 0],
    ]);
  });
  it('tells under which heading an offset stands', () => {
    expect(headingAt(outline, at('Preamble'))).toBe(-1);
    expect(headingAt(outline, at('Fees are due.'))).toBe(1);
    expect(headingAt(outline, at('Part two'))).toBe(2);
  });
});
