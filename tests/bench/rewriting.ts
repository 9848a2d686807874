import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { revisedText } from '#shared/tools/rephrase/revised.js';
import { AppError } from '#platform/errors.js';
import { readWord, revisedWord, someRevisions } from '#tests/support/revisions.js';
import { formattedText, resolved, structureOf } from '#tests/support/word-changes.js';
import { longDocument, wordDocuments } from '#tests/support/word-documents.js';

const AUTHOR = 'LDA';
const PAGES = 100;
const GOAL_SECONDS = 10;

/** What became of one document whose words were revised, and then taken or refused. */
interface Outcome {
  name: string;
  revisions: number;
  /** Paragraphs that were left as they were. */
  left: number;
  words: number;
  words_kept: number;
  characters: number;
  /** Characters that have their own formatting again once the changes are refused. */
  formats_kept: number;
  structure_kept: boolean;
}

const wordsOf = (text: string) => text.match(/\S+/g) ?? [];

/** Counts the items of a list that stand in another in the same order, from either end: what is between counts as lost. */
function sameIn(list: readonly string[], other: readonly string[]): number {
  if (list.length === other.length) return list.filter((item, at) => item === other[at]).length;
  const first = list.findIndex((item, at) => item !== other[at]);
  const front = first < 0 ? list.length : first;
  let back = 0;
  while (back < list.length - front && list.at(-1 - back) === other.at(-1 - back)) back += 1;
  return front + back;
}

async function measure(name: string, bytes: Buffer): Promise<Outcome | null> {
  const before = await readWord(bytes);
  const revisions = someRevisions(before);
  if (revisions.length === 0) return null;
  const clean = await revisedWord(bytes, before, revisions, null);
  const tracked = await revisedWord(bytes, before, revisions, AUTHOR);
  const taken = await resolved(tracked.bytes, 'accept', AUTHOR);
  const refused = await resolved(tracked.bytes, 'reject', AUTHOR);
  const expected = wordsOf(revisedText(before.text, revisions));
  const texts = [
    [expected, wordsOf((await readWord(clean.bytes)).text)],
    [expected, wordsOf((await readWord(taken)).text)],
    [wordsOf(before.text), wordsOf((await readWord(refused)).text)],
  ] as const;
  const [own, again] = [await formattedText(bytes), await formattedText(refused)];
  const structures = await Promise.all([bytes, clean.bytes, taken, refused].map(structureOf));
  return {
    name,
    revisions: revisions.length,
    left: tracked.left.length,
    words: texts.reduce((sum, [words]) => sum + words.length, 0),
    words_kept: texts.reduce((sum, [words, there]) => sum + sameIn(words, there), 0),
    characters: own.length,
    formats_kept: sameIn(own, again),
    structure_kept: new Set(structures.map((one) => JSON.stringify(one))).size === 1,
  };
}

async function documentsOf(folder: string | undefined): Promise<[string, Buffer][]> {
  if (folder === undefined) return wordDocuments();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.docx')).sort();
  return Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as [string, Buffer]),
  );
}

/**
 * Measures rewriting of Word files: `rewriting [FOLDER]`, the documents of a folder (those that tests build if none is given) with
 * words replaced, added and left out, made and tracked, taken and refused; and the processor time that 100 pages take.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const outcomes: Outcome[] = [];
  for (const [name, bytes] of await documentsOf(positionals[0]))
    try {
      const outcome = await measure(name, bytes);
      if (outcome !== null) outcomes.push(outcome);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      process.stderr.write(`${name}: ${error.code}\n`);
    }
  const long = longDocument(PAGES);
  const before = await readWord(long);
  const start = process.cpuUsage();
  await revisedWord(long, before, someRevisions(before), AUTHOR);
  const { user, system } = process.cpuUsage(start);
  // Of the processor: others may use it too.
  const seconds = Math.round((user + system) / 1_000) / 1_000;

  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
  const result = {
    documents: outcomes.length,
    revisions: sum(({ revisions }) => revisions),
    paragraphs_left: sum(({ left }) => left),
    words_kept: sum(({ words_kept }) => words_kept) / sum(({ words }) => words),
    formats_kept: sum(({ formats_kept }) => formats_kept) / sum(({ characters }) => characters),
    structures_kept: sum(({ structure_kept }) => (structure_kept ? 1 : 0)),
    seconds_for_100_pages: seconds,
  };
  const isWhole =
    result.words_kept === 1 && result.formats_kept === 1 && result.structures_kept === outcomes.length;
  if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    for (const one of outcomes)
      if (
        one.words_kept < one.words ||
        one.formats_kept < one.characters ||
        !one.structure_kept ||
        one.left > 0
      )
        process.stdout.write(`  ${JSON.stringify(one)}\n`);
  }
  return isWhole && seconds <= GOAL_SECONDS ? 0 : 1;
}
