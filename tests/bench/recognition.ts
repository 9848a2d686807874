import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ContentType } from '#shared/contracts/documents.js';
import { residentBytes } from '#workers/child/memory.js';
import { extract } from '#workers/extraction/extract.js';
import type { RecognizedPage } from '#workers/extraction/recognized-page.js';
import { recognize } from '#workers/extraction/ocr/recognize.js';
import { wordsInOrder } from '#tests/support/words-in-order.js';
import { ensureBuilt } from '../../scripts/lib/build.mjs';

const TYPES: Record<string, ContentType> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};
const SAMPLE_MS = 100;
const MB = 1024 * 1024;

/** Watches the largest child of this process; returns a function that ends the watch and gives its peak, bytes. */
function watchChildren(): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    void readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
      .then((list) =>
        Promise.all(
          list
            .trim()
            .split(' ')
            .map((pid) => residentBytes(Number(pid))),
        ),
      )
      .then((sizes) => (peak = Math.max(peak, ...sizes.map((size) => size ?? 0))))
      // Only Linux lists the children; elsewhere the peak stays 0.
      .catch(() => undefined);
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/** Figures of Persian as those of Arabic: most have one shape in both, and a picture does not tell which is meant. */
const byValue = (text: string) =>
  text.replace(/[\u06F0-\u06F9]/g, (figure) => String.fromCodePoint((figure.codePointAt(0) ?? 0) - 0x90));

async function measure(file: string, contentType: ContentType) {
  const expected = await readFile(file.replace(/\.\w+$/, '.txt'), 'utf8');
  const options = { signal: new AbortController().signal, progress: () => undefined };
  const endWatch = watchChildren();
  const startedAt = performance.now();
  const first = await extract(createReadStream(file), contentType, options);
  const recognized: RecognizedPage[] = [];
  await recognize({
    ...options,
    open: () => createReadStream(file),
    contentType,
    pages: first.toRecognize,
    key: file,
    finished: (page) => Promise.resolve(void recognized.push(page)),
  });
  const { text } = await extract(createReadStream(file), contentType, { ...options, recognized });
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    pages: first.toRecognize.length,
    in_order: percent(wordsInOrder(expected, text)),
    unvowelled: percent(wordsInOrder(expected, text, { vowels: false })),
    figures_by_value: percent(wordsInOrder(byValue(expected), byValue(text), { vowels: false })),
    s_per_page: Math.round((seconds / Math.max(1, first.toRecognize.length)) * 10) / 10,
    child_peak_mb: Math.round(endWatch() / MB),
    unread: recognized.filter((page) => page.text === null).length,
  };
}

/**
 * Recognizes the scans (PDF, JPEG, PNG) of a folder, each of which has its true text beside it (`NAME.txt`), as a worker
 * does, and prints for each the share of the words that were recognized in order (as they are, without vowel signs, and with Persian
 * figures as Arabic ones), time and memory. After the folder,
 * names may follow to measure only files that begin so.
 */
export async function run([folder, ...names]: string[]): Promise<number> {
  if (folder === undefined) {
    process.stderr.write('Usage: npm run bench -- recognition DIR [NAME...]\n');
    return 2;
  }
  await ensureBuilt(process.cwd(), { only: 'node' });
  const files = (await readdir(folder)).filter((name) => extname(name) in TYPES).sort();
  for (const name of files) {
    if (names.length > 0 && !names.some((begin) => name.startsWith(begin))) continue;
    const type = TYPES[extname(name)] as ContentType;
    process.stdout.write(`${JSON.stringify({ file: name, ...(await measure(join(folder, name), type)) })}\n`);
  }
  return 0;
}
