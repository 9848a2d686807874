import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findJobView } from '#platform/db/queries/job-views.js';
import { resetFailedDocument } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import { LIMITS } from '#shared/limits.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser, type User } from '#tests/support/factories.js';
import { gate, jobStand, type JobStand } from '#tests/support/job-stand.js';
import { until } from '#tests/support/until.js';
import { presentJob } from './present.js';

let database: TestDatabase;
let stand: JobStand;
let user: User;

beforeAll(async () => {
  database = await testDatabase();
  stand = await jobStand(database);
});
beforeEach(async () => {
  user = await makeUser(database.db);
});
afterAll(async () => {
  await stand.close();
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
    const extraction = await stand.add({
      userId: user.id,
      kind: 'extract',
      documentId: document.id,
      visible: false,
    });
    const risk = await stand.add({ userId: user.id, documentId: document.id, afterJobId: extraction.id });
    return { document, extraction, risk };
  };
  const delivered = (jobId: string) => stand.added.filter((entry) => entry.jobId === jobId).length;

  it('shows the extraction as its own first stage, and is delivered when that has ended', async () => {
    const { extraction, risk } = await pair();
    expect(delivered(risk.id)).toBe(0);
    expect(await shown(risk.id)).toMatchObject({ status: 'queued', stage: 'extract', position: null });
    const before = (await shown(risk.id))?.version ?? Infinity;
    let during: Awaited<ReturnType<typeof shown>>;
    await stand.work(extraction.id, async (context) => {
      context.progress('extract', 5, 26);
      await until(async () => (await shown(risk.id))?.done === 5);
      during = await shown(risk.id);
      return done;
    });
    expect(during).toMatchObject({ status: 'running', stage: 'extract', done: 5, total: 26 });
    expect(during?.version).toBeGreaterThan(before);
    await until(() =>
      stand.seen.some((job) => job.id === risk.id && job.stage === 'extract' && job.done === 5),
    );
    expect(delivered(risk.id)).toBe(1);
    expect(await shown(risk.id)).toMatchObject({ status: 'queued', stage: null, position: 1 });
  });

  it('is delivered too when the extraction has failed, and the document says why', async () => {
    const { document, extraction, risk } = await pair();
    await stand.work(extraction.id, () => Promise.reject(new AppError('document_encrypted')));
    expect(delivered(risk.id)).toBe(1);
    const { rows } = await database.pool.query('select status, error_code from documents where id = $1', [
      document.id,
    ]);
    expect(rows).toEqual([{ status: 'failed', error_code: 'document_encrypted' }]);
  });

  it('that failed with its document is tried again from the reading', async () => {
    const { document, extraction, risk } = await pair();
    await stand.work(extraction.id, () => Promise.reject(new AppError('document_too_complex')));
    await stand.work(risk.id, () => Promise.reject(new AppError('document_too_complex')));
    expect(await stand.jobs.retry(user.id, risk.id)).toMatchObject({ status: 'queued', stage: 'extract' });
    const again = stand.added.at(-1);
    expect(again).toMatchObject({ kind: 'extract', queue: 'cpu' });
    expect(await resetFailedDocument(database.db, { userId: user.id, documentId: document.id })).toBe(false);
    await stand.work(again?.jobId ?? '', () => Promise.resolve(done));
    expect(stand.added.at(-1)).toMatchObject({ jobId: risk.id, delivery: 1 });
  });

  it('is cancelled with its document, in the same transaction', async () => {
    const { document, extraction, risk } = await pair();
    const started = gate();
    const working = stand.work(extraction.id, ({ signal }) => {
      started.open();
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    });
    await started.opened;
    const rows = await database.db.transaction((tx) => stand.jobs.cancelForDocument(tx, document.id));
    await stand.jobs.announceCancelled(rows);
    await working;
    expect((await stand.row(extraction)).status).toBe('cancelled');
    expect(await stand.row(risk)).toMatchObject({ status: 'cancelled', errorCode: 'not_found' });
  });
});

describe('accepting jobs', () => {
  it('is held to a number of waiting jobs a user, helpers apart', async () => {
    for (let n = 0; n < LIMITS.jobs.queuedPerUser; n += 1) await stand.add({ userId: user.id });
    await expect(stand.add({ userId: user.id })).rejects.toMatchObject({
      code: 'job_limit',
      status: 503,
      retryAfter: 30,
    });
    await expect(stand.add({ userId: user.id, kind: 'extract', visible: false })).resolves.toMatchObject({
      queue: 'cpu',
    });
    const other = await makeUser(database.db);
    await expect(stand.add({ userId: other.id })).resolves.toMatchObject({ status: 'queued' });
  });

  it("puts a user's twentieth job behind another's first", async () => {
    const greedy = user;
    for (let n = 0; n < 20; n += 1) await stand.add({ userId: greedy.id });
    const last = await stand.add({ userId: greedy.id });
    const modest = await makeUser(database.db);
    const first = await stand.add({ userId: modest.id });
    expect(last.priority).toBe(21);
    expect(first.priority).toBe(1);
  });

  it('survives a queue that refuses: the row waits for the sweep', async () => {
    const row = await database.db.transaction((tx) =>
      stand.jobs.insert(tx, {
        kind: 'risk',
        userId: user.id,
        input: {},
        documentId: null,
        filename: null,
        requestId: 'request-1',
      }),
    );
    const add = stand.queues.add;
    stand.queues.add = () => Promise.reject(new Error('the queue is away'));
    try {
      await stand.jobs.deliver(row);
    } finally {
      stand.queues.add = add;
    }
    expect(await stand.row(row)).toMatchObject({ status: 'queued' });
    const { checkAt } = await stand.row(row);
    expect(checkAt.getTime()).toBeLessThan(Date.now() + LIMITS.jobs.deliveryCheckMs);
  });
});
