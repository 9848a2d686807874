import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Language } from '#shared/contracts/common.js';

/** A clause and the same in other words, which mean the same or not. */
export interface Rewording {
  lang: Language;
  original: string;
  revised: string;
  /** Names of its document. */
  terms: readonly string[];
}

const FOLDER = resolve(import.meta.dirname, '../fixtures/sets/rewordings');
const TERMS = ['Supplier', 'Customer', 'Goods', 'Effective Date', 'Confidential Information'];

/** Reads the rewordings that mean the same, or those that change what a clause means. */
export async function rewordings(kind: 'honest' | 'changed'): Promise<Rewording[]> {
  const lines = (await readFile(`${FOLDER}/${kind}.jsonl`, 'utf8')).trim().split('\n');
  return lines.map((line) => ({ ...(JSON.parse(line) as Omit<Rewording, 'terms'>), terms: TERMS }));
}
