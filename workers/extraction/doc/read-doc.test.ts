import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { AppError } from '#platform/errors.js';
import { CompoundFile } from './compound.js';
import { readFib } from './fib.js';
import { readDoc } from './read-doc.js';
import { readWord6 } from './word6.js';

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

test('stream names are the same in either case', async () => {
  const renamed = Buffer.from(await fixture('headers.doc'));
  for (const name of ['WordDocument', '1Table', '0Table']) {
    const at = renamed.indexOf(Buffer.from(name, 'utf16le'));
    if (at >= 0) renamed.write(name.toUpperCase(), at, 'utf16le');
  }
  expect((await read(renamed)).text).toBe((await read(await fixture('headers.doc'))).text);
});

test('control characters leave no words of their own, and a non-breaking hyphen stays', async () => {
  const marked = Buffer.from(await fixture('headers.doc'));
  const at = marked.indexOf(Buffer.from('simple word', 'utf16le'));
  expect(at).toBeGreaterThan(0);
  marked.write('sim\x1fle wo\x1ed', at, 'utf16le');
  const { text } = await read(marked);
  expect(text).toContain('fairly simle wo-d document');
  expect(text).not.toContain('undefined');
});

test('a Word 6 file that was saved fast is read from its pieces, in their order', async () => {
  const stream = Buffer.from(new CompoundFile(await fixture('word6.doc')).stream('WordDocument') ?? []);
  const TEXT_AT = 768;
  const TABLE_AT = 1_200;
  stream.writeUInt16LE(stream.readUInt16LE(0x0a) | 0x0004, 0x0a);
  // "fox jumps over the lazy dog", then "The quick ", after formats that mean nothing to the text.
  const pieces = Buffer.alloc(3 * 4 + 2 * 8);
  pieces.writeUInt32LE(28, 4);
  pieces.writeUInt32LE(44, 8);
  pieces.writeUInt32LE(TEXT_AT + 16, 12 + 2);
  pieces.writeUInt32LE(TEXT_AT, 12 + 8 + 2);
  const table = Buffer.concat([Buffer.from([1, 2, 0, 0, 0, 2, pieces.length, 0, 0, 0]), pieces]);
  table.copy(stream, TABLE_AT);
  stream.writeUInt32LE(TABLE_AT, 0x160);
  stream.writeUInt32LE(table.length, 0x164);
  const readStream = () => {
    const fib = readFib(stream);
    return fib === null ? null : readWord6(stream, fib);
  };
  expect(readStream()).toBe('fox jumps over the lazy dog\nThe quick brown ');
  // A piece that lies beyond the file.
  stream.writeUInt32LE(0x7fffffff, TABLE_AT + 10 + 12 + 2);
  expect(readStream()).toBeNull();
});
