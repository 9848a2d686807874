import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { wordsInOrder } from '#tests/support/words-in-order.js';
import { readPdf } from './read-pdf.js';

const FOLDER = new URL('../../../tests/fixtures/sets/arabic/', import.meta.url);

async function texts(name: string): Promise<{ read: string; expected: string }> {
  const { text } = await readPdf(await readFile(new URL(`${name}.pdf`, FOLDER)), () => Promise.resolve());
  return { read: text, expected: await readFile(new URL(`${name}.txt`, FOLDER), 'utf8') };
}

test.each([
  ['with ligatures mapped as Word maps them', 'word-reversed-kacst-notice'],
  ['written by Chromium', 'cr-kufi-notice'],
  ['with presentation forms', 'forms-dejavu-notice'],
  ['whose letters are drawn from the left', 'mac-dejavu-services'],
])('an Arabic PDF %s is read in order', async (_how, name) => {
  const { read, expected } = await texts(name);
  expect(wordsInOrder(expected, read, { vowels: false })).toBeGreaterThanOrEqual(0.985);
});

test('prohibitions in an Arabic PDF stay prohibitions', async () => {
  for (const name of ['word-reversed-kacst-notice', 'cr-kufi-notice']) {
    const { read } = await texts(name);
    expect(read).toMatch(/وإلا عُدّ العقد\s+مفسوخاً/);
    expect(read).toContain('ورحمة الله وبركاته');
    expect(read).not.toMatch(/(?:^|\s)ال(?:\s|$)/);
  }
});

test('no page of an Arabic PDF whose text is sound is named for recognition', async () => {
  for (const name of [
    'word-reversed-kacst-notice',
    'cr-kufi-notice',
    'forms-dejavu-notice',
    'mac-dejavu-services',
  ]) {
    const bytes = await readFile(new URL(`${name}.pdf`, FOLDER));
    expect([name, (await readPdf(bytes, () => Promise.resolve())).toRecognize]).toEqual([name, []]);
  }
});

test('pages whose text Ghostscript has made unreadable are named for recognition', async () => {
  const bytes = await readFile(new URL('gs-pdfkit-naskh-employment.pdf', FOLDER));
  expect((await readPdf(bytes, () => Promise.resolve())).toRecognize).toEqual([1, 2]);
});
