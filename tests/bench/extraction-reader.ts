import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import mammoth from 'mammoth';
import { PDFParse } from 'pdf-parse';
import WordExtractor from 'word-extractor';
import { contentType } from '#shared/contracts/documents.js';
import type * as Compiled from '#workers/extraction/read.js';

/**
 * Runs one reader over all files, in a process of its own so that its memory can be measured:
 * `extraction-reader READER TYPE OUT FILE...` writes the texts to OUT and prints its figures as a line of JSON.
 */
/** URL of the compiled reader, which is measured because it is what runs in production; its threads are compiled too. */
const compiled = new URL('../../dist/workers/extraction/read.js', import.meta.url).href;
const { readDocument } = (await import(compiled)) as typeof Compiled;
const spawned = promisify(execFile);
const OUTPUT_BYTES = 256 * 1024 * 1024;

interface Read {
  text: string;
  pages: number;
}
type Reader = (path: string, type: string) => Promise<Read>;

const READERS: Record<string, Reader> = {
  async lda(path, type) {
    const { text, pages } = await readDocument(await readFile(path), contentType.parse(type), () =>
      Promise.resolve(),
    );
    return { text, pages: pages.length };
  },
  async 'pdf-parse'(path) {
    const parser = new PDFParse({ data: new Uint8Array(await readFile(path)), verbosity: 0 });
    const { text, total } = await parser.getText({ pageJoiner: '' });
    await parser.destroy();
    return { text, pages: total };
  },
  async pdftotext(path) {
    const { stdout } = await spawned('pdftotext', ['-q', path, '-'], { maxBuffer: OUTPUT_BYTES });
    return { text: stdout, pages: stdout.split('\f').length - 1 };
  },
  async mammoth(path) {
    return { text: (await mammoth.extractRawText({ path })).value, pages: 0 };
  },
  async 'word-extractor'(path) {
    const document = await new WordExtractor().extract(path);
    return {
      text: [document.getBody(), document.getFootnotes(), document.getHeaders()].join('\n'),
      pages: 0,
    };
  },
  async antiword(path) {
    const { stdout } = await spawned('antiword', ['-m', 'UTF-8.txt', path], { maxBuffer: OUTPUT_BYTES });
    return { text: stdout, pages: 0 };
  },
  async catdoc(path) {
    const { stdout } = await spawned('catdoc', ['-d', 'utf-8', path], { maxBuffer: OUTPUT_BYTES });
    return { text: stdout, pages: 0 };
  },
};

const [name = '', type = '', out = '', ...paths] = process.argv.slice(2);
const reader = READERS[name];
if (reader === undefined) throw new Error(`no such reader: ${name}`);
const texts: (string | null)[] = [];
let pages = 0;
const from = performance.now();
const cpu = process.cpuUsage();
for (const path of paths) {
  try {
    const read = await reader(path, type);
    pages += read.pages;
    texts.push(/\p{L}/u.test(read.text) ? read.text : null);
  } catch {
    // A refused file counts as not opened.
    texts.push(null);
  }
}
const ms = performance.now() - from;
const used = process.cpuUsage(cpu);
const cpuMs = (used.user + used.system) / 1000;
await writeFile(out, JSON.stringify(texts));
process.stdout.write(
  `${JSON.stringify({ ms, cpuMs, pages, peakBytes: process.resourceUsage().maxRSS * 1024 })}\n`,
);
process.exit(0);
