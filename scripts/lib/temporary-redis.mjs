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
 * Runs the server until our end of the shell's input closes, which also happens when we are killed; then kills it, and
 * removes its folder unless a line says to keep it.
 */
const SCRIPT =
  '"$@" & server=$!; read -r line; kill -9 $server; wait $server; [ "$line" = keep ] || rm -rf "$0"';

/**
 * Starts a Redis for one test run: in a folder of its own, without durability unless it appends to a file, and ended with
 * the process that started it, however that ends. Returns undefined if this machine has no redis-server.
 * @param {{ appendOnly?: boolean }} [options]
 * @returns {Promise<import('./temporary-redis.mjs').TemporaryRedis | undefined>}
 */
export async function startTemporaryRedis({ appendOnly = false } = {}) {
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
    appendonly: appendOnly ? 'yes' : 'no',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let child;
  /** Kills the server; removes its folder unless it is to be started again. */
  const end = async (keep) => {
    if (child === undefined) return;
    // Keeps the event loop alive until everything is gone.
    child.ref();
    child.stdin.end(keep ? 'keep\n' : '');
    if (child.exitCode === null) await once(child, 'exit');
    child = undefined;
  };
  const launch = async () => {
    child = spawn('sh', ['-c', SCRIPT, folder, program, ...args], {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.unref();
    child.stdin.unref();
    for (const deadline = Date.now() + START_MS; !(await accepts(port)); await pause(20)) {
      if (Date.now() < deadline && child.exitCode === null) continue;
      const said = readLog(log);
      await end(false);
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`redis-server did not start: ${said}`);
    }
  };
  await launch();
  return {
    url: `redis://127.0.0.1:${port}`,
    halt: () => end(true),
    start: launch,
    loseDisk: () => rmSync(join(folder, 'appendonlydir'), { recursive: true, force: true }),
    async stop() {
      await end(false);
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
