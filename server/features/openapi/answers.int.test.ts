import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import request, { type Response } from 'supertest';
import { addUser, PASSWORD } from '#tests/support/app.js';
import { openApiOf } from '#tests/support/openapi.js';
import { until } from '#tests/support/until.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';

let t: Awaited<ReturnType<typeof createAppWithWorker>>;
let api: Awaited<ReturnType<typeof openApiOf>>;
let agent: ReturnType<typeof request.agent>;

beforeAll(async () => {
  t = await createAppWithWorker();
  api = await openApiOf(t.app);
  agent = request.agent(t.app);
});
afterAll(() => t.close());

/** The answer of a route, which has this status and is what the document says of it. */
async function whileUserLocked(route: string, status: number, asked: request.Test): Promise<Response> {
  const response = await asked;
  expect([route, response.status, ...api.problemsOf(route, response)]).toEqual([route, status]);
  return response;
}

const EMAIL = 'layla@example.com';
const CONTRACT =
  '1. Liability. The Supplier shall be liable without limitation for all losses of the Customer.';

/** What `server/access.int.test.ts` sees refused or empty, here as it is when all goes well. */
describe('answers are what the document says', () => {
  it('from the first code to signing in again', async () => {
    await whileUserLocked('POST /auth/send-code', 200, agent.post('/auth/send-code').send({ email: EMAIL }));
    await whileUserLocked('POST /auth/send-code', 429, agent.post('/auth/send-code').send({ email: EMAIL }));
    const code = t.mail.codeFor(EMAIL);
    const wrong = { email: EMAIL, code: code === '000000' ? '000001' : '000000' };
    await whileUserLocked('POST /auth/verify-code', 400, agent.post('/auth/verify-code').send(wrong));
    await whileUserLocked(
      'POST /auth/verify-code',
      200,
      agent.post('/auth/verify-code').send({ email: EMAIL, code }),
    );
    const account = { email: EMAIL, first_name: 'Layla', last_name: 'Haddad', hashed_password: PASSWORD };
    await whileUserLocked('POST /auth/register', 201, agent.post('/auth/register').send(account));
    await whileUserLocked('POST /auth/register', 409, agent.post('/auth/register').send(account));
    await whileUserLocked('POST /auth/logout', 204, agent.post('/auth/logout'));
    const login = { email: EMAIL, password: PASSWORD };
    await whileUserLocked(
      'POST /auth/login',
      401,
      agent.post('/auth/login').send({ ...login, password: 'no' }),
    );
    await whileUserLocked('POST /auth/login', 200, agent.post('/auth/login').send(login));
    await whileUserLocked('PATCH /auth/me', 200, agent.patch('/auth/me').send({ language: 'ar' }));
    await whileUserLocked('GET /auth/sessions', 200, agent.get('/auth/sessions'));
    const message = { name: 'Layla', email: EMAIL, subject: 'A question', message: 'May we?' };
    await whileUserLocked('POST /contact', 201, agent.post('/contact').send(message));
    await whileUserLocked('POST /contact', 415, agent.post('/contact').type('text').send('May we?'));
  });

  it('from a file to its report', async () => {
    const { body: uploaded } = await whileUserLocked(
      'POST /documents/upload',
      201,
      agent.post('/documents/upload').attach('file', Buffer.from(CONTRACT), 'supply.txt'),
    );
    const id = (uploaded as { doc_id: string }).doc_id;
    await whileUserLocked('GET /documents/content/:id', 200, agent.get(`/documents/content/${id}`));
    await whileUserLocked('GET /documents', 200, agent.get('/documents'));
    await whileUserLocked('GET /documents/download/:id', 200, agent.get(`/documents/download/${id}`));
    const work = agent.post('/risk').set('Idempotency-Key', 'one').send({ doc_id: id });
    const { body: report } = await whileUserLocked('POST /risk', 200, work);
    const other = agent.post('/risk').set('Idempotency-Key', 'one').send({ document_text: CONTRACT });
    await whileUserLocked('POST /risk', 422, other);
    await whileUserLocked(
      'POST /risk',
      202,
      agent.post('/risk').set('Prefer', 'respond-async').send({ doc_id: id }),
    );
    await whileUserLocked('GET /risk/history', 200, agent.get('/risk/history'));
    const pdf = await until(async () => {
      const { body } = await whileUserLocked('GET /risk/:id', 200, agent.get(`/risk/${report.id}`));
      return (body.report_doc_id as string | null) ?? undefined;
    });
    await whileUserLocked('GET /risk/file/:id', 200, agent.get(`/risk/file/${pdf}`).buffer());
    await whileUserLocked('GET /jobs/:id', 200, agent.get(`/jobs/${report.id}`));
    await whileUserLocked('GET /jobs/:id/items', 200, agent.get(`/jobs/${report.id}/items`));
    await whileUserLocked('POST /jobs/:id/cancel', 409, agent.post(`/jobs/${report.id}/cancel`));
    const mine = agent
      .post(`/risk/${report.id}/upload-pdf`)
      .attach('file', 'tests/fixtures/documents/contract.pdf');
    await whileUserLocked('POST /risk/:id/upload-pdf', 201, mine);
    await whileUserLocked('DELETE /risk/:id', 204, agent.delete(`/risk/${report.id}`));
    await whileUserLocked('DELETE /documents/:id', 204, agent.delete(`/documents/${id}`));
  });

  it('of a file that comes with its form', async () => {
    const analyze = (file: Buffer, name: string, party: string) =>
      agent.post('/risk/analyze-file').field('party', party).attach('file', file, name);
    const route = 'POST /risk/analyze-file';
    await whileUserLocked(route, 200, analyze(Buffer.from(CONTRACT), 'supply.txt', 'Supplier'));
    const scan = await readFile('tests/fixtures/documents/scanned.pdf');
    await whileUserLocked(route, 422, analyze(scan, 'scan.pdf', 'Supplier'));
    await whileUserLocked(
      route,
      415,
      analyze(Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'picture.gif', 'Supplier'),
    );
    // The PDFs of the reports are written after the answers, and are bytes too.
    await t.idle();
    const { rows: before } = await t.deps.pool.query('select id from blobs');
    await whileUserLocked(route, 400, analyze(Buffer.from(CONTRACT), 'supply.txt', 'x'.repeat(201)));
    const { rows: after } = await t.deps.pool.query('select id from blobs');
    expect(after).toHaveLength(before.length);
  });

  it('to administrators', async () => {
    const admin = request.agent(t.app);
    const { email } = await addUser(t, { role: 'admin' });
    await admin.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
    await whileUserLocked('GET /admin/users', 200, admin.get('/admin/users'));
    await whileUserLocked('GET /admin/jobs/failed', 200, admin.get('/admin/jobs/failed'));
    await whileUserLocked('GET /admin/audit', 200, admin.get('/admin/audit'));
    await whileUserLocked('GET /admin/queues', 200, admin.get('/admin/queues'));
    await whileUserLocked('GET /admin/metrics/users', 200, admin.get('/admin/metrics/users'));
    const role = (who: string) => admin.put(`/admin/users/${who}/role?new_role=user`);
    await whileUserLocked('PUT /admin/users/:email/role', 409, role(email));
    await whileUserLocked('PUT /admin/users/:email/role', 200, role(EMAIL));
    await whileUserLocked('DELETE /admin/users/:email', 204, admin.delete(`/admin/users/${EMAIL}`));
  });
});
