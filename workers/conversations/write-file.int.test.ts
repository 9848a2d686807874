import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { blobs } from '#platform/db/schema/index.js';
import type { ConversationFileInput } from '#platform/jobs/definitions.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { createStorage } from '#platform/storage/create-storage.js';
import type { Storage } from '#platform/storage/storage.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { deferred } from '#tests/support/deferred.js';
import { makeChat, makeUser } from '#tests/support/factories.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import { createProcessors } from '#workers/processors/index.js';
import { runJob } from '#workers/runtime/run-job.js';

let database: TestDatabase;
let harness: JobHarness;
let storage: Storage;
beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
  storage = createStorage(database.db);
});
afterAll(async () => {
  await harness.close();
  await database.close();
});

const processors = createProcessors({ model: null, textTasks: inlineTextTasks });
/** Adds the job that writes a user's conversation; of another user, if one is named. */
async function add(of?: string): Promise<JobRow> {
  const { id: userId } = await makeUser(database.db);
  const sessionId = of ?? (await makeChat(database.db, { userId }));
  const input: ConversationFileInput = { sessionId, format: 'pdf', lang: 'en', version: randomUUID() };
  return harness.add({ userId, kind: 'report', input });
}
/** Runs a job as a worker would; its storage can be replaced. */
function work(job: JobRow, { by = storage, shutdown = new AbortController().signal } = {}): Promise<void> {
  const unused = () => Promise.reject(new Error('the real processors do the work'));
  return runJob({ ...harness.depsFor(unused), storage: by, processors }, job.id, shutdown);
}
/** Returns storage that signals when the first bytes of a file have come, and holds its writer there. */
function held() {
  const [reached, go] = [deferred(), deferred()];
  async function* heldAfterFirst(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      yield chunk;
      reached.resolve();
      await go.promise;
    }
  }
  const by: Storage = {
    ...storage,
    write: (source, options) => storage.write(heldAfterFirst(source), options),
  };
  return { by, reached, go };
}
const stored = async () => (await database.db.select({ id: blobs.id }).from(blobs)).map(({ id }) => id);

it('a file whose writing is cancelled leaves no bytes', async () => {
  const before = await stored();
  const job = await add();
  const { by, reached, go } = held();
  const working = work(job, { by });
  await reached.promise;
  await harness.jobs.cancel(job.userId, job.id);
  go.resolve();
  await working;
  expect(await harness.row(job)).toMatchObject({ status: 'cancelled', resultId: null });
  await until(async () => (await stored()).length === before.length);
});

it('a file is one when a silent worker comes back after another one has finished', async () => {
  const before = await stored();
  const job = await add();
  const { by, reached, go } = held();
  const silent = work(job, { by });
  await reached.promise;
  await harness.expireLease(job.id);
  await work(job);
  go.resolve();
  await silent;
  const { status, resultId } = await harness.row(job);
  expect(status).toBe('completed');
  await until(async () => (await stored()).length === before.length + 1);
  expect(await stored()).toContain(resultId);
  // A delivery after the end writes nothing again.
  await work(job);
  expect(await stored()).toHaveLength(before.length + 1);
});

it('of a conversation that is gone, or of another user, nothing is written', async () => {
  const before = await stored();
  const { id: other } = await makeUser(database.db);
  for (const sessionId of [randomUUID(), await makeChat(database.db, { userId: other })]) {
    const job = await add(sessionId);
    await work(job);
    expect(await harness.row(job)).toMatchObject({ status: 'completed', resultId: null });
  }
  expect(await stored()).toEqual(before);
});

it('a file belongs to no document, and is swept away like an upload that broke off', async () => {
  const job = await add();
  await work(job);
  const { resultId } = await harness.row(job);
  const [blob] = await database.db
    .select()
    .from(blobs)
    .where(sql`id::text = ${resultId}`);
  expect(blob).toMatchObject({ state: 'writing' });
  expect(blob?.size).toBeGreaterThan(1000);
});
