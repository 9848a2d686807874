import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { openCarriers, type Carriers } from '#platform/carriers/carriers.js';
import { systemClock } from '#platform/clock.js';
import type { Database } from '#platform/db/client.js';
import { jobs } from '#platform/db/schema/index.js';
import { createJobs } from '#platform/jobs/service.js';
import type { Consumer } from '#platform/queue/queues.js';
import type { AuditEntry, FailedJob, QueueState } from '#shared/api/admin.js';
import { signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { makeDocument } from '#tests/support/factories.js';
import { until } from '#tests/support/until.js';

/** Real queues, as the server has them; other test processes use queues of their own. */
type Process = Carriers['queues'];
let t: TestApp;
let queues: Process;
let adminUser: Awaited<ReturnType<typeof signedIn>>['agent'];
let userId: string;

beforeAll(async () => {
  t = await testApp({
    deps: async ({ config, db, pool, bus, log }) => {
      ({ queues } = await openCarriers(config, { db, pool, log }, ['queues']));
      return { queues, jobs: createJobs({ db, bus, log, queues, clock: systemClock }) };
    },
  });
  adminUser = (await signedIn(t, { role: 'admin' })).agent;
  userId = (await signedIn(t)).user.id;
});
afterAll(async () => {
  await queues.close();
  await t.close();
});

const state = async (name: string) => {
  const { body } = await adminUser.get('/admin/queues').expect(200);
  const found = (body as QueueState[]).find((queue) => queue.name === name);
  if (found === undefined) throw new Error(`no queue ${name}`);
  return found;
};
/** Starts a consumer of a queue, as another process would be, and records the jobs it received. */
async function consumer(name: 'analysis' | 'cpu') {
  const { queues: process } = await openCarriers(t.deps.config, { ...t.deps, consumers: 2 }, ['queues']);
  const handed: string[] = [];
  const take = (queue: 'analysis' | 'cpu'): Promise<Consumer> =>
    process.consume(
      queue,
      (jobId) => {
        handed.push(jobId);
        return Promise.resolve();
      },
      1,
    );
  const consumers = [await take(name)];
  return {
    handed,
    async alsoTake(queue: 'analysis' | 'cpu') {
      consumers.push(await take(queue));
    },
    async close() {
      await Promise.all(consumers.map((one) => one.close(1_000)));
      await process.close();
    },
  };
}
const entry = (jobId: string) =>
  ({ queue: 'analysis', jobId, delivery: 0, kind: 'risk', priority: 1, delayMs: 0 }) as const;
const addRow = async (db: Database, values: Partial<typeof jobs.$inferInsert>) => {
  const base = {
    userId,
    kind: 'risk',
    queue: 'analysis',
    input: {},
    requestId: 'request-7',
    priority: 1,
  } as const;
  const [row] = await db
    .insert(jobs)
    .values({ ...base, ...values })
    .returning();
  if (row === undefined) throw new Error('no row');
  return row;
};

describe('pausing a queue', () => {
  it('a paused queue stays paused in every process and after restarts until it is resumed', async () => {
    const first = await consumer('analysis');
    await adminUser.post('/admin/queues/analysis/pause').expect(204);
    expect(await state('analysis')).toMatchObject({ paused: true });
    expect(await state('cpu')).toMatchObject({ paused: false });
    const late = await consumer('analysis');
    await queues.add(entry('job-a'));
    // A job on a queue that is not paused, added later, arrives: so the paused one delivers nothing.
    const other = await consumer('cpu');
    await queues.add({ ...entry('job-b'), queue: 'cpu' });
    await until(() => other.handed.length === 1);
    expect([...first.handed, ...late.handed]).toEqual([]);
    expect(await queues.has(entry('job-a'))).toBe(true);
    await first.close();

    await adminUser.post('/admin/queues/analysis/resume').expect(204);
    await until(() => late.handed.length === 1);
    expect(await state('analysis')).toMatchObject({ paused: false });
    await Promise.all([late.close(), other.close()]);
    const { body } = await adminUser.get('/admin/audit').query({ limit: '2' });
    expect((body as AuditEntry[]).map(({ action, subject }) => [action, subject])).toEqual([
      ['queue_resumed', 'analysis'],
      ['queue_paused', 'analysis'],
    ]);
  });

  it('pausing an unknown queue answers 404', async () => {
    await adminUser.post('/admin/queues/nothing/pause').expect(404);
  });
});

describe('the list of queues', () => {
  it('the list of queues counts the workers of each queue and drops those that have closed', async () => {
    // Workers of the previous test are listed for a moment after they have closed.
    await until(async () => (await state('analysis')).workers === 0);
    const one = await consumer('analysis');
    await one.alsoTake('cpu');
    const two = await consumer('analysis');
    expect((await state('analysis')).workers).toBe(2);
    expect((await state('cpu')).workers).toBe(1);
    const names = (await Promise.all([queues.workers('analysis'), queues.workers('cpu')])).flat();
    expect(new Set(names).size).toBe(2);
    await one.close();
    await until(async () => (await state('analysis')).workers === 1);
    await two.close();
  });

  it('the list of queues counts waiting, active and failed jobs, and gives the oldest wait', async () => {
    const { db } = t.deps;
    await addRow(db, { runAfter: new Date(Date.now() - 90_000) });
    await addRow(db, { runAfter: new Date(Date.now() + 90_000) });
    await addRow(db, { status: 'running' });
    await addRow(db, { status: 'failed', finishedAt: new Date() });
    await addRow(db, { status: 'failed', finishedAt: new Date(Date.now() - 25 * 3_600_000) });
    // A locked file is its owner's, and no failure of the installation.
    await addRow(db, { status: 'failed', finishedAt: new Date(), errorCode: 'document_encrypted' });
    await addRow(db, { status: 'completed', finishedAt: new Date() });
    const found = await state('analysis');
    expect(found).toMatchObject({ waiting: 2, active: 1, failed: 1 });
    expect(found.oldest_wait_seconds).toBeGreaterThanOrEqual(89);
    expect(found.oldest_wait_seconds).toBeLessThan(150);
    expect(await state('interactive')).toMatchObject({ waiting: 0, oldest_wait_seconds: null });
    await db.delete(jobs);
  });
});

describe('failed jobs', () => {
  it('failed jobs are listed with error and request id but without file names', async () => {
    await addRow(t.deps.db, {
      status: 'failed',
      filename: 'secret-merger.pdf',
      error: 'Something went wrong.',
      errorCode: 'internal',
      finishedAt: new Date(),
    });
    const { body, text } = await adminUser.get('/admin/jobs/failed').expect(200);
    expect((body as FailedJob[])[0]).toMatchObject({
      kind: 'risk',
      queue: 'analysis',
      error: 'Something went wrong.',
      error_code: 'internal',
      request_id: 'request-7',
    });
    expect(text).not.toContain('secret-merger');
    await t.deps.db.delete(jobs);
  });

  it('a file that cannot be read is no failed job to be retried', async () => {
    const { db } = t.deps;
    const file = await addRow(db, {
      status: 'failed',
      finishedAt: new Date(),
      errorCode: 'document_encrypted',
    });
    const ours = await addRow(db, {
      status: 'failed',
      finishedAt: new Date(),
      errorCode: 'document_damaged',
    });
    const listed = (await adminUser.get('/admin/jobs/failed').expect(200)).body as FailedJob[];
    const ids = listed.map(({ id }) => id);
    expect([ids.includes(file.id), ids.includes(ours.id)]).toEqual([false, true]);
    await db.delete(jobs).where(inArray(jobs.id, [file.id, ours.id]));
  });

  it('a failed extraction is one row, and its retry also requeues the jobs that waited for it', async () => {
    const { db } = t.deps;
    const document = await makeDocument(db, { userId, text: null, status: 'failed', errorCode: 'internal' });
    const failed = { status: 'failed', documentId: document.id, finishedAt: new Date() } as const;
    const reading = await addRow(db, { ...failed, kind: 'extract', queue: 'cpu' });
    const waited = await addRow(db, { ...failed, afterJobId: reading.id, stage: 'extract' });
    const later = await addRow(db, { ...failed, afterJobId: reading.id, stage: 'analyze' });
    const listed = async () =>
      ((await adminUser.get('/admin/jobs/failed').expect(200)).body as FailedJob[])
        .map(({ id }) => id)
        .sort();
    expect(await listed()).toEqual([reading.id, later.id].sort());

    await adminUser.post(`/admin/jobs/${reading.id}/retry`).expect(202);
    expect(await listed()).toEqual([later.id]);
    const { rows } = await t.database.pool.query('select id, after_job_id from jobs where status = $1', [
      'queued',
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: reading.id, after_job_id: null },
        { id: waited.id, after_job_id: reading.id },
      ]),
    );
    expect(rows).toHaveLength(2);

    // The extraction has now succeeded: a job that fails afterwards has a cause of its own.
    await db.update(jobs).set({ status: 'completed' }).where(eq(jobs.id, reading.id));
    await db.update(jobs).set({ status: 'failed', stage: 'extract' }).where(eq(jobs.id, waited.id));
    expect(await listed()).toEqual([later.id, waited.id].sort());
    await db.delete(jobs);
  });

  it("an administrator's retry requeues a failed job for its owner, once", async () => {
    const document = await makeDocument(t.deps.db, { userId });
    const row = await addRow(t.deps.db, {
      status: 'failed',
      documentId: document.id,
      finishedAt: new Date(),
    });
    const { body } = await adminUser.post(`/admin/jobs/${row.id}/retry`).expect(202);
    expect(body).toMatchObject({ id: row.id, status: 'queued' });
    expect(t.bus.published).toContainEqual(expect.objectContaining({ topic: 'job', user_id: userId }));
    await adminUser.post(`/admin/jobs/${row.id}/retry`).expect(409);
    await adminUser.post('/admin/jobs/00000000-0000-4000-8000-000000000000/retry').expect(404);
    const { body: entries } = await adminUser.get('/admin/audit').query({ limit: '1' });
    expect((entries as AuditEntry[])[0]).toMatchObject({ action: 'job_retried', subject: row.id });
  });
});
