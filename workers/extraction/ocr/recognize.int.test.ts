import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { expect, jest, test } from '@jest/globals';
import type { RecognizedPage } from '../recognized-page.js';
import { recognize, type RecognizeOptions } from './recognize.js';

jest.setTimeout(120_000);

const child = pathToFileURL(join(process.cwd(), 'tests', 'fixtures', 'children', 'recognizer.mjs'));

async function run(pages: readonly number[], options: Partial<RecognizeOptions> = {}) {
  const finished: RecognizedPage[] = [];
  await recognize({
    open: () => Readable.from([Buffer.from('a scan')]),
    contentType: 'application/pdf',
    pages,
    key: 'job',
    signal: new AbortController().signal,
    finished: (page) => {
      finished.push(page);
      return Promise.resolve();
    },
    startMs: 5_000,
    pageMs: 500,
    aloneMs: 1_000,
    child,
    ...options,
  });
  return finished;
}

test('a page that hangs, kills its child or fails is left out, and all others are recognized', async () => {
  const pages = Array.from({ length: 13 }, (_page, index) => index + 1);
  const finished = await run(pages);
  expect(finished.map(({ page }) => page).sort((one, other) => one - other)).toEqual(pages);
  const without = finished.filter(({ text }) => text === null).map(({ page }) => page);
  expect(without.sort((one, other) => one - other)).toEqual([3, 6, 9]);
  expect(finished.find(({ page }) => page === 12)?.text).toBe('Text of 12');
});

test('an abort ends the children and rejects with its reason', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const work = run([1, 3], {
    signal: controller.signal,
    pageMs: 60_000,
    finished: () => {
      controller.abort(reason);
      return Promise.resolve();
    },
  });
  await expect(work).rejects.toBe(reason);
});

test('an error of the source is not blamed on a page', async () => {
  const open = () =>
    new Readable({
      read() {
        this.destroy(new Error('the database is away'));
      },
    });
  await expect(run([1, 2], { open })).rejects.toThrow('the database is away');
});
