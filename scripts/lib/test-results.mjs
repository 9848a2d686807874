import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Maximum number of failed files of a suite that are run again; if more fail, something is broken. */
const AGAIN_AT_MOST = 2;
/** Maximum number of lines kept of an error: what failed, and what was expected and received. */
const LINES_AT_MOST = 5;
/** Name for failures that belong to no file. */
const NO_FILE = '';

export const none = { passed: 0, failed: 0, skipped: 0 };
const single = { [NO_FILE]: { ...none, failed: 1 } };

/** Returns the sum of a run's counts, from `{ [file]: counts }`. */
export function total(files) {
  const sum = { ...none };
  for (const counts of Object.values(files)) for (const key of Object.keys(sum)) sum[key] += counts[key];
  return sum;
}

/** Returns the files in which tests were skipped. */
export const skippedFiles = (files) => Object.keys(files).filter((file) => files[file].skipped > 0);

/** Returns the files in which tests failed. */
export const failedFiles = (files) =>
  Object.keys(files).filter((file) => file !== NO_FILE && files[file].failed > 0);

const statuses = {
  passed: 'passed',
  expected: 'passed',
  failed: 'failed',
  unexpected: 'failed',
  flaky: 'failed',
};
const count = (tests) => total(tests.map(({ status }) => ({ ...none, [statuses[status] ?? 'skipped']: 1 })));

/** Returns the counts of a jest run by file; a file that could not be run counts as one failure. */
export function jestFiles({ testResults }) {
  return Object.fromEntries(
    testResults.map(({ name, status, assertionResults }) => {
      const counts = count(assertionResults);
      return [name, status === 'failed' && counts.failed === 0 ? { ...counts, failed: 1 } : counts];
    }),
  );
}

/** Returns the counts of a Playwright run by file; each error outside of tests counts as a failure without a file. */
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

/** Returns the first lines of an error's message, without colors and stack. */
export function firstLines(message) {
  const lines = stripVTControlCharacters(message).split(/\r?\n/);
  const stack = lines.findIndex((line) => /^\s+at \S/.test(line));
  return lines
    .slice(0, stack === -1 ? undefined : stack)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_AT_MOST);
}

/** Returns the failed tests of a jest run by file, each with the first lines of its errors. */
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

/** Returns the failed tests of a Playwright run by file, each with the first lines of its errors. */
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

/** Counts a runner that exits with an error, or left no result, as failed, whatever it counted. */
export function settle(files, code) {
  if (files === undefined) return single;
  return code !== 0 && total(files).failed === 0 ? { ...files, ...single } : files;
}

/** Returns the failed files to run again: none if too many failed, or a failure belongs to no file. */
export function filesToRetry(files) {
  const failed = Object.keys(files).filter((file) => files[file].failed > 0);
  return failed.includes(NO_FILE) || failed.length > AGAIN_AT_MOST ? [] : failed;
}

/**
 * Runs a suite and, if few files failed, runs those once more alone. A file that passes then counts as passed; one
 * that fails again has failed. `secondRuns` lists both, with the failures of the first run.
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
