import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createLogger } from '#platform/log.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeUser } from '#tests/support/factories.js';
import { createLlmHarness, repeated, type LlmHarness } from '#tests/support/llm-harness.js';
import { until } from '#tests/support/until.js';

const SECTIONS = 12;
const CONCURRENCY = 4;
const WAITS = 'a finished part could not be stored yet';

let database: TestDatabase;
let harness: LlmHarness;
let fake: FakeModel;

beforeAll(async () => {
  database = await testDatabase();
  fake = await startFakeModel();
  harness = await createLlmHarness(database, fake, { concurrency: CONCURRENCY });
});
afterAll(async () => {
  await harness.close();
  await fake.close();
  await database.close();
});

/** Makes the database refuse parts as one whose disk is full does; returns what gives it space again. */
async function fillDisk(): Promise<() => Promise<void>> {
  await database.db.execute(sql`
    create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await database.db.execute(sql`
    create trigger full_disk before insert on job_parts for each row execute function refuse()`);
  return async () => {
    await database.db.execute(sql`drop function refuse cascade`);
  };
}

it('answers that the full disk of the database cannot take are kept, and nothing more is asked until it can', async () => {
  const user = await makeUser(database.db);
  const waiting = new Set<unknown>();
  const write = (line: string) => {
    const { msg, delayMs } = JSON.parse(line) as { msg: string; delayMs?: number };
    // Each part has waited twice.
    if (msg === WAITS && delayMs === 500) waiting.add(line);
  };
  const worker = { ...harness.worker(), log: createLogger('test', 'warn', { write }) };
  const job = await harness.addContract(user.id, 'a contract', SECTIONS);
  const giveSpace = await fillDisk();
  const work = harness.deliver(job.id, worker);
  await until(() => waiting.size === CONCURRENCY);
  expect(fake.calls).toHaveLength(CONCURRENCY);
  await giveSpace();
  await work;
  expect(await harness.row(job)).toMatchObject({ status: 'completed', attempt: 0, crashes: 0, delivery: 0 });
  expect(repeated(fake)).toEqual([]);
  expect(fake.calls).toHaveLength(SECTIONS);
});

it('a job that is cancelled while its answers wait for space ends at once', async () => {
  const user = await makeUser(database.db);
  const job = await harness.addContract(user.id, 'another contract', SECTIONS);
  const giveSpace = await fillDisk();
  const before = fake.calls.length;
  const work = harness.deliver(job.id);
  await until(() => fake.calls.length === before + CONCURRENCY);
  await harness.jobs.cancel(user.id, job.id);
  await work;
  await giveSpace();
  expect(await harness.row(job)).toMatchObject({ status: 'cancelled' });
});
