import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { Router } from 'express';
import request from 'supertest';
import type { Db } from '#platform/db/client.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { confirmSecondFactor, insertUnconfirmedFactor } from '#platform/db/queries/second-factors.js';
import { raiseSessionEpoch } from '#platform/sessions/raise-epoch.js';
import { setPasswordHash } from '#platform/db/queries/users.js';
import { rateLimits, sessions, users } from '#platform/db/schema/index.js';
import { createApp } from '#server/app.js';
import { ensureAdmin } from '#server/auth/first-admin.js';
import { route } from '#server/route.js';
import { endpoint } from '#shared/contracts/endpoint.js';
import { LIMITS } from '#shared/limits.js';
import { addUser, PASSWORD, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { deferred } from '#tests/support/deferred.js';
import { until } from '#tests/support/until.js';

let t: TestApp;

beforeAll(async () => {
  t = await testApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => t.close());
beforeEach(() => t.deps.db.delete(rateLimits));

const login = (email: unknown, password: unknown = PASSWORD, ip = '10.0.0.1') =>
  request(t.app).post('/auth/login').set('X-Forwarded-For', ip).send({ email, password });
type Headed = { headers: Record<string, string | string[] | undefined> };
const cookie = ({ headers }: Headed) => [headers['set-cookie'] ?? ''].flat().join('\n');
const sid = (answer: Headed) => /lda\.sid=([^;]+)/.exec(cookie(answer))?.[1];

describe('signing in', () => {
  it('signing in answers with the user and sets the cookie', async () => {
    const { email } = await addUser(t);
    const answer = await login(email.toUpperCase()).expect(200);
    const user = { first_name: 'Nora', last_name: 'Saleh', email, role: 'user', language: 'en' };
    expect(answer.body).toEqual(user);
    expect(cookie(answer)).toMatch(/^lda\.sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const me = await request(t.app)
      .get('/auth/me')
      .set('Cookie', `lda.sid=${sid(answer)}`)
      .expect(200);
    expect(me.body).toEqual(user);
  });

  it('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await addUser(t);
    const answers = [
      await login(email, 'wrong'),
      await login('nobody@example.com'),
      await login('a\0b', 'x'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ detail: 'invalid email or password', code: 'bad_credentials' });
    }
  });

  it.each([
    [undefined, PASSWORD],
    ['nora@example.com', undefined],
    [{ $ne: null }, PASSWORD],
    ['nora@example.com', ['x']],
    ['nora@example.com', 'x'.repeat(LIMITS.password.maxChars + 1)],
    [`${'x'.repeat(LIMITS.email.chars)}@example.com`, PASSWORD],
  ])('credentials of another type are refused: %p', async (email, password) => {
    const { body } = await request(t.app).post('/auth/login').send({ email, password }).expect(400);
    expect(body).toMatchObject({ code: 'invalid_input' });
  });

  it('other windows are notified of a sign-in after its session is stored completely', async () => {
    const user = await addUser(t);
    let seen: Promise<{ sess: unknown }[]> | undefined;
    const end = t.bus.subscribe('account', () => {
      seen = t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id)).execute();
    });
    await login(user.email).set('User-Agent', 'Some browser').expect(200);
    end();
    expect(await seen).toMatchObject([
      { sess: { browser: 'Some browser', signedInAt: t.clock.now().getTime() } },
    ]);
  });

  it.each([
    [
      'password',
      (tx: Db, userId: string) => setPasswordHash(tx, userId, 'another hash').then(() => undefined),
    ],
    [
      'second factor',
      async (tx: Db, userId: string) => {
        await lockUser(tx, userId);
        await insertUnconfirmedFactor(tx, { userId, secret: 'sealed', now: new Date() });
        await confirmSecondFactor(tx, { userId, secret: 'sealed', step: 1, now: new Date() });
      },
    ],
  ])('a sign-in during a change of the %s gets no session', async (_what, change) => {
    const user = await addUser(t);
    const ofUser = eq(sessions.userId, user.id);
    const begun = deferred();
    const changing = t.deps.db.transaction(async (tx) => {
      await change(tx, user.id);
      await raiseSessionEpoch(tx, user.id);
      begun.resolve();
      // A session that starts now is not seen by the statement that removes the others.
      await until(async () => (await t.deps.db.$count(sessions, ofUser)) === 1);
    });
    await begun.promise;
    const [answer] = await Promise.all([login(user.email), changing]);
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'bad_credentials' }]);
    expect(await t.deps.db.$count(sessions, ofUser)).toBe(0);
  });

  it('signing in gives a new session id, ends the old session and closes its sockets', async () => {
    const { agent, user } = await signedIn(t);
    const [before] = await t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const other = await addUser(t);
    await agent.post('/auth/login').send({ email: other.email, password: PASSWORD }).expect(200);
    const left = await t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(left).toEqual([]);
    expect(t.bus.published).toContainEqual({
      topic: 'session',
      user_id: user.id,
      session_id: before?.sid,
      reason: 'signed_out',
    });
    expect((await agent.get('/auth/me').expect(200)).body).toMatchObject({ email: other.email });
  });
});

describe('sign-in limits', () => {
  it('an address is refused after ten failures, in any case and from any IP', async () => {
    const { email } = await addUser(t);
    for (let tries = 0; tries < LIMITS.rates.loginPerAddress.points; tries += 1) {
      await login(tries % 2 ? email : email.toUpperCase(), 'wrong', `10.0.1.${tries}`).expect(401);
    }
    const { body, headers } = await login(email, PASSWORD, '10.0.2.1').expect(429);
    expect(body).toMatchObject({ code: 'rate_limited' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });

  it('signing in resets the failures of the address', async () => {
    const { email } = await addUser(t);
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 1; tries < LIMITS.rates.loginPerAddress.points; tries += 1) {
        await login(email, 'wrong').expect(401);
      }
      await login(email).expect(200);
    }
  });

  it('guesses at the same moment are all counted', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => login('nobody@example.com', 'wrong')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(LIMITS.rates.loginPerAddress.points);
    expect(refused).toHaveLength(25 - LIMITS.rates.loginPerAddress.points);
  });

  it('an IP is refused after fifty failures, and no other one', async () => {
    const { email } = await addUser(t);
    await login('nobody0@example.com', 'wrong').expect(401);
    await t.deps.db
      .update(rateLimits)
      .set({ points: LIMITS.rates.loginPerIp.points - 1 })
      .where(eq(rateLimits.key, 'login:ip:10.0.0.1'));
    await login('nobody1@example.com', 'wrong').expect(401);
    await login(email).expect(429);
    await login(email, PASSWORD, '10.0.0.9').expect(200);
  });

  it('successful sign-ins are not counted', async () => {
    const { email } = await addUser(t);
    const answers = await Promise.all(Array.from({ length: 60 }, () => login(email)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('a limit ends when its window has passed', async () => {
    const { email } = await addUser(t);
    await login(email, 'wrong').expect(401);
    await t.deps.db.update(rateLimits).set({ points: 1000 });
    await login(email).expect(429);
    await t.deps.db.update(rateLimits).set({ expire: Date.now() - 1 });
    await login(email).expect(200);
  });
});

describe('a session', () => {
  it('/auth/me requires a session', async () => {
    const { body } = await request(t.app).get('/auth/me').expect(401);
    expect(body).toMatchObject({ detail: 'Not signed in.', code: 'not_signed_in' });
    await request(t.app).get('/auth/me').set('Cookie', 'lda.sid=s%3Aforged.signature').expect(401);
  });

  it('a visitor who needs no session gets none', async () => {
    const before = await t.deps.db.$count(sessions);
    const answer = await request(t.app)
      .get('/auth/check-email')
      .query({ email: 'a@example.com' })
      .expect(200);
    expect(cookie(answer)).toBe('');
    expect(await t.deps.db.$count(sessions)).toBe(before);
  });

  it('a session ends when its user is removed', async () => {
    const { agent, user } = await signedIn(t);
    await t.deps.db.delete(users).where(eq(users.id, user.id));
    await agent.get('/auth/me').expect(401);
  });

  it("a changed role applies to a session's next request", async () => {
    const { agent, user } = await signedIn(t);
    await t.deps.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    expect((await agent.get('/auth/me').expect(200)).body).toMatchObject({ role: 'admin' });
  });

  it('a session is not written with every request but extended once a day', async () => {
    const { agent, user } = await signedIn(t);
    const mine = eq(sessions.userId, user.id);
    const version = async () =>
      (
        await t.deps.db
          .select({ xmin: sql<string>`xmin::text` })
          .from(sessions)
          .where(mine)
      )[0]?.xmin;
    const written = await version();
    await agent.get('/auth/me').expect(200);
    expect(await version()).toBe(written);

    const almost = new Date(Date.now() + LIMITS.session.ttlMs - LIMITS.session.extendMs - 60_000);
    await t.deps.db
      .update(sessions)
      .set({
        expire: almost,
        sess: sql`jsonb_set(sess::jsonb, '{cookie,expires}', ${JSON.stringify(almost)}::jsonb)::json`,
      })
      .where(mine);
    const answer = await agent.get('/auth/me').expect(200);
    expect(cookie(answer)).toContain('lda.sid=');
    const [row] = await t.deps.db.select().from(sessions).where(mine);
    expect(row?.expire.getTime()).toBeGreaterThan(almost.getTime() + LIMITS.session.extendMs);
    const extended = await version();
    await agent.get('/auth/me').expect(200);
    expect(await version()).toBe(extended);
  });

  it('a session ends when it expires', async () => {
    const { agent, user } = await signedIn(t);
    await t.deps.db
      .update(sessions)
      .set({ expire: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, user.id));
    await agent.get('/auth/me').expect(401);
  });
});

describe('signing out', () => {
  it('signing out ends the session, clears the cookie and closes the sockets', async () => {
    const { agent, user } = await signedIn(t);
    const [row] = await t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const answer = await agent.post('/auth/logout').expect(204);
    expect(answer.text).toBe('');
    expect(cookie(answer)).toMatch(/^lda\.sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(t.bus.published).toContainEqual({
      topic: 'session',
      user_id: user.id,
      session_id: row?.sid,
      reason: 'signed_out',
    });
    await agent.get('/auth/me').expect(401);
    expect(await t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
  });

  it('signing out succeeds without a session', async () => {
    await request(t.app).post('/auth/logout').expect(204);
  });

  it('signing out is not undone by a request still in progress', async () => {
    const { agent, user } = await signedIn(t);
    const slow = endpoint({
      method: 'POST',
      path: '/slow',
      summary: 'Outlives its session.',
      access: 'user',
      status: 204,
      response: null,
    });
    const app = createApp(t.deps, {
      features: [
        (deps) => {
          const router = Router();
          route(router, deps, slow, async ({ req }) => {
            await agent.post('/auth/logout').expect(204);
            req.session.verifiedEmail = { email: 'late@example.com', at: 0 };
            return null;
          });
          return router;
        },
      ],
    });
    const { headers } = await agent.get('/auth/me');
    await request(app)
      .post('/slow')
      .set('Cookie', `lda.sid=${sid({ headers })}`)
      .expect(204);
    expect(await t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
  });
});

describe('ensureAdmin', () => {
  const email = 'Boss@Example.com';
  const start = (password?: string) =>
    ensureAdmin({ ...t.deps, config: { ...t.deps.config, admin: { email, password } } });
  const found = async () =>
    (await t.deps.db.select().from(users).where(eq(users.email, 'boss@example.com')))[0];

  it('ADMIN_EMAIL without a password waits until its account exists', async () => {
    await start();
    expect(await found()).toBeUndefined();
  });

  it('the account of ADMIN_EMAIL is added once by servers that start together, and can sign in', async () => {
    await Promise.all([start(PASSWORD), start(PASSWORD), start(PASSWORD)]);
    expect((await login(email).expect(200)).body).toMatchObject({ role: 'admin' });
  });

  it('the account of ADMIN_EMAIL is made an administrator again and keeps its password', async () => {
    await t.deps.db.update(users).set({ role: 'user' }).where(eq(users.email, 'boss@example.com'));
    await start('Another-password1');
    expect((await found())?.role).toBe('admin');
    await login(email, PASSWORD).expect(200);
  });
});
