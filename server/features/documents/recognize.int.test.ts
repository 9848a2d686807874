import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { documents, jobs } from '#platform/db/schema/index.js';
import type { Job } from '#shared/contracts/jobs.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { makeDocument } from '#tests/support/factories.js';
import { contentPdf, IMAGE_PAGE } from '#tests/support/pdf.js';

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  app = await createAppWithWorker();
});
afterAll(() => app.close());
afterEach(async () => {
  // What waits is not recognized: that would take minutes, and `workers/processors` tests it.
  await app.database.db.delete(jobs);
  app.resume();
});

const LONG_SCAN = contentPdf(Array.from({ length: 201 }, () => IMAGE_PAGE));

/** Uploads a scan that is too long to be recognized unasked; extractions after it are accepted and wait. */
async function uploaded() {
  const { agent, user } = await signedIn(app);
  const answer = await agent.post('/documents/upload').attach('file', LONG_SCAN, 'scan.pdf').expect(201);
  await app.idle();
  app.pause('extract');
  return { agent, user, id: (answer.body as { doc_id: string }).doc_id };
}
const documentOf = async (id: string) =>
  (await app.database.db.select().from(documents).where(eq(documents.id, id)))[0];
const extractionsOf = (id: string) => app.database.db.select().from(jobs).where(eq(jobs.documentId, id));

test('a long scan is read again from the stored file, with all of its pages recognized', async () => {
  const { agent, id } = await uploaded();
  expect(await documentOf(id)).toMatchObject({ status: 'failed', errorCode: 'scan_too_long' });
  const { body } = await agent.post(`/documents/${id}/recognize`).expect(202);
  expect(body).toMatchObject({ kind: 'extract', status: 'queued', document_id: id });
  expect(await documentOf(id)).toMatchObject({ status: 'pending', errorCode: null });
  const extractions = await extractionsOf(id);
  expect(extractions.map(({ input }) => input)).toEqual([{ documentId: id, recognize: 'all' }]);
});

test('an analysis that failed with the scan waits for its pages when it is retried', async () => {
  const { agent, id } = await uploaded();
  const refused = await agent.post('/risk').send({ doc_id: id });
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([422, 'scan_too_long']);
  const list = await agent.get('/jobs').expect(200);
  const [analysis] = list.body as Job[];
  await agent.post(`/documents/${id}/recognize`).expect(202);
  const retried = await agent.post(`/jobs/${analysis?.id ?? ''}/retry`).expect(202);
  expect(retried.body).toMatchObject({ status: 'queued', stage: 'extract' });
});

test('pages are recognized a second time neither for a second request nor where the scan was not too long', async () => {
  const { agent, user, id } = await uploaded();
  await agent.post(`/documents/${id}/recognize`).expect(202);
  const twice = await agent.post(`/documents/${id}/recognize`).expect(409);
  expect(twice.body).toMatchObject({ code: 'conflict' });
  const { id: readable } = await makeDocument(app.database.db, { userId: user.id });
  await agent.post(`/documents/${readable}/recognize`).expect(409);
});

test('a scan is read again when the job of its first reading is gone', async () => {
  const { agent, id } = await uploaded();
  await app.database.db.delete(jobs).where(eq(jobs.documentId, id));
  await agent.post(`/documents/${id}/recognize`).expect(202);
  expect((await extractionsOf(id)).map(({ input }) => input)).toEqual([{ documentId: id, recognize: 'all' }]);
});

test('the text of a scan comes with the places of its doubtful words', async () => {
  const { agent, user } = await signedIn(app);
  const doubtful = [{ start: 9, end: 15 }];
  const { id } = await makeDocument(app.database.db, {
    userId: user.id,
    text: 'Rent SAR 50.OOO a year',
    extracted: { warnings: [{ code: 'words_doubtful', pages: [1], spans: doubtful }] },
  });
  const { body } = await agent.get(`/documents/content/${id}`).expect(200);
  expect(body).toMatchObject({ content: 'Rent SAR 50.OOO a year', doubtful });
});
