import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type request from 'supertest';
import type { RiskHistoryItem, RiskReport } from '#shared/api/risk.js';
import type { Job } from '#shared/contracts/jobs.js';
import { signedIn } from '#tests/support/app.js';
import { textPdf } from '#tests/support/pdf.js';
import { until } from '#tests/support/until.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';

type Agent = ReturnType<typeof request.agent>;

const CONTRACT = `SERVICES AGREEMENT between Najd Trading ("Customer") and Sahara Systems ("Supplier").

1. Term. This Agreement renews automatically for further periods of five years.

2. Liability. The Supplier shall be liable without limitation for any and all losses of the Customer.

3. Governing Law. This Agreement is governed by the laws of the State of New York.`;

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
let agent: Agent;

beforeAll(async () => {
  app = await createAppWithWorker();
  ({ agent } = await signedIn(app));
});
// A report's PDF is written after the response: no test may find the previous PDF job still running, or count
// its bytes.
afterEach(() => app.idle());
afterAll(() => app.close());

const analyze = async (who = agent, filename = 'lease.final.docx') =>
  (await who.post('/risk').send({ document_text: CONTRACT, filename }).expect(200)).body as RiskReport;
const reportOf = async (id: string, who = agent) =>
  (await who.get(`/risk/${id}`).expect(200)).body as RiskReport;
const withPdf = (id: string, who = agent) =>
  until(async () => {
    const { report_doc_id: pdf } = await reportOf(id, who);
    return pdf ?? false;
  });
const helperOf = async (id: string): Promise<Job | undefined> =>
  ((await agent.get('/jobs?all=1').expect(200)).body as Job[]).find(({ parent_id }) => parent_id === id);
const blobs = async () => {
  const { rows } = await app.database.pool.query<{ blobs: number; orphans: number }>(
    `select count(*)::int as blobs,
       (count(*) filter (where not exists (select 1 from documents d where d.blob_id = b.id)))::int as orphans
     from blobs b`,
  );
  return rows[0];
};
const binary = (res: request.Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  res.on('data', (chunk: Buffer) => chunks.push(chunk));
  res.on('end', () => done(null, Buffer.concat(chunks)));
};
const fetchPdf = async (path: string, who = agent) =>
  who
    .get(path)
    .buffer(true)
    .parse(binary as never)
    .expect(200);

describe('the PDF of a report', () => {
  it('the PDF of a report is written after the analysis, named after the document and served at both paths', async () => {
    const { id } = await analyze();
    const pdf = await withPdf(id);
    const { body } = await agent.get('/risk/history').expect(200);
    expect((body as { history: RiskHistoryItem[] }).history[0]).toMatchObject({
      id,
      report_filename: 'lease.final_risk_report.pdf',
      report_doc_id: pdf,
    });
    for (const path of [`/risk/file/${pdf}`, `/documents/download/${pdf}`]) {
      const response = await fetchPdf(path);
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.headers['content-disposition']).toContain('lease.final_risk_report.pdf');
      expect((response.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    }
    const { body: list } = await agent.get('/documents').expect(200);
    expect((list as { _id: string }[]).map(({ _id }) => _id)).not.toContain(pdf);
    expect(await helperOf(id)).toMatchObject({ kind: 'report', status: 'completed' });
  });

  it('the PDF of a report has a job of its own, which the list of jobs omits', async () => {
    const { id } = await analyze();
    await withPdf(id);
    const { body } = await agent.get('/jobs').expect(200);
    expect((body as Job[]).map(({ kind }) => kind)).not.toContain('report');
  });

  it('no PDF is written for a report deleted before, and no bytes stay', async () => {
    app.pause('report');
    const { id } = await analyze();
    const helper = await until(() => helperOf(id));
    await agent.delete(`/risk/${id}`).expect(204);
    const before = await blobs();
    app.resume();
    await until(async () => (await agent.get(`/jobs/${helper.id}`)).body.status === 'completed');
    expect(await blobs()).toEqual(before);
  });

  it('a PDF is removed if its report is deleted while it is being written', async () => {
    await app.database.pool.query(`
      create table held (id int); insert into held values (1);
      create or replace function hold_keep() returns trigger language plpgsql as $$
      begin perform 1 from held for update; return new; end $$;
      create trigger hold_keep before insert on blob_chunks for each row execute function hold_keep();`);
    const before = await blobs();
    const client = await app.database.pool.connect();
    app.pause('report');
    try {
      const { id } = await analyze();
      const helper = await until(() => helperOf(id));
      await client.query('begin; select 1 from held for update');
      app.resume();
      await until(async () => {
        const { rows } = await app.database.pool.query(`select 1 from blobs where state = 'writing'`);
        return rows.length === 1;
      });
      await agent.delete(`/risk/${id}`).expect(204);
      await client.query('commit');
      await until(async () => (await agent.get(`/jobs/${helper.id}`)).body.status === 'completed');
      expect(await blobs()).toEqual(before);
    } finally {
      await client.query('rollback');
      client.release();
      await app.database.pool.query('drop table held cascade; drop function hold_keep cascade');
    }
  });

  it('the PDF of a report is written by a retry after the first try failed', async () => {
    await app.database.pool.query(`
      create sequence tries;
      create or replace function fail_once() returns trigger language plpgsql as $$
      begin if new.origin = 'result' and nextval('tries') = 1 then raise exception 'disk full'; end if; return new; end $$;
      create trigger fail_once before insert on documents for each row execute function fail_once();`);
    try {
      const { id } = await analyze();
      await withPdf(id);
      expect(await helperOf(id)).toMatchObject({ status: 'completed', attempt: 1 });
    } finally {
      await app.database.pool.query('drop function fail_once cascade; drop sequence tries');
    }
  });

  it('the PDF of a report can be deleted, and the report stays', async () => {
    const { id } = await analyze();
    const pdf = await withPdf(id);
    await agent.delete(`/documents/${pdf}`).expect(204);
    expect(await reportOf(id)).toMatchObject({ id, report_doc_id: null });
    await agent.get(`/risk/file/${pdf}`).expect(404);
  });

  it('only its owner can fetch the PDF of a report, and no other file is served as one', async () => {
    const { id, document_id: document } = await analyze();
    const pdf = await withPdf(id);
    const other = await signedIn(app);
    await other.agent.get(`/risk/file/${pdf}`).expect(404);
    await other.agent.get(`/documents/download/${pdf}`).expect(404);
    await agent.get(`/risk/file/${document ?? ''}`).expect(404);
    await agent.get('/risk/file/nothing').expect(404);
  });
});

describe('deleting a report', () => {
  it('deleting a report removes its PDF, and its pasted text after the last report on it', async () => {
    const { agent: mine } = await signedIn(app);
    const before = await blobs();
    const first = await analyze(mine);
    await withPdf(first.id, mine);
    const { body } = await mine.post('/risk').send({ doc_id: first.document_id }).expect(200);
    const second = body as RiskReport;
    await withPdf(second.id, mine);
    await mine.delete(`/risk/${first.id}`).expect(204);
    await mine.get(`/documents/content/${first.document_id ?? ''}`).expect(200);
    await mine.delete(`/risk/${second.id}`).expect(204);
    await mine.get(`/documents/content/${first.document_id ?? ''}`).expect(404);
    expect(await blobs()).toEqual(before);
  });

  it('deleting a report keeps its uploaded document', async () => {
    const file = Buffer.from(CONTRACT);
    const { body } = await agent.post('/risk/analyze-file').attach('file', file, 'kept.txt').expect(200);
    const { id, document_id: document } = body as RiskReport;
    await agent.delete(`/risk/${id}`).expect(204);
    await agent.get(`/documents/content/${document ?? ''}`).expect(200);
  });
});

describe('POST /risk/{id}/upload-pdf', () => {
  const send = (id: string, bytes: Buffer, name = 'mine.pdf', who = agent) =>
    who.post(`/risk/${id}/upload-pdf`).attach('file', bytes, name);

  it('an uploaded PDF replaces the stored one and removes its bytes', async () => {
    const { id } = await analyze();
    const written = await withPdf(id);
    const before = await blobs();
    const bytes = textPdf(['A report from elsewhere']);
    const { body } = await send(id, bytes).expect(201);
    expect(body).toEqual({
      report_doc_id: expect.stringMatching(/^[0-9a-f]{24}$/),
      report_filename: 'lease.final_risk_report.pdf',
    });
    const { report_doc_id: pdf } = body as { report_doc_id: string };
    expect(pdf).not.toBe(written);
    expect((await reportOf(id)).report_doc_id).toBe(pdf);
    expect((await fetchPdf(`/risk/file/${pdf}`)).body).toEqual(bytes);
    await agent.get(`/documents/download/${written}`).expect(404);
    expect(await blobs()).toEqual(before);
  });

  it('an uploaded PDF is not overwritten by the one that the worker writes later', async () => {
    const before = await blobs();
    app.pause('report');
    const { id } = await analyze();
    const helper = await until(() => helperOf(id));
    const { body } = await send(id, textPdf(['Mine'])).expect(201);
    app.resume();
    await until(async () => (await agent.get(`/jobs/${helper.id}`)).body.status === 'completed');
    expect((await reportOf(id)).report_doc_id).toBe((body as { report_doc_id: string }).report_doc_id);
    expect((await blobs())?.orphans).toBe(before?.orphans);
  });

  it('only PDF bytes are accepted as the PDF of a report, whatever the file name', async () => {
    const { id } = await analyze();
    const pdf = await withPdf(id);
    const before = await blobs();
    for (const bytes of [Buffer.from('plain text'), Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1')]) {
      const response = await send(id, bytes, 'report.pdf').expect(415);
      expect(response.body).toMatchObject({ detail: 'Unsupported file type. Accepted: PDF.' });
    }
    await send(id, Buffer.alloc(0)).expect(422);
    await agent.post(`/risk/${id}/upload-pdf`).send({}).expect(415);
    expect((await reportOf(id)).report_doc_id).toBe(pdf);
    expect(await blobs()).toEqual(before);
  });

  it('a PDF sent twice with one Idempotency-Key is stored once', async () => {
    const { id } = await analyze();
    await withPdf(id);
    const sendAgain = (bytes: Buffer) => send(id, bytes).set('Idempotency-Key', 'mine');
    const { body: first } = await sendAgain(textPdf(['Once'])).expect(201);
    const before = await blobs();
    const { body: second } = await sendAgain(textPdf(['Once'])).expect(201);
    expect(second).toEqual(first);
    expect(await blobs()).toEqual(before);
    await sendAgain(textPdf(['Another'])).expect(422);
    expect(await blobs()).toEqual(before);
  });

  it("uploading a PDF for another user's report answers 404", async () => {
    const { id } = await analyze();
    await withPdf(id);
    const other = await signedIn(app);
    await send(id, textPdf(['x']), 'mine.pdf', other.agent).expect(404);
    await send('00000000-0000-4000-8000-000000000000', textPdf(['x'])).expect(404);
  });
});

describe('an edited document', () => {
  it('only the changed sections of an edited document are analyzed again, and the report says so', async () => {
    const clause = (n: number, text: string) =>
      `${n}. Clause ${n}. ${text} `.padEnd(700, `Filler words of clause ${n}. `);
    const clauses = Array.from({ length: 6 }, (_, n) =>
      clause(n + 1, 'The Supplier shall deliver the goods.'),
    );
    const send = async (parts: string[]) =>
      (
        await agent
          .post('/risk')
          .send({ document_text: parts.join('\n\n') })
          .expect(200)
      ).body as RiskReport;
    const first = await send(clauses);
    expect(first.reused).toEqual({ sections: 0, of: 6 });
    clauses[2] = clause(
      3,
      'The Supplier may terminate this Agreement at any time without notice and keep the fees.',
    );
    const second = await send(clauses);
    expect(second.reused).toEqual({ sections: 5, of: 6 });
    const { rows } = await app.database.pool.query<{ seq: number }>(
      'select seq from job_parts where job_id = $1 and not reused',
      [second.id],
    );
    expect(rows).toEqual([{ seq: 2 }]);
    expect(await reportOf(second.id)).toMatchObject({ reused: { sections: 5, of: 6 } });
  });
});
