// Stands in for `@jest/globals`, which throws outside of jest's own runtime.
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export const expect = jestExpect;

const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

/** The part of jest's object that works without a module registry of its own: mocks, timers and the timeout. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  mocked: mocker.mocked.bind(mocker),
  isMockFunction: mocker.isMockFunction.bind(mocker),
  replaceProperty: mocker.replaceProperty.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (config) => timers.useFakeTimers(config),
  useRealTimers: () => timers.useRealTimers(),
  runAllTimersAsync: () => timers.runAllTimersAsync(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  setTimeout(ms) {
    globalThis[TEST_TIMEOUT] = ms;
  },
};

const REPLACEABLE = [
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'],
  ...['queueMicrotask', 'Date', 'fetch'],
];
const originals = Object.fromEntries(REPLACEABLE.map((name) => [name, globalThis[name]]));

/** Takes back what a test file has set through `jest`. */
export function restoreGlobals() {
  mocker.restoreAllMocks();
  timers.useRealTimers();
  // Spies under faked timers, and faked timers under spies, each bring the other back.
  Object.assign(globalThis, originals);
  delete globalThis[TEST_TIMEOUT];
}
