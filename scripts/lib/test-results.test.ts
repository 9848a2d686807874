import { expect, test } from '@jest/globals';
import {
  failedFiles,
  firstLines,
  jestFailures,
  jestFiles,
  playwrightFailures,
  playwrightFiles,
  runTwice,
  settle,
  skippedFiles,
  total,
  filesToRetry,
  type Counts,
} from './test-results.mjs';

const passed: Counts = { passed: 2, failed: 0, skipped: 0 };
const failed: Counts = { passed: 1, failed: 1, skipped: 0 };

test('a test file that could not be run is a failure', () => {
  const one = (status: string) => ({ status, fullName: `is ${status}`, failureMessages: [] });
  const tests = ['passed', 'failed', 'pending', 'todo'].map(one);
  const files = jestFiles({
    testResults: [
      { name: 'a', status: 'failed', assertionResults: tests },
      { name: 'b', status: 'failed', assertionResults: [] },
      { name: 'c', status: 'failed', assertionResults: [one('passed')] },
    ],
  });
  expect(files).toEqual({
    a: { passed: 1, failed: 1, skipped: 2 },
    b: { passed: 0, failed: 1, skipped: 0 },
    c: { passed: 1, failed: 1, skipped: 0 },
  });
});

test('a flaky end-to-end test and an error outside of tests are failures', () => {
  const specs = (...statuses: string[]) => [
    { title: 'a test', tests: statuses.map((status) => ({ status, results: [] })) },
  ];
  const files = playwrightFiles({
    config: { rootDir: '/project/tests/e2e' },
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: specs('expected', 'flaky'),
        suites: [{ title: 'a group', file: 'a.spec.ts', specs: specs('unexpected', 'skipped') }],
      },
    ],
    errors: [new Error('no stack')],
  });
  expect(files['/project/tests/e2e/a.spec.ts']).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(total(files)).toEqual({ passed: 1, failed: 3, skipped: 1 });
});

test('an error is kept as its first lines, without colors, blank lines and stack', () => {
  const message =
    '\u001b[31mError: expect(received).toBe(expected)\u001b[39m\n\nExpected: 1\r\nReceived: 2 \n    at b (c.ts:1:2)\n    at d';
  expect(firstLines(message)).toEqual([
    'Error: expect(received).toBe(expected)',
    'Expected: 1',
    'Received: 2',
  ]);
  expect(firstLines('one\ntwo\nthree\nfour\nfive\nsix')).toHaveLength(5);
  expect(firstLines('')).toEqual([]);
});

test('a jest file’s failures are its failed tests, or the file itself if it could not be run', () => {
  const test = (status: string, ...failureMessages: string[]) => ({
    fullName: `unit ${status}`,
    status,
    failureMessages,
  });
  const failures = jestFailures({
    testResults: [
      {
        name: 'a',
        status: 'failed',
        assertionResults: [test('passed'), test('failed', 'Error: no\n    at x')],
      },
      { name: 'b', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'c', status: 'passed', assertionResults: [test('passed')] },
    ],
  });
  expect(failures).toEqual({
    a: [{ test: 'unit failed', lines: ['Error: no'] }],
    b: [{ test: 'the file itself', lines: ['Cannot find module'] }],
  });
});

test('a Playwright file’s failures include their groups and all their errors', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const file = 'a.spec.ts';
  const failures = playwrightFailures({
    config: { rootDir: '/e2e' },
    suites: [
      {
        ...{ title: file, file },
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'Error: one', 'Error: two')],
        suites: [{ title: 'in Arabic', file, specs: [spec('opens', 'unexpected', 'Error: three')] }],
      },
    ],
    errors: [],
  });
  expect(failures['/e2e/a.spec.ts']).toEqual([
    { test: 'closes', lines: ['Error: one', 'Error: two'] },
    { test: 'in Arabic › opens', lines: ['Error: three'] },
  ]);
});

test('a runner that exits with an error or leaves no result has failed, whatever it counted', () => {
  expect(total(settle({ a: passed }, 1))).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(total(settle({ a: failed }, 1))).toEqual(failed);
  expect(total(settle({ a: passed }, 0))).toEqual(passed);
  expect(total(settle(undefined, 0)).failed).toBe(1);
});

test('a few failed files are run again; nothing is if a failure belongs to no file', () => {
  expect(filesToRetry({ a: failed, b: passed, c: failed })).toEqual(['a', 'c']);
  expect(filesToRetry({ a: failed, b: failed, c: failed })).toEqual([]);
  expect(filesToRetry(settle({ a: passed }, 1))).toEqual([]);
});

test('a file that passes alone counts as passed, one that fails again has failed, and both are listed', async () => {
  const asked: string[][] = [];
  const result = await runTwice((only) => {
    asked.push(only);
    const files: Record<string, Counts> =
      only.length === 0 ? { a: failed, b: passed, c: failed } : { a: passed, c: { ...failed, failed: 2 } };
    const failures = { a: [{ test: only.length === 0 ? 'first' : 'second', lines: ['Error: no'] }] };
    return Promise.resolve({ files, failures, output: only.length === 0 ? 'first words' : 'second words' });
  });
  expect(asked).toEqual([[], ['a', 'c']]);
  expect(total(result.files)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  expect(result.secondRuns).toEqual([
    { file: 'a', passed: true, failures: [{ test: 'first', lines: ['Error: no'] }] },
    { file: 'c', passed: false, failures: [] },
  ]);
  expect(result.output).toMatch(/first words[^]*second words/);
});

test('a second run without results by file changes nothing', async () => {
  const result = await runTwice((only) =>
    Promise.resolve({
      files: only.length === 0 ? { a: failed } : settle(undefined, 1),
      failures: {},
      output: '',
    }),
  );
  expect(total(result.files)).toEqual(failed);
  expect(result.secondRuns).toEqual([{ file: 'a', passed: false, failures: [] }]);
});

test('a run without failures is not repeated', async () => {
  let runs = 0;
  const { secondRuns } = await runTwice(() => {
    runs += 1;
    return Promise.resolve({ files: { a: passed }, failures: {}, output: '' });
  });
  expect([runs, secondRuns]).toEqual([1, []]);
});

test('files with skipped tests can be named', () => {
  const files = { a: passed, b: { passed: 1, failed: 0, skipped: 2 }, c: failed };
  expect(skippedFiles(files)).toEqual(['b']);
});

test('files with failed tests can be named, without failures of no file', () => {
  expect(failedFiles({ a: passed, b: failed, '': failed })).toEqual(['b']);
});
