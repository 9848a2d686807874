import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { auditLog, passwordResets, rateLimits, sessions, users } from '#platform/db/schema/index.js';
import { addUser, PASSWORD, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { deferred } from '#tests/support/deferred.js';
import { until } from '#tests/support/until.js';
import { LIMITS } from '#shared/limits.js';

let t: TestApp;
const NEW_PASSWORD = 'Another-secret2!';
const SENT = { message: 'If that email exists, a reset link has been sent.' };

beforeAll(async () => {
  t = await testApp({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://lda.example' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.mail.broken = false;
  await t.deps.db.delete(rateLimits);
});

const ask = (email: string) =>
  request(t.app).post('/auth/forgot-password').set('X-Forwarded-For', '10.0.0.1').send({ email });
const set = (token: unknown, new_password: unknown = NEW_PASSWORD) =>
  request(t.app).post('/auth/reset-password').send({ token, new_password });
const check = (token: unknown) => request(t.app).post('/auth/check-reset').send({ token });
const login = (email: string, password: string) =>
  request(t.app).post('/auth/login').send({ email, password });
const mailsTo = (email: string) => t.mail.sent.filter(({ to }) => to === email);
const mailTo = (email: string) => mailsTo(email).at(-1);
/**
 * Asks for a link and waits for its mail, which is sent after the answer; mails to other addresses may still be
 * pending.
 */
async function mailed(email: string, asked = ask(email)): Promise<void> {
  const before = mailsTo(email).length;
  await asked.expect(200, SENT);
  await until(() => mailsTo(email).length > before);
}
async function tokenFor(email: string): Promise<string> {
  await mailed(email);
  const token = /^https:\/\/lda\.example\/reset-password\?token=([\w-]{43})$/m.exec(
    mailTo(email)?.text ?? '',
  )?.[1];
  if (token === undefined) throw new Error('no link was mailed');
  return token;
}

describe('asking for a reset link', () => {
  it('a reset link is mailed for an address in any case, and only its hash is stored', async () => {
    const { email, id } = await addUser(t);
    const token = await tokenFor(email);
    await mailed(email, ask(email.toUpperCase()));
    const rows = await t.deps.db.select().from(passwordResets).where(eq(passwordResets.userId, id));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(mailTo(email)?.subject).toBe('Reset your LDA password');
  });

  it('a reset request gets the same answer for an unknown address, a closed account and a failed mail', async () => {
    const closed = await addUser(t);
    await t.deps.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, closed.id));
    const before = t.mail.sent.length;
    await ask('nobody@example.com').expect(200, SENT);
    await ask(closed.email).expect(200, SENT);
    t.mail.broken = true;
    const { email, id } = await addUser(t);
    await ask(email).expect(200, SENT);
    await until(async () => (await t.deps.db.$count(passwordResets, eq(passwordResets.userId, id))) === 1);
    expect(t.mail.sent).toHaveLength(before);
  });

  it('the answer to a reset request does not wait for its mail', async () => {
    const { email } = await addUser(t);
    const blocked = deferred();
    const send = t.mail.send.bind(t.mail);
    let asked = false;
    t.mail.send = async (mail) => {
      asked = true;
      await blocked.promise;
      await send(mail);
    };
    try {
      await ask(email).expect(200, SENT);
      await until(() => asked);
      expect(mailTo(email)).toBeUndefined();
    } finally {
      blocked.resolve();
      t.mail.send = send;
    }
    await until(() => mailTo(email));
  });

  it('a reset mail is in the language of the request, or else of the account', async () => {
    const { email, id } = await addUser(t);
    await t.deps.db.update(users).set({ language: 'ar' }).where(eq(users.id, id));
    await tokenFor(email);
    expect(mailTo(email)?.subject).toMatch(/كلمة المرور/);
    await mailed(email, ask(email).set('Accept-Language', 'en'));
    expect(mailTo(email)?.subject).toBe('Reset your LDA password');
  });

  it('reset requests are limited by address, known or not, and an invalid address is refused', async () => {
    for (const email of ['nobody@example.com', (await addUser(t)).email]) {
      for (let n = 0; n < LIMITS.rates.resetsPerAddress.points; n += 1) await ask(email).expect(200);
      expect((await ask(email).expect(429)).body).toMatchObject({ code: 'rate_limited' });
    }
    expect((await ask('x').expect(400)).body).toMatchObject({ detail: 'Write a valid e-mail' });
  });
});

describe('checking a reset link', () => {
  it('a reset link is valid until it is used, however often it is checked', async () => {
    const { email } = await addUser(t);
    const token = await tokenFor(email);
    await check(token).expect(200, { valid: true });
    await check(token).expect(200, { valid: true });
    await set(token).expect(200);
    await check(token).expect(200, { valid: false });
  });

  it('an expired reset link, one of a closed account and a made-up one are not valid', async () => {
    const { email, id } = await addUser(t);
    const closed = await tokenFor(email);
    await t.deps.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, id));
    await check(closed).expect(200, { valid: false });
    const expired = await tokenFor((await addUser(t)).email);
    t.clock.advance(LIMITS.reset.ttlMs);
    await check(expired).expect(200, { valid: false });
    await check('made-up').expect(200, { valid: false });
  });

  it('checks of reset links without a token are refused, and all are limited by IP', async () => {
    expect((await check('').expect(400)).body).toMatchObject({ detail: 'Invalid or missing token.' });
    for (let n = 0; n < LIMITS.rates.resetChecksPerIp.points; n += 1) await check('made-up').expect(200);
    expect((await check('made-up').expect(429)).body).toMatchObject({ code: 'rate_limited' });
  });
});

describe('setting a new password by a reset link', () => {
  it('a reset link works once, ends every session and is audited', async () => {
    const { agent, user } = await signedIn(t);
    const token = await tokenFor(user.email);
    expect((await set(token).expect(200)).body).toEqual({ message: expect.any(String) as unknown });
    await agent.get('/auth/me').expect(401);
    expect(await t.deps.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    expect(t.bus.published).toContainEqual({
      topic: 'session',
      user_id: user.id,
      session_id: null,
      reason: 'revoked',
    });
    await login(user.email, PASSWORD).expect(401);
    await login(user.email, NEW_PASSWORD).expect(200);
    expect((await set(token).expect(400)).body).toMatchObject({
      detail: 'Invalid or missing token.',
      code: 'invalid_token',
    });
    const actions = await t.deps.db.select().from(auditLog).where(eq(auditLog.actor, user.email));
    expect(actions.map(({ action }) => action)).toContain('password_reset');
    expect(mailTo(user.email)?.subject).toBe('LDA: Your password was reset');
  });

  it('of two uses of a reset link at the same moment one succeeds', async () => {
    const { email } = await addUser(t);
    const token = await tokenFor(email);
    const answers = await Promise.all([set(token), set(token, 'Third-secret3!')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("a used reset link invalidates the user's other links and nobody else's", async () => {
    const { email } = await addUser(t);
    const other = await addUser(t);
    const [first, second, theirs] = [
      await tokenFor(email),
      await tokenFor(email),
      await tokenFor(other.email),
    ];
    await set(second).expect(200);
    await set(first).expect(400);
    await set(theirs).expect(200);
  });

  it('a reset link expires after an hour', async () => {
    const { email } = await addUser(t);
    const token = await tokenFor(email);
    t.clock.advance(LIMITS.reset.ttlMs - 1);
    const late = await tokenFor(email);
    t.clock.advance(1);
    await set(token).expect(400);
    await set(late).expect(200);
  });

  it('a reset link does not work once the account is closed', async () => {
    const { email, id } = await addUser(t);
    const token = await tokenFor(email);
    await t.deps.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, id));
    await set(token).expect(400);
  });

  it.each([undefined, '', 'made-up', 'x\0y'])('the reset token %p is refused', async (token) => {
    expect((await set(token).expect(400)).body).toMatchObject({ detail: 'Invalid or missing token.' });
  });

  it.each(['short1!', 'nouppercase1!', 'NoDigits!', 'NoSymbol1', 'Wrong-symbol1'])(
    'the password %p is refused and the reset link stays valid',
    async (password) => {
      const { email } = await addUser(t);
      const token = await tokenFor(email);
      expect((await set(token, password).expect(400)).body).toMatchObject({
        detail:
          'Password must include at least 8 characters, one uppercase letter, one number, and one special character.',
      });
      await set(token).expect(200);
    },
  );
});
