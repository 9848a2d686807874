import { expect, test } from '@jest/globals';
import {
  jestFiles,
  playwrightFiles,
  runTwice,
  settle,
  total,
  worthAnotherRun,
  type Counts,
} from './test-results.mjs';

const passed: Counts = { passed: 2, failed: 0, skipped: 0 };
const failed: Counts = { passed: 1, failed: 1, skipped: 0 };

test('a test file that could not be run is a failure', () => {
  const tests = ['passed', 'failed', 'pending', 'todo'].map((status) => ({ status }));
  const files = jestFiles({
    testResults: [
      { name: 'a', status: 'failed', assertionResults: tests },
      { name: 'b', status: 'failed', assertionResults: [] },
      { name: 'c', status: 'failed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  expect(files).toEqual({
    a: { passed: 1, failed: 1, skipped: 2 },
    b: { passed: 0, failed: 1, skipped: 0 },
    c: { passed: 1, failed: 1, skipped: 0 },
  });
});

test('a flaky end-to-end test and an error outside of tests are failures', () => {
  const specs = (...statuses: string[]) => [{ tests: statuses.map((status) => ({ status })) }];
  const files = playwrightFiles({
    config: { rootDir: '/project/tests/e2e' },
    suites: [
      {
        file: 'a.spec.ts',
        specs: specs('expected', 'flaky'),
        suites: [{ file: 'a.spec.ts', specs: specs('unexpected', 'skipped') }],
      },
    ],
    errors: [new Error('no stack')],
  });
  expect(files['/project/tests/e2e/a.spec.ts']).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(total(files)).toEqual({ passed: 1, failed: 3, skipped: 1 });
});

test('a runner that ends in an error or leaves no result has failed, whatever it counted', () => {
  expect(total(settle({ a: passed }, 1))).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(total(settle({ a: failed }, 1))).toEqual(failed);
  expect(total(settle({ a: passed }, 0))).toEqual(passed);
  expect(total(settle(undefined, 0)).failed).toBe(1);
});

test('few files are run again, and nothing where it is no single file that failed', () => {
  expect(worthAnotherRun({ a: failed, b: passed, c: failed })).toEqual(['a', 'c']);
  expect(worthAnotherRun({ a: failed, b: failed, c: failed })).toEqual([]);
  expect(worthAnotherRun(settle({ a: passed }, 1))).toEqual([]);
});

test('what passes alone counts as passed and is named, what fails again has failed', async () => {
  const asked: string[][] = [];
  const result = await runTwice((only) => {
    asked.push(only);
    const files: Record<string, Counts> =
      only.length === 0 ? { a: failed, b: passed, c: failed } : { a: passed, c: { ...failed, failed: 2 } };
    return Promise.resolve({ files, output: only.length === 0 ? 'first words' : 'second words' });
  });
  expect(asked).toEqual([[], ['a', 'c']]);
  expect(total(result.files)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  expect(result.unsteady).toEqual(['a']);
  expect(result.output).toMatch(/first words[^]*second words/);
});

test('a second run that does not say how the files ended changes nothing', async () => {
  const result = await runTwice((only) =>
    Promise.resolve({ files: only.length === 0 ? { a: failed } : settle(undefined, 1), output: '' }),
  );
  expect(total(result.files)).toEqual(failed);
  expect(result.unsteady).toEqual([]);
});

test('where all is well, nothing is run again', async () => {
  let runs = 0;
  const { unsteady } = await runTwice(() => {
    runs += 1;
    return Promise.resolve({ files: { a: passed }, output: '' });
  });
  expect([runs, unsteady]).toEqual([1, []]);
});
