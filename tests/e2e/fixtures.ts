import { test as base } from '@playwright/test';
import { startStack, type Stack } from '../support/stack.js';

/** Playwright's `test` with a `stack` that all tests of a run share; `baseURL` is its address. */
export const test = base.extend<object, { stack: Stack }>({
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
});

export { expect } from '@playwright/test';
