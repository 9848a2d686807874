import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { reportMarks, sessions } from '#platform/db/schema/index.js';
import type { Account } from '#platform/db/queries/users.js';
import type { BusEvent } from '#platform/events/bus.js';
import type { Job } from '#shared/contracts/jobs.js';
import type { Mark } from '#shared/contracts/marks.js';
import { socketEvents, type SocketEventName } from '#shared/contracts/events.js';
import { addUser, PASSWORD, testApp, type TestApp } from '#tests/support/app.js';
import { makeReport } from '#tests/support/factories.js';
import { startLiveServer, type LiveServer } from '#tests/support/live-server.js';
import { until } from '#tests/support/until.js';

const JOB: Job = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'risk',
  status: 'running',
  stage: 'analyze',
  done: 1,
  total: 3,
  position: null,
  eta_seconds: null,
  attempt: 1,
  document_id: null,
  filename: 'lease.pdf',
  result: null,
  error: null,
  error_code: null,
  request_id: 'r',
  parent_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
  started_at: null,
  finished_at: null,
  version: 1,
};

const MARK: Mark = {
  n: 1,
  state: 'accepted',
  reason: null,
  note: null,
  version: 1,
  changed_at: '2026-01-01T00:00:00.000Z',
};

/**
 * Owners of the sockets: one user with two browsers, another user, an administrator, a demoted administrator
 * and a removed user.
 */
type Who = 'owner' | 'owner, second browser' | 'other' | 'admin' | 'admin no more' | 'removed';
type Browser = { user: Account; cookie: string; socket: Socket; heard: string[] };
interface Row {
  /** Exactly these receive the event. */
  hears: readonly Who[];
  /** Event that a worker or another server publishes on the bus; undefined if `happens` causes it instead. */
  said?: (owner: Account) => BusEvent;
  happens?: () => Promise<unknown>;
}
const OWNERS = ['owner', 'owner, second browser'] as const;

/** Every event that a socket may receive: an event without a row does not compile. */
const ROWS: Record<Exclude<SocketEventName, 'session'>, Row> = {
  job: { hears: OWNERS, said: ({ id }) => ({ topic: 'job', user_id: id, job: JOB }) },
  'job:partial': {
    hears: OWNERS,
    said: ({ id }) => ({
      topic: 'job:partial',
      user_id: id,
      job_id: JOB.id,
      kind: JOB.kind,
      seq: 0,
      items: [],
    }),
  },
  'chat:delta': {
    hears: OWNERS,
    said: ({ id }) => ({
      topic: 'chat:delta',
      user_id: id,
      ...{ job_id: JOB.id, session_id: JOB.id, message_id: JOB.id, offset: 0, text: 'Thirty' },
    }),
  },
  chat: {
    hears: OWNERS,
    said: ({ id }) => ({ topic: 'chat', user_id: id, session_id: JOB.id, change: 'messages' }),
  },
  documents: {
    hears: OWNERS,
    said: ({ id }) => ({ topic: 'documents', user_id: id, reason: 'deleted' }),
  },
  history: { hears: OWNERS, said: ({ id }) => ({ topic: 'history', user_id: id, kind: 'risk' }) },
  report: {
    hears: OWNERS,
    said: ({ id }) => ({ topic: 'report', user_id: id, kind: 'risk', id: JOB.id, n: 1, mark: MARK }),
  },
  account: { hears: OWNERS, said: ({ id }) => ({ topic: 'account', user_id: id, change: 'sessions' }) },
  users: { hears: ['admin'], said: ({ id }) => ({ topic: 'account', user_id: id, change: 'details' }) },
  metrics: { hears: ['admin'], happens: () => addUser(t) },
};

let t: TestApp;
let server: Server;
let live: LiveServer;
let url: string;
const open: Socket[] = [];

beforeAll(async () => {
  t = await testApp();
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

function connect(headers: Record<string, string>, to = url): Socket {
  const socket = io(to, {
    transports: ['websocket'],
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  return socket;
}

async function browse(user: Account, to = url): Promise<Browser> {
  const { headers } = await request(server)
    .post('/auth/login')
    .send({ email: user.email, password: PASSWORD })
    .expect(200);
  const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
  const socket = connect({ cookie }, to);
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  await once(socket as never, 'connect');
  return { user, cookie, socket, heard };
}

/** Returns why a connection with these headers is refused; undefined if it is accepted. */
async function refusal(headers: Record<string, string>): Promise<string | undefined> {
  const socket = connect(headers);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(undefined));
    socket.once('connect_error', (error) => resolve(error.message));
  });
}

async function everybody(): Promise<Record<Who, Browser>> {
  const [owner, other, admin, former, removed] = [
    await addUser(t),
    await addUser(t),
    await addUser(t, { role: 'admin' }),
    await addUser(t, { role: 'admin' }),
    await addUser(t),
  ];
  const browsers = {
    owner: await browse(owner),
    'owner, second browser': await browse(owner),
    other: await browse(other),
    admin: await browse(admin),
    'admin no more': await browse(former),
    removed: await browse(removed),
  };
  await until(() => browsers.admin.heard.includes('metrics'));
  await until(() => browsers['admin no more'].heard.includes('metrics'));
  await request(server)
    .put(`/admin/users/${former.email}/role?new_role=user`)
    .set('Cookie', browsers.admin.cookie)
    .expect(200);
  await request(server)
    .delete('/auth/me')
    .set('Cookie', browsers.removed.cookie)
    .send({ current_password: PASSWORD })
    .expect(204);
  await until(() => browsers['admin no more'].heard.includes('session'));
  await until(() => browsers.removed.socket.disconnected);
  return browsers;
}

/** Waits until every open socket has received all earlier events. */
async function settled(browsers: Record<Who, Browser>): Promise<void> {
  const listening = Object.values(browsers).filter(({ socket }) => socket.connected);
  const last = { topic: 'session', session_id: null, reason: 'role_changed' } as const;
  for (const { heard } of listening) heard.length = 0;
  for (const { user } of listening) await t.bus.publish({ ...last, user_id: user.id });
  await until(() => listening.every(({ heard }) => heard.includes('session')));
  // An administrator joins the room again a moment later and then receives the metrics; earlier events come
  // before them.
  const { heard } = browsers.admin;
  await until(() => heard.lastIndexOf('metrics') > heard.indexOf('session'));
}

describe('events by recipient', () => {
  it('every socket event has a row', () => {
    expect([...Object.keys(ROWS), 'session'].sort()).toEqual(Object.keys(socketEvents).sort());
  });

  it.each(Object.entries(ROWS))('%s', async (event, row) => {
    const browsers = await everybody();
    // The server listens to no event of a client, whatever its name.
    for (const { socket } of Object.values(browsers)) {
      socket.emit('join', `user:${browsers.owner.user.id}`);
      socket.emit('join', 'admins');
    }
    await settled(browsers);
    const counts = new Map<string, number>();
    for (const [who, { socket }] of Object.entries(browsers)) {
      socket.on(event, () => counts.set(who, (counts.get(who) ?? 0) + 1));
    }
    await row.happens?.();
    if (row.said) await t.bus.publish(row.said(browsers.owner.user));
    await until(() => row.hears.every((who) => counts.has(who)));
    const heard = [...counts.keys()].sort();
    await settled(browsers);
    expect(heard).toEqual([...row.hears].sort());
    expect([...counts.keys()].sort()).toEqual(heard);
  });

  it('a mark that does not fit an event is fetched and sent to its owner', async () => {
    const browser = await browse(await addUser(t));
    const reportId = await makeReport(t.deps.db, { userId: browser.user.id });
    const stored = { n: 2, state: 'open' as const, reason: null, note: 'Long', version: 3 };
    const changedAt = new Date(MARK.changed_at);
    await t.deps.db.insert(reportMarks).values({ ...stored, reportId, counted: true, changedAt });
    const received = once(browser.socket as never, 'report');
    const about = { user_id: browser.user.id, kind: 'risk', id: reportId } as const;
    await t.bus.publish({ topic: 'report', ...about, n: 2, mark: null });
    expect(await received).toEqual([
      { kind: 'risk', id: reportId, mark: { ...stored, changed_at: MARK.changed_at } },
    ]);
  });

  it('session, of one session: only that browser receives it and is disconnected', async () => {
    const browsers = await everybody();
    await settled(browsers);
    await request(server).post('/auth/logout').set('Cookie', browsers.owner.cookie).expect(204);
    await until(() => browsers.owner.socket.disconnected);
    expect(Object.entries(browsers).flatMap(([who, { socket }]) => (socket.connected ? [who] : []))).toEqual([
      'owner, second browser',
      'other',
      'admin',
      'admin no more',
    ]);
  });
});

it('the sockets of a session that expired or ended without an event are closed', async () => {
  const attentive = await startLiveServer(t, { confirmMs: 20 });
  const at = attentive.url;
  try {
    const [ended, old, alive] = [
      await browse(await addUser(t), at),
      await browse(await addUser(t), at),
      await browse(await addUser(t), at),
    ];
    await t.deps.db.delete(sessions).where(eq(sessions.userId, ended.user.id));
    await t.deps.db
      .update(sessions)
      .set({ expire: new Date(0) })
      .where(eq(sessions.userId, old.user.id));
    await until(() => ended.socket.disconnected && old.socket.disconnected);
    expect([ended.heard, old.heard]).toEqual([['session'], ['session']]);
    expect(alive.socket.connected).toBe(true);
  } finally {
    await attentive.close();
  }
});

describe('connecting a socket', () => {
  it('a socket of a client that is not signed in is refused', async () => {
    expect(await refusal({})).toBe('Not signed in.');
    expect(await refusal({ cookie: 'lda.sid=s%3Amade-up.signature' })).toBe('Not signed in.');
  });

  it('a socket of a client whose account or session is gone is refused', async () => {
    const browsers = await everybody();
    expect(await refusal({ cookie: browsers.removed.cookie })).toBe('Not signed in.');
    await request(server).post('/auth/logout').set('Cookie', browsers.other.cookie).expect(204);
    expect(await refusal({ cookie: browsers.other.cookie })).toBe('Not signed in.');
  });

  it("a socket of another site's page is refused, even with a session", async () => {
    const { cookie } = await browse(await addUser(t));
    expect(await refusal({ cookie, origin: 'https://evil.example' })).toBe('websocket error');
    expect(await refusal({ cookie })).toBeUndefined();
  });
});
