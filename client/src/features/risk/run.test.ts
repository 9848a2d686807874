import { expect, it } from '@jest/globals';
import { forgetFailure, riskRun, type RunState } from './run.js';

const sending: RunState = { status: 'uploading', filename: 'lease.pdf', loaded: 1, total: 2, startedAt: 0 };

it('forgets what went wrong', () => {
  riskRun.set({ status: 'failed', error: new Error('no line') });
  forgetFailure();
  expect(riskRun.get()).toEqual({ status: 'idle' });
});

it('goes on showing a file on its way to whoever looks at another report meanwhile', () => {
  riskRun.set(sending);
  forgetFailure();
  expect(riskRun.get()).toEqual(sending);
});
