import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '#platform/log.js';
import { LIMITS } from '#shared/limits.js';
import { until } from '#tests/support/until.js';
import { findHealthProblem, startHealthFile } from './health-file.js';

const { workerAliveMs, workerDatabaseMs } = LIMITS.health;
const log = createLogger('worker', 'silent');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lda-health-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (path: string, now = Date.now(), aliveOnly = false) =>
  findHealthProblem(path, { now, aliveOnly });

describe('the health file of a worker', () => {
  it('a worker whose event loop and database answer is well', async () => {
    const path = join(folder, 'well');
    const health = await startHealthFile(path, { ping: () => Promise.resolve(), log });
    expect(await check(path)).toBeUndefined();
    await health.stop();
    expect(existsSync(`${path}.new`)).toBe(false);
  });

  it('a worker that has stopped writing, such as one whose event loop hangs, is not well', async () => {
    const path = join(folder, 'hangs');
    const health = await startHealthFile(path, { ping: () => Promise.resolve(), log });
    await health.stop();
    const later = Date.now() + workerAliveMs + 1_000;
    expect(await check(path, later)).toMatch(/has not reported for 3\d s/);
    expect(await check(path, later, true)).toMatch(/has not reported/);
  });

  it('a worker goes on reporting while its database does not answer, and says since when', async () => {
    const path = join(folder, 'database');
    let asked = 0;
    const health = await startHealthFile(path, {
      ping: () => ((asked += 1) === 1 ? Promise.resolve() : Promise.reject(new Error('away'))),
      log,
    });
    const first = readFileSync(path, 'utf8');
    const second = await until(() => {
      const text = readFileSync(path, 'utf8');
      return text !== first && text;
    });
    await health.stop();
    const { alive_at, database_at } = JSON.parse(second) as { alive_at: number; database_at: number };
    expect(JSON.parse(first)).toMatchObject({ database_at });
    expect(alive_at).toBeGreaterThan(database_at);
    // It reported until then: only its database has been away.
    const later = database_at + workerDatabaseMs + 1_000;
    writeFileSync(path, JSON.stringify({ alive_at: later, database_at }));
    expect(await check(path, later)).toMatch(/database has not answered for 61 s/);
    expect(await check(path, later, true)).toBeUndefined();
  });

  it('a file that is not there, or cannot be written, is said', async () => {
    expect(await check(join(folder, 'none'))).toMatch(/cannot be read \(ENOENT\)/);
    const nowhere = join(folder, 'no', 'folder');
    await expect(startHealthFile(nowhere, { ping: () => Promise.resolve(), log })).rejects.toThrow('ENOENT');
  });
});
