import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findJobView } from '#platform/db/queries/job-views.js';
import { resetFailedDocument } from '#platform/db/queries/job-retries.js';
import { AppError } from '#platform/errors.js';
import { LIMITS } from '#shared/limits.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser, type User } from '#tests/support/factories.js';
import { deferred } from '#tests/support/deferred.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { presentJob } from './present.js';

let database: TestDatabase;
let harness: JobHarness;
let user: User;

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
});
beforeEach(async () => {
  user = await makeUser(database.db);
});
afterAll(async () => {
  await harness.close();
  await database.close();
});

const done = { result: null };
const shown = async (jobId: string) => {
  const view = await findJobView(database.db, { userId: user.id, jobId });
  return view && presentJob(view, new Date());
};

describe('a job that waits for its document', () => {
  const pair = async () => {
    const document = await makeDocument(database.db, { userId: user.id, text: null });
    const extraction = await harness.add({
      userId: user.id,
      kind: 'extract',
      documentId: document.id,
    });
    const risk = await harness.add({ userId: user.id, documentId: document.id, afterJobId: extraction.id });
    return { document, extraction, risk };
  };
  const delivered = (jobId: string) => harness.added.filter((entry) => entry.jobId === jobId).length;

  it('a waiting job shows the extraction as its first stage and is delivered when the extraction has ended', async () => {
    const { extraction, risk } = await pair();
    expect(delivered(risk.id)).toBe(0);
    expect(await shown(risk.id)).toMatchObject({ status: 'queued', stage: 'extract', position: null });
    const before = (await shown(risk.id))?.version ?? Infinity;
    let during: Awaited<ReturnType<typeof shown>>;
    await harness.work(extraction.id, async (context) => {
      context.progress('extract', 5, 26);
      // The extraction's row is written first, then a new version of the job that waits for it.
      await until(async () => ((await shown(risk.id))?.version ?? 0) > before);
      during = await shown(risk.id);
      return done;
    });
    expect(during).toMatchObject({ status: 'running', stage: 'extract', done: 5, total: 26 });
    await until(() =>
      harness.seen.some((job) => job.id === risk.id && job.stage === 'extract' && job.done === 5),
    );
    expect(delivered(risk.id)).toBe(1);
    expect(await shown(risk.id)).toMatchObject({ status: 'queued', stage: null, position: 1 });
  });

  it('a waiting job is delivered after a failed extraction, and the document says why it failed', async () => {
    const { document, extraction, risk } = await pair();
    await harness.work(extraction.id, () => Promise.reject(new AppError('document_encrypted')));
    expect(delivered(risk.id)).toBe(1);
    const { rows } = await database.pool.query('select status, error_code from documents where id = $1', [
      document.id,
    ]);
    expect(rows).toEqual([{ status: 'failed', error_code: 'document_encrypted' }]);
  });

  const unreadable = () => Promise.reject(new AppError('document_too_complex'));
  /** Fails like an analysis whose document could not be extracted. */
  const stopped: Parameters<JobHarness['work']>[1] = (context) => {
    context.progress('extract', 0, null);
    return unreadable();
  };
  const failed = async () => {
    const made = await pair();
    const second = await harness.add({
      userId: user.id,
      documentId: made.document.id,
      afterJobId: made.extraction.id,
    });
    await harness.work(made.extraction.id, unreadable);
    await harness.work(made.risk.id, stopped);
    await harness.work(second.id, stopped);
    return { ...made, second };
  };

  it("a retry of a job that failed with its document starts with the extraction, in the extraction's own row", async () => {
    const { document, extraction, risk, second } = await failed();
    expect(await harness.jobs.retry(user.id, risk.id)).toMatchObject({ status: 'queued', stage: 'extract' });
    expect(harness.added.at(-1)).toMatchObject({ kind: 'extract', jobId: extraction.id, delivery: 1 });
    expect(await resetFailedDocument(database.db, { userId: user.id, documentId: document.id })).toBe(false);
    await harness.work(extraction.id, () => Promise.resolve(done));
    expect(harness.added.at(-1)).toMatchObject({ jobId: risk.id, delivery: 1 });
    expect(await harness.row(second)).toMatchObject({ status: 'failed' });
  });

  it('a retry creates a new extraction when the row of the first one is gone', async () => {
    const { extraction, risk } = await failed();
    await database.pool.query('delete from jobs where id = $1', [extraction.id]);
    await harness.jobs.retry(user.id, risk.id);
    const again = harness.added.at(-1);
    expect(again).toMatchObject({ kind: 'extract', queue: 'cpu' });
    await harness.work(again?.jobId ?? '', () => Promise.resolve(done));
    expect(harness.added.at(-1)).toMatchObject({ jobId: risk.id, delivery: 1 });
  });

  it('a retry waits for the extraction that another job has already restarted', async () => {
    const { extraction, risk, second } = await failed();
    await harness.jobs.retry(user.id, risk.id);
    expect(await harness.jobs.retry(user.id, second.id)).toMatchObject({
      status: 'queued',
      stage: 'extract',
    });
    expect(delivered(second.id)).toBe(1);
    await harness.work(extraction.id, () => Promise.resolve(done));
    expect(delivered(second.id)).toBe(2);
  });

  it('a retry of the extraction requeues the jobs that failed with it, and no others', async () => {
    const { document, extraction, risk, second } = await failed();
    const other = await harness.add({
      userId: user.id,
      documentId: document.id,
      afterJobId: extraction.id,
    });
    await harness.work(other.id, () => Promise.reject(new AppError('model_failed')));
    await harness.jobs.retry(user.id, extraction.id);
    expect(await shown(risk.id)).toMatchObject({ status: 'queued', stage: 'extract', error: null });
    await harness.work(extraction.id, () => Promise.resolve(done));
    expect([risk, second, other].map(({ id }) => delivered(id))).toEqual([2, 2, 1]);
    expect(await harness.row(other)).toMatchObject({ status: 'failed', errorCode: 'model_failed' });
  });

  it('cancelling for a document cancels its jobs in the same transaction', async () => {
    const { document, extraction, risk } = await pair();
    const started = deferred();
    const working = harness.work(extraction.id, ({ signal }) => {
      started.resolve();
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    });
    await started.promise;
    const rows = await database.db.transaction((tx) => harness.jobs.cancelForDocument(tx, document.id));
    await harness.jobs.announceCancelled(rows);
    await working;
    expect((await harness.row(extraction)).status).toBe('cancelled');
    expect(await harness.row(risk)).toMatchObject({ status: 'cancelled', errorCode: 'not_found' });
  });
});

describe('cancellation of a queued extraction', () => {
  it('cancelling a queued extraction marks its document as failed and publishes a change of the documents', async () => {
    const document = await makeDocument(database.db, { userId: user.id, text: null });
    const extraction = await harness.add({ userId: user.id, kind: 'extract', documentId: document.id });
    const events: unknown[] = [];
    const end = harness.bus.subscribe('documents', (event) => {
      // Events of earlier tests may still be on their way.
      if (event.user_id === user.id) events.push(event);
    });
    await harness.jobs.cancel(user.id, extraction.id);
    await until(() => events.length > 0);
    end();
    expect(events).toEqual([{ topic: 'documents', user_id: user.id, reason: 'failed' }]);
    const { rows } = await database.pool.query('select status, error_code from documents where id = $1', [
      document.id,
    ]);
    expect(rows).toEqual([{ status: 'failed', error_code: 'cancelled' }]);
  });
});

describe('limits and delivery of new jobs', () => {
  it('queued jobs of a user are limited; helper jobs are exempt', async () => {
    for (let n = 0; n < LIMITS.jobs.queuedPerUser; n += 1) await harness.add({ userId: user.id });
    await expect(harness.add({ userId: user.id })).rejects.toMatchObject({
      code: 'job_limit',
      status: 503,
      retryAfter: 30,
    });
    await expect(harness.add({ userId: user.id, kind: 'extract' })).resolves.toMatchObject({
      queue: 'cpu',
    });
    const other = await makeUser(database.db);
    await expect(harness.add({ userId: other.id })).resolves.toMatchObject({ status: 'queued' });
  });

  it('a retry of a failed job counts against the limit of queued jobs', async () => {
    const failed = await harness.add({ userId: user.id });
    await harness.work(failed.id, () => Promise.reject(new AppError('model_failed')));
    for (let n = 0; n < LIMITS.jobs.queuedPerUser; n += 1) await harness.add({ userId: user.id });
    await expect(harness.jobs.retry(user.id, failed.id)).rejects.toMatchObject({ code: 'job_limit' });
    expect(await harness.row(failed)).toMatchObject({ status: 'failed', errorCode: 'model_failed' });
  });

  it("one user's twentieth job is queued behind another user's first", async () => {
    const greedy = user;
    for (let n = 0; n < 20; n += 1) await harness.add({ userId: greedy.id });
    const last = await harness.add({ userId: greedy.id });
    const modest = await makeUser(database.db);
    const first = await harness.add({ userId: modest.id });
    expect(last.priority).toBe(21);
    expect(first.priority).toBe(1);
  });

  it('a job whose delivery the queue refuses is left for the sweep to deliver', async () => {
    const row = await database.db.transaction((tx) =>
      harness.jobs.insert(tx, {
        kind: 'risk',
        userId: user.id,
        input: {},
        documentId: null,
        filename: null,
        requestId: 'request-1',
      }),
    );
    const add = harness.queues.add;
    harness.queues.add = () => Promise.reject(new Error('the queue is away'));
    try {
      await harness.jobs.deliver(row);
    } finally {
      harness.queues.add = add;
    }
    expect(await harness.row(row)).toMatchObject({ status: 'queued' });
    const { checkAt } = await harness.row(row);
    // Sooner than for a row that the queue has accepted.
    expect(checkAt.getTime()).toBeLessThan(Date.now() + LIMITS.jobs.deliveryCheckMs / 2);
  });
});
