import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type request from 'supertest';
import { jobs } from '#platform/db/schema/index.js';
import type { RiskReport } from '#shared/api/risk.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { textPdf } from '#tests/support/pdf.js';
import { pdfText } from '#tests/support/pdf-text.js';
import { until } from '#tests/support/until.js';

type Agent = ReturnType<typeof request.agent>;

/** Each time another text: marks are taken over to reports on the same. */
const contract = () => `SERVICES AGREEMENT between Najd Trading ("Customer") and Sahara Systems ("Supplier").

1. Term. This Agreement renews automatically for further periods of five years.

2. Liability. The Supplier shall be liable without limitation for any and all losses of the Customer.

3. Governing Law. This Agreement is governed by the laws of the State of New York.

Reference: ${randomUUID()}`;

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
let agent: Agent;

beforeAll(async () => {
  app = await createAppWithWorker();
  ({ agent } = await signedIn(app));
});
afterEach(async () => {
  app.resume();
  await app.idle();
});
afterAll(() => app.close());

const reportOf = async (id: string) => (await agent.get(`/risk/${id}`).expect(200)).body as RiskReport;
/** Analyzes the contract and waits for the PDF of its report. */
async function analyzed(): Promise<RiskReport & { report_doc_id: string }> {
  const { body } = await agent.post('/risk').send({ document_text: contract() }).expect(200);
  await app.idle();
  const report = await reportOf((body as RiskReport).id);
  if (report.report_doc_id === null) throw new Error('the PDF was not written');
  return { ...report, report_doc_id: report.report_doc_id };
}
const mark = (id: string, n: number, body: object) =>
  agent.patch(`/risk/${id}/items/${n}`).send(body).expect(200);
const fileJobs = async (id: string) =>
  (await app.deps.db.select().from(jobs).where(eq(jobs.kind, 'report')).orderBy(jobs.createdAt)).filter(
    ({ input }) => (input as { reportId: string }).reportId === id,
  );
const binary = (res: request.Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  res.on('data', (chunk: Buffer) => chunks.push(chunk));
  res.on('end', () => done(null, Buffer.concat(chunks)));
};
async function textOfPdf(documentId: string): Promise<string> {
  const { body } = await agent
    .get(`/risk/file/${documentId}`)
    .buffer(true)
    .parse(binary as never)
    .expect(200);
  return pdfText(body as Buffer);
}

describe('the PDF of a marked report', () => {
  it('several marks lead to one new PDF, which shows them', async () => {
    const { id, risks, report_doc_id: before } = await analyzed();
    app.pause('report');
    await mark(id, 1, { state: 'accepted', note: 'Fine with us', version: 0 });
    await mark(id, 2, { state: 'dismissed', reason: 'Insured', version: 0 });
    await mark(id, 2, { state: 'dismissed', reason: 'Insured twice', version: 1 });
    const [, queued, ...others] = await fileJobs(id);
    expect(others).toEqual([]);
    expect(queued).toMatchObject({ status: 'queued', parentId: id });
    expect((await reportOf(id)).report_doc_id).toBe(before);
    app.resume();
    await app.idle();
    const { report_doc_id: pdf } = await reportOf(id);
    expect(pdf).not.toBe(before);
    await agent.get(`/risk/file/${before}`).expect(404);
    const text = await textOfPdf(pdf ?? '');
    expect(text).toContain(`2 of ${risks.length} reviewed`);
    expect(text).toContain('Reason: Insured twice');
    expect(text).toContain('Fine with us');
    expect(await fileJobs(id)).toHaveLength(2);
  });

  it('a mark made before the first PDF is in it, and needs no other', async () => {
    app.pause('report');
    const { body } = await agent.post('/risk').send({ document_text: contract() }).expect(200);
    const { id } = body as RiskReport;
    await mark(id, 1, { state: 'accepted', version: 0 });
    app.resume();
    await app.idle();
    expect(await fileJobs(id)).toHaveLength(1);
    expect(await textOfPdf((await reportOf(id)).report_doc_id ?? '')).toContain('1 of');
  });

  it('a mark made while the PDF is written leads to another one', async () => {
    const { id } = await analyzed();
    await app.database.pool.query(`
      create table held (id int); insert into held values (1);
      create function hold_bytes() returns trigger language plpgsql as $$
      begin perform 1 from held for update; return new; end $$;
      create trigger hold_bytes before insert on blob_chunks for each row execute function hold_bytes();`);
    const client = await app.database.pool.connect();
    try {
      await client.query('begin; select 1 from held for update');
      await mark(id, 1, { state: 'accepted', version: 0 });
      await until(async () => {
        const { rows } = await app.database.pool.query(`select 1 from blobs where state = 'writing'`);
        return rows.length === 1;
      });
      await mark(id, 1, { state: 'dismissed', reason: 'On reflection', version: 1 });
      expect(await fileJobs(id)).toHaveLength(3);
      await client.query('commit');
      await app.idle();
    } finally {
      await client.query('rollback');
      client.release();
      await app.database.pool.query('drop table held cascade; drop function hold_bytes cascade');
    }
    expect(await textOfPdf((await reportOf(id)).report_doc_id ?? '')).toContain('Reason: On reflection');
    const { rows } = await app.database.pool.query(
      `select 1 from blobs where not exists (select 1 from documents where documents.blob_id = blobs.id)`,
    );
    expect(rows).toEqual([]);
  });

  it('an uploaded PDF is never replaced by a written one', async () => {
    const { id } = await analyzed();
    const { body } = await agent
      .post(`/risk/${id}/upload-pdf`)
      .attach('file', textPdf(['Mine']), 'mine.pdf')
      .expect(201);
    const { report_doc_id: mine } = body as { report_doc_id: string };
    const before = await fileJobs(id);
    await mark(id, 1, { state: 'accepted', version: 0 });
    await app.idle();
    expect(await fileJobs(id)).toHaveLength(before.length);
    expect((await reportOf(id)).report_doc_id).toBe(mine);

    // Nor by a job that a mark queued before the upload.
    const second = await analyzed();
    app.pause('report');
    await mark(second.id, 1, { state: 'accepted', version: 0 });
    const upload = agent.post(`/risk/${second.id}/upload-pdf`);
    const uploaded = await upload.attach('file', textPdf(['Mine']), 'mine.pdf').expect(201);
    app.resume();
    await app.idle();
    expect((await reportOf(second.id)).report_doc_id).toBe(
      (uploaded.body as { report_doc_id: string }).report_doc_id,
    );
  });
});
