import { expect, test } from '@jest/globals';
import type { Block, ExtractedDocument, Section } from '#platform/documents.js';
import { presentBlocks } from './blocks.js';

const TEXT = 'البند الأول: المدة\nمدة العقد سنة.\n\nالبند الثاني: يلتزم المورد\nبالتسليم.';
const second = TEXT.indexOf('البند الثاني');
const section = (more: Partial<Section>): Section => ({
  start: 0,
  end: TEXT.length,
  heading: null,
  number: null,
  level: 1,
  ...more,
});
const present = (more: Partial<ExtractedDocument>) =>
  presentBlocks({ text: TEXT, pages: [], sections: [], warnings: [], ...more });
const item = (start: number, end: number, number: string): Block => ({
  id: `b${start}`,
  start,
  end,
  kind: 'list-item',
  list: { level: 0, number },
});

test('a clause whose first line is its heading is presented as a heading and its text', () => {
  const blocks = [item(0, second - 2, 'البند الأول'), item(second, TEXT.length, 'البند الثاني')];
  const sections = [
    section({ heading: 'المدة', number: 'البند الأول' }),
    section({ start: second, heading: null, number: 'البند الثاني' }),
  ];
  const presented = present({ blocks, sections }) ?? [];
  expect(presented.map(({ start, end, kind, level }) => [kind, level, TEXT.slice(start, end)])).toEqual([
    ['heading', 1, 'البند الأول: المدة'],
    ['paragraph', undefined, 'مدة العقد سنة.'],
    ['list-item', 1, 'البند الثاني: يلتزم المورد\nبالتسليم.'],
  ]);
});

test('a header that repeats has no page, all else the page of its first character', () => {
  const pages = [
    { start: 0, end: second },
    { start: second, end: TEXT.length },
  ];
  const blocks: Block[] = [
    item(0, second - 2, '1'),
    { id: 'b2', start: second, end: TEXT.length, kind: 'paragraph' },
  ];
  expect(present({ blocks, pages })?.map(({ page }) => page)).toEqual([1, 2]);
  const header: Block = { id: 'b1', start: second, end: TEXT.length, kind: 'header' };
  expect(present({ blocks: [header], pages })).toEqual([
    { start: second, end: TEXT.length, kind: 'header', page: null },
  ]);
});

test('a text that was read before there were blocks has none', () => {
  expect(present({})).toBeNull();
});
