import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { PASSWORD, addUser, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { describeOnRedis, testRedis, type TestRedis } from '#tests/support/redis.js';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.js';
import { until } from '#tests/support/until.js';

describeOnRedis('a server whose sessions and limits are in Redis', () => {
  let redis: TestRedis;
  let proxy: TcpProxy;
  let t: TestApp;

  beforeAll(async () => {
    redis = await testRedis();
    proxy = await startTcpProxy(redis.url);
    t = await testApp({ env: { REDIS_URL: proxy.url } });
  });
  afterAll(async () => {
    await t.close();
    await proxy.close();
    await redis.close();
  });

  /** Does `work` while Redis cannot be reached, and waits until the server has found it again. */
  async function whileAway(work: () => Promise<void>): Promise<void> {
    proxy.refuse();
    proxy.cut();
    try {
      await work();
    } finally {
      proxy.restore();
    }
    await until(async () => (await request(t.app).get('/readyz')).status === 200);
  }

  it('without Redis requests are answered 503, /readyz names it, and everything goes on when it is back', async () => {
    const { agent } = await signedIn(t);
    const user = await addUser(t);
    const signIn = () => request(t.app).post('/auth/login').send({ email: user.email, password: PASSWORD });
    expect((await request(t.app).get('/readyz')).body).toEqual({ status: 'ready' });

    await whileAway(async () => {
      for (const refused of [await agent.get('/auth/me'), await signIn()]) {
        expect(refused.body).toMatchObject({ code: 'unavailable' });
        expect(refused.status).toBe(503);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
      const { status, body } = await request(t.app).get('/readyz');
      expect({ status, body }).toEqual({ status: 503, body: { status: 'not ready', down: ['redis'] } });
      const metrics = await request(t.app).get('/metrics').set('Host', 'localhost');
      expect(metrics.text).toContain('lda_up{part="sessions"} 0');
      expect(metrics.text).toContain('lda_up{part="database"} 1');
    });

    await agent.get('/auth/me').expect(200);
    await signIn().expect(200);
  });

  it('while Redis gives no answer requests are refused, and it is found again', async () => {
    const { agent } = await signedIn(t);
    proxy.hang();
    await agent.get('/auth/me').expect(503);
    await until(async () => (await agent.get('/auth/me')).status === 200);
  });

  it('a password change ends the other sessions although Redis was away while it was made', async () => {
    const { agent, user } = await signedIn(t);
    const other = request.agent(t.app);
    await other.post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(200);
    // Deleting from the store fails; the account's epoch was raised with the password.
    const endAll = jest.spyOn(t.deps.sessions, 'endAll');
    endAll.mockRejectedValueOnce(new Error('Connection is closed.'));
    const change = { current_password: PASSWORD, new_password: 'Another-password2' };
    await agent.patch('/auth/me').send(change).expect(200);
    expect(endAll).toHaveBeenCalledTimes(1);
    endAll.mockRestore();
    await other.get('/auth/me').expect(401);
    await agent.get('/auth/me').expect(200);
  });

  it('wiping Redis signs everybody out and breaks nothing else', async () => {
    const { agent, user } = await signedIn(t);
    await redis.wipe();
    await agent.get('/auth/me').expect(401);
    await agent.post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(200);
    await agent.get('/auth/me').expect(200);
  });
});
