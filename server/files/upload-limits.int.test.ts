import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type ClientRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import request from 'supertest';
import { blobs } from '#platform/db/schema/index.js';
import { addUser, PASSWORD } from '#tests/support/app.js';
import { waitUntilBlocked } from '#tests/support/database.js';
import { blockChunks } from '#tests/support/block.js';
import { openApiOf } from '#tests/support/openapi.js';
import { until } from '#tests/support/until.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import type { createUploadLimits } from './upload-limits.js';

type App = Awaited<ReturnType<typeof createAppWithWorker>>;

const TEXT = 'This Agreement is made in Riyadh.';
const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
const END = '\r\n--b--\r\n';
/** Longer than any test. */
const NEVER_MS = 60_000;

let app: App;
let server: Server;
async function serve(uploadLimits: Parameters<typeof createUploadLimits>[1]): Promise<void> {
  app = await createAppWithWorker({ uploadLimits });
  // The response need not be read.
  app.pause();
  server = createServer(app.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

async function newCookie(): Promise<string> {
  const { email } = await addUser(app);
  const login = await request(app.app).post('/auth/login').send({ email, password: PASSWORD }).expect(200);
  return String(login.headers['set-cookie']).split(';')[0] ?? '';
}

interface Sending {
  req: ClientRequest;
  status?: number;
  code?: string;
  retryAfter?: number;
  failed?: boolean;
  /** Sends the rest of the upload. */
  finish(): void;
}

/** Starts an upload on a connection of its own and sends the first bytes of its file. */
function begin(cookie: string, path = '/documents/upload'): Sending {
  const req = httpRequest({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    agent: false,
    method: 'POST',
    path,
    headers: { cookie, 'Content-Type': 'multipart/form-data; boundary=b', Prefer: 'respond-async' },
  });
  const sending: Sending = { req, finish: () => req.end(TEXT + END) };
  req.on('error', () => (sending.failed = true));
  req.on('response', (res) => {
    let body = '';
    res.on('data', (text: Buffer) => (body += text.toString()));
    res.on('end', () => {
      sending.status = res.statusCode;
      sending.code = (JSON.parse(body) as { code?: string }).code;
      sending.retryAfter = Number(res.headers['retry-after']);
    });
  });
  req.write(HEAD + TEXT);
  return sending;
}
const times = (count: number, make: () => Sending) => Array.from({ length: count }, make);
const statuses = (all: Sending[]) => all.map(({ status }) => status);
const answered = (all: Sending[]) => until(() => all.every(({ status }) => status !== undefined));

describe('uploads of one user', () => {
  beforeEach(() => serve({ perUser: 2, waitingPerUser: 2, waitMs: NEVER_MS }));

  it('a few uploads of a user run, a few more wait, and the rest are refused with Retry-After', async () => {
    const cookie = await newCookie();
    const first = times(2, () => begin(cookie));
    await until(async () => (await app.deps.db.$count(blobs)) === 2);
    const all = [...first, ...times(8, () => begin(cookie))];
    await until(() => statuses(all).filter((status) => status === 429).length === 6);
    const refused = all.filter(({ status }) => status === 429);
    for (const { code, retryAfter } of refused) expect([code, retryAfter]).toEqual(['too_many_uploads', 5]);
    // Waiting uploads are not read, and another user's upload does not wait.
    expect(await app.deps.db.$count(blobs)).toBe(2);
    const other = begin(await newCookie());
    other.finish();
    await answered([other]);
    expect(other.status).toBe(201);
    const taken = all.filter((one) => !refused.includes(one));
    for (const one of taken) one.finish();
    await answered(taken);
    expect(statuses(taken)).toEqual([201, 201, 201, 201]);
  });

  it('uploads to all endpoints count towards one limit', async () => {
    const cookie = await newCookie();
    const api = await openApiOf(app.app);
    const { id } = await report(cookie);
    const holding = times(5, () => begin(cookie));
    await until(() => statuses(holding).includes(429));
    for (const path of ['/documents/upload', '/risk/analyze-file', `/risk/${id}/upload-pdf`]) {
      const response = await request(server)
        .post(path)
        .set('Cookie', cookie)
        .attach('file', Buffer.from(TEXT), 'a.txt')
        .expect(429);
      expect(response.body).toMatchObject({ code: 'too_many_uploads' });
      expect(api.problemsOf(`POST ${path.replace(id, ':id')}`, response)).toEqual([]);
    }
  });

  it('an upload frees its slot when its client disconnects', async () => {
    const cookie = await newCookie();
    const gone = times(4, () => begin(cookie));
    await until(async () => (await app.deps.db.$count(blobs)) === 2);
    for (const { req } of gone) req.destroy();
    await until(async () => (await app.deps.db.$count(blobs)) === 0);
    const next = times(2, () => begin(cookie));
    for (const one of next) one.finish();
    await answered(next);
    expect(statuses(next)).toEqual([201, 201]);
  });
});

describe('a client that disconnects before its session is loaded', () => {
  it('an upload without a client takes no slot', async () => {
    await serve({ perUser: 1, waitMs: NEVER_MS, windowMs: NEVER_MS, idleMs: NEVER_MS });
    const cookie = await newCookie();
    const closed = new Promise((resolve) =>
      server.once('request', (_req, res: ServerResponse) => res.once('close', resolve)),
    );
    await app.deps.db.transaction(async (tx) => {
      await tx.execute(sql`lock table sessions in access exclusive mode`);
      const gone = begin(cookie);
      await waitUntilBlocked(app.database);
      gone.req.destroy();
      await closed;
    });
    const next = begin(cookie);
    next.finish();
    await answered([next]);
    expect(next.status).toBe(201);
  });
});

async function report(cookie: string): Promise<{ id: string }> {
  app.resume();
  const { body } = await request(app.app)
    .post('/risk')
    .set('Cookie', cookie)
    .send({ document_text: '1. Liability. The Supplier shall be liable without limitation for all losses.' })
    .expect(200);
  return body as { id: string };
}

describe('a waiting upload', () => {
  it('an upload that waits too long is refused with Retry-After', async () => {
    await serve({ perUser: 1, waitingPerUser: 5, waitMs: 50 });
    const cookie = await newCookie();
    const holding = begin(cookie);
    await until(async () => (await app.deps.db.$count(blobs)) === 1);
    const waiting = begin(cookie);
    await answered([waiting]);
    expect([waiting.status, waiting.code]).toEqual([429, 'too_many_uploads']);
    holding.finish();
    await answered([holding]);
    expect(holding.status).toBe(201);
  });
});

describe('uploads of all users together', () => {
  it('uploads leave half of the pool to other requests', async () => {
    await serve({ perUser: 10 });
    const { database } = app;
    const half = database.pool.options.max / 2;
    const cookies = await Promise.all([newCookie(), newCookie(), newCookie()]);
    const block = await blockChunks(database.url);
    const blocked = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event = 'advisory'`,
      );
      return rows[0]?.count ?? 0;
    };
    const all = cookies.flatMap((cookie) => times(10, () => begin(cookie)));
    for (const one of all) one.finish();
    await until(async () => (await blocked()) === half);
    // All of them have received a file by now and want to write it.
    await until(async () => (await database.db.$count(blobs)) >= half);
    await request(server)
      .get('/documents')
      .set('Cookie', cookies[0] ?? '')
      .expect(200);
    expect(await blocked()).toBe(half);
    expect(database.pool.waitingCount).toBe(0);
    await block.release();
    await answered(all);
    expect(new Set(statuses(all))).toEqual(new Set([201]));
  });
});

describe('a slow upload', () => {
  it('an upload that is too slow is refused and stores nothing', async () => {
    await serve({ windowMs: 300, windowBytes: 1_000 });
    const slow = begin(await newCookie());
    await until(async () => (await app.deps.db.$count(blobs)) === 1);
    const drip = setInterval(() => slow.req.write('x'), 20);
    await answered([slow]);
    clearInterval(drip);
    expect([slow.status, slow.code]).toEqual([408, 'too_slow']);
    await until(async () => (await app.deps.db.$count(blobs)) === 0);
  });

  it('an upload continues while the database is slow', async () => {
    // A process that stands still for a moment must not look like a client that does.
    await serve({ windowMs: 500, windowBytes: 1_000, idleMs: 500 });
    const block = await blockChunks(app.database.url);
    const cookie = await newCookie();
    // More than is buffered, so that the request stalls.
    const big = Buffer.alloc(2_000_000, 'text ');
    const slow = begin(cookie);
    slow.req.write(big);
    slow.finish();
    const { pool } = app.database;
    await until(async () => {
      const { rows } = await pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
           and clock_timestamp() - query_start > interval '1500 ms'`,
      );
      return rows.length > 0;
    });
    await block.release();
    await answered([slow]);
    expect(slow.status).toBe(201);
  });
});
