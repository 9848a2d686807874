import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { blobs, jobs } from '#platform/db/schema/index.js';
import type { RiskReport } from '#shared/api/risk.js';
import type { Job } from '#shared/contracts/jobs.js';
import { startS3, type FakeS3 } from '#tests/fakes/s3.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { until } from '#tests/support/until.js';
import { unzip } from '#tests/support/unzip.js';

type Agent = ReturnType<typeof request.agent>;

const CONTRACT =
  Buffer.from(`SERVICES AGREEMENT between Najd Trading ("Customer") and Sahara Systems ("Supplier").

1. Term. This Agreement renews automatically for further periods of five years.

2. Liability. The Supplier shall be liable without limitation for any and all losses of the Customer.`);
const AWAY = { status: 503, code: 'SlowDown' };
const HOUR = 60 * 60_000;

let s3: FakeS3;
let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  s3 = await startS3();
  app = await createAppWithWorker({ env: s3.env });
});
afterEach(async () => {
  s3.heal();
  await app.idle();
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

const upload = (agent: Agent, name = 'contract.txt') =>
  agent.post('/documents/upload').attach('file', CONTRACT, name);
const binary = (res: request.Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  res.on('data', (chunk: Buffer) => chunks.push(chunk));
  res.on('end', () => done(null, Buffer.concat(chunks)));
};
async function download(agent: Agent, id: string): Promise<Buffer> {
  const path = `/documents/download/${id}`;
  const { body } = await agent
    .get(path)
    .buffer(true)
    .parse(binary as never)
    .expect(200);
  return body as Buffer;
}
const ended = (agent: Agent, id: string) =>
  until(async () => {
    const job = (await agent.get(`/jobs/${id}`).expect(200)).body as Job;
    return job.finished_at !== null && job;
  });

it('a user works on files in a bucket, from the upload to the erasure, which leaves the bucket empty', async () => {
  const { agent, user } = await signedIn(app);
  const { body: uploaded } = await upload(agent).expect(201);
  const { doc_id } = uploaded as { doc_id: string };
  const { id } = (await agent.post('/risk').send({ doc_id }).expect(200)).body as RiskReport;
  const pdf = await until(async () => {
    const { report_doc_id } = (await agent.get(`/risk/${id}`).expect(200)).body as RiskReport;
    return report_doc_id ?? false;
  });
  expect((await download(agent, doc_id)).equals(CONTRACT)).toBe(true);
  expect((await download(agent, pdf)).subarray(0, 5).toString()).toBe('%PDF-');

  const job = (await agent.post('/auth/export').expect(202)).body as Job;
  const { result } = await ended(agent, job.id);
  const files = await unzip(await download(agent, result?.id ?? ''));
  expect(files.get('documents/contract.txt')?.equals(CONTRACT)).toBe(true);

  // The document, the PDF and the export; no user's name is among their keys.
  expect(s3.objects.size).toBe(3);
  for (const key of s3.objects.keys()) expect(key).toMatch(/^lda-[\da-f-]{36}\/[\da-f-]{36}$/);
  const { rows } = await app.database.pool.query('select 1 from blob_chunks');
  expect(rows).toEqual([]);

  const admin = await signedIn(app, { role: 'admin' });
  await admin.agent.delete(`/admin/users/${encodeURIComponent(user.email)}`).expect(({ status }) => {
    expect(status).toBeLessThan(300);
  });
  await app.deps.storage.removeOrphans(HOUR);
  expect([s3.objects.size, s3.uploads.size, await app.deps.db.$count(blobs)]).toEqual([0, 0, 0]);
});

it('while the store is away, uploads and downloads answer 503 with a time, and nothing is kept half', async () => {
  const { agent } = await signedIn(app);
  const { doc_id } = (await upload(agent).expect(201)).body as { doc_id: string };
  await app.idle();
  const before = await app.deps.db.$count(blobs);
  for (const operation of ['PutObject', 'GetObject', 'DeleteObject', 'ListObjectsV2'])
    s3.fail(operation, AWAY);
  for (const refused of [await upload(agent, 'b.txt'), await agent.get(`/documents/download/${doc_id}`)]) {
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.body).toMatchObject({
      code: 'files_unavailable',
      detail: expect.stringContaining('Nothing that you stored is lost'),
    });
  }
  const { body: ready } = await request(app.app).get('/readyz').expect(200);
  expect(ready).toEqual({ status: 'degraded', down: ['storage'] });
  expect((await request(app.app).get('/metrics').expect(200)).text).toContain('lda_up{part="storage"} 0');
  s3.heal();
  await app.deps.storage.removeOrphans(HOUR);
  expect(await app.deps.db.$count(blobs)).toBe(before);
  expect((await request(app.app).get('/readyz').expect(200)).body).toEqual({ status: 'ready' });
  expect((await request(app.app).get('/metrics').expect(200)).text).toContain('lda_up{part="storage"} 1');
  expect((await download(agent, doc_id)).equals(CONTRACT)).toBe(true);
});

it('a job that needs a file while the store is away waits at no cost of its attempts, and is done when it is back', async () => {
  const { agent } = await signedIn(app);
  app.pause('extract');
  const { doc_id } = (await upload(agent).expect(201)).body as { doc_id: string };
  s3.requests.length = 0;
  s3.fail('GetObject', AWAY);
  app.resume();
  // More often than a job is tried.
  await until(() => s3.requests.filter((name) => name === 'GetObject').length > 20);
  s3.heal();
  await app.idle();
  const rows = await app.deps.db.select().from(jobs);
  const extraction = rows.find(({ documentId, kind }) => documentId === doc_id && kind === 'extract');
  expect(extraction).toMatchObject({ status: 'completed', attempt: 0 });
});
