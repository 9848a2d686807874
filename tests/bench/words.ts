import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readDocument } from '#workers/extraction/read.js';
import { wordsInOrder } from '#tests/support/words-in-order.js';

const spawned = promisify(execFile);
const OUTPUT_BYTES = 64 * 1024 * 1024;

type Reader = (path: string) => Promise<string>;

async function byLda(path: string): Promise<string> {
  const { text } = await readDocument(await readFile(path), 'application/pdf', () => Promise.resolve());
  return text;
}

async function byPdfium(path: string): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path));
  const texts = [];
  for (const page of document.pages()) texts.push(page.getText());
  document.destroy();
  library.destroy();
  return texts.join('\n');
}

async function byPdftotext(path: string): Promise<string> {
  return (await spawned('pdftotext', [path, '-'], { maxBuffer: OUTPUT_BYTES })).stdout;
}

const READERS: Readonly<Record<string, Reader>> = { lda: byLda, pdfium: byPdfium, pdftotext: byPdftotext };
const percent = (share: number | null) =>
  (share === null ? '-' : `${(share * 100).toFixed(1)} %`).padStart(8);

/**
 * Compares the words of PDFs, in order, with the texts that they were made from: `npm run bench -- words DIR...`, each
 * folder with files NAME.pdf and NAME.txt. Prints the share of words for each reader, and for ours also the share
 * without vowel signs.
 */
export async function run(folders: string[]): Promise<number> {
  const sums: Record<string, number> = {};
  let files = 0;
  process.stdout.write(`${''.padEnd(40)}      lda  unvowelled  pdfium  pdftotext\n`);
  for (const folder of folders) {
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.pdf')).sort()) {
      const expected = await readFile(join(folder, name.replace(/\.pdf$/, '.txt')), 'utf8').catch(() => null);
      if (expected === null) continue;
      const shares: Record<string, number | null> = {};
      for (const [reader, read] of Object.entries(READERS)) {
        const text = await read(join(folder, name)).catch(() => null);
        shares[reader] = text === null ? null : wordsInOrder(expected, text);
        if (reader === 'lda')
          shares.unvowelled = text === null ? null : wordsInOrder(expected, text, { vowels: false });
      }
      files += 1;
      const columns = ['lda', 'unvowelled', 'pdfium', 'pdftotext'];
      for (const column of columns) sums[column] = (sums[column] ?? 0) + (shares[column] ?? 0);
      process.stdout.write(
        `${name.padEnd(40)} ${columns.map((column) => percent(shares[column] ?? null)).join('  ')}\n`,
      );
    }
  }
  const means = ['lda', 'unvowelled', 'pdfium', 'pdftotext'].map((column) =>
    percent((sums[column] ?? 0) / files),
  );
  process.stdout.write(`${`mean of ${files} files`.padEnd(40)} ${means.join('  ')}\n`);
  return files > 0 ? 0 : 1;
}
