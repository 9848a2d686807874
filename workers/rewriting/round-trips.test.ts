import { describe, expect, test } from '@jest/globals';
import { revisedText } from '#shared/tools/rephrase/revised.js';
import { readWord, revisedWord, someRevisions } from '#tests/support/revisions.js';
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
