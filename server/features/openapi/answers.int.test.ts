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

/** Returns the response of a route after checking its status and that it matches the document. */
async function expectAnswer(route: string, status: number, asked: request.Test): Promise<Response> {
  const response = await asked;
  expect([route, response.status, ...api.problemsOf(route, response)]).toEqual([route, status]);
  return response;
}

const EMAIL = 'layla@example.com';
const CONTRACT =
  '1. Liability. The Supplier shall be liable without limitation for all losses of the Customer.';

/** Successful responses of the routes that `server/access.int.test.ts` only sees refused or empty. */
describe('responses match the API description', () => {
  it('responses match from the first code to signing in again', async () => {
    await expectAnswer('POST /auth/send-code', 200, agent.post('/auth/send-code').send({ email: EMAIL }));
    await expectAnswer('POST /auth/send-code', 429, agent.post('/auth/send-code').send({ email: EMAIL }));
    const code = t.mail.codeFor(EMAIL);
    const wrong = { email: EMAIL, code: code === '000000' ? '000001' : '000000' };
    await expectAnswer('POST /auth/verify-code', 400, agent.post('/auth/verify-code').send(wrong));
    await expectAnswer(
      'POST /auth/verify-code',
      200,
      agent.post('/auth/verify-code').send({ email: EMAIL, code }),
    );
    const account = { email: EMAIL, first_name: 'Layla', last_name: 'Haddad', hashed_password: PASSWORD };
    await expectAnswer('POST /auth/register', 201, agent.post('/auth/register').send(account));
    await expectAnswer('POST /auth/register', 409, agent.post('/auth/register').send(account));
    await expectAnswer('POST /auth/logout', 204, agent.post('/auth/logout'));
    const login = { email: EMAIL, password: PASSWORD };
    await expectAnswer('POST /auth/login', 401, agent.post('/auth/login').send({ ...login, password: 'no' }));
    await expectAnswer('POST /auth/login', 200, agent.post('/auth/login').send(login));
    await expectAnswer('PATCH /auth/me', 200, agent.patch('/auth/me').send({ language: 'ar' }));
    await expectAnswer('GET /auth/sessions', 200, agent.get('/auth/sessions'));
    const message = { name: 'Layla', email: EMAIL, subject: 'A question', message: 'May we?' };
    await expectAnswer('POST /contact', 201, agent.post('/contact').send(message));
    await expectAnswer('POST /contact', 415, agent.post('/contact').type('text').send('May we?'));
  });

  it('responses match from an upload to its report', async () => {
    const { body: uploaded } = await expectAnswer(
      'POST /documents/upload',
      201,
      agent.post('/documents/upload').attach('file', Buffer.from(CONTRACT), 'supply.txt'),
    );
    const id = (uploaded as { doc_id: string }).doc_id;
    await expectAnswer('GET /documents/content/:id', 200, agent.get(`/documents/content/${id}`));
    await expectAnswer('GET /documents', 200, agent.get('/documents'));
    await expectAnswer('GET /documents/download/:id', 200, agent.get(`/documents/download/${id}`));
    const work = agent.post('/risk').set('Idempotency-Key', 'one').send({ doc_id: id });
    const { body: report } = await expectAnswer('POST /risk', 200, work);
    const other = agent.post('/risk').set('Idempotency-Key', 'one').send({ document_text: CONTRACT });
    await expectAnswer('POST /risk', 422, other);
    await expectAnswer(
      'POST /risk',
      202,
      agent.post('/risk').set('Prefer', 'respond-async').send({ doc_id: id }),
    );
    await expectAnswer('GET /risk/history', 200, agent.get('/risk/history'));
    const pdf = await until(async () => {
      const { body } = await expectAnswer('GET /risk/:id', 200, agent.get(`/risk/${report.id}`));
      return (body.report_doc_id as string | null) ?? undefined;
    });
    await expectAnswer('GET /risk/file/:id', 200, agent.get(`/risk/file/${pdf}`).buffer());
    await expectAnswer('GET /jobs/:id', 200, agent.get(`/jobs/${report.id}`));
    await expectAnswer('GET /jobs/:id/items', 200, agent.get(`/jobs/${report.id}/items`));
    await expectAnswer('POST /jobs/:id/cancel', 409, agent.post(`/jobs/${report.id}/cancel`));
    const mine = agent
      .post(`/risk/${report.id}/upload-pdf`)
      .attach('file', 'tests/fixtures/documents/contract.pdf');
    await expectAnswer('POST /risk/:id/upload-pdf', 201, mine);
    await expectAnswer('DELETE /risk/:id', 204, agent.delete(`/risk/${report.id}`));
    await expectAnswer('DELETE /documents/:id', 204, agent.delete(`/documents/${id}`));
  });

  it('responses match for a file sent with its form', async () => {
    const analyze = (file: Buffer, name: string, party: string) =>
      agent.post('/risk/analyze-file').field('party', party).attach('file', file, name);
    const route = 'POST /risk/analyze-file';
    await expectAnswer(route, 200, analyze(Buffer.from(CONTRACT), 'supply.txt', 'Supplier'));
    const locked = await readFile('tests/fixtures/documents/encrypted.pdf');
    await expectAnswer(route, 422, analyze(locked, 'locked.pdf', 'Supplier'));
    await expectAnswer(
      route,
      415,
      analyze(Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'picture.gif', 'Supplier'),
    );
    // The PDFs of the reports are written after the responses and count as bytes too.
    await t.idle();
    const { rows: before } = await t.deps.pool.query('select id from blobs');
    await expectAnswer(route, 400, analyze(Buffer.from(CONTRACT), 'supply.txt', 'x'.repeat(201)));
    const { rows: after } = await t.deps.pool.query('select id from blobs');
    expect(after).toHaveLength(before.length);
  });

  it('responses match for administrators', async () => {
    const admin = request.agent(t.app);
    const { email } = await addUser(t, { role: 'admin' });
    await admin.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
    await expectAnswer('GET /admin/users', 200, admin.get('/admin/users'));
    await expectAnswer('GET /admin/jobs/failed', 200, admin.get('/admin/jobs/failed'));
    await expectAnswer('GET /admin/audit', 200, admin.get('/admin/audit'));
    await expectAnswer('GET /admin/queues', 200, admin.get('/admin/queues'));
    await expectAnswer('GET /admin/metrics/users', 200, admin.get('/admin/metrics/users'));
    const role = (who: string) => admin.put(`/admin/users/${who}/role?new_role=user`);
    await expectAnswer('PUT /admin/users/:email/role', 409, role(email));
    await expectAnswer('PUT /admin/users/:email/role', 200, role(EMAIL));
    await expectAnswer('DELETE /admin/users/:email', 204, admin.delete(`/admin/users/${EMAIL}`));
  });
});
