import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ContentType } from '#shared/contracts/documents.js';
import { LIMITS } from '#shared/limits.js';
import { extractedMap, type ExtractedDocument } from '#platform/documents.js';
import { AppError } from '#platform/errors.js';
import { docx, para } from '#tests/support/docx.js';
import { linesPdf } from '#tests/support/pdf.js';
import { readDocument } from '../read.js';

const TYPES: Readonly<Record<string, ContentType>> = {
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const FIXTURES = ['documents', 'contracts', 'sets/arabic', 'sets/forms', 'sets/statutes'].flatMap((folder) =>
  readdirSync(join('tests', 'fixtures', folder))
    .filter((name) => TYPES[extname(name)] !== undefined)
    .map((name) => join('tests', 'fixtures', folder, name)),
);

const read = (bytes: Uint8Array, type: ContentType) => readDocument(bytes, type, () => Promise.resolve());

/** Returns what is wrong with the blocks of a document. */
function faultsOf({ text, blocks = [] }: ExtractedDocument): string[] {
  const faults: string[] = [];
  let before = 0;
  for (const { id, start, end, list } of blocks) {
    const own = text.slice(start, end);
    if (start < before) faults.push(`${id} overlaps`);
    if (/\S/.test(text.slice(before, start))) faults.push(`text before ${id} is in no block`);
    if (own === '' || own !== own.trim()) faults.push(`${id} begins or ends with blanks`);
    if (list !== undefined && !own.startsWith(list.number)) faults.push(`${id} begins with another number`);
    before = end;
  }
  if (/\S/.test(text.slice(before))) faults.push('text after the last block');
  if (new Set(blocks.map(({ id }) => id)).size < blocks.length) faults.push('ids are not unique');
  return faults;
}

describe('blocks contain every visible character of a text once, in order', () => {
  test.each(FIXTURES)('in %s, unless it is refused', async (path) => {
    const bytes = await readFile(path);
    const document = await read(bytes, TYPES[extname(path)] ?? 'text/plain').catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    expect(document === null ? [] : faultsOf(document)).toEqual([]);
  });

  test('in a text with more paragraphs than are told apart', async () => {
    const lines = Array.from({ length: LIMITS.extraction.blocks + 10 }, (_, index) => `Line ${index}.`);
    const document = await read(Buffer.from(lines.join('\n\n')), 'text/plain');
    expect(document.blocks).toHaveLength(LIMITS.extraction.blocks);
    expect(faultsOf(document)).toEqual([]);
  });

  test('in a Word file with more paragraphs than are told apart, of which the last have no places', async () => {
    const body = Array.from({ length: LIMITS.extraction.blocks + 10 }, () => para('x')).join('');
    const document = await read(
      docx({ body }),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    expect(document.blocks).toHaveLength(LIMITS.extraction.blocks);
    expect(document.blocks?.at(-1)?.places).toBeUndefined();
    expect(faultsOf(document)).toEqual([]);
  });
});

test('the map of a document that was read before there were blocks still loads', () => {
  const map = { pages: [], sections: [], warnings: [] };
  expect(extractedMap.parse(map)).toEqual(map);
});

test('running heads and feet of pages are blocks of their own at the end', async () => {
  const pages = Array.from({ length: 4 }, (_page, index) => [
    index === 0 ? 'Services Agreement' : 'Northgate Ltd.',
    ...Array.from({ length: 12 }, (_line, line) => `Clause ${index} of this page has a sentence ${line}.`),
    'Strictly confidential',
  ]);
  const { text, blocks = [] } = await read(linesPdf(pages), 'application/pdf');
  const margins = blocks.filter(({ kind }) => kind === 'header' || kind === 'footer');
  expect(margins.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['footer', 'Strictly confidential'],
    ['header', 'Northgate Ltd.'],
  ]);
});
