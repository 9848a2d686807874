import { test as base } from '@playwright/test';
import { queryStack } from '../support/query-stack.js';
import { startStack, type Stack } from '../support/stack.js';

/** Playwright's `test` with a `stack` that all tests of a run share; `baseURL` is its address. */
export const test = base.extend<{ freshLimits: void }, { stack: Stack }>({
  stack: [
    // Playwright reads a fixture's dependencies from the pattern of its first parameter, so it must be a pattern.
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
  /** All tests sign up from one address, more often together than one address may in an hour. */
  freshLimits: [
    async ({ stack }, use) => {
      await queryStack(stack, `delete from rate_limits where key like 'code:ip:%'`);
      await use();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
