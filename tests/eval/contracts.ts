import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExtractedDocument } from '#platform/documents.js';
import { readDocument } from '#workers/extraction/read.js';

const HELD_OUT = 'tests/fixtures/sets/findings/held-out-contracts.txt';

/** Half of the CUAD contracts: `open` may be looked at while rules are written, `held-out` may not. */
export type Half = 'open' | 'held-out';

/** Returns the names of the contracts of one half that a folder holds, in order. */
export async function contractsIn(folder: string, half: Half): Promise<string[]> {
  const heldOut = new Set((await readFile(HELD_OUT, 'utf8')).split('\n'));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  return files.filter((file) => heldOut.has(file) === (half === 'held-out'));
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
