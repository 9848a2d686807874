import { beforeEach, describe, expect, it } from '@jest/globals';
import { linesOf, type Line } from './lines.js';
import { Flow, PAGE, type Page } from './flow.js';
import { Table, type Row } from './table.js';

const style = {
  padding: 4,
  grid: '#cccccc',
  header: { fill: '#9a5b1e', color: '#ffffff' },
  continued: '#888888',
};
const columns = [{ width: 32 }, { width: 500 }];
const lines = (text: string, width: number): Line[] =>
  linesOf(text, { size: 8, weight: 'regular', width: width - 8 });
const header = [lines('ID', 32), lines('Text', 500)];
const LINE = lines('x', 500)[0]?.height ?? 0;
const row = (id: number, count: number, bookmark?: string): Row => ({
  cells: [
    [{ lines: lines(String(id), 32), color: '#111111' }],
    [
      {
        lines: Array.from({ length: count }, (_, at) => lines(`${id}:${at}`, 500)).flat(),
        color: '#111111',
      },
    ],
  ],
  ...(bookmark === undefined ? {} : { bookmark }),
});
const words = ({ texts }: Page) => texts.map(({ line }) => line.runs.map(({ text }) => text).join(''));
const body = PAGE.height - PAGE.top - PAGE.bottom - (LINE + 8);

let flow: Flow;
let table: Table;
beforeEach(() => {
  flow = new Flow(false);
  table = new Table(flow, columns, header, style);
  table.begin();
});

describe('Table', () => {
  it('a table repeats its header on each page and sets every line once', () => {
    for (let id = 1; id <= 40; id++) table.add(row(id, 4));
    expect(flow.pages.length).toBeGreaterThan(2);
    for (const page of flow.pages) expect(words(page).slice(0, 2)).toEqual(['ID', 'Text']);
    const set = flow.pages.flatMap(words).filter((text) => text.includes(':'));
    expect(set).toEqual(Array.from({ length: 160 }, (_, at) => `${Math.floor(at / 4) + 1}:${at % 4}`));
  });

  it('a table stays within its page', () => {
    for (let id = 1; id <= 30; id++) table.add(row(id, (id * 7) % 23));
    for (const { texts, rects } of flow.pages) {
      for (const { y } of texts) expect(y).toBeLessThan(PAGE.height - PAGE.bottom);
      for (const { y, height } of rects)
        expect(y + height).toBeLessThanOrEqual(PAGE.height - PAGE.bottom + 0.01);
    }
  });

  it('a row moves to the next page whole if that leaves little space empty', () => {
    const first = Math.floor((body * 0.85) / LINE);
    table.add(row(1, first));
    table.add(row(2, Math.ceil((body * 0.3) / LINE)));
    expect(flow.pages.map((page) => words(page).includes('2'))).toEqual([false, true]);
  });

  it('a row that would leave much space empty is divided, and its continuation names it', () => {
    table.add(row(1, Math.floor((body * 0.5) / LINE)));
    table.add(row(2, Math.floor((body * 0.8) / LINE)));
    expect(flow.pages.map((page) => words(page).includes('2'))).toEqual([true, true]);
    expect(flow.pages[1]?.texts[2]).toMatchObject({ color: style.continued });
  });

  it('a row that is longer than a page is divided', () => {
    table.add(row(7, 300));
    const set = flow.pages.flatMap(words).filter((text) => text.includes(':'));
    expect(set).toHaveLength(300);
    expect(flow.pages.length).toBe(Math.ceil(300 / Math.floor((body - 8) / LINE)));
  });

  it('a bookmark is on the page where its row begins', () => {
    table.add(row(1, Math.floor((body * 0.9) / LINE)));
    table.add(row(2, 10, 'Low Risk'));
    expect(flow.pages.map(({ bookmarks }) => bookmarks)).toEqual([[], ['Low Risk']]);
  });

  it('a table from right to left is mirrored', () => {
    const mirrored = new Flow(true);
    const arabic = new Table(mirrored, columns, [lines('الرقم', 32), lines('النص', 500)], style);
    arabic.begin();
    const [first, second] = mirrored.page.rects;
    expect(first?.x).toBe(PAGE.width - PAGE.margin - 32);
    expect(second?.x).toBe(PAGE.margin);
  });
});
