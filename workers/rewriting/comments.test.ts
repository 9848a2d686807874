import { expect, test } from '@jest/globals';
import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import { commentsAt, withComments } from './comments.js';

const DOCUMENT: ExtractedDocument = {
  text: 'The rent is due.',
  pages: [{ start: 0, end: 16 }],
  sections: [{ start: 0, end: 16, heading: 'Rent', number: null, level: 1 }],
  warnings: [],
  blocks: [{ id: 'b1', start: 0, end: 16, kind: 'paragraph', places: [{ paragraph: 0 }] }],
};
const comment = (n: number, text: string) => ({
  ...{ id: `c${n}`, text },
  places: [{ part: 'word/comments.xml', paragraph: n }],
});

test('a document without comments is its own view', () => {
  expect(withComments(DOCUMENT)).toBe(DOCUMENT);
  expect(commentsAt(DOCUMENT)).toBeUndefined();
});

test('comments are paragraphs behind the text, in a section of their own and on no page', () => {
  const view = withComments({ ...DOCUMENT, comments: [comment(1, 'من يدفع؟'), comment(2, 'متى؟')] });
  const blocks = view.blocks?.slice(1) ?? [];
  expect(view.text.startsWith(`${DOCUMENT.text}\n\n`)).toBe(true);
  expect(blocks.map(({ id, kind, start, end }) => [id, kind, view.text.slice(start, end)])).toEqual([
    ['c1', 'comment', 'من يدفع؟'],
    ['c2', 'comment', 'متى؟'],
  ]);
  expect(blocks[1]?.end).toBe(view.text.length);
  expect(commentsAt(view)).toBe(blocks[0]?.start);
  expect(blocks.map(({ start }) => pageAt(view.pages, start))).toEqual([null, null]);
  expect(view.sections.at(-1)).toEqual({
    ...{ start: blocks[0]?.start, end: view.text.length },
    ...{ heading: 'التعليقات', number: null, level: 1 },
  });
});
