import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SHARES, divide, readTiers, shareOfCommit, storyPattern } from '../../scripts/lib/test-tiers.mjs';

const EMPTY = { suite: 'int', files: [], why: '' } as const;
const E2E = join('tests', 'e2e');
const tiers = readTiers();
const { stories, second } = tiers;
const titlesIn = (file: string) =>
  [...readFileSync(join(E2E, file), 'utf8').matchAll(/^ *test\(\s*(['"`])(.*?)\1,/gms)].map(
    ([, , title = '']) => title,
  );
const isStory = (file: string, title: string) => new RegExp(storyPattern(tiers)).test(`${file} ${title}`);

describe('tests/tiers.json', () => {
  it('names files that are there, each once', () => {
    const files = second.flatMap((entry) => entry.files);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  it('names stories that are there', () => {
    const missing = stories.flatMap(({ file, titles }) =>
      titles.filter((title) => {
        // Some titles are completed from a list, as in `the report on ${document}`.
        const heads = titlesIn(file).map((known) => known.split('${')[0] ?? '');
        return !heads.some((head) => title.startsWith(head));
      }),
    );
    expect(missing).toEqual([]);
  });

  it('leaves no browser test out of both tiers', () => {
    const inSecond = new Set(second.flatMap(({ files }) => files));
    const nowhere = readdirSync(E2E)
      .filter((file) => file.endsWith('.spec.ts') && !inSecond.has(`tests/e2e/${file}`))
      .flatMap((file) => titlesIn(file).filter((title) => !isStory(file, title)));
    expect(nowhere).toEqual([]);
  });

  it('has a story for every tool and role, and in both languages for every tool', () => {
    const covered = stories.map(({ covers }) => covers);
    const tools = ['risk assessment', 'compliance', 'rephrasing', 'translation', 'assistant'];
    const wanted = [
      ...tools.flatMap((tool) => [tool, `${tool}, in Arabic`]),
      ...['visitor', 'user', 'administrator'],
    ];
    expect(wanted.filter((name) => !covered.includes(name))).toEqual([]);
  });

  it('is described by CONTRIBUTING.md: every entry of the second tier, and all that stories cover', () => {
    const page = readFileSync('CONTRIBUTING.md', 'utf8');
    const rows = [...page.matchAll(/^\| `([^`]+)` +\| (int|e2e) /gm)].map(([, name, suite]) => ({
      name,
      suite,
    }));
    expect(rows).toEqual(second.map(({ name, suite }) => ({ name, suite })));
    const covered = stories.map(({ covers }) => covers);
    expect(covered.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('shares of the second tier', () => {
  it('as many commits in a row as there are shares run all of it, and each share once', () => {
    const run = Array.from({ length: SHARES }, (_, at) => shareOfCommit(tiers, 1_400 + at).entries).flat();
    expect(run.map(({ name }) => name).sort()).toEqual(second.map(({ name }) => name).sort());
  });

  it('each share takes less than ten minutes on a quiet machine', () => {
    for (const entries of divide(second, SHARES))
      expect(entries.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThan(10);
  });

  it('entries are divided so that the shares are about as long', () => {
    const entries = [5, 1, 4, 2, 3, 3].map((minutes, at) => ({ ...EMPTY, name: String(at), minutes }));
    const lengths = divide(entries, 3).map((share) => share.reduce((sum, { minutes }) => sum + minutes, 0));
    expect(lengths).toEqual([6, 6, 6]);
  });
});
