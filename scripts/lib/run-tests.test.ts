import { expect, test } from '@jest/globals';
import { jestCounts, playwrightCounts, settle } from './run-tests.mjs';

test('a test file that could not be run is a failure', () => {
  const result = {
    numPassedTests: 3,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 1,
    numTodoTests: 1,
  };
  expect(jestCounts(result)).toEqual({ passed: 3, failed: 3, skipped: 2 });
});

test('a flaky end-to-end test and an error outside of tests are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCounts({ stats, errors: [new Error('no stack')] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
  });
});

test('a runner that ends in an error has failed, whatever it counted', () => {
  expect(settle({ passed: 4, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  expect(settle({ passed: 4, failed: 2, skipped: 0 }, 1)).toEqual({ passed: 4, failed: 2, skipped: 0 });
  expect(settle({ passed: 4, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 4, failed: 0, skipped: 0 });
});
