import { mkdtempSync, readFileSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { listSecondRuns, secondRunsText } from './second-runs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lda-second-runs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const when = { at: new Date('2026-11-22T12:34:56Z'), load: 3.14, cores: 2 };
const runs = [
  {
    file: 'tests/e2e/a.spec.ts',
    passed: true,
    failures: [
      { test: 'opens', lines: ['Error: expect(received).toBe(expected)', 'Expected: 1'] },
      { test: 'closes', lines: [] },
    ],
  },
  { file: 'server/b.int.test.ts', passed: false, failures: [] },
];

test('a file that ran twice is listed with its failed tests and the first lines of their errors', () => {
  expect(secondRunsText(when, runs)).toBe(`
## 2026-11-22 12:34 UTC, load 3.1 on 2 cores

### tests/e2e/a.spec.ts: passed alone

- opens

      Error: expect(received).toBe(expected)
      Expected: 1

- closes

### server/b.int.test.ts: failed again
`);
});

test('the list of second runs starts with a description, is appended to, and is not created without a second run', () => {
  const file = join(folder, 'results', 'second-runs.md');
  listSecondRuns(file, when, []);
  expect(existsSync(file)).toBe(false);
  listSecondRuns(file, when, runs);
  listSecondRuns(file, { ...when, load: 12 }, runs.slice(1));
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^# Test files that needed a second run\n/);
  expect(text.match(/^# /gm)).toHaveLength(1);
  expect(text.match(/^## .*/gm)).toEqual([
    '## 2026-11-22 12:34 UTC, load 3.1 on 2 cores',
    '## 2026-11-22 12:34 UTC, load 12.0 on 2 cores',
  ]);
});
