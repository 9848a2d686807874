import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readDocument } from '#workers/extraction/read.js';

/** Words of an article that must follow its label in the section that begins with it. */
const WORDS = 3;
const SHOWN = 5;

const expected = z.object({
  articles: z.array(z.object({ label: z.string(), first_words: z.string() })),
});

interface Row {
  file: string;
  articles: number;
  /** Articles whose label and first words stand one after the other in the extracted text. */
  readable: number;
  /** Articles with which a section begins that carries their label as its number. */
  known: number;
  missing: string[];
}

/** Letters and digits alone, without vowel signs and tatweels, in one form: what two readers of a page agree on. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u064B-\u0655\u0640]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

async function measured(folder: string, file: string): Promise<Row> {
  const bytes = await readFile(join(folder, file));
  const { articles } = expected.parse(
    JSON.parse(await readFile(join(folder, file.replace(/\.pdf$/, '.json')), 'utf8')),
  );
  const { text, sections } = await readDocument(bytes, 'application/pdf', () => Promise.resolve());
  const whole = folded(text);
  const starts = sections.map(({ start, number }) => ({
    text: folded(text.slice(start, start + 1_000)),
    number: folded(number ?? ''),
  }));
  const row: Row = { file, articles: articles.length, readable: 0, known: 0, missing: [] };
  for (const { label, first_words: words } of articles) {
    const name = folded(label);
    const begin = name + folded(words.split(/\s+/).slice(0, WORDS).join(' '));
    if (whole.includes(begin)) row.readable += 1;
    if (starts.some((start) => start.number === name && start.text.startsWith(begin))) row.known += 1;
    else row.missing.push(label);
  }
  return row;
}

/**
 * Reads every NAME.pdf of a folder as the product does and says how many of the articles that NAME.json lists
 * (`{articles: [{label, first_words}]}`) begin a section under their own label: `npm run bench -- statutes DIR [--json]`.
 * Returns the exit code: 0 if all are known.
 */
export async function run(args: string[]): Promise<number> {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (folder === undefined) {
    process.stderr.write('Usage: npm run bench -- statutes DIR [--json]\n');
    return 2;
  }
  const rows: Row[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.pdf')).sort()) {
    rows.push(await measured(folder, file));
  }
  const met = rows.length > 0 && rows.every(({ known, articles }) => known === articles);
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ met, rows }, null, 2)}\n`);
  else {
    for (const { file, articles, readable, known, missing } of rows) {
      const some = missing.slice(0, SHOWN).join(', ');
      process.stdout.write(
        `${file.padEnd(40)} ${known} of ${articles} known, ${readable} readable${some === '' ? '' : `; not known: ${some}`}\n`,
      );
    }
    process.stdout.write(`All articles known: ${met ? 'yes' : 'no'}.\n`);
  }
  return met ? 0 : 1;
}
