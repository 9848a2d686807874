import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { findRedisServer } from './redis-server.mjs';

const START_MS = 20_000;
/** Databases of the server: each test file takes one of its own. */
const DATABASES = 2_000;

/**
 * Starts a Redis for one test run: in a folder of its own, without durability, and ended with the process that started
 * it, however that ends. Returns undefined if this machine has no redis-server.
 * @returns {Promise<{ url: string, stop(): Promise<void> } | undefined>}
 */
export async function startTemporaryRedis() {
  const program = findRedisServer();
  if (program === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lda-redis-'));
  const port = await freePort();
  const log = join(folder, 'server.log');
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    logfile: log,
    databases: DATABASES,
    save: '',
    appendonly: 'no',
    'maxmemory-policy': 'noeviction',
  };
  // The shell waits until our end of its pipe closes, which also happens when we are killed.
  const script = '"$@" & server=$!; cat >/dev/null; kill -9 $server; wait $server; rm -rf "$0"';
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn('sh', ['-c', script, folder, program, ...args], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.stdin.unref();
  const stop = async () => {
    // Keeps the event loop alive until everything is gone.
    child.ref();
    child.stdin.end();
    if (child.exitCode === null) await once(child, 'exit');
  };
  for (const deadline = Date.now() + START_MS; !(await accepts(port)); await pause(20)) {
    if (Date.now() < deadline && child.exitCode === null) continue;
    const said = readLog(log);
    await stop();
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`redis-server did not start: ${said}`);
  }
  return { url: `redis://127.0.0.1:${port}`, stop };
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

function readLog(file) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').at(-1);
  } catch {
    return 'no log';
  }
}
