import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { io, type Socket } from 'socket.io-client';
import { systemClock } from '#platform/clock.js';
import { QUEUE_NAMES } from '#platform/config.js';
import { documents, sessions, users } from '#platform/db/schema/index.js';
import { createJobs } from '#platform/jobs/service.js';
import type { Metrics } from '#shared/contracts/metrics.js';
import { LIMITS } from '#shared/limits.js';
import { addUser, PASSWORD, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { makeDocument } from '#tests/support/factories.js';
import { createRecordingQueues } from '#tests/support/job-harness.js';
import { startLiveServer, type LiveServer } from '#tests/support/live-server.js';
import { TestQueueControl } from '#tests/support/queues.js';
import { until } from '#tests/support/until.js';
import { createMetricsFeed } from './metrics.js';

let t: TestApp;
let server: Server;
let live: LiveServer;
let url: string;
const open: Socket[] = [];

beforeAll(async () => {
  t = await testApp({
    deps: ({ db, bus, log }) => ({
      jobs: createJobs({ db, bus, log, queues: createRecordingQueues(), clock: systemClock }),
    }),
  });
  live = await startLiveServer(t);
  ({ server, url } = live);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(async () => {
  await live.close();
  await t.close();
});

/** Connects a signed-in browser and records the events it receives. */
async function listen(user: { email: string }) {
  const agent = request.agent(server);
  const answer = await agent.post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(200);
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  const socket = io(url, {
    transports: ['websocket'],
    extraHeaders: { cookie },
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  const metrics: Metrics[] = [];
  const ended: string[] = [];
  socket.on('metrics', (value: Metrics) => metrics.push(value));
  socket.on('session', ({ reason }: { reason: string }) => ended.push(reason));
  await once(socket as never, 'connect');
  return { agent, socket, metrics, ended };
}
const admin = () => addUser(t, { role: 'admin' });
const userCount = () => t.deps.db.$count(users);
/** Publishes an unrelated event, which makes the feed read the metrics, as any event would. */
const publishHint = (userId: string) =>
  t.bus.publish({ topic: 'documents', user_id: userId, reason: 'uploaded' });

describe('metrics', () => {
  it('an administrator who connects receives the metrics at once, and so does each later one', async () => {
    const first = await listen(await admin());
    await until(() => first.metrics.length > 0);
    const second = await listen(await admin());
    const total = await userCount();
    await until(() => second.metrics.at(-1)?.users === total);
  });

  it('a change without an event is sent within a second', async () => {
    const { metrics } = await listen(await admin());
    await until(() => metrics.length > 0);
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await addUser(t);
    t.queues.alive = ['worker-1', 'worker-2'];
    const total = await userCount();
    await until(() => metrics.some((heard) => heard.users === total && heard.workers === 2));
    const { pollMs } = LIMITS.metrics;
    expect(pollMs).toBeLessThan(1_000);
    await until(() => timers.mock.calls.some(([, ms]) => ms === pollMs));
    timers.mockRestore();
  });

  it('metrics are sent at most four times a second, and the last ones are current', async () => {
    const user = await addUser(t);
    const events: { at: number; documents: number }[] = [];
    const feed = createMetricsFeed(t.deps, {
      isWatched: () => true,
      send: (metrics) => events.push({ at: performance.now(), documents: metrics.documents }),
    });
    try {
      feed.adminJoined();
      await until(() => events.length > 0);
      for (let n = 0; n < 60; n += 1) {
        await makeDocument(t.deps.db, { userId: user.id });
        await publishHint(user.id);
      }
      const total = await t.deps.db.$count(documents);
      await until(() => events.at(-1)?.documents === total);
    } finally {
      feed.stop();
    }
    expect(events.length).toBeGreaterThan(1);
    for (let n = 1; n < events.length; n += 1) {
      // A timer may fire slightly early.
      expect((events[n]?.at ?? 0) - (events[n - 1]?.at ?? 0)).toBeGreaterThan(LIMITS.metrics.everyMs - 5);
    }
  });

  it('metrics that have not changed are not sent again', async () => {
    const user = await addUser(t);
    const queues = new TestQueueControl();
    const asked = jest.spyOn(queues, 'workers');
    let eventCount = 0;
    const feed = createMetricsFeed(
      { ...t.deps, queues },
      { isWatched: () => true, send: () => (eventCount += 1) },
    );
    try {
      feed.adminJoined();
      await until(() => eventCount > 0);
      await publishHint(user.id);
      // When a third read begins, the second has sent what it found.
      await until(() => asked.mock.calls.length >= 3 * QUEUE_NAMES.length);
    } finally {
      feed.stop();
    }
    expect(eventCount).toBe(1);
  });

  it('metrics are sent to administrators only', async () => {
    const plain = await listen(await addUser(t));
    const adminUser = await listen(await admin());
    await until(() => adminUser.metrics.length > 0);
    expect(plain.metrics).toEqual([]);
  });
});

describe('a changed role', () => {
  it('a changed role applies to open sockets at once, both ways, and closes none', async () => {
    const adminUser = await listen(await admin());
    const user = await addUser(t);
    const { metrics, ended, socket } = await listen(user);
    const change = (role: string) =>
      adminUser.agent.put(`/admin/users/${user.email}/role`).query({ new_role: role }).expect(200);
    await change('admin');
    await until(() => metrics.length > 0);
    await change('user');
    await until(() => ended.length === 2);
    const heard = metrics.length;
    await addUser(t);
    const total = await userCount();
    await until(() => adminUser.metrics.at(-1)?.users === total);
    expect(metrics).toHaveLength(heard);
    expect(ended).toEqual(['role_changed', 'role_changed']);
    expect(socket.connected).toBe(true);
  });
});

describe('an ended session', () => {
  it('an ended session closes its own sockets at once with the reason, and no others', async () => {
    const user = await addUser(t);
    const one = await listen(user);
    const two = await listen(user);
    const { body } = await one.agent.get('/auth/sessions').expect(200);
    const other = (body as { id: string; current: boolean }[]).find(({ current }) => !current);
    await one.agent.delete(`/auth/sessions/${other?.id}`).expect(204);
    await until(() => two.socket.disconnected);
    expect(two.ended).toEqual(['revoked']);
    expect(one.socket.connected).toBe(true);
  });

  it('removing a user closes all their sockets', async () => {
    const adminUser = await listen(await admin());
    const user = await addUser(t);
    const listening = [await listen(user), await listen(user)];
    await adminUser.agent.delete(`/admin/users/${user.email}`).expect(204);
    await until(() => listening.every(({ socket }) => socket.disconnected));
    expect(listening.map(({ ended }) => ended)).toEqual([['account_removed'], ['account_removed']]);
  });

  it('a socket whose session ended during its handshake is closed', async () => {
    const { agent, user } = await signedIn(t);
    const { headers } = await agent.get('/auth/me');
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
    const poll = (query: string, init: RequestInit = {}) =>
      fetch(`${url}/socket.io/?EIO=4&transport=polling${query}`, { headers: { cookie }, ...init });
    // The session is loaded when the connection opens; the socket joins when the client completes the
    // handshake.
    const opened = await (await poll('')).text();
    const sid = `&sid=${(JSON.parse(opened.slice(1)) as { sid: string }).sid}`;
    await t.deps.db.delete(sessions).where(eq(sessions.userId, user.id));
    await poll(sid, { method: 'POST', body: '40' });
    const heard: string[] = [];
    await until(async () => {
      const answer = await poll(sid);
      heard.push(...(await answer.text()).split('\x1e'));
      // Engine.IO's packet that closes the connection.
      return !answer.ok || heard.includes('1');
    });
    expect(heard).toContain('42["session",{"reason":"revoked"}]');
  });
});
