import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import request from 'supertest';
import { raiseSessionEpoch } from '#platform/sessions/raise-epoch.js';
import type { SessionStore } from '#platform/sessions/session-store.js';
import { PASSWORD, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { appCode } from '#tests/support/authenticator.js';
import { startLiveServer } from '#tests/support/live-server.js';
import { enrolSecondFactor } from '#tests/support/second-factor.js';
import { until } from '#tests/support/until.js';

let t: TestApp;
/** While true, writes to the store fail, as if its primary were down. */
let away = false;

beforeAll(async () => {
  t = await testApp({ deps: ({ sessions }) => ({ sessions: unwritable(sessions, () => away) }) });
});
afterAll(() => t.close());

/** Wraps a store so that it refuses every write while `isAway`. */
function unwritable(store: SessionStore, isAway: () => boolean): SessionStore {
  const writes = new Set(['set', 'destroy', 'end', 'endAll']);
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (!isAway() || !writes.has(String(name))) return Reflect.apply(value, target, args);
        const error = new Error('the session store is away');
        const done = args.at(-1);
        if (typeof done === 'function') return void (done as (error: Error) => void)(error);
        return Promise.reject(error);
      };
    },
  });
}

async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  away = true;
  try {
    return await work();
  } finally {
    away = false;
  }
}
/** Signs a user in with two browsers, with two-step verification if requested. */
async function twoBrowsers({ secondFactor = false } = {}) {
  const { agent: one, user } = await signedIn(t);
  const secret = secondFactor ? (await enrolSecondFactor(t, one)).secret : undefined;
  const two = request.agent(t.app);
  const totp = secret && appCode(secret, t.clock.now());
  await two.post('/auth/login').send({ email: user.email, password: PASSWORD, totp }).expect(200);
  return { one, two, user };
}
type Browsers = Awaited<ReturnType<typeof twoBrowsers>>;
const stored = async ({ user }: Browsers) => (await t.deps.sessions.list(user.id)).length;
const current = { current_password: PASSWORD };

describe('the session epoch while the session store is unavailable', () => {
  it.each<[string, { secondFactor?: boolean }, (browsers: Browsers) => Promise<unknown>]>([
    [
      'changing the password',
      {},
      ({ one }) =>
        one
          .patch('/auth/me')
          .send({ ...current, new_password: 'Another-password1' })
          .expect(200),
    ],
    ['turning a second factor on', {}, ({ one }) => enrolSecondFactor(t, one)],
    [
      'renewing recovery codes',
      { secondFactor: true },
      ({ one }) => one.post('/auth/totp/recovery-codes').send(current).expect(200),
    ],
    [
      'turning a second factor off',
      { secondFactor: true },
      ({ one }) => one.delete('/auth/totp').send(current).expect(204),
    ],
  ])('%s ends the other sessions and keeps the current one', async (_what, options, change) => {
    const browsers = await twoBrowsers(options);
    const { one, two } = browsers;
    await whileAway(() => change(browsers));
    expect(await stored(browsers)).toBe(2);
    await one.get('/auth/me').expect(200);
    expect((await one.get('/auth/sessions').expect(200)).body).toMatchObject([{ current: true }]);
    await two.get('/auth/me').expect(401);
    // The session that was kept ends with the next change.
    const { agent: boss } = await signedIn(t, { role: 'admin' });
    await whileAway(() => boss.delete(`/admin/users/${browsers.user.email}/sessions`).expect(204));
    await one.get('/auth/me').expect(401);
  });

  it.each<
    [string, { secondFactor?: boolean }, (browsers: Browsers, boss: Browsers['one']) => Promise<unknown>]
  >([
    [
      'resetting a password',
      {},
      async ({ user }) => {
        await request(t.app).post('/auth/forgot-password').send({ email: user.email }).expect(200);
        const tokenIn = ({ text }: { text: string }) => /token=([\w-]+)/.exec(text)?.[1];
        const token = await until(() =>
          t.mail.sent
            .filter(({ to }) => to === user.email)
            .map(tokenIn)
            .find(Boolean),
        );
        const answer = request(t.app).post('/auth/reset-password');
        await answer.send({ token, new_password: 'Another-password1!' }).expect(200);
      },
    ],
    [
      'an administrator who signs a user out',
      {},
      ({ user }, boss) => boss.delete(`/admin/users/${user.email}/sessions`).expect(204),
    ],
    [
      'an administrator who turns off a second factor',
      { secondFactor: true },
      ({ user }, boss) => boss.delete(`/admin/users/${user.email}/totp`).expect(204),
    ],
    [
      'closing an account, even if it is restored later,',
      {},
      async ({ one, user }, boss) => {
        await one.delete('/auth/me').send(current).expect(204);
        await boss.post(`/admin/users/${user.email}/restore`).expect(200);
      },
    ],
  ])('%s ends every session', async (_what, options, change) => {
    const { agent: boss } = await signedIn(t, { role: 'admin' });
    const browsers = await twoBrowsers(options);
    await whileAway(() => change(browsers, boss));
    expect(await stored(browsers)).toBe(2);
    await browsers.one.get('/auth/me').expect(401);
    await browsers.two.get('/auth/me').expect(401);
  });

  it('sockets of ended sessions are closed at once, and that of the kept session stays open', async () => {
    const live = await startLiveServer(t);
    const sockets: Socket[] = [];
    const listen = async (agent: Browsers['one']) => {
      const { headers } = await agent.get('/auth/me').expect(200);
      const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
      const socket = io(live.url, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
      sockets.push(socket);
      await once(socket as never, 'connect');
      return socket;
    };
    try {
      const { one, two } = await twoBrowsers();
      const [own, other] = [await listen(one), await listen(two)];
      const reasons: string[] = [];
      other.on('session', ({ reason }: { reason: string }) => reasons.push(reason));
      const change = { ...current, new_password: 'Another-password1' };
      await whileAway(() => one.patch('/auth/me').send(change).expect(200));
      await until(() => other.disconnected);
      expect(reasons).toEqual(['revoked']);
      expect(own.connected).toBe(true);
    } finally {
      for (const socket of sockets) socket.close();
      await live.close();
    }
  });
});

describe('a session from before session epochs', () => {
  it('a session without an epoch stays valid until something ends it', async () => {
    const { agent, user } = await signedIn(t);
    await t.database.pool.query(
      `update sessions set sess = (sess::jsonb - 'epoch')::json where user_id = $1`,
      [user.id],
    );
    await agent.get('/auth/me').expect(200);
    expect((await agent.get('/auth/sessions').expect(200)).body).toHaveLength(1);
    await t.deps.db.transaction((tx) => raiseSessionEpoch(tx, user.id));
    await agent.get('/auth/me').expect(401);
  });
});
