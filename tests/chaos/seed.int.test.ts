import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { ensureBuilt } from '../../scripts/lib/build.mjs';

/** Timeout in ms: includes a build and the start and stop of a worker. */
const SLOW = 240_000;

describe('npm run seed', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    await ensureBuilt(process.cwd(), { only: 'node' });
    database = await testDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'lda-seed-'));
  }, SLOW);
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function seed(args: string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['scripts/start.mjs', 'seed', ...args], {
      cwd: process.cwd(),
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output, errors };
  }
  const people = async () =>
    (await database.pool.query('select email, role from users order by email')).rows as object[];

  test(
    'npm run seed creates a scenario only once, and prints its accounts',
    async () => {
      const first = await seed(['admin']);
      expect(first).toMatchObject({ code: 0, errors: '' });
      expect(first.output).toMatch(/admin@lda\.example +administrator/);
      expect(first.output).toContain('Everyone’s password is');
      expect(await people()).toEqual([{ email: 'admin@lda.example', role: 'admin' }]);
      // The sample people's codes are not written to the outbox.
      expect(existsSync(join(dataDir, 'outbox'))).toBe(false);
      const second = await seed(['admin']);
      expect(second.output).toContain('Huda Alsalem: already there');
      expect(await people()).toHaveLength(1);
    },
    SLOW,
  );

  test(
    'npm run seed lists its scenarios, and refuses unknown ones and production',
    async () => {
      const listed = await seed(['--list']);
      expect(listed.output).toMatch(/demo .*\n.*admin .*\n.*shelf /);
      const unknown = await seed(['nothing']);
      expect(unknown).toMatchObject({ code: 1, output: '' });
      expect(unknown.errors).toMatch(/^There is no scenario nothing\. There are:\n {2}demo /);
      const production = await seed(['admin'], { NODE_ENV: 'production' });
      expect(production).toMatchObject({
        code: 1,
        errors: 'Scenarios are for development: NODE_ENV is production.\n',
      });
      await database.pool.query(
        `insert into users (email, first_name, last_name, password_hash) values ('real@example.com', 'A', 'B', 'none')`,
      );
      const others = await seed(['admin']);
      expect(others.code).toBe(1);
      expect(others.errors).toContain('npm run seed -- NAME --yes');
      expect((await seed(['admin', '--yes'])).code).toBe(0);
    },
    SLOW,
  );
});
