import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entry.mjs';

/** Number of shares into which CI divides the second tier: as few as let each take less than ten minutes. */
export const SHARES = 5;

/**
 * Reads tests/tiers.json, which tells what `npm test` runs of the tests that take long.
 *
 * `stories` are the browser tests of the first tier, as entries of `{ covers, file, titles }`; all others belong to the
 * second. `second` lists what belongs to the second tier, as entries of `{ name, suite, files, minutes, why }`: `suite` is
 * `int` or `e2e`, and `minutes` is how long the entry takes on two quiet cores. Everything that is not listed belongs to the
 * first tier.
 */
export const readTiers = () => JSON.parse(readFileSync(join(root, 'tests', 'tiers.json'), 'utf8'));

/** Returns the files of those entries that belong to a suite. */
export const filesOf = (entries, suite) =>
  entries.filter((entry) => entry.suite === suite).flatMap(({ files }) => files);

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the pattern by which Playwright finds the stories: it is compared with a test's file and title. */
export const storyPattern = ({ stories }) =>
  stories.flatMap(({ file, titles }) => titles.map((title) => `${escaped(`${file} ${title}`)}$`)).join('|');

/**
 * Divides entries into shares of about the same length.
 * @returns {object[][]} as many lists of entries as there are shares
 */
export function divide(entries, count) {
  const shares = Array.from({ length: count }, () => ({ minutes: 0, entries: [] }));
  // Longest first: what is left at the end fills the gaps.
  for (const entry of [...entries].sort((a, b) => b.minutes - a.minutes)) {
    const shortest = shares.reduce((least, share) => (share.minutes < least.minutes ? share : least));
    shortest.minutes += entry.minutes;
    shortest.entries.push(entry);
  }
  return shares.map((share) => share.entries);
}

/**
 * Returns the share of the second tier that runs with a commit, by the number of commits up to it: as many commits in a
 * row as there are shares run all of it.
 */
export function shareOfCommit({ second }, commits) {
  const at = commits % SHARES;
  return { at, entries: divide(second, SHARES)[at] };
}
