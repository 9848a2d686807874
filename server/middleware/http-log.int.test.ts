import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PassThrough } from 'node:stream';
import request from 'supertest';
import { createLogger } from '#platform/log.js';
import { signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { until } from '#tests/support/until.js';

let t: TestApp;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const out = new PassThrough();
  out.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().trim().split('\n')) {
      lines.push(JSON.parse(line) as Record<string, unknown>);
    }
  });
  t = await testApp({ deps: () => ({ log: createLogger('server', 'info', out) }) });
});
afterAll(() => t.close());

const lineOf = (id: string) =>
  until(() => lines.find((line) => line['request_id'] === id && 'status' in line));

it('the request log has the user of a request, and code and IP of a refusal', async () => {
  const { agent, user } = await signedIn(t);
  await agent.get('/auth/me').set('X-Request-Id', 'asked').expect(200);
  const asked = await lineOf('asked');
  expect(asked).toMatchObject({ method: 'GET', path: '/auth/me', status: 200, user: user.id });
  expect(asked).not.toHaveProperty('ip');

  await agent.get('/admin/users').set('X-Request-Id', 'forbidden').expect(403);
  expect(await lineOf('forbidden')).toMatchObject({ user: user.id, status: 403, code: 'forbidden' });

  await request(t.app)
    .post('/auth/login')
    .set('X-Request-Id', 'guessed')
    .send({ email: user.email, password: 'wrong' })
    .expect(401);
  const guessed = await lineOf('guessed');
  expect(guessed).toMatchObject({ status: 401, code: 'bad_credentials' });
  expect(String(guessed['ip'])).toMatch(/127\.0\.0\.1$/);
  expect(JSON.stringify(lines)).not.toContain(user.email);

  await agent
    .post('/auth/logout')
    .set({ 'X-Request-Id': 'elsewhere', Origin: 'https://evil.example' })
    .expect(403);
  expect(await lineOf('elsewhere')).toMatchObject({ code: 'cross_site' });
});

it('the logged path has no query and no e-mail address in any notation', async () => {
  const { agent } = await signedIn(t, { role: 'admin' });
  await agent
    .delete('/admin/users/nora%40example.com/sessions?from=b@example.com')
    .set('X-Request-Id', 'encoded')
    .expect(404);
  expect(await lineOf('encoded')).toMatchObject({ path: '/admin/users/:address/sessions' });
  await agent.delete('/admin/users/nora@example.com').set('X-Request-Id', 'plain').expect(404);
  expect(await lineOf('plain')).toMatchObject({ path: '/admin/users/:address' });
});
