import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq, inArray } from 'drizzle-orm';
import type request from 'supertest';
import { documentItem, type DocumentItem } from '#shared/api/documents.js';
import { riskReport, type RiskReport } from '#shared/api/risk.js';
import type { Job } from '#shared/contracts/jobs.js';
import { storageUsage } from '#platform/db/queries/documents.js';
import { blobChunks, blobs, documents, documentTexts, jobs } from '#platform/db/schema/index.js';
import { addUser, signedIn, type TestApp } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { waitUntilBlocked } from '#tests/support/database.js';
import { deferred } from '#tests/support/deferred.js';
import { makeDocument } from '#tests/support/factories.js';
import { until } from '#tests/support/until.js';

const NEW = 'The Supplier shall be liable without limitation for any and all losses of the Customer.';
/** What an earlier version of the reader made of the same file. */
const OLD = 'The Supplier shall be liab1e without limitation for any and all losses of the Customer.';

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
let db: TestApp['database']['db'];
let agent: ReturnType<typeof request.agent>;
let userId: string;

beforeAll(async () => {
  app = await createAppWithWorker();
  db = app.database.db;
});
afterEach(async () => {
  app.resume();
  await app.idle();
});
afterAll(() => app.close());

/** Signs somebody in and stores a document that an earlier version of the reader has read; returns its id. */
async function olderDocument(): Promise<string> {
  const made = await signedIn(app);
  agent = made.agent;
  userId = made.user.id;
  const { body } = await agent.post('/documents/upload').attach('file', Buffer.from(NEW), 'lease.txt');
  const { doc_id: id } = body as { doc_id: string };
  await app.idle();
  await db.update(documentTexts).set({ content: OLD }).where(eq(documentTexts.documentId, id));
  await db.update(documents).set({ readerVersion: null, readAt: null }).where(eq(documents.id, id));
  return id;
}
const readAgain = (id: string) => agent.post(`/documents/${id}/read-again`).set('Prefer', 'respond-async');
const startReading = async (id: string) => (await readAgain(id).expect(202)).body as Job;
const jobOf = async (id: string) => (await agent.get(`/jobs/${id}`).expect(200)).body as Job;
const list = async () => (await agent.get('/documents').expect(200)).body as DocumentItem[];
const textOf = async (id: string) =>
  ((await agent.get(`/documents/content/${id}`).expect(200)).body as { content: string }).content;
const analyze = async (id: string): Promise<RiskReport> =>
  riskReport.parse((await agent.post('/risk').send({ doc_id: id }).expect(200)).body);
const reportOf = async (id: string) => riskReport.parse((await agent.get(`/risk/${id}`).expect(200)).body);
const codeOf = (answer: request.Response) => [answer.status, (answer.body as { code: string }).code];
/** Makes a document's file one that cannot be read. */
async function damage(id: string): Promise<void> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  const bytes = Buffer.from(
    '%PDF-1.7 and nothing more that is like a PDF at all, in as many bytes as before it was.',
  );
  await db
    .update(blobChunks)
    .set({ bytes: bytes.subarray(0, row?.size) })
    .where(eq(blobChunks.blobId, row?.blobId ?? ''));
  await db.update(documents).set({ contentType: 'application/pdf' }).where(eq(documents.id, id));
}

describe('a document that is read again', () => {
  it('gets its new text under an id of its own, in the same place, and the old one goes where no report needs it', async () => {
    const id = await olderDocument();
    const newer = await makeDocument(db, { userId });
    const [, before] = await list();
    expect(before).toMatchObject({ _id: id, earlier_reader: true, read_again_at: null });
    const { body } = await agent.post(`/documents/${id}/read-again`).expect(200);
    const item = documentItem.parse(body);
    expect(item).toEqual({
      ...before,
      _id: expect.not.stringMatching(id),
      earlier_reader: false,
      read_again_at: expect.any(String),
    });
    expect((await list()).map(({ _id }) => _id)).toEqual([newer.id, item._id]);
    expect(await textOf(item._id)).toBe(NEW);
    await agent.get(`/documents/content/${id}`).expect(404);
    const file = await agent.get(`/documents/download/${item._id}`).expect(200);
    expect(file.text).toBe(NEW);
    expect((await storageUsage(db, userId)).uploads).toBe(2);
  });

  it('stays with its old text for the reports that stand on it, which name the newer reading', async () => {
    const id = await olderDocument();
    const report = await analyze(id);
    expect(report.newer_reading).toBeNull();
    // The report's PDF counts too.
    await app.idle();
    const usage = await storageUsage(db, userId);
    const job = await startReading(id);
    await app.idle();
    const newId = (await jobOf(job.id)).result?.id ?? '';
    expect(await reportOf(report.id)).toEqual({
      ...report,
      report_doc_id: expect.any(String),
      newer_reading: newId,
    });
    expect(await textOf(id)).toBe(OLD);
    expect(await textOf(newId)).toBe(NEW);
    expect((await list()).map(({ _id }) => _id)).toEqual([newId]);
    // One file, however often it was read.
    expect(await storageUsage(db, userId)).toEqual(usage);
    expect((await analyze(newId)).newer_reading).toBeNull();

    await agent.delete(`/risk/${report.id}`).expect(204);
    await agent.get(`/documents/content/${id}`).expect(404);
    await agent.get(`/documents/download/${newId}`).expect(200);
  });

  it('can be read any number of times, and names the last reading in every report', async () => {
    const id = await olderDocument();
    const first = await analyze(id);
    const second = documentItem.parse((await agent.post(`/documents/${id}/read-again`).expect(200)).body);
    const other = await analyze(second._id);
    const third = documentItem.parse(
      (await agent.post(`/documents/${second._id}/read-again`).expect(200)).body,
    );
    for (const { id: report } of [first, other])
      expect((await reportOf(report)).newer_reading).toBe(third._id);
    expect([second.upload_id, third.upload_id]).toEqual([id, id]);
    const rows = await agent.get(`/documents?before=${third._id}`).expect(200);
    expect(rows.body).toEqual([]);
  });

  it('is removed with all of its readings, and its reports stay without text', async () => {
    const id = await olderDocument();
    const report = await analyze(id);
    const item = documentItem.parse((await agent.post(`/documents/${id}/read-again`).expect(200)).body);
    const [row] = await db.select().from(documents).where(eq(documents.id, id));
    await agent.delete(`/documents/${item._id}`).expect(204);
    await agent.get(`/documents/content/${id}`).expect(404);
    expect(await db.$count(blobs, eq(blobs.id, row?.blobId ?? ''))).toBe(0);
    expect(await reportOf(report.id)).toMatchObject({ document_id: null, newer_reading: null });
  });
});

describe('while a document is read again', () => {
  it('its old text stays in place, and the list names the job', async () => {
    const id = await olderDocument();
    app.pause('extract');
    const job = await startReading(id);
    expect(job).toMatchObject({ kind: 'extract', status: 'queued', document_id: id });
    expect(await list()).toMatchObject([{ _id: id, status: 'ready', reading_again: job.id }]);
    expect(await textOf(id)).toBe(OLD);
  });

  it('further requests answer the same job, with and without an Idempotency-Key', async () => {
    const id = await olderDocument();
    app.pause('extract');
    const keyed = () => readAgain(id).set('Idempotency-Key', 'again-1').expect(202);
    const answers = await Promise.all([startReading(id), startReading(id), startReading(id)]);
    const { id: job } = (await keyed()).body as Job;
    expect(new Set([...answers.map((one) => one.id), job]).size).toBe(1);
    app.resume();
    await app.idle();
    expect(((await keyed()).body as Job).status).toBe('completed');
    expect(await db.$count(documents, eq(documents.userId, userId))).toBe(1);
  });

  it('an analysis waits for the new text and works on it', async () => {
    const id = await olderDocument();
    app.pause('extract');
    await startReading(id);
    const { body } = await agent.post('/risk').set('Prefer', 'respond-async').send({ doc_id: id });
    const analysis = body as Job;
    expect(analysis).toMatchObject({ status: 'queued', stage: 'extract', document_id: id });
    app.resume();
    await app.idle();
    const report = await reportOf(analysis.id);
    const [item] = await list();
    expect(report).toMatchObject({ document_id: item?._id, newer_reading: null });
    expect(report.risks[0]?.extracted_text_snippet).toContain('liable');
    expect(await db.$count(documents, eq(documents.id, id))).toBe(0);
  });

  it('an analysis that runs already ends on the text that it has', async () => {
    const id = await olderDocument();
    app.pause('risk');
    const { body } = await agent.post('/risk').set('Prefer', 'respond-async').send({ doc_id: id });
    const { id: analysis } = body as Job;
    // Another worker has it.
    await db
      .update(jobs)
      .set({ status: 'running', startedAt: new Date(), claimToken: '00000000-0000-4000-8000-000000000000' })
      .where(eq(jobs.id, analysis));
    await startReading(id);
    await app.idle();
    expect(await textOf(id)).toBe(OLD);
    expect((await jobOf(analysis)).document_id).toBe(id);
    // Its worker stops and returns it.
    await db.update(jobs).set({ status: 'queued', claimToken: null }).where(eq(jobs.id, analysis));
    app.resume();
    await app.idle();
    expect(await reportOf(analysis)).toMatchObject({
      document_id: id,
      newer_reading: (await list())[0]?._id,
    });
  });

  it('a failed analysis is retried on the new text', async () => {
    const id = await olderDocument();
    const [failed] = await db
      .insert(jobs)
      .values({
        ...{
          userId,
          kind: 'risk',
          queue: 'analysis',
          status: 'failed',
          documentId: id,
          filename: 'lease.txt',
        },
        ...{ input: { documentId: id, lang: 'en', party: null }, requestId: 'r', priority: 1 },
        ...{ startedAt: new Date(), finishedAt: new Date(), errorCode: 'model_failed', error: 'Away.' },
      })
      .returning();
    await startReading(id);
    await app.idle();
    await agent.post(`/jobs/${failed?.id}/retry`).expect(202);
    await app.idle();
    expect((await reportOf(failed?.id ?? '')).document_id).toBe((await list())[0]?._id);
  });

  it('removing the document ends the reading', async () => {
    const id = await olderDocument();
    app.pause('extract');
    const { id: job } = await startReading(id);
    await agent.delete(`/documents/${id}`).expect(204);
    app.resume();
    await app.idle();
    expect(await jobOf(job)).toMatchObject({ status: 'cancelled' });
    expect(await list()).toEqual([]);
    expect(await db.$count(documents, eq(documents.userId, userId))).toBe(0);
  });

  it('removing the document at the moment when the reading ends removes both texts', async () => {
    const id = await olderDocument();
    await analyze(id);
    await app.idle();
    app.pause('extract');
    await startReading(id);
    const held = deferred();
    const release = deferred();
    const holding = db.transaction(async (tx) => {
      await tx.select().from(documents).where(eq(documents.id, id)).for('update');
      held.resolve();
      await release.promise;
    });
    await held.promise;
    app.resume();
    // The job's end waits for the document, and has locked the job.
    await waitUntilBlocked(app.database);
    const removal = agent.delete(`/documents/${id}`).then(({ status }) => status);
    await until(async () => {
      const { rows } = await app.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length === 2;
    });
    release.resolve();
    await holding;
    expect(await removal).toBe(204);
    await app.idle();
    expect(await list()).toEqual([]);
    const own = and(eq(documents.userId, userId), inArray(documents.origin, ['upload', 'earlier']));
    expect(await db.$count(documents, own)).toBe(0);
  });

  it('erasing the account leaves nothing of it', async () => {
    const id = await olderDocument();
    await analyze(id);
    await app.idle();
    app.pause('extract');
    await startReading(id);
    const [row] = await db.select().from(documents).where(eq(documents.id, id));
    const [{ email } = { email: '' }] = [(await agent.get('/auth/me')).body as { email: string }];
    const { agent: admin } = await signedIn(app, { role: 'admin' });
    await admin.delete(`/admin/users/${email}`).expect(204);
    app.resume();
    await app.idle();
    expect(await db.$count(documents, eq(documents.userId, userId))).toBe(0);
    expect(await db.$count(blobs, eq(blobs.id, row?.blobId ?? ''))).toBe(0);
  });
});

describe('a reading that does not succeed', () => {
  it('leaves the document and its text as they were when it fails', async () => {
    const id = await olderDocument();
    const before = await list();
    await damage(id);
    const answer = await agent.post(`/documents/${id}/read-again`);
    expect(codeOf(answer)).toEqual([422, 'document_damaged']);
    expect(await list()).toEqual(before.map((item) => ({ ...item, content_type: 'application/pdf' })));
    expect(await textOf(id)).toBe(OLD);
    expect(await db.$count(documents, eq(documents.userId, userId))).toBe(1);
  });

  it('leaves them when it is cancelled, and analyses that waited for it work on the old text', async () => {
    const id = await olderDocument();
    app.pause('extract');
    const { id: job } = await startReading(id);
    const { body } = await agent.post('/risk').set('Prefer', 'respond-async').send({ doc_id: id });
    await agent.post(`/jobs/${job}/cancel`).expect(202);
    app.resume();
    await app.idle();
    expect(await list()).toMatchObject([{ _id: id, status: 'ready', reading_again: null }]);
    expect(await reportOf((body as Job).id)).toMatchObject({ document_id: id, newer_reading: null });
  });

  it('cannot be retried while another one is under way', async () => {
    const id = await olderDocument();
    app.pause('extract');
    const { id: job } = await startReading(id);
    await db.update(jobs).set({ status: 'failed', finishedAt: new Date() }).where(eq(jobs.id, job));
    await startReading(id);
    expect(codeOf(await agent.post(`/jobs/${job}/retry`))).toEqual([409, 'job_not_failed']);
  });
});

describe('what cannot be read again, or has not been read', () => {
  it('a document that could not be read is read in its own place', async () => {
    const id = await olderDocument();
    await db.delete(documentTexts).where(eq(documentTexts.documentId, id));
    const failed = { status: 'failed', errorCode: 'document_scanned' } as const;
    await db.update(documents).set(failed).where(eq(documents.id, id));
    const item = documentItem.parse((await agent.post(`/documents/${id}/read-again`).expect(200)).body);
    expect(item).toMatchObject({ _id: id, status: 'ready', error_code: null, read_again_at: null });
    expect(await textOf(id)).toBe(NEW);
  });

  it('a document that is still being read answers the job that reads it', async () => {
    const { agent: owner } = await signedIn(app);
    agent = owner;
    app.pause('extract');
    const { body } = await agent.post('/documents/upload').attach('file', Buffer.from(NEW), 'lease.txt');
    const { doc_id: id } = body as { doc_id: string };
    const job = await startReading(id);
    expect(job.document_id).toBe(id);
    expect(await list()).toMatchObject([{ _id: id, status: 'pending', reading_again: null }]);
    expect(await db.$count(jobs, eq(jobs.documentId, id))).toBe(1);
  });

  it('a pasted text, a file of a report and an earlier reading are refused, and foreign documents are not found', async () => {
    const id = await olderDocument();
    await analyze(id);
    await agent.post(`/documents/${id}/read-again`).expect(200);
    const refused = [409, 'not_readable_again'];
    expect(codeOf(await readAgain(id))).toEqual(refused);
    for (const origin of ['pasted', 'result', 'export'] as const)
      expect(codeOf(await readAgain((await makeDocument(db, { userId, origin })).id))).toEqual(refused);
    const foreign = await makeDocument(db, { userId: (await addUser(app)).id });
    expect(codeOf(await readAgain(foreign.id))).toEqual([404, 'not_found']);
  });

  it('a long scan is read as a whole where the request asks for it', async () => {
    const id = await olderDocument();
    app.pause('extract');
    const answer = await agent
      .post(`/documents/${id}/read-again?recognize=all`)
      .set('Prefer', 'respond-async');
    const [row] = await db
      .select()
      .from(jobs)
      .where(eq(jobs.id, (answer.body as Job).id));
    expect(row?.input).toEqual({ documentId: id, recognize: 'all', again: true });
    const other = await agent.post(`/documents/${id}/read-again?recognize=some`);
    expect(codeOf(other)).toEqual([400, 'invalid_input']);
  });

  it('a long scan that was recognized at its owner’s request is recognized as a whole again', async () => {
    const id = await olderDocument();
    const pages = Array.from({ length: 201 }, (_, index) => index + 1);
    const map = { pages: [], sections: [], warnings: [{ code: 'pages_recognized', pages }] };
    await db.update(documentTexts).set({ map }).where(eq(documentTexts.documentId, id));
    app.pause('extract');
    const { id: job } = await startReading(id);
    const [row] = await db.select().from(jobs).where(eq(jobs.id, job));
    expect(row?.input).toEqual({ documentId: id, recognize: 'all', again: true });
  });
});
