import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExtractedDocument } from '#platform/documents.js';
import { readDocument } from '#workers/extraction/read.js';

const SETS = 'tests/fixtures/sets/findings';

const HALVES = ['open', 'held-out', 'judged'] as const;
/**
 * Half of the CUAD contracts: `open` may be looked at while rules are written, `held-out` may not; `judged` are those that
 * left the held-out half when their findings were judged.
 */
type Half = (typeof HALVES)[number];

/** Returns the half that an option `--half` names; throws if there is no such half. */
export function halfOf(option: string): Half {
  const half = HALVES.find((one) => one === option);
  if (half === undefined) throw new Error(`--half is one of ${HALVES.join(', ')}`);
  return half;
}

/** Returns some contracts of one half of a folder, none shorter than `minBytes`: the same for the same seed. */
export async function drawContracts(
  folder: string,
  { half, seed, count, minBytes = 0 }: { half: Half; seed: string; count: number; minBytes?: number },
): Promise<string[]> {
  const drawn: string[] = [];
  for (const name of shuffled(await contractsIn(folder, half), seed, (name) => name)) {
    if (drawn.length === count) break;
    if ((await stat(join(folder, name))).size >= minBytes) drawn.push(name);
  }
  return drawn;
}

/** Returns the names of the contracts of one half that a folder holds, in order. */
export async function contractsIn(folder: string, half: Half): Promise<string[]> {
  const listed = async (list: Half) =>
    new Set((await readFile(join(SETS, `${list}-contracts.txt`), 'utf8')).split('\n'));
  const [heldOut, judged] = await Promise.all([listed('held-out'), listed('judged')]);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  return files.filter(
    (file) => half === (heldOut.has(file) ? 'held-out' : judged.has(file) ? 'judged' : 'open'),
  );
}

/** Reads a text file as an uploaded document is read. */
export async function contractAt(folder: string, file: string): Promise<ExtractedDocument> {
  return readDocument(await readFile(join(folder, file)), 'text/plain', () => Promise.resolve());
}

/** Puts values in an order that looks random, but is the same for the same seed everywhere. */
export function shuffled<T>(values: readonly T[], seed: string, key: (value: T) => string): T[] {
  const rank = (value: T) =>
    createHash('sha256')
      .update(`${seed}\0${key(value)}`)
      .digest('hex');
  return values
    .map((value) => ({ value, rank: rank(value) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ value }) => value);
}
