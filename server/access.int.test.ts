import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import request from 'supertest';
import { systemClock } from '#platform/clock.js';
import { jobs, rateLimits, users } from '#platform/db/schema/index.js';
import { createJobs } from '#platform/jobs/service.js';
import { addUser, PASSWORD, testApp, type TestApp } from '#tests/support/app.js';
import { rowsOfTools, type AccessRow, type AccessRows, type Own } from '#tests/support/access-rows.js';
import { makeChat, makeDocument, makeReport, FINDING } from '#tests/support/factories.js';
import { createRecordingQueues } from '#tests/support/job-harness.js';
import { openApiOf } from '#tests/support/openapi.js';

/** Routes of pages for browsers, which are not part of the API. */
const CLIENT = 'GET /{*any}';
const BOARD = 'GET /admin/queues/board{/*page}';
const isPage = (key: string) => key === CLIENT || key === BOARD;

/** Every route of the app. A route without a row fails the first test below: add the row with the route. */
const ROWS: AccessRows = {
  ...(await rowsOfTools()),
  'GET /healthz': { who: 'anybody' },
  'GET /readyz': { who: 'anybody' },
  // Allowed by IP address or token and not by session; its own tests cover that.
  'GET /metrics': { who: 'anybody' },
  'GET /openapi.json': { who: 'anybody' },
  [CLIENT]: { who: 'anybody', at: () => '/about', empty: true },

  'POST /auth/send-code': { who: 'anybody', body: () => ({}) },
  'POST /auth/verify-code': { who: 'anybody', body: () => ({}) },
  'GET /auth/check-email': { who: 'anybody' },
  'POST /auth/register': { who: 'anybody', body: () => ({}) },
  'POST /auth/login': { who: 'anybody', body: () => ({}) },
  'POST /auth/logout': { who: 'anybody' },
  'POST /auth/forgot-password': { who: 'anybody', body: () => ({}) },
  'POST /auth/check-reset': { who: 'anybody', body: () => ({}) },
  'POST /auth/reset-password': { who: 'anybody', body: () => ({}) },
  'POST /contact': { who: 'anybody', body: () => ({}) },

  'GET /auth/me': { who: 'user' },
  'PATCH /auth/me': { who: 'user', body: () => ({}) },
  'DELETE /auth/me': { who: 'user', body: () => ({}) },
  'GET /auth/export': { who: 'user' },
  'POST /auth/export': { who: 'user' },
  'GET /auth/sessions': { who: 'user' },
  'DELETE /auth/sessions/:id': { who: 'owner', at: ({ sessionId }) => `/auth/sessions/${sessionId}` },

  'GET /auth/totp': { who: 'user' },
  'POST /auth/totp': { who: 'user', body: () => ({}) },
  'POST /auth/totp/confirm': { who: 'user', body: () => ({}) },
  'POST /auth/totp/recovery-codes': { who: 'user', body: () => ({}) },
  'DELETE /auth/totp': { who: 'user', body: () => ({}) },

  'POST /documents/upload': { who: 'user', file: true },
  'GET /documents': { who: 'user' },
  'GET /documents/content/:id': { who: 'owner', at: ({ documentId }) => `/documents/content/${documentId}` },
  'GET /documents/download/:id': {
    who: 'owner',
    at: ({ documentId }) => `/documents/download/${documentId}`,
  },
  'POST /documents/:id/read-again': {
    who: 'owner',
    at: ({ documentId }) => `/documents/${documentId}/read-again`,
  },
  'POST /documents/:id/recognize': {
    who: 'owner',
    at: ({ documentId }) => `/documents/${documentId}/recognize`,
  },
  'DELETE /documents/:id': { who: 'owner', at: ({ documentId }) => `/documents/${documentId}` },

  'GET /law': { who: 'user' },
  // No laws are loaded here: everybody who is signed in finds none.
  'GET /law/:key': { who: 'user', at: () => '/law/labor-m51-1426', empty: true },
  'GET /law/:key/:article': { who: 'user', at: () => '/law/labor-m51-1426/77', empty: true },

  'GET /jobs': { who: 'user' },
  'GET /jobs/:id': { who: 'owner', at: ({ jobId }) => `/jobs/${jobId}` },
  'GET /jobs/:id/items': { who: 'owner', at: ({ jobId }) => `/jobs/${jobId}/items` },
  'POST /jobs/:id/cancel': { who: 'owner', at: ({ jobId }) => `/jobs/${jobId}/cancel` },
  'POST /jobs/:id/retry': { who: 'owner', at: ({ jobId }) => `/jobs/${jobId}/retry` },

  'GET /admin/users': { who: 'admin' },
  'PUT /admin/users/:email/role': {
    who: 'admin',
    at: ({ email }) => `/admin/users/${email}/role?new_role=user`,
  },
  'DELETE /admin/users/:email': { who: 'admin', at: () => '/admin/users/nobody@example.com', empty: true },
  'POST /admin/users/:email/restore': { who: 'admin', at: ({ email }) => `/admin/users/${email}/restore` },
  'DELETE /admin/users/:email/sessions': {
    who: 'admin',
    at: () => '/admin/users/nobody@example.com/sessions',
    empty: true,
  },
  'DELETE /admin/users/:email/totp': { who: 'admin', at: ({ email }) => `/admin/users/${email}/totp` },
  'GET /admin/metrics/users': { who: 'admin' },
  'GET /admin/queues': { who: 'admin' },
  [BOARD]: { who: 'admin', at: () => '/admin/queues/board' },
  'POST /admin/queues/:name/pause': { who: 'admin', at: () => '/admin/queues/cpu/pause' },
  'POST /admin/queues/:name/resume': { who: 'admin', at: () => '/admin/queues/cpu/resume' },
  'GET /admin/jobs/failed': { who: 'admin' },
  'POST /admin/jobs/:id/retry': { who: 'admin', at: ({ jobId }) => `/admin/jobs/${jobId}/retry` },
  'GET /admin/audit': { who: 'admin' },
};
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

let t: TestApp;
let server: Server;
let api: Awaited<ReturnType<typeof openApiOf>>;
const people: Record<'owner' | 'other' | 'admin', { id: string; email: string }> = {
  owner: { id: '', email: '' },
  other: { id: '', email: '' },
  admin: { id: '', email: '' },
};

beforeAll(async () => {
  t = await testApp({
    deps: ({ db, bus, log }) => ({
      jobs: createJobs({ db, bus, log, queues: createRecordingQueues(), clock: systemClock }),
    }),
  });
  api = await openApiOf(t.app);
  server = createServer(t.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  people.owner = await addUser(t);
  people.other = await addUser(t);
  people.admin = await addUser(t, { role: 'admin' });
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await t.close();
});

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}
function routesOf(stack: readonly Layer[]): string[] {
  return stack.flatMap(({ route, handle }) =>
    route
      ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
      : routesOf(handle.stack ?? []),
  );
}

async function signIn({ email }: { email: string }): Promise<string> {
  const { headers } = await request(server)
    .post('/auth/login')
    .send({ email, password: PASSWORD })
    .expect(200);
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

async function makeOwn(cookie: string): Promise<Own> {
  const { db } = t.deps;
  const userId = people.owner.id;
  const document = await makeDocument(db, { userId });
  const file = await makeDocument(db, {
    userId,
    origin: 'result',
    contentType: 'application/pdf',
    text: null,
  });
  const [job] = await db
    .insert(jobs)
    .values({
      userId,
      kind: 'risk',
      queue: 'analysis',
      status: 'completed',
      input: {},
      requestId: 'r',
      priority: 1,
      finishedAt: new Date(),
    })
    .returning();
  if (job === undefined) throw new Error('no job');
  await makeReport(db, {
    id: job.id,
    userId,
    documentId: document.id,
    pdf: file.id,
    body: { risks: [FINDING], articles: [] },
  });
  const { body } = await request(server).get('/auth/sessions').set('Cookie', cookie).expect(200);
  const sessionId = (body as { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? '';
  return {
    documentId: document.id,
    jobId: job.id,
    reportId: job.id,
    reportFileId: file.id,
    chatId: await makeChat(db, { userId, documentIds: [document.id] }),
    sessionId,
    email: people.owner.email,
  };
}

async function ask(key: string, row: AccessRow, own: Own, cookie: string | undefined): Promise<number> {
  const [method = '', path = ''] = key.split(' ');
  const url = row.at?.(own) ?? path;
  let call = request(server)[method.toLowerCase() as 'get'](url).set('Prefer', 'respond-async');
  if (cookie !== undefined) call = call.set('Cookie', cookie);
  if (row.file) call = call.attach('file', PDF, 'contract.pdf');
  else if (row.body) call = call.send(row.body(own));
  if (key === CLIENT) call = call.set('Accept', 'text/html');
  const answer = await call;
  // The answer must be what the API's own description says.
  if (!isPage(key)) expect([key, ...api.problemsOf(key, answer)]).toEqual([key]);
  return answer.status;
}

/** Reduces a status to what the matrix distinguishes: let in, not signed in, not allowed, not found. */
function verdict(status: number): 'in' | 401 | 403 | 404 | 'broken' {
  if (status === 401 || status === 403 || status === 404) return status;
  return status >= 500 ? 'broken' : 'in';
}
const EXPECTED = {
  anybody: { visitor: 'in', owner: 'in', other: 'in', admin: 'in' },
  user: { visitor: 401, owner: 'in', other: 'in', admin: 'in' },
  owner: { visitor: 401, owner: 'in', other: 404, admin: 404 },
  admin: { visitor: 401, owner: 403, other: 403, admin: 'in' },
} as const;

describe('access to routes', () => {
  it('the access matrix has a row for every route and no other row', () => {
    const { stack } = t.app.router as unknown as { stack: Layer[] };
    expect([...new Set(routesOf(stack))].sort()).toEqual(Object.keys(ROWS).sort());
  });

  it('the API description covers every route and no other', () => {
    const { stack } = t.app.router as unknown as { stack: Layer[] };
    const routes = [...new Set(routesOf(stack))].filter((key) => !isPage(key));
    expect([...api.routes].sort()).toEqual(routes.sort());
  });

  it.each(Object.entries(ROWS))('%s', async (key, row) => {
    await t.deps.db.delete(rateLimits);
    const cookies = {
      visitor: undefined,
      other: await signIn(people.other),
      admin: await signIn(people.admin),
      owner: await signIn(people.owner),
    };
    const own = await makeOwn(cookies.owner);
    const got: Record<string, unknown> = {};
    // The owner comes last: their call may remove what the others must be kept from.
    for (const [who, cookie] of Object.entries(cookies)) {
      const status = await ask(key, row, own, cookie);
      got[who] = row.empty && status === 404 ? 'in' : verdict(status);
    }
    expect(got).toEqual(EXPECTED[row.who]);
  });

  it('a closed account gets 401 from every route that needs a session', async () => {
    const owner = await signIn(people.owner);
    const own = await makeOwn(owner);
    await t.deps.db.update(users).set({ closedAt: new Date() });
    for (const [key, row] of Object.entries(ROWS)) {
      if (row.who === 'anybody') continue;
      const status = await ask(key, row, own, owner);
      expect([key, status]).toEqual([key, 401]);
    }
  });
});
