import { test as base } from '@playwright/test';
import { startStack, type Stack } from '../support/stack.js';

/** `stack` is shared by the tests of a run; `baseURL` is its address, so that `page.goto('/')` works. */
export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // Playwright reads the names of what a fixture needs from its first parameter's pattern.
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
