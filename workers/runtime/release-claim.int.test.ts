import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createLogger } from '#platform/log.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeUser, type User } from '#tests/support/factories.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { runJob } from './run-job.js';

let database: TestDatabase;
let harness: JobHarness;
let user: User;

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
  user = await makeUser(database.db);
});
afterAll(async () => {
  await harness.close();
  await database.close();
});

/** Makes the database refuse changes of jobs as one whose disk is full does; returns what gives it space again. */
async function fillDisk(): Promise<() => Promise<void>> {
  await database.db.execute(sql`
    create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await database.db.execute(sql`
    create trigger full_disk before update on jobs for each row execute function refuse()`);
  return async () => {
    await database.db.execute(sql`drop function refuse cascade`);
  };
}

/** Runs a job whose end cannot be written, and waits until giving it up has failed twice. */
async function runUntilRefused(shutdown = new AbortController().signal) {
  let refused = 0;
  const write = (line: string) => {
    if ((JSON.parse(line) as { msg: string }).msg === 'a job could not be given up yet') refused += 1;
  };
  const job = await harness.add({ userId: user.id });
  let giveSpace = () => Promise.resolve();
  const deps = harness.depsFor(async () => {
    giveSpace = await fillDisk();
    throw new Error('no route to host');
  });
  const run = runJob({ ...deps, log: createLogger('test', 'warn', { write }) }, job.id, shutdown);
  await until(() => refused === 2);
  return { job, run, giveSpace };
}

describe('a job whose end cannot be written', () => {
  it('its worker leaves it to the next one as soon as the database takes that, at no cost', async () => {
    const { job, run, giveSpace } = await runUntilRefused();
    await giveSpace();
    await run;
    expect(await harness.row(job)).toMatchObject({ status: 'queued', attempt: 0, crashes: 0, delivery: 1 });
  });

  it('its worker can stop meanwhile, and leaves it to the sweep', async () => {
    const shutdown = new AbortController();
    const { job, run, giveSpace } = await runUntilRefused(shutdown.signal);
    shutdown.abort();
    await run;
    await giveSpace();
    expect(await harness.row(job)).toMatchObject({ status: 'running' });
  });
});
