import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { processStartId } from '../../scripts/lib/processes.mjs';
import { until } from '#tests/support/until.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'lda-one-by-one-'));
const copy = `${dataDir}-copy`;
// Entered by the account that the database runs under, so that it lies inside.
chmodSync(dataDir, 0o711);
const children: ChildProcess[] = [];

beforeAll(() => ensureBuilt(process.cwd()), 240_000);
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM'))
      await once(child, 'exit');
  }
});
afterAll(() => {
  for (const folder of [dataDir, copy]) rmSync(folder, { recursive: true, force: true });
});

function databaseOf(folder: string): string {
  const record = JSON.parse(readFileSync(path.join(folder, 'postgres.json'), 'utf8')) as { dataDir: string };
  return record.dataDir;
}
const databaseRuns = () => existsSync(path.join(databaseOf(dataDir), 'postmaster.pid'));

/** Runs the script behind `npm run server`, `worker` or `migrate` directly, since npm prints warnings of its own. */
function run(command: string, folder = dataDir) {
  const child = spawn(process.execPath, ['scripts/start.mjs', command], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: folder, PORT: '0' },
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
    kill: () => child.kill('SIGKILL'),
    ended,
    out: () => out,
  };
}

it('server and worker started separately share the embedded database, and the last one to end stops it', async () => {
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
}, 240_000);

it('a server whose wrapper was killed ends by itself and frees its port', async () => {
  const server = run('server');
  await server.says('"server ready"');
  const pid = Number(/"pid":(\d+)/.exec(server.out())?.[1]);
  expect(processStartId(pid)).toBeDefined();
  server.kill();
  await until(() => processStartId(pid) === undefined, 20_000);
  // No process was left to stop the database: the next one takes it over, and stops it.
  const worker = run('worker');
  await worker.says('"worker ready"');
  expect(await worker.stop()).toBe(0);
  expect(databaseRuns()).toBe(false);
}, 240_000);

it('a copied data folder gets a database of its own, also while the original runs', async () => {
  expect(spawnSync('cp', ['-a', dataDir, copy]).status).toBe(0);
  const worker = run('worker');
  await worker.says('"worker ready"');
  expect(await run('migrate', copy).ended).toBe(0);
  expect(path.dirname(databaseOf(copy))).toBe(realpathSync(copy));
  expect(path.dirname(databaseOf(dataDir))).toBe(realpathSync(dataDir));
  expect(databaseRuns()).toBe(true);
  expect(await worker.stop()).toBe(0);
}, 240_000);
