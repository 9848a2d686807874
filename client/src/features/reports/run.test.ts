import { expect, it } from '@jest/globals';
import { createRun, type RunState } from './run.js';

const sending: RunState = { status: 'uploading', filename: 'lease.pdf', loaded: 1, total: 2, startedAt: 0 };

it('forgets what went wrong', () => {
  const run = createRun();
  run.state.set({ status: 'failed', error: new Error('no line') });
  run.forgetFailure();
  expect(run.state.get()).toEqual({ status: 'idle' });
});

it('goes on showing a file on its way to whoever looks at another report meanwhile', () => {
  const run = createRun();
  run.state.set(sending);
  run.forgetFailure();
  expect(run.state.get()).toEqual(sending);
});
