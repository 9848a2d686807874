import { readdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { language, type Language } from '#shared/contracts/common.js';
import { draftSegments } from '#workers/tools/translate/draft.js';
import { segmentsOf } from '#workers/translation/segments.js';
import { contractAt, shuffled } from './contracts.js';
import { jsonLines } from './json-lines.js';

/** Longest paragraph that is drawn, characters: a reader judges one after the other. */
const MOST_CHARS = 450;
/** Fewest words of one, so that titles and names are not what is judged. */
const FEWEST_WORDS = 6;

const verdicts = ['keeps', 'clumsy', 'false'] as const;
const drawnDraft = z.object({
  id: z.string(),
  to: language,
  source: z.string(),
  draft: z.string(),
});
type DrawnDraft = z.infer<typeof drawnDraft>;
const judgement = z.object({ id: z.string(), verdict: z.enum(verdicts), why: z.string() });

/**
 * Draws paragraphs at random from folders of texts and writes them with their drafts for readers to judge: `drafts FOLDER… --to ar
 * --count 100 --seed 1 --write FILE.jsonl`. A reader answers each line with one of `{ id, verdict, why }`, the verdict `keeps` (what the
 * paragraph means is kept and reads well), `clumsy` (kept, but hard to read or incomplete) or `false` (something else is said).
 * `--judged FILE.jsonl DRAWN.jsonl…` counts the answers, apart for drafts with and without a mark for doubts.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string', default: 'ar' },
      count: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      write: { type: 'string' },
      judged: { type: 'string' },
    },
  });
  if (values.judged !== undefined) return count(values.judged, positionals);
  const to = language.parse(values.to);
  const drawn = await draw(positionals, { to, count: Number(values.count), seed: values.seed });
  if (values.write !== undefined)
    await writeFile(values.write, drawn.map((line) => `${JSON.stringify(line)}\n`).join(''));
  process.stdout.write(`${String(drawn.length)} drafts to ${to}\n`);
  return 0;
}

/** Draws as many paragraphs from each folder, and no more than two of a text before each text had one. */
async function draw(
  folders: readonly string[],
  { to, count, seed }: { to: Language; count: number; seed: string },
): Promise<DrawnDraft[]> {
  const drawn: DrawnDraft[] = [];
  for (const [at, folder] of folders.entries()) {
    const files = shuffled(await textsIn(folder), seed, (name) => name).slice(0, count);
    const queues: { file: string; texts: string[] }[] = [];
    for (const file of files) {
      const texts = segmentsOf(await contractAt(folder, file), to)
        .map(({ text }) => text)
        .filter((text) => text.length <= MOST_CHARS && text.split(' ').length >= FEWEST_WORDS);
      queues.push({ file, texts: shuffled(texts, seed, (text) => text) });
    }
    const wanted = Math.round(((at + 1) * count) / folders.length);
    while (drawn.length < wanted && queues.some(({ texts }) => texts.length > 0))
      for (const { file, texts } of queues) {
        const source = texts.pop();
        if (source === undefined || drawn.length === wanted) continue;
        const [{ text: draft } = { text: '' }] = draftSegments({
          segments: [{ text: source, terms: [], names: [] }],
          to,
        });
        drawn.push({ id: `${file.replace(/\.txt$/, '')}-${String(drawn.length)}`, to, source, draft });
      }
  }
  return drawn;
}

async function textsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.txt'));
}

async function count(judgedFile: string, drawnFiles: readonly string[]): Promise<number> {
  const judged = new Map((await jsonLines(judgedFile, judgement)).map((one) => [one.id, one]));
  const drafts = (await Promise.all(drawnFiles.map((file) => jsonLines(file, drawnDraft)))).flat();
  const isMarked = ({ source, to }: DrawnDraft) =>
    draftSegments({ segments: [{ text: source, terms: [], names: [] }], to }).some(
      ({ doubts }) => doubts.length > 0,
    );
  for (const [name, some] of [
    ['all', drafts],
    ['unmarked', drafts.filter((one) => !isMarked(one))],
    ['marked', drafts.filter(isMarked)],
  ] as const) {
    const of = verdicts.map(
      (verdict) =>
        `${verdict} ${String(some.filter(({ id }) => judged.get(id)?.verdict === verdict).length)}`,
    );
    process.stdout.write(`${name.padEnd(9)} ${String(some.length).padStart(4)}: ${of.join(', ')}\n`);
  }
  return 0;
}
