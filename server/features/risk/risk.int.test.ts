import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type request from 'supertest';
import { riskReport, type RiskReport } from '#shared/api/risk.js';
import { job as jobSchema, type Job } from '#shared/contracts/jobs.js';
import { deleteDocument } from '#platform/db/queries/documents.js';
import { blobs } from '#platform/db/schema/index.js';
import { createApp } from '#server/app.js';
import { LIMITS } from '#shared/limits.js';
import { signedIn } from '#tests/support/app.js';
import { waitUntilBlocked } from '#tests/support/database.js';
import { deferred } from '#tests/support/deferred.js';
import { contentPdf, IMAGE_PAGE } from '#tests/support/pdf.js';
import { until } from '#tests/support/until.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';

const CONTRACT = `SERVICES AGREEMENT

1. Term. This Agreement lasts five years and renews automatically for further periods of five years unless
either party gives notice of non-renewal at least ninety (90) days before the end of the current term.

2. Liability. The Supplier shall be liable without limitation for any and all losses of the Customer.

3. Termination. The Customer may terminate this Agreement at any time, for any reason, upon three (3) days notice.

4. Governing Law. This Agreement is governed by the laws of the State of New York.`;

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
let agent: ReturnType<typeof request.agent>;
let userId: string;

beforeAll(async () => {
  app = await createAppWithWorker();
  const made = await signedIn(app);
  agent = made.agent;
  userId = made.user.id;
});
// A report's PDF is written after the response: no test may find the previous PDF job still running, or count
// its bytes.
afterEach(() => app.idle());
afterAll(() => app.close());

const upload = async (content: string | Buffer = CONTRACT, name = 'services.txt') => {
  const file = Buffer.from(content);
  const response = await agent.post('/documents/upload').attach('file', file, name).expect(201);
  return (response.body as { doc_id: string }).doc_id;
};
const contentOf = async (id: string) =>
  ((await agent.get(`/documents/content/${id}`).expect(200)).body as { content: string }).content;

describe('POST /risk', () => {
  it('an analysis answers with the findings of a stored document, each quote at the position of its evidence', async () => {
    const documentId = await upload();
    const { body } = await agent.post('/risk').send({ doc_id: documentId }).expect(200);
    const report = riskReport.parse(body);
    expect(report).toMatchObject({
      filename: 'services.txt',
      document_id: documentId,
      engine: 'builtin',
      model: null,
      report_filename: 'services_risk_report.pdf',
      reused: { sections: 0 },
      incomplete: [],
    });
    expect(report.risks.length).toBeGreaterThanOrEqual(4);
    const content = await contentOf(documentId);
    const quoted = report.risks.flatMap(({ extracted_text_snippet: quote, evidence }) =>
      quote ? [{ quote, evidence }] : [],
    );
    expect(quoted.length).toBeGreaterThanOrEqual(4);
    for (const { quote, evidence } of quoted)
      expect(content.slice(evidence?.start, evidence?.end)).toBe(quote);
  });

  it('a report names the pages that are images without legible text', async () => {
    const typed = 'BT /F1 12 Tf 72 720 Td (The Supplier shall be liable without limitation.) Tj ET';
    const doc_id = await upload(contentPdf([typed, IMAGE_PAGE, IMAGE_PAGE]), 'signed.pdf');
    const { body } = await agent.post('/risk').send({ doc_id }).expect(200);
    expect(riskReport.parse(body).incomplete).toEqual([
      {
        section: 'Pages 2–3',
        reason: expect.stringContaining('Only an image, in which no text was recognized'),
      },
    ]);
  });

  it('a pasted text is stored for its evidence but not listed', async () => {
    const { body } = await agent
      .post('/risk')
      .send({ document_text: CONTRACT, filename: 'Draft 3' })
      .expect(200);
    const { document_id: documentId, filename } = riskReport.parse(body);
    expect(filename).toBe('Draft 3');
    expect(await contentOf(documentId ?? '')).toContain('renews automatically');
    const { body: list } = await agent.get('/documents').expect(200);
    expect((list as { _id: string }[]).map(({ _id }) => _id)).not.toContain(documentId);
  });

  it.each([
    [{}, 400, 'Provide document_text or doc_id'],
    [{ document_text: 'a', doc_id: 'a'.repeat(24) }, 400, 'Provide document_text or doc_id'],
    [{ document_text: ' \n ' }, 422, 'The document is empty.'],
    [{ doc_id: '0'.repeat(24) }, 404, 'Not found.'],
  ])('the request %j is refused with %d', async (body, status, detail) => {
    const response = await agent.post('/risk').send(body).expect(status);
    expect(response.body).toMatchObject({ detail });
  });

  it('an unusual file name is stored in a safe form', async () => {
    const doc_id = await upload();
    for (const given of [{ doc_id }, { document_text: CONTRACT }]) {
      const send = (filename: string) =>
        agent
          .post('/risk')
          .send({ ...given, filename })
          .expect(200);
      expect((await send('..\\le\0a\u202Ese\r\n.txt')).body).toMatchObject({ filename: 'lease.txt' });
    }
  });

  it.each(['a \0 party', 'half a \uD83D party', 'x'.repeat(201)])(
    'a party that cannot be stored is refused (case %#)',
    async (party) => {
      const { body } = await agent.post('/risk').send({ document_text: CONTRACT, party }).expect(400);
      expect(body).toMatchObject({ code: 'invalid_input' });
      // A form has no lone surrogates: its bytes are UTF-8.
      const file = agent.post('/risk/analyze-file').field('party', party.replace('\uD83D', '\0'));
      expect((await file.attach('file', Buffer.from(CONTRACT), 'a.txt').expect(400)).body).toMatchObject({
        code: 'invalid_input',
      });
    },
  );

  it('a text that is too long for an analysis is refused with the reason', async () => {
    const document_text = 'x'.repeat(LIMITS.text.chars + 1);
    const { body } = await agent.post('/risk').send({ document_text }).expect(413);
    expect(body).toMatchObject({ code: 'text_too_long' });
  });

  it("an analysis of another user's document answers 404", async () => {
    const documentId = await upload();
    const other = await signedIn(app);
    await other.agent.post('/risk').send({ doc_id: documentId }).expect(404);
  });

  it('an analysis of a document that is being removed answers 404', async () => {
    const documentId = await upload();
    await contentOf(documentId);
    const removed = deferred();
    const removing = app.deps.db.transaction(async (tx) => {
      await deleteDocument(tx, { userId, documentId });
      removed.resolve();
      await waitUntilBlocked(app.database);
    });
    await removed.promise;
    const [{ status, body }] = await Promise.all([
      agent.post('/risk').send({ doc_id: documentId }),
      removing,
    ]);
    expect([status, body]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('a request that prefers respond-async answers at once with its job', async () => {
    const documentId = await upload();
    const response = await agent
      .post('/risk')
      .set('Prefer', 'respond-async, wait=1')
      .send({ doc_id: documentId })
      .expect(202);
    const accepted = jobSchema.parse(response.body);
    expect(response.headers).toMatchObject({
      location: `/jobs/${accepted.id}`,
      'preference-applied': 'respond-async',
    });
    const done = await until(async () => {
      const { body } = await agent.get(`/jobs/${accepted.id}`).expect(200);
      return (body as Job).status === 'completed' && (body as Job);
    });
    expect(done.result).toEqual({ kind: 'risk', id: accepted.id });
    await agent.get(`/risk/${accepted.id}`).expect(200);
    const { body } = await agent.get(`/jobs/${accepted.id}/items`).expect(200);
    expect((body as { items: unknown[] }).items.length).toBeGreaterThan(0);
  });

  it('a request that waits too long answers with its job', async () => {
    const { deps } = app;
    const impatientApp = createApp({ ...deps, config: { ...deps.config, syncWaitMs: 50 } });
    const { agent: mine } = await signedIn({ app: impatientApp, deps });
    app.pause();
    try {
      const response = await mine.post('/risk').send({ document_text: CONTRACT }).expect(202);
      expect(jobSchema.parse(response.body).status).toBe('queued');
      expect(response.headers).not.toHaveProperty('preference-applied');
      await mine.post(`/jobs/${jobSchema.parse(response.body).id}/cancel`).expect(202);
    } finally {
      app.resume();
    }
  });

  it('a waiting request is answered when its job is cancelled or its document deleted', async () => {
    const documentId = await upload();
    await contentOf(documentId);
    app.pause();
    try {
      const waiting = agent
        .post('/risk')
        .send({ doc_id: documentId })
        .then((response) => response);
      const active = await until(async () => {
        const { body } = await agent.get('/jobs').expect(200);
        return (body as Job[]).find(({ status }) => status === 'queued');
      });
      await agent.post(`/jobs/${active.id}/cancel`).expect(202);
      expect(await waiting).toMatchObject({ status: 409, body: { detail: 'Cancelled.', code: 'cancelled' } });

      const again = agent
        .post('/risk')
        .send({ doc_id: documentId })
        .then((response) => response);
      await until(async () => {
        const { body } = await agent.get('/jobs').expect(200);
        return (body as Job[]).some(({ status }) => status === 'queued');
      });
      await agent.delete(`/documents/${documentId}`).expect(204);
      expect(await again).toMatchObject({ status: 404 });
    } finally {
      app.resume();
    }
  });

  it('an analysis answers with the reason of a failed extraction', async () => {
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500, 7)]);
    const response = await agent.post('/risk/analyze-file').attach('file', broken, 'broken.pdf').expect(422);
    expect(response.body).toMatchObject({ code: 'document_damaged' });
  });
});

describe('Idempotency-Key', () => {
  const analyze = (key: string, body: object) => agent.post('/risk').set('Idempotency-Key', key).send(body);
  const jobs = async () =>
    ((await agent.get('/jobs?all=1').expect(200)).body as Job[]).filter(({ kind }) => kind === 'risk').length;

  it('a request repeated with its Idempotency-Key makes one job with one answer, even when sent twice at once', async () => {
    const documentId = await upload();
    await contentOf(documentId);
    const before = await jobs();
    const [first, second] = await Promise.all([
      analyze('once', { doc_id: documentId }).expect(200),
      analyze('once', { doc_id: documentId }).expect(200),
    ]);
    const third = await analyze('once', { doc_id: documentId }).expect(200);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect((await jobs()) - before).toBe(1);
  });

  it('an Idempotency-Key is refused with another body and belongs to one user', async () => {
    const documentId = await upload();
    await analyze('mine', { doc_id: documentId }).expect(200);
    const refused = await analyze('mine', { doc_id: documentId, party: 'Supplier' }).expect(422);
    expect(refused.body).toMatchObject({ code: 'idempotency_mismatch' });
    const other = await signedIn(app);
    const theirs = await other.agent
      .post('/risk')
      .set('Idempotency-Key', 'mine')
      .send({ document_text: CONTRACT })
      .expect(200);
    expect(riskReport.parse(theirs.body).document_id).not.toBe(documentId);
  });

  it('an invalid Idempotency-Key is refused before the file is stored', async () => {
    const before = await app.deps.db.$count(blobs);
    const { body } = await agent
      .post('/risk/analyze-file')
      .set('Idempotency-Key', 'x'.repeat(LIMITS.idempotency.keyChars + 1))
      .attach('file', Buffer.from(CONTRACT), 'services.txt')
      .expect(400);
    expect(body).toMatchObject({
      code: 'invalid_input',
      detail: expect.stringContaining('1 to 255') as unknown,
    });
    expect(await app.deps.db.$count(blobs)).toBe(before);
  });

  it('a file sent twice with one Idempotency-Key is stored once', async () => {
    const send = () =>
      agent
        .post('/risk/analyze-file')
        .set('Idempotency-Key', 'file')
        .attach('file', Buffer.from(CONTRACT), 'a.txt');
    const before = ((await agent.get('/documents').expect(200)).body as unknown[]).length;
    const first = await send().expect(200);
    const second = await send().expect(200);
    expect(second.body).toEqual(first.body);
    expect(((await agent.get('/documents').expect(200)).body as unknown[]).length - before).toBe(1);
    // The second file's bytes, and those of a report's PDF that is being written.
    await until(async () => {
      const { rows } = await app.database.pool.query(`select 1 from blobs where state = 'writing'`);
      return rows.length === 0;
    });
  });
});

describe('documents that are no contract', () => {
  it('a statute gets no findings and is told to be none, unless it is to be assessed all the same', async () => {
    const { agent: mine } = await signedIn(app);
    const document_text =
      'Warehouse Act\nSection 1\nThis Act applies to all warehouses. The Minister may exempt some.\nSection 2\nA keeper shall be liable without limitation.';
    const skipped = (await mine.post('/risk').send({ document_text }).expect(200)).body as RiskReport;
    expect(skipped).toMatchObject({ risks: [], scope: { form: 'other', kind: 'statute' } });
    const again = { doc_id: skipped.document_id, as_contract: true };
    const assessed = (await mine.post('/risk').send(again).expect(200)).body as RiskReport;
    expect(assessed.scope).toMatchObject({ form: 'unsure' });
    expect(assessed.risks).not.toEqual([]);
    const { history } = (await mine.get('/risk/history').expect(200)).body as { history: object[] };
    expect(history).toMatchObject([{ no_contract: false }, { no_contract: true, num_risks: 0 }]);
  });
});

describe('reports', () => {
  it('reports are in the history, newest first, until they are deleted', async () => {
    const { agent: mine, user } = await signedIn(app);
    const make = async (name: string) =>
      (await mine.post('/risk').send({ document_text: CONTRACT, filename: name }).expect(200))
        .body as RiskReport;
    const older = await make('older.txt');
    const newer = await make('newer.txt');
    const history = async () =>
      ((await mine.get('/risk/history').expect(200)).body as { history: unknown[] }).history;
    expect(await history()).toMatchObject([
      { id: newer.id, filename: 'newer.txt', num_risks: newer.risks.length },
      { id: older.id, report_filename: 'older_risk_report.pdf' },
    ]);
    await mine.delete(`/risk/${newer.id}`).expect(204);
    await mine.delete(`/risk/${newer.id}`).expect(404);
    await mine.get(`/risk/${newer.id}`).expect(404);
    expect(await history()).toHaveLength(1);
    // Published to the other windows, whether or not its job still exists.
    expect(app.bus.published).toContainEqual({ topic: 'history', user_id: user.id, kind: 'risk' });
  });

  it('reports outlive their document and are visible to their owner only', async () => {
    const documentId = await upload();
    const { body } = await agent.post('/risk').send({ doc_id: documentId }).expect(200);
    const { id } = riskReport.parse(body);
    await agent.delete(`/documents/${documentId}`).expect(204);
    expect((await agent.get(`/risk/${id}`).expect(200)).body).toMatchObject({ id, document_id: null });
    const other = await signedIn(app);
    await other.agent.get(`/risk/${id}`).expect(404);
    await other.agent.delete(`/risk/${id}`).expect(404);
    await agent.get('/risk/no-such-report').expect(404);
  });

  it('a report on an unchanged document reuses the finished parts', async () => {
    const documentId = await upload();
    const first = riskReport.parse((await agent.post('/risk').send({ doc_id: documentId }).expect(200)).body);
    const second = riskReport.parse(
      (await agent.post('/risk').send({ doc_id: documentId }).expect(200)).body,
    );
    expect(second.risks).toEqual(first.risks);
    const { rows } = await app.database.pool.query<{ reused: boolean }>(
      'select reused from job_parts where job_id = $1 and user_id = $2',
      [second.id, userId],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ reused }) => reused)).toBe(true);
  });
});
