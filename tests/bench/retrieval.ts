import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';
import { loadLaws, shippedLaws } from '#platform/law/load.js';
import { parseLaws, readLibrary } from '#platform/law/library.js';
import { createSearch } from '#platform/search/create-search.js';
import { indexDocument } from '#platform/search/index-document.js';
import { readQuery } from '#platform/search/query.js';
import type { Search } from '#platform/search/search.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser } from '#tests/support/factories.js';
import { answersIn, namesArticle, tally, tallyLine, type Asked } from './retrieval-tally.js';

const SETS = 'tests/fixtures/sets/retrieval';
/** Folders in which the texts of documents are looked for, beside those of `--texts`. */
const TEXTS = ['tests/fixtures/sets/findings/contracts-ar-2'];
const BLOCKS = 10_000;
const BLOCKS_IN_DOCUMENT = 200;
const HITS = 5;

const question = z.object({
  id: z.string(),
  document: z.string().optional(),
  lang: z.enum(['en', 'ar']),
  question: z.string(),
  kind: z.enum(['direct', 'reference', 'paraphrased', 'unanswerable']),
  answers: z.array(
    z.union([z.string(), z.object({ law: z.string(), article: z.union([z.number(), z.string()]) })]),
  ),
});
type Question = z.infer<typeof question>;

async function readSet(file: string): Promise<Question[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => question.parse(JSON.parse(line)));
}

/** Fills a user's uploads with as many blocks as a firm has, made of articles of the laws. */
async function makeLibrary({ db }: TestDatabase, userId: string): Promise<void> {
  const texts = parseLaws(readLibrary())
    .flatMap(({ articles }) => articles.map(({ text }) => text.replaceAll('\n', ' ')))
    .filter((text) => text.length > 250 && text.length < 900)
    .slice(0, BLOCKS);
  for (let at = 0; at < texts.length; at += BLOCKS_IN_DOCUMENT) {
    const text = texts.slice(at, at + BLOCKS_IN_DOCUMENT).join('\n');
    const { id } = await makeDocument(db, { userId, text });
    await indexDocument(db, id);
  }
}

async function textOf(name: string, folders: readonly string[]): Promise<string | null> {
  const file = folders.map((folder) => join(folder, `${name}.txt`)).find((path) => existsSync(path));
  return file === undefined ? null : (await readFile(file, 'utf8')).replaceAll('\0', '');
}

/** Asks the questions of a set on statutes. */
async function askLaws(search: Search, questions: readonly Question[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const { lang, kind, question: text, answers } of questions) {
    const started = performance.now();
    const { hits, found } = await search.laws(readQuery(text), { limit: HITS });
    const ms = performance.now() - started;
    const rank = hits.findIndex((hit) =>
      answers.some((answer) => typeof answer !== 'string' && namesArticle(answer, hit)),
    );
    asked.push({ group: `${lang} ${kind}`, answerable: kind !== 'unanswerable', rank, found, ms });
  }
  return asked;
}

/** Asks the questions of a set on documents: each of its document for the rank, and of all uploads for the time. */
async function askDocuments(
  { db }: TestDatabase,
  search: Search,
  {
    questions,
    userId,
    folders,
  }: { questions: readonly Question[]; userId: string; folders: readonly string[] },
): Promise<Asked[]> {
  const ids = new Map<string, string>();
  const asked: Asked[] = [];
  for (const { document = '', lang, kind, question: text, answers } of questions) {
    if (!ids.has(document)) {
      const content = await textOf(document, folders);
      if (content === null) throw new Error(`No text of ${document}: name its folder with --texts.`);
      const { id } = await makeDocument(db, { userId, text: content, filename: `${document}.txt` });
      ids.set(document, id);
      await indexDocument(db, id);
    }
    const query = readQuery(text);
    const { hits, found } = await search.documents(query, {
      userId,
      documentIds: [ids.get(document) ?? ''],
      limit: HITS,
    });
    const started = performance.now();
    await search.documents(readQuery(text), { userId, documentIds: null, limit: HITS });
    const ms = performance.now() - started;
    const quotes = answers.filter((answer) => typeof answer === 'string');
    const rank = hits.findIndex((hit) => answersIn(quotes, hit.text));
    asked.push({ group: `${lang} ${kind}`, answerable: kind !== 'unanswerable', rank, found, ms });
  }
  return asked;
}

/** Leaves out a letter in the middle of the longest word that is not a name. */
function misspell(text: string): string {
  const words = text.match(/[a-z]{6,}|[\u0621-\u064a]{5,}/gu) ?? [];
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const middle = Math.ceil(longest.length / 2);
  return text.replace(longest, longest.slice(0, middle) + longest.slice(middle + 1));
}

/** npm run bench -- retrieval [--texts FOLDER]... [SET...]: how often the first hits answer, over all laws and 10,000 blocks. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      texts: { type: 'string', multiple: true, default: [] },
      misspelt: { type: 'boolean', default: false },
    },
  });
  const open = (await readdir(SETS)).filter((name) => name.endsWith('.jsonl') && !name.includes('held-out'));
  const files = positionals.length > 0 ? positionals : open.map((name) => join(SETS, name));
  const server = await startTemporaryPostgres();
  const database = await testDatabase(server.url);
  try {
    await loadLaws(database.db, shippedLaws());
    const { id: userId } = await makeUser(database.db);
    await makeLibrary(database, userId);
    const search = createSearch(database.db);
    await search.laws(readQuery('warm'), { limit: 1 });
    for (const file of files) {
      const written = await readSet(file);
      const questions = values.misspelt
        ? written.map((one) => ({ ...one, question: misspell(one.question) }))
        : written;
      const folders = [...values.texts, ...TEXTS, join(dirname(file), 'docs')];
      const onDocuments = questions.some(({ document }) => document !== undefined);
      const texts = await Promise.all(questions.map(({ document }) => textOf(document ?? '', folders)));
      const kept = onDocuments ? questions.filter((_, at) => texts[at] !== null) : questions;
      const asked = onDocuments
        ? await askDocuments(database, search, { questions: kept, userId, folders })
        : await askLaws(search, kept);
      process.stdout.write(
        `${basename(file)}: ${String(kept.length)} of ${String(questions.length)} questions\n`,
      );
      for (const group of tally(asked)) process.stdout.write(`  ${tallyLine(group)}\n`);
    }
  } finally {
    await database.close();
    await server.stop();
  }
  return 0;
}
