import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** So many failed files of a suite are run once more; where more fail, something is broken. */
const AGAIN_AT_MOST = 2;
/** So many lines of an error are kept: what failed, and what was expected and received. */
const LINES_AT_MOST = 5;
/** What no file can be blamed for stands under this name. */
const NO_FILE = '';

export const none = { passed: 0, failed: 0, skipped: 0 };
const single = { [NO_FILE]: { ...none, failed: 1 } };

/** The sum of a run's counts, of `{ [file]: counts }`. */
export function total(files) {
  const sum = { ...none };
  for (const counts of Object.values(files)) for (const key of Object.keys(sum)) sum[key] += counts[key];
  return sum;
}

const statuses = {
  passed: 'passed',
  expected: 'passed',
  failed: 'failed',
  unexpected: 'failed',
  flaky: 'failed',
};
const count = (tests) => total(tests.map(({ status }) => ({ ...none, [statuses[status] ?? 'skipped']: 1 })));

/** The counts of a jest run by file; a file that could not even be run counts as one failure. */
export function jestFiles({ testResults }) {
  return Object.fromEntries(
    testResults.map(({ name, status, assertionResults }) => {
      const counts = count(assertionResults);
      return [name, status === 'failed' && counts.failed === 0 ? { ...counts, failed: 1 } : counts];
    }),
  );
}

/** The counts of a Playwright run by file; each error outside of a test counts as a failure of none. */
export function playwrightFiles({ config, suites, errors }) {
  const tests = (suite) => [
    ...suite.specs.flatMap((spec) => spec.tests),
    ...(suite.suites ?? []).flatMap(tests),
  ];
  const files = Object.fromEntries(
    suites.map((suite) => [join(config.rootDir, suite.file), count(tests(suite))]),
  );
  return errors.length > 0 ? { ...files, [NO_FILE]: { ...none, failed: errors.length } } : files;
}

/** The first lines of an error's message, without colors and without its stack. */
export function firstLines(message) {
  const lines = stripVTControlCharacters(message).split(/\r?\n/);
  const stack = lines.findIndex((line) => /^\s+at \S/.test(line));
  return lines
    .slice(0, stack === -1 ? undefined : stack)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_AT_MOST);
}

/** The failed tests of a jest run by file, each with how its errors begin. */
export function jestFailures({ testResults }) {
  return Object.fromEntries(
    testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message = '', assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        const tests = failed.map(({ fullName, failureMessages }) => ({
          test: fullName,
          lines: failureMessages.flatMap(firstLines),
        }));
        return [name, tests.length > 0 ? tests : [{ test: 'the file itself', lines: firstLines(message) }]];
      }),
  );
}

/** The failed tests of a Playwright run by file, each with how its errors begin. */
export function playwrightFailures({ config, suites }) {
  const failures = (suite, titles) => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => statuses[status] === 'failed')
        .map(({ results }) => ({
          test: [...titles, title].join(' › '),
          lines: results.flatMap(({ errors }) => errors).flatMap(({ message = '' }) => firstLines(message)),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => failures(inner, [...titles, inner.title])),
  ];
  return Object.fromEntries(suites.map((suite) => [join(config.rootDir, suite.file), failures(suite, [])]));
}

/** A runner that ends in an error, or left no result, has failed, whatever it counted. */
export function settle(files, code) {
  if (files === undefined) return single;
  return code !== 0 && total(files).failed === 0 ? { ...files, ...single } : files;
}

/** The files that are worth another run: none where too many failed, or something that is no file's. */
export function filesToRetry(files) {
  const failed = Object.keys(files).filter((file) => files[file].failed > 0);
  return failed.includes(NO_FILE) || failed.length > AGAIN_AT_MOST ? [] : failed;
}

/**
 * A run and, where few files failed in it, another of these alone. What passes then counts as passed, what fails
 * again has failed; `secondRuns` lists both, with what failed at first.
 */
export async function runTwice(run) {
  const first = await run([]);
  const again = filesToRetry(first.files);
  if (again.length === 0) return { ...first, secondRuns: [] };
  const second = await run(again);
  const known = again.every((file) => file in second.files);
  return {
    files: known ? { ...first.files, ...second.files } : first.files,
    output: `${first.output.trimEnd()}\n\nOnce more, alone:\n${second.output}`,
    secondRuns: again.map((file) => ({
      file,
      passed: known && second.files[file].failed === 0,
      failures: first.failures[file] ?? [],
    })),
  };
}
