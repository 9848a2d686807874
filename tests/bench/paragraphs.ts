import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { readDocument } from '#workers/extraction/read.js';
import { withPlainDigits } from '#workers/extraction/sections/number-words.js';

const spawned = promisify(execFile);
/** Letters and digits by which the beginning of a paragraph is known again. */
const KEY_CHARS = 14;

/** Pages whose paragraphs were written down by hand. */
const labels = z.array(
  z.object({
    /** Pages on which the rule was made, and pages on which it is judged. */
    half: z.enum(['tuned', 'held']),
    file: z.string(),
    page: z.int().positive(),
    /** The first words of each paragraph that begins on the page. */
    starts: z.array(z.string()),
    /** First words of what is no running text, such as the labels in a drawing: it does not count. */
    ignore: z.array(z.string()),
  }),
);
type Page = z.infer<typeof labels>[number];

const keyOf = (text: string) =>
  withPlainDigits(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .slice(0, KEY_CHARS);

/** The beginnings of a page's paragraphs as a reader divides it. */
type Reader = (page: Page) => Promise<string[]>;

async function byBlocks({ file, page }: Page): Promise<string[]> {
  const {
    text,
    pages,
    blocks = [],
  } = await readDocument(await readFile(file), 'application/pdf', () => Promise.resolve());
  const { start = 0, end = 0 } = pages[page - 1] ?? {};
  return blocks
    .filter((block) => block.start >= start && block.start < end && !/^(?:header|footer)$/.test(block.kind))
    .map((block) => text.slice(block.start, block.end));
}

/** What was known before there were blocks: blank lines, which stand between pages. */
async function byBlankLines({ file, page }: Page): Promise<string[]> {
  const { text, pages } = await readDocument(await readFile(file), 'application/pdf', () =>
    Promise.resolve(),
  );
  const { start = 0, end = 0 } = pages[page - 1] ?? {};
  return text.slice(start, end).split(/\n\s*\n/);
}

async function byPdftotext({ file, page }: Page): Promise<string[]> {
  const at = String(page);
  const { stdout } = await spawned('pdftotext', ['-q', '-layout', '-f', at, '-l', at, file, '-']);
  return stdout.split(/\n\s*\n/);
}

const READERS: Readonly<Record<string, Reader>> = {
  blocks: byBlocks,
  'blank lines': byBlankLines,
  'pdftotext -layout': byPdftotext,
};

interface Score {
  found: number;
  right: number;
  known: number;
}

function scored(page: Page, starts: readonly string[]): Score & { missed: string[]; wrong: string[] } {
  const open = page.starts.map(keyOf);
  const ignored = new Set(page.ignore.map(keyOf));
  const wrong: string[] = [];
  let right = 0;
  for (const start of starts) {
    const key = keyOf(start);
    const at = open.findIndex(
      (label) => key.startsWith(label) || (label.startsWith(key) && key.length * 2 >= label.length),
    );
    if (key === '') continue;
    if (at >= 0) {
      open.splice(at, 1);
      right += 1;
    } else if (![...ignored].some((label) => key.startsWith(label))) wrong.push(start.slice(0, 60));
  }
  return { right, found: right + wrong.length, known: page.starts.length, missed: open, wrong };
}

const percent = (part: number, whole: number) =>
  `${(whole === 0 ? 0 : (part / whole) * 100).toFixed(1)} %`.padStart(8);

/**
 * Compares the beginnings of paragraphs with those that were written down by hand:
 * `npm run bench -- paragraphs DIR [--show]`, a folder with `labels.json`, which names PDFs there. Prints precision and
 * recall for the pages on which the rule was made and for the others; with `--show` also what differs.
 */
export async function run(args: string[]): Promise<number> {
  const [folder = '.'] = args.filter((arg) => !arg.startsWith('--'));
  if (!(await readdir(folder)).includes('labels.json')) throw new Error(`no labels.json in ${folder}`);
  const read: unknown = JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8'));
  const pages = labels.parse(read).map((page) => ({ ...page, file: join(folder, page.file) }));
  for (const half of ['tuned', 'held']) {
    for (const [name, reader] of Object.entries(READERS)) {
      const sum: Score = { found: 0, right: 0, known: 0 };
      for (const page of pages.filter((other) => other.half === half)) {
        const score = scored(page, await reader(page));
        sum.found += score.found;
        sum.right += score.right;
        sum.known += score.known;
        if (name === 'blocks' && args.includes('--show'))
          process.stdout.write(
            `${half} ${page.file} ${page.page}: ${score.right}/${score.found}/${score.known} missed ${JSON.stringify(score.missed)} wrong ${JSON.stringify(score.wrong)}\n`,
          );
      }
      process.stdout.write(
        `${half.padEnd(6)} ${name.padEnd(18)} precision ${percent(sum.right, sum.found)}  recall ${percent(sum.right, sum.known)}  (${sum.known} paragraphs)\n`,
      );
    }
  }
  return 0;
}
