import { expect, it } from '@jest/globals';
import { createRun, type RunState } from './run.js';

const sending: RunState = { status: 'uploading', filename: 'lease.pdf', loaded: 1, total: 2, startedAt: 0 };

it('forgetFailure resets a failed run', () => {
  const run = createRun();
  run.state.set({ status: 'failed', error: new Error('no line') });
  run.forgetFailure();
  expect(run.state.get()).toEqual({ status: 'idle' });
});

it('forgetFailure leaves a running upload alone, so that it stays shown after another report was viewed', () => {
  const run = createRun();
  run.state.set(sending);
  run.forgetFailure();
  expect(run.state.get()).toEqual(sending);
});
