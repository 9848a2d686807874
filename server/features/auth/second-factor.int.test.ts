import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, like } from 'drizzle-orm';
import request from 'supertest';
import { auditLog, rateLimits, secondFactors } from '#platform/db/schema/index.js';
import { createApp } from '#server/app.js';
import { resealSecondFactors } from '#server/auth/second-factor.js';
import { addUser, PASSWORD, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { appCode, wrongAppCode } from '#tests/support/authenticator.js';
import { enrolSecondFactor } from '#tests/support/second-factor.js';
import { until } from '#tests/support/until.js';
import { LIMITS } from '#shared/limits.js';

let t: TestApp;
const STEP = LIMITS.totp.stepSeconds * 1000;
const NEW_PASSWORD = 'Another-secret2!';

beforeAll(async () => {
  t = await testApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => t.close());
beforeEach(() => t.deps.db.delete(rateLimits));

interface Given {
  password?: string;
  totp?: unknown;
  ip?: string;
  app?: TestApp['app'];
}
const login = (email: string, { password = PASSWORD, totp, ip = '10.0.0.1', app = t.app }: Given = {}) =>
  request(app)
    .post('/auth/login')
    .set('X-Forwarded-For', ip)
    .send({ email, password, ...(totp === undefined ? {} : { totp }) });
const mailed = (email: string) => t.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);

/** Creates a user with two-step verification. */
async function person() {
  const { agent, user } = await signedIn(t);
  const { secret, recoveryCodes } = await enrolSecondFactor(t, agent);
  return {
    agent,
    user,
    email: user.email,
    secret,
    recoveryCodes,
    code: (steps = 0) => appCode(secret, new Date(t.clock.now().getTime() + steps * STEP)),
    wrong: () => wrongAppCode(secret, t.clock.now()),
  };
}
/** Resets the counted sign-ins, but not the guessed codes. */
const forgetLogins = () => t.deps.db.delete(rateLimits).where(like(rateLimits.key, 'login:%'));

describe('signing in with a second factor', () => {
  it('signing in requires a code and sets no cookie before it is right', async () => {
    const { email, code } = await person();
    for (const totp of [undefined, '']) {
      const asked = await login(email, { totp }).expect(401);
      expect(asked.body).toMatchObject({
        detail: 'Enter the code from your authenticator app.',
        code: 'totp_required',
      });
      expect(asked.headers['set-cookie']).toBeUndefined();
    }
    const answer = await login(email, { totp: code() }).expect(200);
    expect(answer.body).toMatchObject({ email });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^lda\.sid=/);
  });

  it('without the right password nothing reveals the second factor', async () => {
    const { email, code } = await person();
    for (const totp of [undefined, code(), '000000']) {
      const known = await login(email, { password: 'wrong', totp }).expect(401);
      const unknown = await login('nobody@example.com', { totp }).expect(401);
      for (const { body } of [known, unknown]) {
        expect(body).toMatchObject({ detail: 'invalid email or password', code: 'bad_credentials' });
      }
    }
    // No code was used up by it.
    await login(email, { totp: code() }).expect(200);
  });

  it('a user without a second factor signs in whatever code they send', async () => {
    const { email } = await addUser(t);
    await login(email, { totp: '000000' }).expect(200);
    await login(email, { totp: 123456 }).expect(400);
    await login(email, { totp: '1'.repeat(LIMITS.totp.typedChars + 1) }).expect(400);
  });

  it('input that is no code is refused as a wrong code', async () => {
    const { email, wrong } = await person();
    for (const totp of [wrong(), '12345', 'abc', 'AAAAA-AAAAA', 'a\0b', "' or true --"]) {
      const { body } = await login(email, { totp }).expect(401);
      expect(body).toMatchObject({ detail: 'Invalid code', code: 'totp_invalid' });
    }
  });

  it('an app code is accepted with spaces and in Arabic digits', async () => {
    const { email, code } = await person();
    const now = code();
    await login(email, { totp: ` ${now.slice(0, 3)} ${now.slice(3)} ` }).expect(200);
    t.clock.advance(STEP);
    const arabic = code().replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    await login(email, { totp: arabic }).expect(200);
  });

  it("another user's app code is refused", async () => {
    const mine = await person();
    const other = await person();
    await login(mine.email, { totp: other.code() }).expect(401);
    await login(mine.email, { totp: other.recoveryCodes[0] }).expect(401);
    await login(other.email, { totp: other.recoveryCodes[0] }).expect(200);
  });
});

describe('a code of the app', () => {
  it('an app code is accepted one step early or late, not two', async () => {
    for (const [steps, status] of [
      [-2, 401],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 401],
    ] as const) {
      const { email, code } = await person();
      t.clock.advance(2 * STEP);
      await login(email, { totp: code(steps) }).expect(status);
    }
  });

  it('an app code works once, and no earlier one works after it', async () => {
    const { email, code } = await person();
    t.clock.advance(2 * STEP);
    await login(email, { totp: code() }).expect(200);
    expect((await login(email, { totp: code() }).expect(401)).body).toMatchObject({ code: 'totp_invalid' });
    await login(email, { totp: code(-1) }).expect(401);
    await login(email, { totp: code(1) }).expect(200);
  });

  it('the code that turned two-step verification on is used up', async () => {
    const { email, code } = await person();
    await login(email, { totp: code(-1) }).expect(401);
    await login(email, { totp: code() }).expect(200);
  });

  it('of many sign-ins with one app code at the same moment one succeeds', async () => {
    const { email, code } = await person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(email, { totp: code() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(401)]);
  });
});

describe('a recovery code', () => {
  it('a recovery code works once in any notation, and its use is audited and mailed', async () => {
    const { agent, email, recoveryCodes } = await person();
    const [first = '', second = ''] = recoveryCodes;
    await login(email, { totp: first.toLowerCase().replace('-', ' ') }).expect(200);
    expect((await login(email, { totp: first }).expect(401)).body).toMatchObject({ code: 'totp_invalid' });
    await login(email, { totp: second.replaceAll('0', 'o').replaceAll('1', 'l') }).expect(200);
    expect((await agent.get('/auth/totp').expect(200)).body).toEqual({
      enabled: true,
      recovery_codes_left: 8,
    });
    const used = await t.deps.db.select().from(auditLog).where(eq(auditLog.actor, email));
    expect(used.filter(({ action }) => action === 'recovery_code_used')).toHaveLength(2);
    expect(mailed(email).filter((subject) => subject === 'LDA: A recovery code was used')).toHaveLength(2);
  });

  it('of many sign-ins with one recovery code at the same moment one succeeds', async () => {
    const { email, recoveryCodes } = await person();
    const totp = recoveryCodes[0];
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(email, { totp })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(401)]);
  });
});

describe('guessing codes', () => {
  it('a wrong code counts like a wrong password, and a right password does not reset the count', async () => {
    const { email, code, wrong } = await person();
    for (let tries = 0; tries < LIMITS.rates.loginPerAddress.points; tries += 1) {
      await login(email).expect(401);
      await login(email, { totp: wrong(), ip: `10.0.1.${tries}` }).expect(401);
    }
    const { body } = await login(email, { totp: code(), ip: '10.0.2.1' }).expect(429);
    expect(body).toMatchObject({ code: 'rate_limited' });
    await login(email, { ip: '10.0.2.1' }).expect(429);
  });

  it('a right password without a code does not reset counted wrong passwords', async () => {
    const { email } = await person();
    for (let tries = 1; tries < LIMITS.rates.loginPerAddress.points; tries += 1) {
      await login(email, { password: 'wrong' }).expect(401);
      await login(email).expect(401);
    }
    await login(email, { password: 'wrong' }).expect(401);
    await login(email).expect(429);
  });

  it('a wrong code is counted against the IP', async () => {
    const { email, code, wrong } = await person();
    await login(email, { totp: wrong() }).expect(401);
    const ip = eq(rateLimits.key, 'login:ip:10.0.0.1');
    const points = async () => (await t.deps.db.select().from(rateLimits).where(ip))[0]?.points;
    expect(await points()).toBe(1);
    await login(email, { totp: code() }).expect(200);
    // Signing in adds nothing to the IP's count and does not reset it.
    expect(await points()).toBe(1);
  });

  it("ten wrong codes lock the app's codes for a day, and a recovery code still works", async () => {
    const { email, code, wrong, recoveryCodes } = await person();
    const { points } = LIMITS.rates.codesPerFactor;
    for (let tries = 0; tries < points; tries += 1) {
      await forgetLogins();
      expect((await login(email, { totp: wrong() }).expect(401)).body).toMatchObject({
        code: 'totp_invalid',
      });
      // The owner signs in between: earlier wrong codes stay counted.
      if (tries === 4) {
        await login(email, { totp: code() }).expect(200);
        t.clock.advance(STEP);
      }
    }
    await forgetLogins();
    const { body, headers } = await login(email, { totp: code() }).expect(429);
    expect(body).toMatchObject({ code: 'totp_locked' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    await login(email, { totp: recoveryCodes[0] }).expect(200);
    // The owner is notified once.
    expect(mailed(email).filter((subject) => subject === 'LDA: Someone knows your password')).toHaveLength(1);
  });

  it('of many wrong codes at the same moment only ten are checked', async () => {
    const { email, wrong } = await person();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => login(email, { totp: wrong(), ip: `10.0.3.${index}` })),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15);
  });
});

it('a password reset by mail does not bypass the second factor', async () => {
  const { email, code } = await person();
  const before = t.mail.sent.length;
  await request(t.app).post('/auth/forgot-password').send({ email }).expect(200);
  await until(() => t.mail.sent.length > before);
  const token = /token=([\w-]+)/.exec(t.mail.sent.at(-1)?.text ?? '')?.[1];
  await request(t.app)
    .post('/auth/reset-password')
    .send({ token, new_password: NEW_PASSWORD })
    .expect(200)
    .expect(({ headers }) => expect(headers['set-cookie']).toBeUndefined());
  expect((await login(email, { password: NEW_PASSWORD }).expect(401)).body).toMatchObject({
    code: 'totp_required',
  });
  await login(email, { password: NEW_PASSWORD, totp: code() }).expect(200);
});

describe('a new session secret', () => {
  const NEW = 'the secret that comes after it, of some length';
  const appWith = (...sessionSecrets: [string, ...string[]]) => createApp({ ...t.deps, sessionSecrets });
  const sealedSecret = async (userId: string) =>
    (await t.deps.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0]?.secret;

  it('a new session secret keeps sessions and factors, and once they are used the old one can be removed', async () => {
    const [old] = t.deps.sessionSecrets;
    const { email, user, code, recoveryCodes } = await person();
    const signed = await login(email, { totp: code() }).expect(200);
    const cookie = signed.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    const sealed = await sealedSecret(user.id);
    t.clock.advance(STEP);

    const both = appWith(NEW, old);
    const me = await request(both).get('/auth/me').set('Cookie', cookie).expect(200);
    const signedAnew = me.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    expect(signedAnew).toMatch(/^lda\.sid=/);
    expect(signedAnew).not.toBe(cookie);
    await login(email, { totp: code(), app: both }).expect(200);
    expect(await sealedSecret(user.id)).not.toBe(sealed);
    t.clock.advance(STEP);

    const alone = appWith(NEW);
    await request(alone).get('/auth/me').set('Cookie', cookie).expect(401);
    await request(alone).get('/auth/me').set('Cookie', signedAnew).expect(200);
    await login(email, { totp: code(), app: alone }).expect(200);
    await login(email, { totp: recoveryCodes[0], app: alone }).expect(200);
  });

  it('the start reseals factors that nobody has used', async () => {
    const { email, user, code } = await person();
    const sealed = await sealedSecret(user.id);
    await resealSecondFactors(t.deps);
    expect(await sealedSecret(user.id)).toBe(sealed);
    await resealSecondFactors({ ...t.deps, sessionSecrets: [NEW, ...t.deps.sessionSecrets] });
    expect(await sealedSecret(user.id)).not.toBe(sealed);
    await login(email, { totp: code(), app: appWith(NEW) }).expect(200);
  });

  it('without the old session secret app codes are refused and recovery codes still work', async () => {
    const { email, code, recoveryCodes } = await person();
    const other = appWith('a secret that has sealed nothing at all');
    const refused = await login(email, { totp: code(), app: other }).expect(401);
    expect(refused.body).toMatchObject({ code: 'totp_ended' });
    await login(email, { totp: recoveryCodes[0], app: other }).expect(200);
  });

  it('resealing skips factors whose session secret is lost and reseals the others', async () => {
    const [first, second] = [await person(), await person()];
    const LOST = 'a secret that leaked and was taken out at once';
    await resealSecondFactors({ ...t.deps, sessionSecrets: [LOST, ...t.deps.sessionSecrets] });
    const lost = await sealedSecret(first.user.id);
    const factor = eq(secondFactors.userId, second.user.id);
    await t.deps.db.delete(secondFactors).where(factor);
    await enrolSecondFactor(t, second.agent);
    const sealed = await sealedSecret(second.user.id);
    await resealSecondFactors({ ...t.deps, sessionSecrets: [NEW, ...t.deps.sessionSecrets] });
    expect(await sealedSecret(first.user.id)).toBe(lost);
    expect(await sealedSecret(second.user.id)).not.toBe(sealed);
  });
});
