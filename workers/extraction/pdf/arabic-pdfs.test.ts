import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { wordsInOrder } from '#tests/support/words-in-order.js';
import { readPdf } from './read-pdf.js';

const FOLDER = new URL('../../../tests/fixtures/documents/arabic/', import.meta.url);

async function texts(name: string): Promise<{ read: string; expected: string }> {
  const { text } = await readPdf(await readFile(new URL(`${name}.pdf`, FOLDER)), () => Promise.resolve());
  return { read: text, expected: await readFile(new URL(`${name}.txt`, FOLDER), 'utf8') };
}

test.each([
  ['with ligatures mapped as Word maps them', 'word-like'],
  ['written by Chromium', 'chromium'],
  ['with presentation forms', 'presentation-forms'],
  ['whose letters are drawn from the left', 'letters-from-the-left'],
])('an Arabic PDF %s is read in order', async (_how, name) => {
  const { read, expected } = await texts(name);
  expect(wordsInOrder(expected, read, { vowels: false })).toBeGreaterThanOrEqual(0.985);
});

test('prohibitions in an Arabic PDF stay prohibitions', async () => {
  for (const name of ['word-like', 'chromium']) {
    const { read } = await texts(name);
    expect(read).toMatch(/وإلا عُدّ العقد\s+مفسوخاً/);
    expect(read).toContain('ورحمة الله وبركاته');
    expect(read).not.toMatch(/(?:^|\s)ال(?:\s|$)/);
  }
});
