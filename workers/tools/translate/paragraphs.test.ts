import { describe, expect, test } from '@jest/globals';
import type { Block } from '#platform/documents.js';
import { segmentsOf } from '#workers/translation/segments.js';
import { translatedText } from '#shared/tools/translate/translated-text.js';
import type { SegmentOutput } from './output.js';
import { paragraphsOf } from './paragraphs.js';

const TEXT = '1. Supplier:\tAcme\nDate: 5\n\n12\n\nهذا';
const places = [{ paragraph: 0 }];
const blocks: Block[] = [
  { id: 'a', start: 0, end: 25, kind: 'list-item', list: { level: 0, number: '1.' }, places },
  { id: 'b', start: 27, end: 29, kind: 'paragraph', places },
  { id: 'c', start: 31, end: 34, kind: 'paragraph', places },
];
const document = {
  text: TEXT,
  blocks,
  pages: [
    { start: 0, end: 26 },
    { start: 26, end: 34 },
  ],
};
const output = (text: string, more: Partial<SegmentOutput> = {}): SegmentOutput => ({
  ...{ text, draft: null, unknown: [], doubts: [] },
  ...more,
});

describe('paragraphsOf', () => {
  const segments = segmentsOf(document, 'ar');
  const outputs = [
    output('المورد:'),
    output('Acme', { unknown: [{ start: 0, end: 4 }], draft: { words: 1, known: 0 } }),
    output('التاريخ: 5', { doubts: ['numbers'] }),
  ];
  const translated = new Map(segments.map(({ start }, index) => [start, outputs[index] ?? output('')]));
  const paragraphs = paragraphsOf(document, segments, translated);

  test('every block has its paragraph, by its id, with its place and page', () => {
    expect(paragraphs.map(({ id, evidence }) => [id, evidence.start, evidence.page])).toEqual([
      ['a', 3, 1],
      ['b', 27, 2],
      ['c', 31, 2],
    ]);
  });

  test('tabs, lines and numbers stay, and so does what is in the language already', () => {
    expect(translatedText(TEXT, paragraphs, 'ar')).toBe('1. المورد:\tAcme\nالتاريخ: 5\n\n12\n\nهذا');
  });

  test('unknown words and doubts of its lines are those of the paragraph', () => {
    const [first, second] = paragraphs;
    expect(first?.unknown.map(({ start, end }) => first.text.slice(start, end))).toEqual(['Acme']);
    expect(first).toMatchObject({ draft: true, doubts: [{ code: 'numbers' }] });
    expect(second).toMatchObject({ draft: false, doubts: [], unknown: [] });
  });

  test('a line without a translation stands as it was, marked', () => {
    const [first] = paragraphsOf(document, segments, new Map());
    expect(first).toMatchObject({ text: 'Supplier:\tAcme\nDate: 5', doubts: [{ code: 'not_translated' }] });
  });
});
