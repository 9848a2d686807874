import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from '../scripts/lib/build.mjs';

const root = process.cwd();

beforeAll(() => ensureBuilt(root, { only: 'node' }), 60_000);

/** Runs the built worker as a process of its own, until it ends. */
const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['dist/workers/main.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });

describe('a worker that cannot start', () => {
  it('every invalid variable is named in one sentence', () => {
    const { status, stderr } = run({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x', WORKER_QUEUES: 'fast' });
    expect(status).toBe(78);
    expect(stderr).toMatch(/^The environment cannot be used\. WORKER_QUEUES[^\n]*\n$/);
  });

  it('a missing database is reported in one sentence, and the error is logged', () => {
    const { status, stderr, stdout } = run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(status).toBe(1);
    expect(stderr).toBe('The database that DATABASE_URL names cannot be reached.\n');
    expect(JSON.parse(stdout)).toMatchObject({ level: 60, role: 'worker', msg: 'the worker did not start' });
  });
});
