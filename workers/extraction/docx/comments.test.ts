import { describe, expect, test } from '@jest/globals';
import { docx, inList, level, para, run, type DocxParts } from '#tests/support/docx.js';
import { readDocument } from '../read.js';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const read = (parts: DocxParts) => readDocument(docx(parts), TYPE, () => Promise.resolve());
const textsOf = async (parts: DocxParts) => (await read(parts)).comments?.map(({ text }) => text);

const reference = (id: number) => `<w:r><w:commentReference w:id="${id}"/></w:r>`;
const comment = (id: number, inner: string) =>
  `<w:comment w:id="${id}" w:author="Counsel" w:date="2026-01-01T00:00:00Z">${inner}</w:comment>`;
const BY = 'w:id="7" w:author="Counsel" w:date="2026-01-01T00:00:00Z"';

describe('comments of a Word file', () => {
  test('are beside the text, paragraph by paragraph, each with its place, and not in it', async () => {
    const body = para(run('The rent is due.') + reference(1)) + para(run('It is paid.') + reference(2));
    const comments =
      comment(1, para(`<w:r><w:annotationRef/></w:r>${run('Too high.')}`) + para('') + para('Ask again.')) +
      comment(2, para('When?'));
    const found = await read({ body, comments });
    const part = 'word/comments.xml';
    expect(found.comments).toEqual([
      { id: 'c1', text: 'Too high.', places: [{ part, paragraph: 0 }] },
      { id: 'c2', text: 'Ask again.', places: [{ part, paragraph: 2 }] },
      { id: 'c3', text: 'When?', places: [{ part, paragraph: 3 }] },
    ]);
    const without = await read({ body });
    expect({ ...found, comments: undefined }).toEqual({ ...without, comments: undefined });
    expect(without).not.toHaveProperty('comments');
  });

  test('that nothing refers to, as after a deletion, are left out as Word does', async () => {
    const deleted = `<w:del ${BY}>${reference(2)}</w:del>`;
    const comments = [1, 2, 3].map((id) => comment(id, para(`Comment ${id}`))).join('');
    expect(await textsOf({ body: para(run('Text') + reference(3) + deleted), comments })).toEqual([
      'Comment 3',
    ]);
    expect(await textsOf({ body: para('Text'), comments })).toBeUndefined();
  });

  test('on a note are read too', async () => {
    const body = para(`${run('Text')}<w:r><w:footnoteReference w:id="2"/></w:r>`);
    const footnotes = `<w:footnote w:id="2">${para(run('A note') + reference(4))}</w:footnote>`;
    expect(await textsOf({ body, footnotes, comments: comment(4, para('On the note')) })).toEqual([
      'On the note',
    ]);
  });

  test('are read with their tracked changes as accepted', async () => {
    const changed = `${run('It ')}<w:del ${BY}><w:r><w:delText>may </w:delText></w:r></w:del><w:ins ${BY}>${run('shall ')}</w:ins>${run('stay.')}`;
    const body = para(run('Text') + reference(1));
    expect(await textsOf({ body, comments: comment(1, para(changed)) })).toEqual(['It shall stay.']);
  });

  test('have neither the numbers that Word generates nor an effect on those of the text', async () => {
    const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
    const body = para(run('Rent') + reference(1), inList(1, 0)) + para('Term', inList(1, 0));
    const comments = comment(1, para('First of all', inList(1, 0)));
    const { text, comments: found } = await read({ body, comments, numbering });
    expect(text).toBe('1. Rent\n\n2. Term');
    expect(found?.map((one) => one.text)).toEqual(['First of all']);
  });

  test('in a table are one for each cell', async () => {
    const cells = ['Price', 'Date'].map((text) => `<w:tc>${para(text)}</w:tc>`).join('');
    const comments = comment(1, `<w:tbl><w:tr>${cells}</w:tr></w:tbl>${para('See above')}`);
    const body = para(run('Text') + reference(1));
    expect(await textsOf({ body, comments })).toEqual(['Price', 'Date', 'See above']);
  });
});
