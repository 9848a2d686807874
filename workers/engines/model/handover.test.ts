import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as z from 'zod';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { until } from '#tests/support/until.js';
import { StopReason } from '#workers/attempt/stop-reason.js';
import { ANSWER_MS } from '#workers/attempt/handover.js';
import { createModel, type ModelSession } from './model.js';

const question = {
  name: 'risks',
  schema: z.object({ findings: z.array(z.unknown()) }),
  system: 'You read contracts.',
  user: '<document-n>\nThe Supplier shall be liable without limitation.\n</document-n>',
};

describe('a question whose job is handed to another worker', () => {
  let fake: FakeModel;
  let session: ModelSession;
  let job: AbortController;
  beforeEach(async () => {
    fake = await startFakeModel({ retryAfter: 0.01 });
    const config = {
      apiKey: undefined,
      baseUrl: fake.url,
      model: 'fake-1',
      concurrency: 1,
      timeoutMs: 60_000,
    };
    session = createModel(config, { timing: { longestWaitMs: 300, laterMs: 900 } }).session();
    job = new AbortController();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await fake.close();
  });
  const ask = () =>
    session.ask(question, job.signal, null).then(
      () => 'answered',
      (error: unknown) => error,
    );

  it.each(['shutdown', 'yielded'] as const)('a call that was sent is answered: %s', async (reason) => {
    fake.holdAfter(0);
    const sent = ask();
    await until(() => fake.calls.length === 1);
    job.abort(new StopReason(reason));
    fake.release();
    expect(await sent).toBe('answered');
  });

  it('a call that waits for a slot, and one that is asked later, are never sent', async () => {
    fake.holdAfter(0);
    const sent = ask();
    await until(() => fake.calls.length === 1);
    const waiting = ask();
    job.abort(new StopReason('shutdown'));
    expect(await waiting).toMatchObject({ reason: 'shutdown' });
    expect(await ask()).toMatchObject({ reason: 'shutdown' });
    fake.release();
    expect(await sent).toBe('answered');
    expect(fake.calls).toHaveLength(1);
  });

  it('a call that fails is not tried again', async () => {
    fake.holdAfter(0);
    fake.script('500');
    const sent = ask();
    await until(() => fake.calls.length === 1);
    job.abort(new StopReason('shutdown'));
    fake.release();
    expect(await sent).toMatchObject({ reason: 'shutdown' });
    expect(fake.calls).toHaveLength(1);
  });

  it('a call that is not answered in time is given up', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    fake.holdAfter(0);
    const sent = ask();
    await until(() => fake.calls.length === 1);
    timers.mockClear();
    job.abort(new StopReason('shutdown'));
    const [runOut] = timers.mock.calls.find(([, ms]) => ms === ANSWER_MS) ?? [];
    runOut?.();
    expect(await sent).toMatchObject({ reason: 'shutdown' });
  });

  it.each(['cancelled', 'fenced', 'deadline'] as const)(
    'a call ends at once where the job ends: %s',
    async (reason) => {
      fake.holdAfter(0);
      const sent = ask();
      await until(() => fake.calls.length === 1);
      job.abort(new StopReason(reason));
      expect(await sent).toMatchObject({ reason });
    },
  );
});
