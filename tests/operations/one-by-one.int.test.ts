import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { until } from '#tests/support/until.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'lda-one-by-one-'));
const children: ChildProcess[] = [];

beforeAll(() => ensureBuilt(process.cwd()), 120_000);
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** Whether the folder's database runs: its account may not reach the folder, and then it lies elsewhere. */
function databaseRuns(): boolean {
  const record = JSON.parse(readFileSync(path.join(dataDir, 'postgres.json'), 'utf8')) as { dataDir: string };
  return existsSync(path.join(record.dataDir, 'postmaster.pid'));
}

/** `npm run server`, `npm run worker`, `npm run migrate`: without npm, whose warnings are not ours. */
function run(command: string) {
  const child = spawn(process.execPath, ['scripts/start.mjs', command], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let out = '';
  for (const pipe of [child.stdout, child.stderr])
    pipe.on('data', (text: Buffer) => (out += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    says: (word: string) =>
      until(() => {
        if (child.exitCode !== null) throw new Error(`${command} ended: ${out}`);
        return out.includes(word);
      }, 60_000),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    ended,
    out: () => out,
  };
}

it('server and worker started one by one share the database of the folder, and the last to end ends it', async () => {
  expect(await run('migrate').ended).toBe(0);
  expect(databaseRuns()).toBe(false);
  const server = run('server');
  await server.says('"server ready"');
  const worker = run('worker');
  await worker.says('"worker ready"');

  expect(await server.stop()).toBe(0);
  expect(databaseRuns()).toBe(true);
  expect(await worker.stop()).toBe(0);
  expect(worker.out()).not.toMatch(/"level":[45]0/);
  expect(databaseRuns()).toBe(false);
}, 120_000);
