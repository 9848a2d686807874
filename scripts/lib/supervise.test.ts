import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { until } from '#tests/support/until.js';
import { processStartId } from './processes.mjs';
import { backoff, Child } from './supervise.mjs';

let folder: string;
let child: Child | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lda-child-'));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  await child?.stop(1_000);
  child = undefined;
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function supervised(script: string, options: Partial<ConstructorParameters<typeof Child>[0]> = {}) {
  writeFileSync(join(folder, 'main.mjs'), script);
  const fatal: string[] = [];
  const logFile = join(folder, 'logs', 'child.log');
  child = new Child({
    role: 'worker',
    args: [join(folder, 'main.mjs')],
    env: { PATH: process.env['PATH'] },
    cwd: folder,
    logFile,
    onFatal: (message) => fatal.push(message),
    ...options,
  });
  child.start();
  return { child, fatal, log: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '') };
}

/** Longer than a test may last: the test triggers the deadline itself. */
const DEADLINE_MS = 100_000;
const runs = `console.log(JSON.stringify({ level: 30, msg: 'up' })); setInterval(() => {}, 1000);`;

test('a child that was killed is restarted after the first, shortest delay', async () => {
  const waits = jest.spyOn(globalThis, 'setTimeout');
  const { child: kept, fatal, log } = supervised(runs, { stableMs: Infinity });
  await until(() => log().includes('up'));
  const before = kept.pid ?? 0;
  process.kill(before, 'SIGKILL');
  await until(() => kept.pid !== undefined && kept.pid !== before && log().split('up').length === 3);
  expect(waits.mock.calls.filter(([, ms]) => ms === backoff(1))).toHaveLength(1);
  expect(fatal).toEqual([]);
});

// Linux has a device file that behaves like a full disk.
(existsSync('/dev/full') ? test : test.skip)(
  'a log file that cannot be written loses log lines and nothing else',
  async () => {
    const said = () => jest.mocked(process.stdout.write).mock.calls.flat().join('');
    const { child: kept, fatal } = supervised(runs, { logFile: '/dev/full' });
    await until(() => said().includes('/dev/full cannot be written (ENOSPC)'));
    const before = kept.pid ?? 0;
    process.kill(before, 'SIGKILL');
    await until(() => kept.pid !== undefined && kept.pid !== before);
    await kept.stop(1_000);
    expect(fatal).toEqual([]);
    expect(said().split('cannot be written')).toHaveLength(2);
  },
);

test('a child that cannot start is given up, and its last error is reported', async () => {
  const { fatal } = supervised(`throw new Error('no such relation')`, {
    stableMs: Infinity,
    maxFailures: 2,
  });
  await until(() => fatal.length > 0);
  expect(fatal[0]).toMatch(/^The worker does not start \(.*\); its log is /);
});

test('a child that ended while its database was down waits for the database, and this does not count as a failure', async () => {
  let back: () => void = () => undefined;
  let away: Promise<void> | undefined = new Promise((resolve) => {
    back = () => {
      away = undefined;
      resolve();
    };
  });
  const {
    child: kept,
    fatal,
    log,
  } = supervised(runs, { stableMs: Infinity, maxFailures: 1, waitFor: () => away });
  await until(() => log().includes('up'));
  const before = kept.pid ?? 0;
  process.kill(before, 'SIGKILL');
  await until(() => kept.pid === undefined);
  back();
  await until(() => kept.pid !== undefined && log().split('up').length === 3);
  expect(fatal).toEqual([]);
});

test('a restarted child gets the environment that was set since, even if it must be killed first', async () => {
  const script = `process.on('SIGTERM', () => {}); console.log(JSON.stringify({ level: 30, msg: 'at ' + process.env.WHERE })); setInterval(() => {}, 1000);`;
  const { child: kept, fatal, log } = supervised(script, { env: { WHERE: 'old' } });
  await until(() => log().includes('at old'));
  kept.env = { WHERE: 'new' };
  kept.restart(1);
  await until(() => log().includes('at new'));
  expect(fatal).toEqual([]);
});

test('a child with a wrong environment is not restarted, and its error is reported at once', async () => {
  const { fatal, log } = supervised(
    `console.log(JSON.stringify({ level: 60, msg: 'PORT: is wrong.' })); process.exitCode = 78;`,
  );
  await until(() => fatal.length > 0);
  expect(fatal).toEqual(['PORT: is wrong.']);
  expect(log().trim().split('\n')).toHaveLength(1);
});

test("a child's log is readable by its own account only", async () => {
  const { log } = supervised(runs);
  await until(() => log().includes('up'));
  expect(statSync(join(folder, 'logs')).mode & 0o077).toBe(0);
});

test('a child that ignores the request to end is killed after the deadline', async () => {
  const { child: kept, log } = supervised(`process.on('SIGTERM', () => console.log('not yet')); ${runs}`);
  await until(() => log().includes('up'));
  const pid = kept.pid ?? 0;
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const stopped = kept.stop(DEADLINE_MS);
  const [deadline] = timers.mock.calls.find(([, ms]) => ms === DEADLINE_MS) ?? [];
  await until(() => log().includes('not yet'));
  expect(processStartId(pid)).toBeDefined();
  deadline?.();
  await stopped;
  child = undefined;
  expect(processStartId(pid)).toBeUndefined();
});

test('the restart delay grows up to a maximum', () => {
  expect([0, 1, 2, 3, 20].map(backoff)).toEqual([50, 250, 500, 1000, 10_000]);
});
