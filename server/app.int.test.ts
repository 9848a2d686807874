import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Router, type Express, type Response } from 'express';
import request from 'supertest';
import * as z from 'zod/mini';
import { openDatabase } from '#platform/db/client.js';
import { createDatabaseProbe } from '#platform/db/probe.js';
import { AppError } from '#platform/errors.js';
import { createLogger } from '#platform/log.js';
import { endpoint } from '#shared/contracts/endpoint.js';
import { LIMITS } from '#shared/limits.js';
import { signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { testCarriers } from '#tests/support/carriers.js';
import { createApp } from './app.js';
import { authRoutes } from './features/auth/routes.js';
import { route } from './route.js';

let t: TestApp;
let clientFolder: string;

beforeAll(async () => {
  clientFolder = await mkdtemp(path.join(tmpdir(), 'lda-client-'));
  await mkdir(path.join(clientFolder, 'assets'));
  await writeFile(path.join(clientFolder, 'index.html'), '<!doctype html><title>LDA</title>');
  await writeFile(path.join(clientFolder, 'assets', 'app-1a2b3c.js'), 'export {}');
  t = await testApp({ clientFolder });
});
afterAll(async () => {
  await t.close();
  await rm(clientFolder, { recursive: true });
});

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const fresh = () => request(t.app);
/**
 * Creates an app with other origins and a session store of its own, because express-session fixes the cookie's
 * attributes on the store.
 */
async function withOrigins(env: Record<string, string>): Promise<Express> {
  const { sessions } = await testCarriers(t.database, 'sessions');
  return createApp({ ...t.deps, sessions, config: { ...t.deps.config, ...pick(env) } }, { clientFolder });
}
const pick = ({ PUBLIC_URL, CORS_ORIGINS }: Record<string, string>) => ({
  ...(PUBLIC_URL === undefined ? {} : { publicUrl: PUBLIC_URL }),
  ...(CORS_ORIGINS === undefined ? {} : { corsOrigins: CORS_ORIGINS.split(',') }),
});

describe('error responses', () => {
  it('an error response has detail, code and the request id of its header', async () => {
    const { body, headers } = await fresh().get('/auth/me').expect(401);
    expect(body).toEqual({
      detail: 'Not signed in.',
      code: 'not_signed_in',
      request_id: headers['x-request-id'],
    });
    expect(headers['x-request-id']).toMatch(uuid);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('a valid request id of the client is kept and an invalid one replaced', async () => {
    const sane = await fresh().get('/auth/me').set('X-Request-Id', 'abc-1.2_3');
    expect(sane.body).toMatchObject({ request_id: 'abc-1.2_3' });
    for (const bad of ['a b', '<x>', 'x'.repeat(129)]) {
      const { headers } = await fresh().get('/auth/me').set('X-Request-Id', bad);
      expect(headers['x-request-id']).toMatch(uuid);
    }
  });

  it.each([
    ['{"email":', 'application/json', 400, 'invalid_input'],
    ['"text"', 'application/json', 400, 'invalid_input'],
    ['', 'application/json', 400, 'invalid_input'],
    ['email=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media'],
    ['{}', 'text/plain', 415, 'unsupported_media'],
    ['{}', 'application/json; charset=latin-9', 415, 'unsupported_media'],
    ['{+ACIAfQ-', 'application/json; charset=utf-7', 415, 'unsupported_media'],
    ['{}', 'application/json; charset="utf-16le"', 415, 'unsupported_media'],
    ['{}', 'application/json; a="; charset=utf-8"; CharSet = UTF-7', 415, 'unsupported_media'],
    ['{}', 'application/json; charset=UTF-8', 400, 'invalid_input'],
    ['{}', 'application/json;charset="utf-8"; a=b', 400, 'invalid_input'],
    [
      JSON.stringify({ email: 'x'.repeat(LIMITS.publicJsonBodyBytes) }),
      'application/json',
      413,
      'text_too_long',
    ],
  ])('a body that cannot be parsed is refused with its code (case %#)', async (body, type, status, code) => {
    const answer = await fresh().post('/auth/login').set('Content-Type', type).send(body);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
  });

  it('an unexpected error answers 500 without revealing its message', async () => {
    const app = createApp(
      {
        ...t.deps,
        mail: { send: () => Promise.reject(new Error('secret inner words')) },
      },
      { clientFolder },
    );
    const { body, text } = await request(app)
      .post('/auth/send-code')
      .send({ email: 'inner@example.com' })
      .expect(500);
    expect(body).toMatchObject({ detail: 'Something went wrong.', code: 'internal' });
    expect(text).not.toContain('secret');
  });

  it('requests answer 503 with Retry-After when Postgres cannot be reached', async () => {
    const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', {
      log: createLogger('test', 'silent'),
      name: 'gone',
    });
    const probe = createDatabaseProbe('postgres://nobody@127.0.0.1:1/none', t.deps.log);
    const app = createApp({ ...t.deps, db: gone.db, pool: gone.pool, probe }, { clientFolder });
    for (const call of [
      request(app).get('/auth/check-email').query({ email: 'a@example.com' }),
      request(app)
        .get('/auth/me')
        .set('Cookie', await someCookie()),
    ]) {
      const { body, headers } = await call.expect(503);
      expect(body).toMatchObject({ code: 'unavailable' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await request(app).get('/readyz').expect(503)).body).toEqual({
      status: 'not ready',
      down: ['database', 'pool', 'delivery'],
    });
    await request(app).get('/healthz').expect(200);
    await request(app)
      .get('/dashboard')
      .set('Accept', 'text/html')
      .set('Cookie', await someCookie())
      .expect(200);
    await probe.close();
    await gone.close();
  });
});

describe('mounting an endpoint', () => {
  const thing = endpoint({
    method: 'GET',
    path: '/things/:id',
    summary: 'A thing.',
    access: 'user',
    params: z.object({ id: z.uuid() }),
    response: z.object({ name: z.string() }),
  });
  const adminOnly = endpoint({
    method: 'DELETE',
    path: '/things',
    summary: 'No things.',
    access: 'admin',
    status: 204,
    response: null,
  });
  const id = '00000000-0000-4000-8000-000000000000';

  const mounted = (answer: unknown) =>
    createApp(t.deps, {
      clientFolder,
      features: [
        authRoutes,
        (deps) => {
          const router = Router();
          route(router, deps, thing, ({ res }) =>
            typeof answer === 'function'
              ? (answer as (res: Response) => { name: string })(res)
              : (answer as { name: string }),
          );
          route(router, deps, adminOnly, () => null);
          return router;
        },
      ],
    });

  it('an endpoint for users or administrators refuses anybody else', async () => {
    const app = mounted({ name: 'x' });
    await request(app).get(`/things/${id}`).expect(401);
    await request(app).delete('/things').expect(401);
    const user = await signedIn({ app, deps: t.deps });
    expect((await user.agent.get(`/things/${id}`).expect(200)).body).toEqual({ name: 'x' });
    expect((await user.agent.delete('/things').expect(403)).body).toMatchObject({ code: 'forbidden' });
    const admin = await signedIn({ app, deps: t.deps }, { role: 'admin' });
    expect((await admin.agent.delete('/things').expect(204)).text).toBe('');
  });

  it('an id that cannot exist answers 404', async () => {
    const { agent } = await signedIn({ app: mounted({ name: 'x' }), deps: t.deps });
    expect((await agent.get('/things/what').expect(404)).body).toMatchObject({ code: 'not_found' });
    await agent.get('/things/%E0%A4%A').expect(400);
  });

  it('a response that breaks its contract answers 500 in tests', async () => {
    const { agent } = await signedIn({ app: mounted({ name: 1 }), deps: t.deps });
    await agent.get(`/things/${id}`).expect(500);
  });

  it('an error code that the contract does not name answers 500 in tests', async () => {
    const failing = (code: 'not_found' | 'email_taken') =>
      mounted(() => {
        throw new AppError(code);
      });
    const { agent } = await signedIn({ app: failing('not_found'), deps: t.deps });
    expect((await agent.get(`/things/${id}`).expect(404)).body).toMatchObject({ code: 'not_found' });
    const other = await signedIn({ app: failing('email_taken'), deps: t.deps });
    expect((await other.agent.get(`/things/${id}`).expect(500)).body).toMatchObject({
      detail: 'GET /things/:id answers email_taken, which its contract does not name.',
    });
  });

  it('an error is answered as JSON after headers of a file were set', async () => {
    const app = mounted((res: Response) => {
      res.attachment('contract.pdf').type('application/pdf');
      throw new Error('the file cannot be read');
    });
    const { agent } = await signedIn({ app, deps: t.deps });
    const { headers, body } = await agent.get(`/things/${id}`).expect(500);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers).not.toHaveProperty('content-disposition');
    expect(body).toMatchObject({ code: 'internal' });
  });
});

describe('cross-site requests', () => {
  const post = (headers: Record<string, string>, app = t.app) =>
    request(app).post('/auth/logout').set(headers);

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'http://localhost:3000.evil.example' },
  ])('an unsafe request is refused with %p', async (headers) => {
    const { body } = await post(headers).expect(403);
    expect(body).toMatchObject({ code: 'cross_site' });
  });

  it('a cross-site request with a multipart body is refused', async () => {
    await fresh()
      .post('/documents/upload')
      .set('Origin', 'https://evil.example')
      .attach('file', Buffer.from('x'), 'x.txt')
      .expect(403);
  });

  it.each<Record<string, string>>([
    {},
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' },
  ])('an unsafe request is accepted with %p', async (headers) => {
    await post(headers).expect(204);
  });

  it('a cross-site read is answered without CORS headers', async () => {
    const { headers } = await fresh().get('/healthz').set('Origin', 'https://evil.example').expect(200);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('requests of the origins in CORS_ORIGINS are served with CORS headers', async () => {
    const app = await withOrigins({ CORS_ORIGINS: 'https://app.example' });
    const { headers } = await post(
      { Origin: 'https://app.example', 'Sec-Fetch-Site': 'cross-site' },
      app,
    ).expect(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin') as unknown,
    });
    for (const name of [
      'Location',
      'Preference-Applied',
      'Retry-After',
      'Content-Disposition',
      'X-Report-Id',
      'X-Result-Doc-Id',
      'X-Request-Id',
    ]) {
      expect(headers['access-control-expose-headers']).toContain(name);
    }
    await post({ Origin: 'https://evil.example' }, app).expect(403);
  });

  it('a preflight names the methods and headers that CORS_ORIGINS may send', async () => {
    const app = await withOrigins({ CORS_ORIGINS: 'https://app.example' });
    const ask = (origin: string) =>
      request(app).options('/risk').set({
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'prefer',
      });
    const { headers } = await ask('https://app.example').expect(204);
    expect(headers['access-control-allow-methods']).toContain('PATCH');
    expect(headers['access-control-allow-headers']).toMatch(/Prefer.*Idempotency-Key/);
    const other = await ask('https://evil.example');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the session cookie', () => {
  const attributes = async (app: Express) => {
    const { user } = await signedIn(t);
    const answer = await request(app)
      .post('/auth/login')
      .send({ email: user.email, password: 'Secret-password1' })
      .expect(200);
    return String(answer.headers['set-cookie']).replace(/^[^;]+; Path=\/; Expires=[^;]+; /, '');
  };

  it('the session cookie is Lax, and Secure if PUBLIC_URL is https', async () => {
    expect(await attributes(t.app)).toBe('HttpOnly; SameSite=Lax');
    expect(await attributes(await withOrigins({ PUBLIC_URL: 'https://lda.example' }))).toBe(
      'HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('the session cookie is SameSite=None and Secure with CORS_ORIGINS', async () => {
    expect(await attributes(await withOrigins({ CORS_ORIGINS: 'https://app.example' }))).toBe(
      'HttpOnly; Secure; SameSite=None',
    );
  });
});

describe('the client', () => {
  it('a GET for a page that is no API route gets the client', async () => {
    for (const url of [
      '/',
      '/index.html',
      '/auth',
      '/dashboard/risk-assessment',
      '/no/such/page',
      '/contact',
    ]) {
      const { text, headers } = await fresh().get(url).set('Accept', 'text/html,*/*;q=0.8').expect(200);
      expect(text).toContain('<title>LDA</title>');
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('a missing path answers 404 unless a page was asked for', async () => {
    for (const call of [
      fresh().get('/no/such/thing'),
      fresh().get('/no/such/thing').set('Accept', 'application/json'),
      fresh().post('/dashboard').set('Accept', 'text/html'),
      fresh().get('/assets/gone-999.js'),
    ]) {
      expect((await call.expect(404)).body).toMatchObject({ detail: 'Not found.', code: 'not_found' });
    }
  });

  it('an API route wins over the client by method and path', async () => {
    await fresh().get('/auth/me').set('Accept', 'text/html').expect(401);
  });

  it('a page answers 404 as JSON if the client was never built', async () => {
    const app = createApp(t.deps, { clientFolder: path.join(clientFolder, 'nowhere') });
    const { body } = await request(app).get('/').set('Accept', 'text/html').expect(404);
    expect(body).toMatchObject({ code: 'not_found' });
  });

  it('a file with a hash in its name is cached for a year', async () => {
    const { headers } = await fresh().get('/assets/app-1a2b3c.js').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['Range', 'bytes=999999-', 416],
    ['If-Match', '"another"', 412],
  ])(
    'a file request that its own headers rule out gets a 4xx, not a 500 (%s)',
    async (header, value, status) => {
      const { body } = await fresh().get('/assets/app-1a2b3c.js').set(header, value).expect(status);
      expect(body).toMatchObject({ code: 'invalid_input' });
    },
  );

  it('the Content-Security-Policy lets the client load from and call this origin only', async () => {
    const { headers } = await fresh().get('/').set('Accept', 'text/html');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("connect-src 'self' ws://localhost:3000;");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).toContain("object-src 'none';base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('HSTS is sent for a year if PUBLIC_URL is https', async () => {
    const app = await withOrigins({ PUBLIC_URL: 'https://lda.example' });
    const { headers } = await request(app).get('/').set('Accept', 'text/html');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('health', () => {
  it('/healthz and /readyz answer ok and ready', async () => {
    expect((await fresh().get('/healthz').expect(200)).body).toEqual({ status: 'ok' });
    expect((await fresh().get('/readyz').expect(200)).body).toEqual({ status: 'ready' });
  });
});

async function someCookie(): Promise<string> {
  const { user } = await signedIn(t);
  const answer = await fresh().post('/auth/login').send({ email: user.email, password: 'Secret-password1' });
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
}
