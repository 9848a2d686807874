import { describe, expect, test } from '@jest/globals';
import { revisedText, type Revision } from '#shared/tools/rephrase/revised.js';
import { docx, para, run } from '#tests/support/docx.js';
import { readWord, revisedWord, someRevisions } from '#tests/support/revisions.js';
import { unzip } from '#tests/support/unzip.js';
import { resolved, structureOf } from '#tests/support/word-changes.js';
import { wordDocuments } from '#tests/support/word-documents.js';

const AUTHOR = 'LDA';
const documents = wordDocuments();

describe('a Word document with revisions', () => {
  test('there are twenty-one documents to be revised', () => {
    expect(documents).toHaveLength(21);
  });

  test.each(documents)('%s: the changes are made, and everything else stays', async (_, bytes) => {
    const before = await readWord(bytes);
    const revisions = someRevisions(before);
    expect(revisions.length).toBeGreaterThan(1);
    const { bytes: out, left } = await revisedWord(bytes, before, revisions, null);
    expect(left).toEqual([]);
    expect((await readWord(out)).text).toBe(revisedText(before.text, revisions));
    expect(await structureOf(out)).toEqual(await structureOf(bytes));
  });

  test.each(documents)('%s: with all tracked changes taken it is the revised text', async (_, bytes) => {
    const before = await readWord(bytes);
    const revisions = someRevisions(before);
    const { bytes: out } = await revisedWord(bytes, before, revisions, AUTHOR);
    const taken = await resolved(out, 'accept', AUTHOR);
    expect((await readWord(taken)).text).toBe(revisedText(before.text, revisions));
    expect(await structureOf(taken)).toEqual(await structureOf(bytes));
  });

  test.each(documents)('%s: with all tracked changes refused it is the original', async (_, bytes) => {
    const before = await readWord(bytes);
    const { bytes: out } = await revisedWord(bytes, before, someRevisions(before), AUTHOR);
    const refused = await resolved(out, 'reject', AUTHOR);
    expect((await readWord(refused)).text).toBe(before.text);
    expect(await structureOf(refused)).toEqual(await structureOf(bytes));
  });

  test.each(documents)('%s: without revisions no word, format or mark is touched', async (_, bytes) => {
    const before = await readWord(bytes);
    const { bytes: out } = await revisedWord(bytes, before, [], AUTHOR);
    expect(await readWord(out)).toEqual(before);
    expect(await structureOf(out)).toEqual(await structureOf(bytes));
  });
});

describe('the comments of a Word document', () => {
  const whole = async (bytes: Buffer) => (await unzip(bytes)).get('word/comments.xml')?.toString() ?? '';
  const reference = '<w:r><w:commentReference w:id="1"/></w:r>';
  const bytes = docx({
    body: para(`${run('The rent is paid prior to May.')}${reference}`),
    comments: `<w:comment w:id="1" w:author="Counsel" w:date="2026-01-01T00:00:00Z">${para('Ask prior to May.')}</w:comment>`,
  });
  const revision = ({ text }: { text: string }, at: number): Revision => {
    const start = text.indexOf('prior to', at);
    return { start, end: start + 'prior to'.length, text: 'before' };
  };

  test('keep their bytes where only the text is changed', async () => {
    const before = await readWord(bytes);
    const { bytes: out } = await revisedWord(bytes, before, [revision(before, 0)], AUTHOR);
    expect((await readWord(out)).text).toBe('The rent is paid before May.\n\nAsk prior to May.');
    expect(await whole(out)).toBe(await whole(bytes));
  });

  test('are changed in their own part, tracked, with their authors and dates', async () => {
    const before = await readWord(bytes);
    const { bytes: out } = await revisedWord(bytes, before, [revision(before, 20)], AUTHOR);
    const comments = await whole(out);
    expect(comments).toContain('<w:comment w:id="1" w:author="Counsel" w:date="2026-01-01T00:00:00Z">');
    expect(comments).toMatch(
      /<w:del w:id="2" w:author="LDA"[^>]*><w:r><w:delText[^>]*>prior to<.*<w:ins w:id="3" w:author="LDA"[^>]*><w:r><w:t[^>]*>before</,
    );
    expect((await readWord(out)).text).toBe('The rent is paid prior to May.\n\nAsk before May.');
  });
});
