import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { jobParts, reports } from '#platform/db/schema/index.js';
import type { MetricEvent } from '#platform/events/bus.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser, type User } from '#tests/support/factories.js';
import { createLlmHarness, repeated, type LlmHarness } from '#tests/support/llm-harness.js';
import { until } from '#tests/support/until.js';

const SECTIONS = 6;

let database: TestDatabase;
let fake: FakeModel;
let harness: LlmHarness;
let user: User;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  // Each test has its own user: parts are found again by user.
  user = await makeUser(database.db);
  fake = await startFakeModel({ retryAfter: 42 });
  harness = await createLlmHarness(database, fake);
});
afterEach(async () => {
  await harness.close();
  await fake.close();
});
afterAll(() => database.close());

const add = () => harness.addContract(user.id, 'the contract', SECTIONS);
const partsOf = (job: JobRow) => database.db.select().from(jobParts).where(eq(jobParts.jobId, job.id));
const gapsOf = async (job: JobRow) => {
  const [report] = await database.db.select().from(reports).where(eq(reports.id, job.id));
  return report?.incomplete ?? [];
};

describe('parallel parts', () => {
  it('parts use the whole limit, and are stored and counted as they finish', async () => {
    fake.holdAfter(2);
    const job = await add();
    const working = harness.deliver(job.id);
    await until(async () => (await partsOf(job)).length === 2);
    await until(() => fake.calls.length === 6);
    fake.release();
    await working;
    const row = await harness.row(job);
    expect(row).toMatchObject({ status: 'completed', done: SECTIONS, total: SECTIONS });
    expect(fake.peak).toBe(4);
    const parts = await partsOf(job);
    expect(parts.map(({ seq }) => seq).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const part of parts)
      expect(part).toMatchObject({ engine: 'llm', model: 'fake-1', tokens: 120, reused: false });
    expect(parts.some(({ ms }) => ms > 0)).toBe(true);
    expect(await gapsOf(job)).toEqual([]);
  });

  it('parts are found again by a later job, which makes no calls', async () => {
    const first = await add();
    await harness.finish(first);
    const asked = fake.calls.length;
    const second = await add();
    await harness.finish(second);
    expect(fake.calls).toHaveLength(asked);
    expect((await partsOf(second)).every(({ reused, tokens }) => reused && tokens === 0)).toBe(true);
  });
});

describe('a part that fails', () => {
  it('a failed part is named in the result, and the others are done', async () => {
    fake.script(null, 'refusal', null, 'length');
    const job = await add();
    expect(await harness.finish(job)).toBe(1);
    const gaps = await gapsOf(job);
    expect(gaps.map(({ reason }) => reason).sort()).toEqual([
      'The language model could not answer in full: the section is too long for it.',
      'The language model declined to analyze this section.',
    ]);
    for (const { section } of gaps) expect(section).toMatch(/^\d Delivery of lot \d$/);
    expect(await partsOf(job)).toHaveLength(SECTIONS - 2);
    expect((await harness.row(job)).status).toBe('completed');
  });

  it('a part with a transient error is done in the next attempt at the job, alone', async () => {
    // The only part meets all three faults, one after the other.
    const job = await harness.addContract(user.id, 'a letter', 1);
    fake.script('500', '500', '500');
    await harness.deliver(job.id);
    expect(await harness.row(job)).toMatchObject({ status: 'queued', attempt: 1 });
    await harness.finish(job);
    expect(await harness.row(job)).toMatchObject({ status: 'completed' });
    expect(fake.calls).toHaveLength(4);
  });

  it('a job whose parts all fail ends as failed, with a code of its own', async () => {
    fake.setFaults({ rate: 1, kinds: ['refusal'] });
    const job = await add();
    await harness.finish(job);
    expect(await harness.row(job)).toMatchObject({ status: 'failed', errorCode: 'model_failed' });
    expect(await partsOf(job)).toEqual([]);
  });

  it('a job none of whose questions was read whole fails as that, and no part counts as read', async () => {
    fake.countWith(() => ({ prompt_tokens: 64, total_tokens: 84 }));
    const job = await add();
    await harness.finish(job);
    expect(await harness.row(job)).toMatchObject({ status: 'failed', errorCode: 'model_context' });
    expect(await partsOf(job)).toEqual([]);
    fake.countWith(null);
  });
});

describe('an endpoint that refuses for now', () => {
  it('a refusal delays the job as the endpoint asks once all other parts are done, at no cost, and only the rest is asked then', async () => {
    fake.script(null, '429-retry-after');
    const job = await add();
    await harness.deliver(job.id);
    expect(await partsOf(job)).toHaveLength(SECTIONS - 1);
    expect(await harness.row(job)).toMatchObject({ status: 'queued', attempt: 0, crashes: 0, delivery: 1 });
    const delayMs = harness.added.findLast((entry) => entry.jobId === job.id)?.delayMs ?? 0;
    // The remaining delay counts down until the job is enqueued; the default delay would have been 20 seconds.
    expect(delayMs).toBeGreaterThan(21_000);
    expect(delayMs).toBeLessThanOrEqual(42_000);
    await harness.finish(job);
    expect(await harness.row(job)).toMatchObject({ status: 'completed', attempt: 0 });
    expect(fake.calls).toHaveLength(SECTIONS + 1);
    expect(repeated(fake)).toEqual([]);
  });

  it('an endpoint that refuses for ever does not hold a job for ever', async () => {
    fake.script(null, '429-retry-after');
    const job = await add();
    await database.pool.query(`update jobs set started_at = now() - interval '29.9 minutes' where id = $1`, [
      job.id,
    ]);
    await harness.deliver(job.id);
    expect((await harness.row(job)).status).toBe('completed');
    expect(await gapsOf(job)).toEqual([
      { section: expect.any(String), reason: 'The language model was too busy.' },
    ]);
  });
});

describe('runParts after an interruption', () => {
  it('no finished part is repeated when the worker stops in the middle', async () => {
    fake.holdAfter(3);
    const job = await add();
    const shutdown = new AbortController();
    const working = harness.deliver(job.id, harness.worker(), shutdown.signal);
    await until(async () => (await partsOf(job)).length === 3);
    shutdown.abort();
    await working;
    await until(() => fake.calls.every(({ state }) => state !== 'working'));
    expect(await harness.row(job)).toMatchObject({ status: 'queued', attempt: 0 });
    fake.release();
    await harness.deliver(job.id, harness.worker());
    expect((await harness.row(job)).status).toBe('completed');
    expect(repeated(fake)).toEqual([]);
    expect(fake.calls.filter(({ state }) => state === 'answered')).toHaveLength(SECTIONS);
  });

  it('no finished part is repeated when the job is cancelled: the calls in progress are cut off, and none follows', async () => {
    fake.holdAfter(3);
    const job = await add();
    const working = harness.deliver(job.id);
    await until(async () => (await partsOf(job)).length === 3);
    await harness.jobs.cancel(user.id, job.id);
    await working;
    expect((await harness.row(job)).status).toBe('cancelled');
    await until(() => fake.calls.every(({ state }) => state !== 'working'));
    const asked = fake.calls.length;
    expect(fake.calls.filter(({ state }) => state === 'aborted')).toHaveLength(asked - 3);

    fake.release();
    const again = await add();
    await harness.finish(again);
    expect(repeated(fake)).toEqual([]);
    expect((await partsOf(again)).filter(({ reused }) => reused)).toHaveLength(3);
  });

  it('no finished part is repeated when the owner retries a failed job', async () => {
    const one = harness.worker({ concurrency: 1 });
    // The fourth call, in progress when the third is refused, is cut off.
    fake.holdAfter(3);
    fake.script(null, null, '401');
    const job = await add();
    await harness.deliver(job.id, one);
    expect(await harness.row(job)).toMatchObject({ status: 'failed', errorCode: 'model_failed' });
    const stored = (await partsOf(job)).length;
    expect(stored).toBeGreaterThanOrEqual(2);
    fake.release();
    await harness.jobs.retry(user.id, job.id);
    await harness.deliver(job.id, one);
    expect((await harness.row(job)).status).toBe('completed');
    expect(repeated(fake)).toEqual([]);
    expect(fake.calls.filter(({ fault, state }) => fault === null && state === 'answered')).toHaveLength(
      SECTIONS,
    );
  });
});

describe('a part whose clauses contradict the model', () => {
  const DENIED = 'The Supplier may not terminate this Agreement for convenience.';
  const claim = {
    kind: 'termination-convenience',
    severity: 'high',
    title: 'It can be ended at any time',
    statements: [{ text: 'It can be ended at any time.', quote: DENIED }],
    bearer: null,
    holder: null,
    recommendation: 'Ask for a change.',
  };
  const addDenied = async () => {
    const document = await makeDocument(database.db, {
      userId: user.id,
      text: DENIED,
      extracted: {
        sections: [{ start: 0, end: DENIED.length, heading: 'Termination', number: '1', level: 1 }],
      },
    });
    return harness.add({
      userId: user.id,
      documentId: document.id,
      input: { documentId: document.id, lang: 'en', party: null },
    });
  };
  beforeEach(() => fake.answerWith(() => JSON.stringify({ findings: [claim], covers: [] })));

  it('costs one more call, and what was left out is told to reader and operator', async () => {
    const measured: MetricEvent[] = [];
    const unsubscribe = harness.bus.subscribe('measured', ({ measure }) => measured.push(measure));
    const job = await addDenied();
    expect(await harness.finish(job)).toBe(1);
    expect(fake.calls).toHaveLength(2);
    expect(await partsOf(job)).toMatchObject([{ tokens: 240, output: { findings: [] } }]);
    expect(await gapsOf(job)).toMatchObject([
      { section: '1 Termination', reason: expect.stringContaining('could not be confirmed') },
    ]);
    await until(() => measured.some(({ what }) => what === 'model_checked'));
    expect(measured.find(({ what }) => what === 'model_checked')).toEqual({
      what: 'model_checked',
      model: 'fake-1',
      findings: { kept: 0, dropped: 1 },
      statements: { kept: 0, dropped: 0 },
    });
    unsubscribe();
    const again = await addDenied();
    await harness.finish(again);
    expect(fake.calls).toHaveLength(2);
  });

  it('is stored once, after its second answer, whenever its worker stops', async () => {
    fake.holdAfter(1);
    const job = await addDenied();
    const shutdown = new AbortController();
    const working = harness.deliver(job.id, undefined, shutdown.signal);
    await until(() => fake.calls.length === 2);
    expect(await partsOf(job)).toEqual([]);
    shutdown.abort();
    await working;
    fake.release();
    await harness.finish(job);
    // Both answers of a part that is not stored are asked for again, and nothing else.
    expect(fake.calls).toHaveLength(4);
    expect(await partsOf(job)).toHaveLength(1);
  });
});
