import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { AppError } from '#platform/errors.js';
import { readDoc } from './read-doc.js';

const fixture = (name: string) => readFile(join(process.cwd(), 'tests', 'fixtures', 'documents', name));
const read = (bytes: Uint8Array) => readDoc(bytes, () => Promise.resolve());

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
  return 'none';
}

test('an old Word file gives its paragraphs, and its header and footer in a section of their own', async () => {
  const { text, sections } = await read(await fixture('headers.doc'));
  expect(text.split('\n\n')[0]).toBe(
    'This is a fairly simple word document, over two pages, with headers and footers.',
  );
  const last = sections.at(-1);
  expect(last?.heading).toBe('Headers and footers');
  expect(text.slice(last?.start, last?.end)).toContain('This is a simple header');
  expect(text.slice(0, last?.start)).not.toContain('This is a simple header');
});

test('a Word 6 file is read by its own layout', async () => {
  expect((await read(await fixture('word6.doc'))).text).toBe('The quick brown fox jumps over the lazy dog');
});

test('a locked file is reported as such, in either format that a compound file may contain', async () => {
  expect(await codeOf(read(await fixture('encrypted.doc')))).toBe('document_encrypted');
  expect(await codeOf(read(await fixture('encrypted.docx')))).toBe('document_encrypted');
});

test('a compound file without a document is unsupported, and a truncated file is damaged', async () => {
  const whole = await fixture('headers.doc');
  expect(await codeOf(read(whole.subarray(0, 1_000)))).toBe('document_damaged');
  const renamed = Buffer.from(whole);
  renamed.write('B', whole.indexOf(Buffer.from('WordDocument', 'utf16le')), 'utf16le');
  expect(await codeOf(read(renamed))).toBe('document_unsupported');
});
