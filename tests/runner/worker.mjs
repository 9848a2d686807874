import { register as registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult } from '@jest/test-result';
import { addEventHandler, getState, resetState, run, setState } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { register as registerTypeScript } from 'tsx/esm/api';
import { restoreGlobals } from './globals.mjs';
import { openResources, watchProcess } from './leftovers.mjs';

process.setSourceMapsEnabled(true);
registerTypeScript();
registerHooks('./hooks.mjs', import.meta.url);

/** Errors outside of any test: of the file itself, or of something that it left running. */
let outside = [];
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (error) => {
    const test = getState().currentlyRunningTest;
    if (test) test.errors.push(error);
    else outside.push(error);
  });
}

addEventHandler((event) => {
  if (event.name === 'test_start') jestExpect.setState({ currentTestName: titles(event.test).join(' ') });
  if (event.name === 'test_done') {
    event.test.numPassingAsserts = jestExpect.getState().numPassingAsserts;
    event.test.errors.push(...jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error));
  }
});

const titles = (test) => (test.parent === undefined ? [] : [...titles(test.parent), test.name]);

/** Runs one test file in this process and returns its result in jest's form. */
export async function runFile({ path, config, testNamePattern, testTimeout }) {
  resetState();
  setState({
    ...getState(),
    testTimeout: testTimeout ?? 5_000,
    testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
  });
  jestExpect.setState({ testPath: path, expand: false });
  outside = [];
  const unchanged = watchProcess();
  const start = Date.now();
  let testResults = [];
  try {
    await import(pathToFileURL(path).href);
    const result = await run();
    testResults = result.testResults.map(toAssertionResult);
    outside.push(...result.unhandledErrorsDetailed);
  } catch (error) {
    outside.push(error);
  }
  restoreGlobals();
  outside.push(...(await leftovers(unchanged)));
  const end = Date.now();
  return toTestResult({ path, config, start, end, testResults });
}

/** Time that what a file has closed may take to be gone, ms. */
const CLOSING_MS = 5_000;
let idle = openResources();

/** Returns an error for what the file left open or changed in the process: the next file would meet it. */
async function leftovers(unchanged) {
  const deadline = Date.now() + CLOSING_MS;
  // What was begun by the last statement of the file opens within the next turns of the event loop.
  await wait(10);
  let open = openResources(idle);
  while (open.length > 0 && Date.now() < deadline) {
    await wait(20);
    open = openResources(idle);
  }
  const problems = unchanged();
  if (open.length > 0) problems.push(`it left open: ${open.join(', ')}`);
  // The next file is not blamed for what this one has left.
  idle = openResources();
  return problems.map((problem) => {
    const error = new Error(`A test file must leave the process as it was, but ${problem}.`);
    error.stack = error.message;
    return error;
  });
}

const STATUS = { skip: 'pending', todo: 'todo' };

function toAssertionResult({ testPath, status, errors, errorsDetailed, startedAt, ...rest }) {
  const [title, ...outer] = testPath.slice(1).reverse();
  return {
    ...rest,
    title,
    ancestorTitles: outer.reverse(),
    fullName: testPath.slice(1).join(' '),
    status: STATUS[status] ?? (errors.length > 0 ? 'failed' : 'passed'),
    failureMessages: errors,
    failureDetails: errorsDetailed.map(({ message, stack }) => ({ message, stack })),
    startAt: startedAt,
  };
}

function toTestResult({ path, config, start, end, testResults }) {
  const count = (status) => testResults.filter((result) => result.status === status).length;
  const options = { noStackTrace: false };
  const message = formatResultsErrors(testResults, config, options, path) ?? '';
  const more = outside.map((error) => formatExecError(toError(error), config, options, path));
  return {
    ...createEmptyTestResult(),
    displayName: config.displayName,
    console: undefined,
    failureMessage: [message, ...more].filter(Boolean).join('\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: {
      start,
      end,
      runtime: end - start,
      slow: false,
      loadTestEnvironmentStart: start,
      loadTestEnvironmentEnd: start,
      setupAfterEnvStart: start,
      setupAfterEnvEnd: start,
      setupFilesStart: start,
      setupFilesEnd: start,
    },
    testExecError: outside.length > 0 ? { message: more.join('\n'), stack: more.join('\n') } : undefined,
    testFilePath: path,
    testResults,
  };
}

const toError = (thrown) => (thrown instanceof Error ? thrown : new Error(`thrown: ${String(thrown)}`));
