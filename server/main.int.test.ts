import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addUser, PASSWORD } from '#tests/support/app.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { until } from '#tests/support/until.js';
import { ensureBuilt } from '../scripts/lib/build.mjs';

const root = process.cwd();
let database: TestDatabase;
let dataDir: string;
const started = new Set<ChildProcess>();

beforeAll(async () => {
  await ensureBuilt(root, { only: 'node' });
  database = await testDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'lda-main-'));
}, 60_000);
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'close');
  }
  started.clear();
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the built server as a process of its own. */
class Run {
  out = '';
  err = '';
  readonly ended: Promise<number | null>;
  readonly child: ChildProcess;

  constructor(env: Record<string, string>) {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (text: Buffer) => (this.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (this.err += text.toString()));
    this.child = child;
    this.ended = new Promise((resolve) => child.once('close', resolve));
    started.add(child);
  }

  /** Resolves with the match as soon as the log contains it. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.out);
      if (match) return match;
      if (this.child.exitCode !== null) throw new Error(`the server ended: ${this.err}`);
      if (this.child.stdout) await once(this.child.stdout, 'data');
    }
  }

  async port(): Promise<number> {
    return Number((await this.says(/"port":(\d+)[^\n]*"server ready"/))[1]);
  }
}

describe('a server that cannot start', () => {
  it('a server with wrong variables names each of them', async () => {
    const run = new Run({ DATABASE_URL: '', PORT: '70000', LOG_LEVEL: 'loud' });
    expect(await run.ended).toBe(78);
    for (const name of ['DATABASE_URL', 'PORT', 'LOG_LEVEL']) expect(run.err).toContain(`${name}: `);
    expect(run.err.trim().split('\n')).toHaveLength(1);
  });

  it('a server whose port is taken says so', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const run = new Run({ PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.err).toBe(`Port ${port} is taken by another program: stop it, or set PORT to another.\n`);
    other.close();
  });

  it('a server whose HOST is not an address of this machine says so and does not blame the database', async () => {
    // A name that never exists, for which no DNS server is queried, and an address reserved for documentation
    // (RFC 5737).
    for (const host of ['nowhere..invalid', '203.0.113.5']) {
      const run = new Run({ HOST: host });
      expect(await run.ended).toBe(1);
      expect(run.err).toBe(`HOST ${host} is not an address of this machine.\n`);
    }
  });

  it('a server whose database schema is older asks for the migration', async () => {
    const { rows } = await database.pool.query(
      `delete from drizzle.__drizzle_migrations
       where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning *`,
    );
    const [{ hash, created_at: at }] = rows as [{ hash: string; created_at: string }];
    const run = new Run({});
    expect(await run.ended).toBe(1);
    expect(run.err).toBe(
      'The schema of the database is older than this version: run `npm run migrate` first.\n',
    );
    await database.pool.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2), ($3, $4)',
      // And one that only a later version knows: this version starts with it.
      [hash, at, 'of a later version', Number(at) + 1],
    );
    const later = new Run({});
    await later.port();
    later.child.kill('SIGTERM');
    expect(await later.ended).toBe(0);
  });

  it('a server without a database says so', async () => {
    const run = new Run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await run.ended).toBe(1);
    expect(run.err).toBe('The database that DATABASE_URL names cannot be reached.\n');
  });
});

describe('a server behind a proxy', () => {
  it('idle connections stay open longer than the two minutes for which Caddy keeps them', async () => {
    const port = await new Run({}).port();
    const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(Number(/timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1])).toBeGreaterThan(120);
  });
});

describe('a server that is asked to stop', () => {
  it('a stopping server finishes the request in progress, takes no other and exits with 0', async () => {
    const run = new Run({});
    const port = await run.port();
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (text: Buffer) => (answer += text.toString()));
    const body = JSON.stringify({ email: 'nora@example.com', password: 'x' });
    socket.write(
      'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server has begun to handle it.
    while (!answer.includes('100 Continue')) await once(socket, 'data');

    run.child.kill('SIGTERM');
    await run.says(/"server stopping"/);
    socket.write(body);
    await once(socket, 'close');
    expect(answer).toContain('401 Unauthorized');
    expect(await run.ended).toBe(0);
    expect(run.out).toContain('"server stopped"');
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  });

  it('a stopping server answers a request that waits for long work with its job', async () => {
    const run = new Run({});
    const url = `http://127.0.0.1:${await run.port()}`;
    const user = await addUser({ deps: database });
    const send = (to: string, body: object, Cookie = '') =>
      fetch(url + to, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify(body),
      });
    const signedIn = await send('/auth/login', { email: user.email, password: PASSWORD });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    // No worker runs here: the request would wait for minutes.
    const waiting = send('/risk', { document_text: '1. Term. This agreement renews for ever.' }, cookie);
    await until(
      async () => (await database.pool.query(`select 1 from jobs where kind = 'risk'`)).rowCount === 1,
    );
    run.child.kill('SIGTERM');
    const answer = await waiting;
    expect(answer.status).toBe(202);
    const job = (await answer.json()) as { id: string; status: string };
    expect(job.status).toBe('queued');
    expect(answer.headers.get('Location')).toBe(`/jobs/${job.id}`);
    expect(await run.ended).toBe(0);
    expect(run.out).toContain('"server stopped"');
  });

  it("a server's log has no passwords, codes, addresses or cookies", async () => {
    const run = new Run({});
    const url = `http://127.0.0.1:${await run.port()}`;
    const send = (to: string, content: object) =>
      fetch(url + to, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: 'lda.sid=s%3Asome.cookie' },
        body: JSON.stringify(content),
      });
    await send('/auth/login', { email: 'nora@example.com', password: 'Hidden-password1' });
    await fetch(`${url}/auth/check-email?email=layla@example.com`);
    await send('/auth/send-code', { email: 'sara@example.com' });
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(run.out).toContain('"path":"/auth/check-email"');
    expect(run.out).toContain('sara@example.com.eml');
    expect(run.out).not.toMatch(/Hidden-password1|layla@|nora@|some\.cookie|"\d{6}"/);
  });
});
