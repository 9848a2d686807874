import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ADJECTIVES } from '#workers/translation/en-ar/tables/adjectives.js';
import { GENERAL_NOUNS } from '#workers/translation/en-ar/tables/nouns-general.js';
import { LAW_NOUNS } from '#workers/translation/en-ar/tables/nouns-law.js';
import { SENSES } from '#workers/translation/en-ar/tables/senses.js';
import { IRREGULAR_VERBS, VERBS } from '#workers/translation/en-ar/tables/verbs.js';

/**
 * npm run write:search-bridge: writes the words of the drafts, English and Arabic, into platform/search/bridge.json, so that a question
 * in one language finds texts in the other. A test fails if the file is older than the tables.
 */
export const OUTPUT = resolve(import.meta.dirname, '../platform/search/bridge.json');

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.replace(/[~_=]/g, '').trim()));
const distinct = (lines: string[]) => [...new Set(lines)].sort();

/** An Arabic word without the ending of its gender. */
const bare = (word: string) => word.replace(/ة$/u, '');
/** The Arabic of each single word, without the endings of genders. */
const singles = () => {
  const found = new Map<string, Set<string>>();
  for (const [en = '', ar = ''] of [
    ...rows(LAW_NOUNS),
    ...rows(GENERAL_NOUNS),
    ...rows(SENSES),
    ...rows(ADJECTIVES),
  ])
    if (!/[ -]/.test(en)) found.set(en, new Set([...(found.get(en) ?? []), bare(ar)]));
  return found;
};

/**
 * Returns the file's content: rows of cells, divided by `|`. What two words mean together is left out where it is what they mean
 * one by one ("annual rent"): search finds more by the words.
 */
export function bridgeOf(): string {
  const known = singles();
  const isPlain = ([en = '', ar = '']: string[]) => {
    const [words, arabic] = [en.split(' '), ar.split(' ').map(bare)];
    return (
      words.length === 2 &&
      arabic.length === 2 &&
      words.every((word) => arabic.some((one) => known.get(word)?.has(one) === true))
    );
  };
  const nouns = [...rows(LAW_NOUNS), ...rows(GENERAL_NOUNS), ...rows(SENSES)]
    .filter((cells) => !isPlain(cells))
    .map(([en = '', ar = '', plural = '']) =>
      [en, ar, ...(plural === '' || plural === 'ون' || plural === 'ات' ? [] : [plural])].join('|'),
    );
  const verbs = rows(VERBS).map((cells) => cells.slice(0, 4).join('|'));
  const adjectives = rows(ADJECTIVES).map((cells) => cells.slice(0, 2).join('|'));
  const irregular = rows(IRREGULAR_VERBS).map((cells) => cells.filter((cell) => cell !== '').join('|'));
  const file = {
    nouns: distinct(nouns),
    verbs: distinct(verbs),
    adjectives: distinct(adjectives),
    irregular: distinct(irregular),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(OUTPUT, bridgeOf());
