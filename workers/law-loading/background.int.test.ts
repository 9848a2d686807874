import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { findArticle, listLaws } from '#platform/db/queries/law.js';
import { recordLoad } from '#platform/law/store-laws.js';
import { lawLoads } from '#platform/db/schema/index.js';
import { shippedLibrary } from '#platform/law/library.js';
import { shippedLaws } from '#platform/law/load.js';
import { createLogger } from '#platform/log.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { until } from '#tests/support/until.js';
import { loadLawsInBackground } from './background.js';

let database: TestDatabase;
const log = createLogger('test', 'silent');
const info = jest.spyOn(log, 'info');
const error = jest.spyOn(log, 'error');
beforeAll(async () => {
  await ensureBuilt(process.cwd(), { only: 'node' });
  database = await testDatabase();
}, 120_000);
afterAll(() => database.close());
afterEach(() => {
  info.mockClear();
  error.mockClear();
});

/** A thread that runs this code. */
const thread = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const post = (value: string) =>
  `import { parentPort } from 'node:worker_threads'; parentPort.postMessage(${value});`;
const start = (options: Parameters<typeof loadLawsInBackground>[1] = {}) =>
  loadLawsInBackground({ db: database.db, databaseUrl: database.url, log }, options);

describe('loading laws in the background of a worker', () => {
  it('a worker waits while another one loads, and is done when that one is', async () => {
    let ended = false;
    const loading = start({ entry: thread(post('{ outcome: "busy" }')), busyMs: 10 });
    void loading.done.then(() => (ended = true));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(ended).toBe(false);
    await recordLoad(database.db, { version: shippedLaws().version, articles: 0 });
    await loading.done;
    expect([info.mock.calls, error.mock.calls]).toEqual([[], []]);
    await database.db.delete(lawLoads);
  });

  it('a thread that fails is logged, and the load is tried again', async () => {
    const loading = start({ entry: thread('throw new Error("no memory")'), failedMs: 10 });
    await until(() => error.mock.calls.length >= 2);
    expect(error).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'no memory' }) },
      'the laws could not be loaded; it is tried again',
    );
    await loading.stop();
  });

  it('a thread that is running ends when its worker stops, and nothing is logged', async () => {
    const loading = start({ entry: thread('setInterval(() => undefined, 1_000)') });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await loading.stop();
    expect([info.mock.calls, error.mock.calls]).toEqual([[], []]);
  });

  it('all laws of the product are loaded after an earlier load was cut off, and the next start loads nothing', async () => {
    const cut = start();
    await until(async () => {
      const { rows } = await database.pool.query(`select 1 from pg_stat_activity
        where datname = current_database() and application_name = 'lda-laws' and state like '%transaction%'`);
      return rows.length > 0;
    });
    await cut.stop();
    expect(await listLaws(database.db)).toEqual([]);

    await start().done;
    const { laws, articles } = shippedLibrary();
    expect(info.mock.calls).toEqual([[expect.objectContaining({ articles }), 'the laws are loaded']]);
    expect(await listLaws(database.db)).toHaveLength(laws);
    const article = await findArticle(database.db, { law: 'labor-m51-1426', number: '77' });
    expect([article?.previous?.number, article?.next?.number]).toEqual(['76', '78']);

    const [before] = await database.db.select().from(lawLoads);
    await start({ entry: thread('throw new Error("a thread was started")') }).done;
    expect(await database.db.select().from(lawLoads)).toEqual([before]);
    expect(error.mock.calls).toEqual([]);
  }, 180_000);
});
