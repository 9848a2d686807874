import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { jobParts, jobs, reportFiles, reports } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { LIMITS } from '#shared/limits.js';
import { testDatabase, waitUntilBlocked, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeReport, makeUser, type User } from '#tests/support/factories.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { removeEndedJobs } from './job-retention.js';

const { keptMs, removedAtOnce } = LIMITS.jobs;
const MINUTE = 60_000;
let database: TestDatabase;
let harness: JobHarness;
let user: User;

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
});
beforeEach(async () => {
  await database.db.delete(jobs);
  user = await makeUser(database.db);
});
afterAll(async () => {
  await harness.close();
  await database.close();
});

const sweep = (limit: number = removedAtOnce) => removeEndedJobs(database.db, { olderThanMs: keptMs, limit });
const ago = (ms: number) => new Date(Date.now() - ms);
/** Inserts a job that ended `ms` ago; by default one minute longer ago than ended jobs are kept. */
async function ended(values: Partial<typeof jobs.$inferInsert> = {}, ms = keptMs + MINUTE): Promise<JobRow> {
  const { id } = await harness.add({ userId: user.id });
  const [row] = await database.db
    .update(jobs)
    .set({ status: 'completed', finishedAt: ago(ms), ...values })
    .where(eq(jobs.id, id))
    .returning();
  if (row === undefined) throw new Error('the job is gone');
  return row;
}
const addPart = (jobId: string, documentId: string | null = null) =>
  database.db.insert(jobParts).values({
    jobId,
    seq: 0,
    userId: user.id,
    documentId,
    inputHash: 'a'.repeat(64),
    engine: 'builtin',
    promptVersion: '1',
    output: {},
    items: [],
  });
const addReport = (id: string, pdf: string | null = null) =>
  makeReport(database.db, { id, userId: user.id, pdf });
const left = async (...rows: JobRow[]) => {
  const ids = rows.map(({ id }) => id);
  const found = await database.db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.id, ids));
  return ids.filter((id) => found.some((row) => row.id === id));
};

describe('removal of ended jobs', () => {
  it('ended jobs are removed with their parts after twelve months, however they ended; others stay', async () => {
    const gone = [
      await ended(),
      await ended({ status: 'failed', errorCode: 'internal' }),
      await ended({ status: 'cancelled' }),
    ];
    for (const { id } of gone) await addPart(id);
    const recent = await ended({}, keptMs - MINUTE);
    await addPart(recent.id);
    const live = [
      await ended({ status: 'queued', finishedAt: null, createdAt: ago(2 * keptMs) }),
      await ended({ status: 'running', finishedAt: null, createdAt: ago(2 * keptMs) }),
    ];
    expect(await sweep()).toBe(3);
    expect(await left(...gone)).toEqual([]);
    expect(await left(recent, ...live)).toHaveLength(3);
    expect(await database.db.$count(jobParts)).toBe(1);
  });

  it('removing ended jobs leaves their reports and files', async () => {
    const job = await ended();
    const file = await makeDocument(database.db, { userId: user.id, origin: 'result' });
    await addReport(job.id, file.id);
    expect(await sweep()).toBe(1);
    const [report] = await database.db
      .select()
      .from(reports)
      .innerJoin(reportFiles, eq(reportFiles.reportId, reports.id))
      .where(eq(reports.id, job.id));
    expect(report?.report_files).toMatchObject({ reportId: job.id, name: 'pdf', documentId: file.id });
  });

  it('a job is removed only after the jobs that refer to it, so that none loses its link', async () => {
    const extraction = await ended({ kind: 'extract', queue: 'cpu' }, keptMs + 3 * MINUTE);
    const risk = await ended({ afterJobId: extraction.id }, keptMs + 2 * MINUTE);
    const report = await ended({ kind: 'report', queue: 'cpu', parentId: risk.id }, keptMs - MINUTE);
    expect(await sweep()).toBe(0);
    await database.db
      .update(jobs)
      .set({ finishedAt: ago(keptMs + MINUTE) })
      .where(eq(jobs.id, report.id));
    for (const next of [report, risk, extraction]) {
      expect(await sweep()).toBe(1);
      expect(await left(next)).toEqual([]);
    }
  });

  it('a failed PDF job stays while its report still has no PDF', async () => {
    const risk = await ended();
    await addReport(risk.id);
    const writing = await ended({
      kind: 'report',
      queue: 'cpu',
      status: 'failed',
      parentId: risk.id,
      input: { tool: 'risk', reportId: risk.id },
    });
    expect(await sweep()).toBe(0);
    expect(await left(risk, writing)).toHaveLength(2);
    await database.db.delete(reports).where(eq(reports.id, risk.id));
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(1);
  });

  it('ended jobs are removed in batches, the oldest first', async () => {
    const [younger, oldest] = [await ended(), await ended({}, keptMs + 2 * MINUTE)];
    expect(await sweep(1)).toBe(1);
    expect(await left(younger, oldest)).toEqual([younger.id]);
  });
});

describe('removal and retry of a job at the same moment', () => {
  it('a job that is being retried is not removed', async () => {
    const job = await ended({ status: 'failed' });
    const other = await database.pool.connect();
    try {
      await other.query('begin');
      await other.query('select 1 from jobs where id = $1 for update', [job.id]);
      const retried = harness.jobs.retry(user.id, job.id);
      await waitUntilBlocked(database);
      expect(await sweep()).toBe(0);
      await other.query('commit');
      expect(await retried).toMatchObject({ id: job.id, status: 'queued' });
      expect(await sweep()).toBe(0);
    } finally {
      other.release();
    }
  });

  it('a retry finds no job that is being removed', async () => {
    const document = await makeDocument(database.db, { userId: user.id, text: null, status: 'failed' });
    const job = await ended({ status: 'failed', stage: 'extract', documentId: document.id });
    const other = await database.pool.connect();
    try {
      await other.query('begin');
      await other.query('delete from jobs where id = $1', [job.id]);
      const retried = harness.jobs.retry(user.id, job.id);
      const refused = expect(retried).rejects.toMatchObject({ code: 'not_found' });
      await waitUntilBlocked(database);
      await other.query('commit');
      await refused;
    } finally {
      other.release();
    }
  });

  it('removal gives way to a transaction that removes a document with the same parts', async () => {
    const document = await makeDocument(database.db, { userId: user.id });
    const job = await ended({ documentId: document.id });
    await addPart(job.id, document.id);
    const other = await database.pool.connect();
    try {
      await other.query('begin');
      await other.query('delete from job_parts where job_id = $1', [job.id]);
      const removal = expect(sweep()).rejects.toMatchObject({ cause: { code: '55P03' } });
      // The removal waits for half a second at most: if that passed before we saw it, it has already given way.
      await Promise.race([waitUntilBlocked(database), removal]);
      // Each transaction waits for the other now, until one gives way.
      await other.query('delete from documents where id = $1', [document.id]);
      await other.query('commit');
      await removal;
    } finally {
      other.release();
    }
    expect(await sweep()).toBe(1);
  });
});
