import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import {
  auditLog,
  rateLimits,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from '#platform/db/schema/index.js';
import { addUser, PASSWORD, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { appCode, wrongAppCode } from '#tests/support/authenticator.js';
import { enrolSecondFactor } from '#tests/support/second-factor.js';
import { LIMITS } from '#shared/limits.js';

let t: TestApp;
const CODE = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(() => t.deps.db.delete(rateLimits));

type Agent = Awaited<ReturnType<typeof signedIn>>['agent'];
const state = async (agent: Agent) => (await agent.get('/auth/totp').expect(200)).body as unknown;
const begin = (agent: Agent, current_password: unknown = PASSWORD) =>
  agent.post('/auth/totp').send({ current_password });
const confirm = (agent: Agent, code: unknown) => agent.post('/auth/totp/confirm').send({ code });
const renew = (agent: Agent, current_password = PASSWORD) =>
  agent.post('/auth/totp/recovery-codes').send({ current_password });
const remove = (agent: Agent, current_password = PASSWORD) =>
  agent.delete('/auth/totp').send({ current_password });
const login = (email: string, totp?: string) =>
  request(t.app)
    .post('/auth/login')
    .send({ email, password: PASSWORD, ...(totp === undefined ? {} : { totp }) });
const factorOf = async (userId: string) =>
  (await t.deps.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0];
const noted = async (email: string) => {
  const rows = await t.deps.db.select().from(auditLog).where(eq(auditLog.actor, email)).orderBy(auditLog.id);
  return rows.map(({ action }) => action).filter((action) => action !== 'signed_in');
};
const mailed = (email: string) => t.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('turning two-step verification on', () => {
  it('turning two-step verification on takes the password and an app code, and returns ten recovery codes', async () => {
    const { agent, user } = await signedIn(t);
    expect(await state(agent)).toEqual({ enabled: false, recovery_codes_left: 0 });
    const { body } = await begin(agent).expect(200);
    const { secret, uri } = body as { secret: string; uri: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    // Only offered so far: signing in requires no code yet.
    expect(await state(agent)).toEqual({ enabled: false, recovery_codes_left: 0 });
    await login(user.email).expect(200);

    const confirmed = await confirm(agent, appCode(secret, t.clock.now())).expect(200);
    const codes = confirmed.body.recovery_codes as string[];
    expect(new Set(codes).size).toBe(LIMITS.totp.recoveryCodeCount);
    for (const code of codes) expect(code).toMatch(CODE);
    expect(await state(agent)).toEqual({ enabled: true, recovery_codes_left: 10 });
    await login(user.email).expect(401);
    expect(await noted(user.email)).toEqual(['totp_enabled']);
    expect(mailed(user.email)).toEqual(['LDA: Two-step verification is on']);
  });

  it('neither the secret nor a recovery code is stored in plain text', async () => {
    const { agent, user } = await signedIn(t);
    const { secret, recoveryCodes: codes } = await enrolSecondFactor(t, agent);
    const rows = JSON.stringify([
      await factorOf(user.id),
      await t.deps.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    ]);
    expect(rows).not.toContain(secret);
    for (const code of codes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replace('-', ''));
    }
  });

  it('setting up two-step verification requires the password, with limited tries', async () => {
    const { agent, user } = await signedIn(t);
    expect((await begin(agent, 'wrong').expect(400)).body).toMatchObject({ code: 'wrong_password' });
    await begin(agent, null).expect(400);
    expect(await factorOf(user.id)).toBeUndefined();
    for (let tries = 1; tries < LIMITS.rates.ownPasswordPerUser.points; tries += 1)
      await begin(agent, 'wrong');
    expect((await begin(agent).expect(429)).body).toMatchObject({ code: 'rate_limited' });
  });

  it('beginning the set-up again offers another secret, and only a code of the last one is accepted', async () => {
    const { agent } = await signedIn(t);
    const first = (await begin(agent).expect(200)).body.secret as string;
    const second = (await begin(agent).expect(200)).body.secret as string;
    expect(second).not.toBe(first);
    expect((await confirm(agent, appCode(first, t.clock.now())).expect(400)).body).toMatchObject({
      code: 'invalid_code',
    });
    await confirm(agent, appCode(second, t.clock.now())).expect(200);
  });

  it('the set-up is not confirmed by guesses, by an invalid code or too late', async () => {
    const { agent } = await signedIn(t);
    expect((await confirm(agent, '123456').expect(409)).body).toMatchObject({ code: 'totp_stale' });
    const { secret } = (await begin(agent).expect(200)).body as { secret: string };
    for (const code of [undefined, 123456, { $ne: '' }, 'x'.repeat(LIMITS.totp.typedChars + 1)]) {
      expect((await confirm(agent, code).expect(400)).body).toMatchObject({ code: 'invalid_input' });
    }
    const wrong = wrongAppCode(secret, t.clock.now());
    for (let tries = 0; tries < LIMITS.rates.confirmsPerUser.points; tries += 1) {
      expect((await confirm(agent, wrong).expect(400)).body).toMatchObject({ code: 'invalid_code' });
    }
    await confirm(agent, appCode(secret, t.clock.now())).expect(429);
    await t.deps.db.delete(rateLimits);
    t.clock.advance(LIMITS.totp.confirmMs + 1);
    expect((await confirm(agent, appCode(secret, t.clock.now())).expect(409)).body).toMatchObject({
      code: 'totp_stale',
    });
  });

  it('of set-up confirmations at the same moment one succeeds, and a confirmed factor is not replaced', async () => {
    const { agent, user } = await signedIn(t);
    const { secret } = (await begin(agent).expect(200)).body as { secret: string };
    const code = appCode(secret, t.clock.now());
    const answers = await Promise.all([confirm(agent, code), confirm(agent, code), confirm(agent, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const kept = await factorOf(user.id);
    expect((await begin(agent).expect(409)).body).toMatchObject({ code: 'totp_on' });
    expect((await confirm(agent, code).expect(409)).body).toMatchObject({ code: 'totp_on' });
    expect(await factorOf(user.id)).toEqual(kept);
    // The recovery codes shown are those that are stored.
    const shown = answers.find(({ status }) => status === 200)?.body.recovery_codes as string[];
    expect(await t.deps.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(10);
    await login(user.email, shown[0]).expect(200);
  });

  it('unknown fields of a set-up request are ignored', async () => {
    const { agent, user } = await signedIn(t);
    const other = await addUser(t);
    const more = {
      user_id: other.id,
      userId: other.id,
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      confirmedAt: new Date().toISOString(),
      confirmed_at: new Date().toISOString(),
      lastStep: 0,
      enabled: true,
    };
    const { body } = await agent
      .post('/auth/totp')
      .send({ current_password: PASSWORD, ...more })
      .expect(200);
    expect(body.secret).not.toBe(more.secret);
    expect(await factorOf(user.id)).toMatchObject({ confirmedAt: null });
    expect(await factorOf(other.id)).toBeUndefined();
    const code = appCode(body.secret as string, t.clock.now());
    await agent
      .post('/auth/totp/confirm')
      .send({ code, ...more, recovery_codes: ['AAAAA-AAAAA'] })
      .expect(200);
    expect((await factorOf(user.id))?.lastStep).toBeGreaterThan(0);
    expect(await factorOf(other.id)).toBeUndefined();
    await login(user.email, 'AAAAA-AAAAA').expect(401);
  });
});

describe('a change of two-step verification', () => {
  it('a change of two-step verification ends the other sessions and notifies their sockets', async () => {
    const { agent, user } = await signedIn(t);
    const elsewhere = request.agent(t.app);
    await elsewhere.post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(200);
    const { secret } = await enrolSecondFactor(t, agent);
    await elsewhere.get('/auth/me').expect(401);
    await agent.get('/auth/me').expect(200);

    for (const change of [renew, remove]) {
      const body = { email: user.email, password: PASSWORD, totp: appCode(secret, t.clock.now()) };
      await elsewhere.post('/auth/login').send(body).expect(200);
      const rows = await t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
      const ids = rows.map(({ sid }) => sid);
      await change(agent).expect(({ status }) => expect([200, 204]).toContain(status));
      await elsewhere.get('/auth/me').expect(401);
      await agent.get('/auth/me').expect(200);
      const sessionEvent = t.bus.published.findLast(({ topic }) => topic === 'session');
      expect(sessionEvent).toMatchObject({ user_id: user.id, reason: 'revoked' });
      expect(ids).toContain((sessionEvent as { session_id?: string }).session_id);
      t.clock.advance(LIMITS.totp.stepSeconds * 1000);
    }
  });

  it('a change of two-step verification is audited and mailed in the language of the account', async () => {
    const { agent, user } = await signedIn(t);
    await agent.patch('/auth/me').send({ language: 'ar' }).expect(200);
    await enrolSecondFactor(t, agent);
    await renew(agent).expect(200);
    await remove(agent).expect(204);
    expect(await noted(user.email)).toEqual(['totp_enabled', 'recovery_codes_renewed', 'totp_disabled']);
    expect(mailed(user.email)).toEqual([
      'فُعّل التحقق بخطوتين · LDA',
      'رموز استرداد جديدة · LDA',
      'أُوقف التحقق بخطوتين · LDA',
    ]);
  });

  it('a change of two-step verification succeeds even if its mail fails', async () => {
    const { agent } = await signedIn(t);
    t.mail.broken = true;
    await enrolSecondFactor(t, agent);
    t.mail.broken = false;
    expect(await state(agent)).toMatchObject({ enabled: true });
  });
});

describe('new recovery codes', () => {
  it('new recovery codes replace the old ones', async () => {
    const { agent, user } = await signedIn(t);
    const { recoveryCodes: before } = await enrolSecondFactor(t, agent);
    await login(user.email, before[0]).expect(200);
    expect(await state(agent)).toEqual({ enabled: true, recovery_codes_left: 9 });
    expect((await renew(agent, 'wrong').expect(400)).body).toMatchObject({ code: 'wrong_password' });
    const after = (await renew(agent).expect(200)).body.recovery_codes as string[];
    expect(await state(agent)).toEqual({ enabled: true, recovery_codes_left: 10 });
    await login(user.email, before[1]).expect(401);
    await login(user.email, after[1]).expect(200);
  });

  it('recovery codes cannot be renewed without two-step verification', async () => {
    const { agent, user } = await signedIn(t);
    await begin(agent).expect(200);
    expect((await renew(agent).expect(409)).body).toMatchObject({ code: 'totp_off' });
    expect(await t.deps.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
  });
});

describe('turning two-step verification off', () => {
  it('turning two-step verification off requires the password and leaves nothing behind', async () => {
    const { agent, user } = await signedIn(t);
    await enrolSecondFactor(t, agent);
    expect((await remove(agent, 'wrong').expect(400)).body).toMatchObject({ code: 'wrong_password' });
    expect(await state(agent)).toMatchObject({ enabled: true });
    await remove(agent).expect(204);
    expect(await state(agent)).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect(await factorOf(user.id)).toBeUndefined();
    await login(user.email).expect(200);
    expect((await remove(agent).expect(409)).body).toMatchObject({ code: 'totp_off' });
  });

  it('erasing an account removes its second factor', async () => {
    const { agent, user } = await signedIn(t);
    await enrolSecondFactor(t, agent);
    await agent.delete('/auth/me').send({ current_password: PASSWORD }).expect(204);
    // A closed account can be restored and still has its second factor.
    expect(await factorOf(user.id)).toBeDefined();
    await t.deps.db.delete(users).where(eq(users.id, user.id));
    expect(await factorOf(user.id)).toBeUndefined();
  });
});
