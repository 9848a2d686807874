import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type Socket } from 'node:net';
import { io } from 'socket.io-client';
import { LIMITS } from '#shared/limits.js';
import { signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { startLiveServer, type LiveServer } from '#tests/support/live-server.js';
import { until } from '#tests/support/until.js';
import type { ConnectionLimits } from './http-server.js';

let t: TestApp;
let live: LiveServer;
const opened: Socket[] = [];
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await live.close();
});

async function serve(limits: Partial<ConnectionLimits>, env: { trustProxy?: number } = {}): Promise<void> {
  const deps = { ...t.deps, config: { ...t.deps.config, ...env } };
  live = await startLiveServer({ app: t.app, deps }, undefined, {
    limits: { ...LIMITS.connections, ...limits },
    isExempt: () => false,
  });
}

interface Line {
  socket: Socket;
  heard: string;
  closed: boolean;
}

function open(): Line {
  const socket = connect(Number(new URL(live.url).port), '127.0.0.1');
  const line: Line = { socket, heard: '', closed: false };
  socket.on('data', (bytes: Buffer) => (line.heard += bytes.toString()));
  socket.on('close', () => (line.closed = true));
  socket.on('error', () => undefined);
  opened.push(socket);
  return line;
}

/** Sends headers, and then a byte of the body every 20 ms for as long as the connection is open. */
function drip(requestLine: string, headers = ''): Line {
  const line = open();
  line.socket.write(
    `${requestLine} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n${headers}\r\n`,
  );
  const timer = setInterval(() => line.socket.write(' '), 20);
  line.socket.on('close', () => clearInterval(timer));
  return line;
}
/** Waits until a deadline of so many ms, which must not fire, would have fired. */
async function longAfter(ms: number): Promise<void> {
  const end = performance.now() + 5 * ms;
  await until(() => performance.now() > end);
}
const untilClosed = (...lines: Line[]) => until(() => lines.every(({ closed }) => closed));

describe('a slow body', () => {
  it('a slow body is answered 408 with a message, and its connection is closed', async () => {
    await serve({ bodyMs: 150 });
    const lines = Array.from({ length: 20 }, () => drip('POST /auth/login'));
    await untilClosed(...lines);
    for (const { heard } of lines) {
      expect(heard).toMatch(/^HTTP\/1.1 408 /);
      expect(heard).toMatch(/\r\nConnection: close\r\n/i);
      expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toEqual({
        detail: 'This took too long to arrive. Check your connection and try again.',
        code: 'too_slow',
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
  });

  it('a slow body whose request is already answered has its connection closed', async () => {
    await serve({ bodyMs: 150 });
    const lines = [
      drip('POST /nowhere'),
      drip('POST /documents/upload'),
      drip('POST /auth/login', 'Origin: https://elsewhere.example\r\n'),
      drip('POST /socket.io/?EIO=4&transport=polling&sid=none'),
      drip('GET /healthz'),
    ];
    await untilClosed(...lines);
    expect(lines.map(({ heard }) => heard.split(' ')[1])).toEqual(['404', '401', '403', '400', '200']);
  });

  it('a body that has arrived is not affected, and its connection takes the next request', async () => {
    await serve({ bodyMs: 100 });
    const line = open();
    const ask =
      'POST /auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
    line.socket.write(ask);
    await until(() => line.heard.includes('HTTP/1.1 '));
    await longAfter(100);
    line.socket.write(ask);
    await until(() => line.heard.split('HTTP/1.1 ').length === 3);
    expect(line.closed).toBe(false);
  });
});

describe('headers that do not arrive', () => {
  it('a connection without complete headers is closed, even if nothing was sent', async () => {
    await serve({ headersMs: 100, checkMs: 50 });
    const silent = open();
    const half = open();
    half.socket.write('POST /auth/login HTTP/1.1\r\nHost: local');
    await untilClosed(silent, half);
    expect(half.heard).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('connection limits', () => {
  it('connections of one address are limited, and closing one allows another', async () => {
    await serve({ perAddress: 3 });
    const lines = Array.from({ length: 3 }, open);
    await until(async () => (await count()) === 3);
    await untilClosed(open());
    expect(lines.map(({ closed }) => closed)).toEqual([false, false, false]);
    lines[0]?.socket.destroy();
    await until(async () => (await count()) === 2);
    expect((await fetch(`${live.url}/healthz`)).status).toBe(200);
  });

  it('connections behind a proxy are not counted by its address', async () => {
    await serve({ perAddress: 3 }, { trustProxy: 1 });
    const lines = Array.from({ length: 10 }, open);
    await until(async () => (await count()) === 10);
    expect(lines.some(({ closed }) => closed)).toBe(false);
  });

  it('connections of all addresses together are limited', async () => {
    await serve({ total: 3 });
    Array.from({ length: 3 }, open);
    await until(async () => (await count()) === 3);
    await untilClosed(open());
  });

  it('connections of sockets stay open', async () => {
    await serve({ bodyMs: 50, headersMs: 50, checkMs: 20 });
    const cookie = await cookieOf();
    for (const transport of ['websocket', 'polling'] as const) {
      const socket = io(live.url, { transports: [transport], extraHeaders: { cookie }, reconnection: false });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      await longAfter(50);
      expect(socket.connected).toBe(true);
      socket.disconnect();
    }
  });
});

const count = () =>
  new Promise<number>((resolve, reject) =>
    live.server.getConnections((error, open) => (error ? reject(error) : resolve(open))),
  );

async function cookieOf(): Promise<string> {
  const { user } = await signedIn(t);
  const answer = await fetch(`${live.url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: 'Secret-password1' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
