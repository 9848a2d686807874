import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { systemClock } from '#platform/clock.js';
import { auditLog, blobChunks, blobs, documents, jobs, sessions, users } from '#platform/db/schema/index.js';
import { createJobs } from '#platform/jobs/service.js';
import type { AdminUser, AuditEntry } from '#shared/api/admin.js';
import { addUser, PASSWORD, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { makeDocument } from '#tests/support/factories.js';
import { createRecordingQueues } from '#tests/support/job-harness.js';
import { enrolSecondFactor } from '#tests/support/second-factor.js';

let t: TestApp;
let adminUser: Awaited<ReturnType<typeof signedIn>>;
const removed: string[] = [];

beforeAll(async () => {
  t = await testApp({
    deps: ({ db, bus, log }) => ({
      jobs: createJobs({
        db,
        bus,
        log,
        clock: systemClock,
        queues: {
          ...createRecordingQueues(),
          remove: ({ jobId }) => {
            removed.push(jobId);
            return Promise.resolve();
          },
        },
      }),
    }),
  });
  adminUser = await signedIn(t, { role: 'admin' });
});
afterAll(() => t.close());

const role = (email: string, newRole: string, agent = adminUser.agent) =>
  agent.put(`/admin/users/${encodeURIComponent(email)}/role`).query({ new_role: newRole });
const remove = (email: string, agent = adminUser.agent) =>
  agent.delete(`/admin/users/${encodeURIComponent(email)}`);
const restore = (email: string) => adminUser.agent.post(`/admin/users/${encodeURIComponent(email)}/restore`);
const listed = async () => (await adminUser.agent.get('/admin/users').expect(200)).body as AdminUser[];
const audit = async (query: object = {}) =>
  (await adminUser.agent.get('/admin/audit').query(query).expect(200)).body as AuditEntry[];

describe('the list of users', () => {
  it('users are listed newest first, with the shown fields only', async () => {
    const { email } = await addUser(t);
    const all = await listed();
    expect(all.at(-1)?.email).toBe(adminUser.user.email);
    expect(all[0]).toEqual({
      email,
      role: 'user',
      first_name: 'Nora',
      last_name: 'Saleh',
      created_at: expect.stringMatching(/Z$/) as unknown,
      closed_at: null,
      totp: false,
    });
  });
});

describe("turning off a user's second factor", () => {
  const removeFactor = (email: string, agent = adminUser.agent) =>
    agent.delete(`/admin/users/${encodeURIComponent(email)}/totp`);
  const shown = async (of: string) => (await listed()).find(({ email }) => email === of)?.totp;

  it("turning off a user's second factor ends their sessions, is audited and mailed, and keeps the password", async () => {
    const { agent, user } = await signedIn(t);
    expect(await shown(user.email)).toBe(false);
    await enrolSecondFactor(t, agent);
    expect(await shown(user.email)).toBe(true);
    await removeFactor(user.email, agent).expect(403);
    await removeFactor(user.email.toUpperCase()).expect(204);
    expect(await shown(user.email)).toBe(false);
    await agent.get('/auth/me').expect(401);
    expect(t.bus.published.at(-1)).toEqual({
      topic: 'session',
      user_id: user.id,
      session_id: null,
      reason: 'revoked',
    });
    expect((await audit())[0]).toMatchObject({
      action: 'totp_removed',
      actor: adminUser.user.email,
      subject: user.email,
    });
    expect(t.mail.sent.at(-1)).toMatchObject({
      to: user.email,
      subject: 'LDA: An administrator turned off your two-step verification',
    });
    await request(t.app).post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(200);
  });

  it('an administrator cannot turn off a factor that is not on, or their own', async () => {
    const { email } = await addUser(t);
    expect((await removeFactor(email).expect(409)).body).toMatchObject({ code: 'totp_off' });
    await removeFactor('nobody@example.com').expect(404);
    await removeFactor('a\0b').expect(404);
    expect((await removeFactor(adminUser.user.email).expect(409)).body).toMatchObject({ code: 'totp_own' });
  });

  it('other changes of an account also answer whether its second factor is on', async () => {
    const { agent, user } = await signedIn(t);
    await enrolSecondFactor(t, agent);
    expect((await role(user.email, 'admin').expect(200)).body).toMatchObject({ totp: true });
    await role(user.email, 'user').expect(200);
    await agent.delete('/auth/me').send({ current_password: PASSWORD }).expect(204);
    expect((await restore(user.email).expect(200)).body).toMatchObject({ totp: true });
  });
});

describe('changing a role', () => {
  it('a changed role applies to the next request, is published to the sockets and audited once', async () => {
    const { agent, user } = await signedIn(t);
    await agent.get('/admin/users').expect(403);
    const { body } = await role(user.email.toUpperCase(), 'admin').expect(200);
    expect(body).toMatchObject({ email: user.email, role: 'admin' });
    await agent.get('/admin/users').expect(200);
    expect(t.bus.published).toContainEqual({
      topic: 'session',
      user_id: user.id,
      session_id: null,
      reason: 'role_changed',
    });
    await role(user.email, 'admin').expect(200);
    await role(user.email, 'user').expect(200);
    await agent.get('/admin/users').expect(403);
    const entries = (await audit()).filter(({ subject }) => subject === user.email);
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['made_user', adminUser.user.email],
      ['made_admin', adminUser.user.email],
    ]);
  });

  it('setting the present role publishes and audits nothing', async () => {
    const { email } = await addUser(t);
    const before = t.bus.published.length;
    expect((await role(email, 'user').expect(200)).body).toMatchObject({ email, role: 'user' });
    expect(t.bus.published.slice(before)).toEqual([]);
    expect((await audit()).filter(({ subject }) => subject === email)).toEqual([]);
  });

  it('an unknown role or user is refused', async () => {
    await role(adminUser.user.email, 'owner').expect(400);
    await role('nobody@example.com', 'user').expect(404);
    await role('no\0body', 'user').expect(404);
  });

  it('the last administrator stays, also when two demote each other at the same moment', async () => {
    expect((await role(adminUser.user.email, 'user').expect(409)).body).toMatchObject({
      detail: 'There must be at least one administrator.',
      code: 'last_admin',
    });
    const second = await signedIn(t, { role: 'admin' });
    const answers = await Promise.all([
      role(second.user.email, 'user', adminUser.agent),
      role(adminUser.user.email, 'user', second.agent),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.map(({ status }) => status)).not.toEqual([200, 200]);
    expect(await t.deps.db.$count(users, eq(users.role, 'admin'))).toBe(1);
    await t.deps.db.update(users).set({ role: 'admin' }).where(eq(users.id, adminUser.user.id));
    await t.deps.db.update(users).set({ role: 'user' }).where(eq(users.id, second.user.id));
  });

  it('an administrator with a closed account does not count as another one', async () => {
    const closed = await addUser(t, { role: 'admin' });
    await t.deps.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, closed.id));
    await role(adminUser.user.email, 'user').expect(409);
  });
});

describe('removing a user', () => {
  it('removing a user erases data, bytes, sessions and jobs at once', async () => {
    const { agent, user } = await signedIn(t);
    const bystander = await signedIn(t);
    const theirs = await makeDocument(t.deps.db, { userId: user.id });
    const kept = await makeDocument(t.deps.db, { userId: bystander.user.id });
    const job = {
      userId: user.id,
      kind: 'risk',
      queue: 'analysis',
      input: {},
      requestId: 'r',
      priority: 1,
    } as const;
    const [waiting, running] = await t.deps.db
      .insert(jobs)
      .values([job, { ...job, status: 'running', leaseUntil: sql`now() + interval '1 minute'` }])
      .returning();

    await remove(user.email).expect(204);

    await agent.get('/auth/me').expect(401);
    await request(t.app).post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(401);
    const { db } = t.deps;
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    expect(await db.$count(jobs, eq(jobs.userId, user.id))).toBe(0);
    expect(await db.$count(documents, eq(documents.userId, user.id))).toBe(0);
    expect(await db.$count(blobs, eq(blobs.id, theirs.blobId))).toBe(0);
    expect(await db.$count(blobChunks, eq(blobChunks.blobId, theirs.blobId))).toBe(0);
    expect(await db.$count(blobs, eq(blobs.id, kept.blobId))).toBe(1);
    expect(removed).toContain(waiting?.id);
    expect(t.bus.published).toContainEqual({ topic: 'job:cancel', job_id: running?.id });
    expect(t.bus.published).toContainEqual({
      topic: 'session',
      user_id: user.id,
      session_id: null,
      reason: 'account_removed',
    });
    expect((await listed()).map(({ email }) => email)).not.toContain(user.email);
    expect((await audit())[0]).toMatchObject({
      action: 'account_deleted',
      actor: adminUser.user.email,
      subject: user.email,
    });
    await remove(user.email).expect(404);
    // The address can be registered again.
    expect((await request(t.app).get('/auth/check-email').query({ email: user.email })).body).toEqual({
      exists: false,
    });
  });

  it('administrators cannot remove themselves', async () => {
    expect((await remove(adminUser.user.email).expect(409)).body).toMatchObject({ code: 'own_account' });
  });

  it('one administrator stays when two remove each other at the same moment', async () => {
    const second = await signedIn(t, { role: 'admin' });
    await Promise.all([remove(second.user.email), remove(adminUser.user.email, second.agent)]);
    expect(await t.deps.db.$count(users, sql`role = 'admin' and closed_at is null`)).toBe(1);
    adminUser = await signedIn(t, { role: 'admin' });
  });
});

describe('signing a user out', () => {
  const signOut = (email: string) => adminUser.agent.delete(`/admin/users/${email}/sessions`);

  it('signing a user out ends every session at once, is audited, and leaves the account unchanged', async () => {
    const { agent, user } = await signedIn(t);
    await signOut(user.email).expect(204);
    await agent.get('/auth/me').expect(401);
    expect(t.bus.published.at(-1)).toEqual({
      topic: 'session',
      user_id: user.id,
      session_id: null,
      reason: 'revoked',
    });
    expect((await audit())[0]).toMatchObject({
      action: 'signed_out_everywhere',
      actor: adminUser.user.email,
      subject: user.email,
    });
    await request(t.app).post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(200);
  });

  it('administrators cannot sign themselves out here, nor an unknown user', async () => {
    expect((await signOut(adminUser.user.email).expect(409)).body).toMatchObject({ code: 'own_account' });
    await adminUser.agent.get('/auth/me').expect(200);
    await signOut('nobody@example.com').expect(404);
  });
});

describe('a closed account', () => {
  it('a closed account is listed as closed and restored unchanged', async () => {
    const { agent, user } = await signedIn(t);
    const document = await makeDocument(t.deps.db, { userId: user.id });
    await agent.delete('/auth/me').send({ current_password: PASSWORD }).expect(204);
    const found = async () => (await listed()).find(({ email }) => email === user.email);
    expect((await found())?.closed_at).toBe(t.clock.now().toISOString());
    expect((await restore(user.email).expect(200)).body).toMatchObject({
      email: user.email,
      closed_at: null,
    });
    expect((await found())?.closed_at).toBeNull();
    await agent.post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(200);
    const { body } = await agent.get('/documents').expect(200);
    expect(body).toEqual([expect.objectContaining({ _id: document.id })]);
    expect((await audit()).map(({ action }) => action)).toContain('account_restored');
    expect((await restore(user.email).expect(409)).body).toMatchObject({
      detail: 'This account is not closed.',
    });
    await restore('nobody@example.com').expect(404);
  });
});

describe('the audit log', () => {
  it('the audit log names who signed in, the IP address and the request', async () => {
    const { user } = await signedIn(t);
    const answer = await request(t.app).post('/auth/login').send({ email: user.email, password: PASSWORD });
    const [latest] = await audit({ limit: '1' });
    expect(latest).toEqual({
      id: expect.stringMatching(/^\d+$/) as unknown,
      at: expect.stringMatching(/Z$/) as unknown,
      action: 'signed_in',
      actor: user.email,
      subject: null,
      ip: expect.stringContaining('127.0.0.1') as unknown,
      request_id: answer.headers['x-request-id'],
    });
  });

  it('the audit log is read backwards page by page', async () => {
    const total = await t.deps.db.$count(auditLog);
    const seen: string[] = [];
    let before: string | undefined;
    for (;;) {
      const page = await audit({ limit: '5', ...(before === undefined ? {} : { before }) });
      if (page.length === 0) break;
      seen.push(...page.map(({ id }) => id));
      before = page.at(-1)?.id;
    }
    expect(seen).toHaveLength(total);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => Number(b) - Number(a)));
    await adminUser.agent.get('/admin/audit').query({ before: 'x' }).expect(400);
  });
});
