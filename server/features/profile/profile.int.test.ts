import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { auditLog, passwordResets, rateLimits, sessions, users } from '#platform/db/schema/index.js';
import { addUser, PASSWORD, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { until } from '#tests/support/until.js';
import { LIMITS } from '#shared/limits.js';
import type { Session } from '#shared/api/auth.js';

let t: TestApp;
const NEW_PASSWORD = 'Another-secret2!';
let count = 0;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(() => t.deps.db.delete(rateLimits));

type Agent = Awaited<ReturnType<typeof signedIn>>['agent'];
const patch = (agent: Agent, body: object) => agent.patch('/auth/me').send(body);
const subjectsTo = (email: string) =>
  t.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
const newEmail = () => `changed${(count += 1)}@example.com`;
async function verify(agent: Agent, email: string): Promise<void> {
  await agent.post('/auth/send-code').send({ email }).expect(200);
  await agent
    .post('/auth/verify-code')
    .send({ email, code: t.mail.codeFor(email) })
    .expect(200);
}
/** Signs the same user in with a second browser. */
async function another({ email }: { email: string }): Promise<Agent> {
  const agent = request.agent(t.app);
  await agent
    .post('/auth/login')
    .set('User-Agent', 'Other/2')
    .send({ email, password: PASSWORD })
    .expect(200);
  return agent;
}
const actions = async (email: string) =>
  (await t.deps.db.select().from(auditLog).where(eq(auditLog.actor, email))).map(({ action }) => action);

describe('PATCH /auth/me', () => {
  it('given fields are changed and the others kept', async () => {
    const { agent, user } = await signedIn(t);
    const { body } = await patch(agent, { first_name: ' Maha ', language: 'ar' }).expect(200);
    const changed = {
      first_name: 'Maha',
      last_name: 'Saleh',
      email: user.email,
      role: 'user',
      language: 'ar',
    };
    expect(body).toEqual(changed);
    expect((await agent.get('/auth/me').expect(200)).body).toEqual(changed);
    await patch(agent, {}).expect(200, changed);
    // The form sends the whole profile, with the user's own address in any case.
    await patch(agent, { ...changed, email: user.email.toUpperCase() }).expect(200, changed);
  });

  it.each([
    { first_name: '' },
    { first_name: '  ' },
    { last_name: '' },
    { last_name: 'x1' },
    { email: 'nora' },
  ])('the profile change %p is refused', async (change) => {
    const { agent } = await signedIn(t);
    expect((await patch(agent, change).expect(400)).body).toMatchObject({
      detail: 'Please fill in all fields with valid values.',
    });
  });

  it('a profile change never changes the role', async () => {
    const { agent } = await signedIn(t);
    expect((await patch(agent, { role: 'admin' }).expect(200)).body).toMatchObject({ role: 'user' });
  });

  it('a new e-mail verified in this browser is accepted', async () => {
    const { agent, user } = await signedIn(t);
    const email = newEmail();
    expect((await patch(agent, { email }).expect(403)).body).toMatchObject({
      detail: 'Please verify your new e-mail address first.',
      code: 'email_not_verified',
    });
    await verify(agent, email);
    await request(t.app).post('/auth/forgot-password').send({ email: user.email }).expect(200);
    await until(
      async () => (await t.deps.db.$count(passwordResets, eq(passwordResets.userId, user.id))) === 1,
    );
    expect((await patch(agent, { email: email.toUpperCase() }).expect(200)).body).toMatchObject({ email });
    await request(t.app).post('/auth/login').send({ email, password: PASSWORD }).expect(200);
    expect(await actions(user.email)).toContain('email_changed');
    // A link in the mailbox that was left behind would open the account.
    expect(await t.deps.db.$count(passwordResets, eq(passwordResets.userId, user.id))).toBe(0);
    // The notification goes to the old address, since the new one may be somebody else's.
    expect(subjectsTo(user.email)).toContain('LDA: Your e-mail address was changed');
    expect(subjectsTo(email)).toEqual(['Your LDA verification code']);
    // The verification is used up.
    await verify(agent, user.email);
    await patch(agent, { email: user.email }).expect(200);
    await patch(agent, { email }).expect(403);
  });

  it('an e-mail not verified, or verified too long ago or in another browser, is refused', async () => {
    const { agent, user } = await signedIn(t);
    const email = newEmail();
    await verify(agent, email);
    await patch(agent, { email: newEmail() }).expect(403);
    await patch(await another(user), { email }).expect(403);
    t.clock.advance(LIMITS.code.verifiedMs + 1);
    await patch(agent, { email }).expect(403);
  });

  it('an e-mail registered by somebody else in the meantime is refused and nothing is changed', async () => {
    const { agent, user } = await signedIn(t);
    const email = newEmail();
    await verify(agent, email);
    await addUser(t, { email });
    expect((await patch(agent, { email, first_name: 'Other' }).expect(409)).body).toMatchObject({
      detail: 'Email already registered',
    });
    expect((await agent.get('/auth/me')).body).toMatchObject({ email: user.email, first_name: 'Nora' });
  });
});

describe("changing one's own password", () => {
  const change = { current_password: PASSWORD, new_password: NEW_PASSWORD };

  it('a new password ends the other sessions and their sockets, keeps this one and is audited', async () => {
    const { agent, user } = await signedIn(t);
    const before = await t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const other = await another(user);
    const all = await t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const theirs = all.find(({ sid }) => !before.some((row) => row.sid === sid));
    await t.deps.db
      .insert(passwordResets)
      .values({ userId: user.id, tokenHash: 'a'.repeat(63) + String(count), expiresAt: new Date() });
    await patch(agent, change).expect(200);
    await agent.get('/auth/me').expect(200);
    await other.get('/auth/me').expect(401);
    expect(t.bus.published.filter((event) => event.topic === 'session' && event.user_id === user.id)).toEqual(
      [{ topic: 'session', user_id: user.id, session_id: theirs?.sid, reason: 'revoked' }],
    );
    const login = (password: string) =>
      request(t.app).post('/auth/login').send({ email: user.email, password });
    await login(PASSWORD).expect(401);
    await login(NEW_PASSWORD).expect(200);
    expect(await actions(user.email)).toContain('password_changed');
    expect(subjectsTo(user.email)).toEqual(['LDA: Your password was changed']);
    expect(await t.deps.db.$count(passwordResets, eq(passwordResets.userId, user.id))).toBe(0);
  });

  it.each([
    [{ new_password: NEW_PASSWORD }, 'Please enter your current password.', 'invalid_input'],
    [{ ...change, current_password: '' }, 'Please enter your current password.', 'invalid_input'],
    [{ ...change, current_password: 'wrong' }, 'Your current password is incorrect.', 'wrong_password'],
    [
      { ...change, new_password: 'short1!' },
      'New password must be ≥ 8 chars and include uppercase, number, symbol.',
      'invalid_input',
    ],
  ])('the password change %p is refused', async (body, detail, code) => {
    const { agent } = await signedIn(t);
    expect((await patch(agent, { ...body, first_name: 'Other' }).expect(400)).body).toMatchObject({
      detail,
      code,
    });
    expect((await agent.get('/auth/me').expect(200)).body).toMatchObject({ first_name: 'Nora' });
  });

  it('guessing the password is stopped after ten wrong ones', async () => {
    const { agent } = await signedIn(t);
    for (let n = 0; n < LIMITS.rates.ownPasswordPerUser.points; n += 1) {
      await patch(agent, { ...change, current_password: 'wrong' }).expect(400);
    }
    await patch(agent, change).expect(429);
  });
});

describe("one's own sessions", () => {
  const list = async (agent: Agent) => (await agent.get('/auth/sessions').expect(200)).body as Session[];

  it("sessions are listed with the current one marked and without the cookie's id", async () => {
    const { agent, user } = await signedIn(t);
    t.clock.advance(1_000);
    const other = await another(user);
    const [newest, oldest, ...more] = await list(other);
    expect(more).toEqual([]);
    expect(newest).toMatchObject({ current: true, browser: 'Other/2' });
    expect(newest?.ip).toMatch(/127\.0\.0\.1/);
    expect(newest?.signed_in_at).toBe(t.clock.now().toISOString());
    expect(oldest).toMatchObject({ current: false });
    const rows = await t.deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const text = JSON.stringify(await list(agent));
    for (const { sid } of rows) expect(text).not.toContain(sid);
  });

  it('sessions are ended one by one, and their sockets close at once', async () => {
    const { agent, user } = await signedIn(t);
    const other = await another(user);
    const theirs = (await list(other)).find(({ current }) => current);
    await agent.delete(`/auth/sessions/${theirs?.id}`).expect(204);
    await other.get('/auth/me').expect(401);
    await agent.get('/auth/me').expect(200);
    expect(t.bus.published.at(-1)).toMatchObject({ topic: 'session', user_id: user.id, reason: 'revoked' });
    expect(t.bus.published.at(-1)).not.toMatchObject({ session_id: null });
    await agent.delete(`/auth/sessions/${theirs?.id}`).expect(404);
  });

  it('ending the current session signs out', async () => {
    const { agent } = await signedIn(t);
    const [mine] = await list(agent);
    await agent.delete(`/auth/sessions/${mine?.id}`).expect(204);
    await agent.get('/auth/me').expect(401);
  });

  it("another user's session cannot be ended", async () => {
    const { agent } = await signedIn(t);
    const stranger = await signedIn(t);
    const [mine] = await list(agent);
    await stranger.agent.delete(`/auth/sessions/${mine?.id}`).expect(404);
    await agent.get('/auth/me').expect(200);
    expect(await list(stranger.agent)).toHaveLength(1);
  });
});

describe("closing one's own account", () => {
  const close = (agent: Agent, current_password = PASSWORD) =>
    agent.delete('/auth/me').send({ current_password });

  it('closing an account ends all sessions, and signing in fails without revealing why', async () => {
    const { agent, user } = await signedIn(t);
    const other = await another(user);
    const answer = await close(agent).expect(204);
    expect(String(answer.headers['set-cookie'])).toMatch(/lda\.sid=;/);
    await agent.get('/auth/me').expect(401);
    await other.get('/auth/me').expect(401);
    expect(t.bus.published).toContainEqual({
      topic: 'session',
      user_id: user.id,
      session_id: null,
      reason: 'account_removed',
    });
    const { body } = await request(t.app)
      .post('/auth/login')
      .send({ email: user.email, password: PASSWORD })
      .expect(401);
    expect(body).toMatchObject({ code: 'bad_credentials', detail: 'invalid email or password' });
    expect(await actions(user.email)).toContain('account_closed');
    expect(subjectsTo(user.email)).toEqual(['LDA: Your account is closed']);
  });

  it('a closed account keeps its address and its data', async () => {
    const { agent, user } = await signedIn(t);
    await close(agent).expect(204);
    expect(
      (await request(t.app).get('/auth/check-email').query({ email: user.email }).expect(200)).body,
    ).toEqual({ exists: true });
    const [row] = await t.deps.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.closedAt).toEqual(t.clock.now());
  });

  it('closing an account requires the password', async () => {
    const { agent } = await signedIn(t);
    expect((await close(agent, 'wrong').expect(400)).body).toMatchObject({ code: 'wrong_password' });
    await agent.delete('/auth/me').expect(400);
    await agent.get('/auth/me').expect(200);
  });

  it('the last administrator cannot close their account', async () => {
    await t.deps.db.update(users).set({ role: 'user' });
    const { agent } = await signedIn(t, { role: 'admin' });
    expect((await close(agent).expect(409)).body).toMatchObject({ code: 'last_admin' });
    await addUser(t, { role: 'admin' });
    await close(agent).expect(204);
  });

  it('one administrator stays when the last two close their accounts at the same moment', async () => {
    await t.deps.db.update(users).set({ role: 'user' });
    const [first, second] = [await signedIn(t, { role: 'admin' }), await signedIn(t, { role: 'admin' })];
    const answers = await Promise.all([close(first.agent), close(second.agent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
