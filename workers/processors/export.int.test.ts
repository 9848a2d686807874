import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { blobChunks, blobs, documents } from '#platform/db/schema/index.js';
import { deleteDocument } from '#platform/db/queries/documents.js';
import { findUser } from '#platform/db/queries/users.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { createStorage } from '#platform/storage/create-storage.js';
import type { Storage } from '#platform/storage/storage.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser, type User } from '#tests/support/factories.js';
import { deferred } from '#tests/support/deferred.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { unzip } from '#tests/support/unzip.js';
import { writeArchive } from '#workers/exports/archive.js';
import { planExport } from '#workers/exports/plan.js';
import { runJob } from '#workers/runtime/run-job.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import { createProcessors } from './index.js';

const processors = createProcessors({ model: null, textTasks: inlineTextTasks });

let database: TestDatabase;
let harness: JobHarness;
let storage: Storage;
let user: User;

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
  storage = createStorage(database.db);
});
afterAll(async () => {
  await harness.close();
  await database.close();
});
beforeEach(async () => {
  user = await makeUser(database.db);
});

const add = () => harness.add({ userId: user.id, kind: 'export', filename: 'lda-export-2026-11-21.zip' });
/** Runs a job as a worker would; its storage can be replaced. */
function work(job: JobRow, { by = storage, shutdown = new AbortController().signal } = {}): Promise<void> {
  const unused = () => Promise.reject(new Error('the real processors do the work'));
  return runJob({ ...harness.depsFor(unused), storage: by, processors }, job.id, shutdown);
}
/** Returns storage that signals when the first stored file is about to be read, and blocks there. */
function blockedStorage() {
  const [reached, go] = [deferred(), deferred()];
  const by: Storage = {
    ...storage,
    read(blobId, from) {
      reached.resolve();
      const bytes = storage.read(blobId, from);
      bytes.pause();
      const push = bytes._read.bind(bytes);
      bytes._read = (size) => void go.promise.then(() => push(size));
      return bytes;
    },
  };
  return { by, reached, go };
}
const own = () => database.db.select().from(documents).where(eq(documents.userId, user.id));
const exportsOf = async () => (await own()).filter(({ origin }) => origin === 'export');
/** Checks that no blob is still being written, and that every blob belongs to a document. */
const noOrphans = async () => {
  const { rows } = await database.pool.query(
    `select id from blobs b where state = 'writing' or not exists (select 1 from documents d where d.blob_id = b.id)`,
  );
  return rows.length === 0;
};
async function filesOfExport(): Promise<Map<string, Buffer>> {
  const [file] = await exportsOf();
  if (file === undefined) throw new Error('there is no export');
  return unzip(await buffer(storage.read(file.blobId)));
}

it.each(['cancelled', 'shutdown'] as const)(
  'an export that is stopped leaves no bytes behind: %s',
  async (how) => {
    await makeDocument(database.db, { userId: user.id });
    const job = await add();
    const { by, reached } = blockedStorage();
    const shutdown = new AbortController();
    const working = work(job, { by, shutdown: shutdown.signal });
    await reached.promise;
    if (how === 'cancelled') await harness.jobs.cancel(user.id, job.id);
    else shutdown.abort();
    await working;
    expect((await harness.row(job)).status).toBe(how === 'cancelled' ? 'cancelled' : 'queued');
    await until(noOrphans);
    expect(await exportsOf()).toEqual([]);
    // The reader has released the transaction in which it read.
    await until(async () => {
      const { rows } = await database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      return rows.length === 0;
    });
  },
);

it('an export is one file when a silent worker comes back after another one has finished', async () => {
  await makeDocument(database.db, { userId: user.id });
  const job = await add();
  const { by, reached, go } = blockedStorage();
  const silent = work(job, { by });
  await reached.promise;
  await harness.expireLease(job.id);
  await work(job);
  go.resolve();
  await silent;
  expect(await harness.row(job)).toMatchObject({ status: 'completed' });
  const files = await exportsOf();
  expect(files.map(({ id }) => id)).toEqual([(await harness.row(job)).resultId]);
  await until(noOrphans);
});

it('a delivery after the end of the job does nothing', async () => {
  const job = await add();
  await work(job);
  const before = await exportsOf();
  await work(job);
  expect(await exportsOf()).toEqual(before);
});

it('an export goes on without a document that was deleted before its turn', async () => {
  const first = await makeDocument(database.db, { userId: user.id, filename: 'a.txt', text: 'first' });
  const second = await makeDocument(database.db, { userId: user.id, filename: 'b.txt', text: 'second' });
  const job = await add();
  const { by, reached, go } = blockedStorage();
  const working = work(job, { by });
  await reached.promise;
  for (const { id: documentId, blobId } of [first, second]) {
    await deleteDocument(database.db, { userId: user.id, documentId });
    await storage.remove(database.db, blobId);
  }
  go.resolve();
  await working;
  expect((await harness.row(job)).status).toBe('completed');
  const files = await filesOfExport();
  // The file being read is complete: it existed when its turn came.
  expect(files.get('documents/a.txt')?.toString()).toBe('first');
  expect([...files.keys()].filter((path) => path.includes('b.txt'))).toEqual([]);
  const listed = JSON.parse(files.get('documents.json')?.toString() ?? '') as { filename: string }[];
  expect(listed.map(({ filename }) => filename)).toEqual(['a.txt']);
});

it('an export fails if the account was closed in the meantime', async () => {
  const job = await add();
  await database.pool.query('update users set closed_at = now() where id = $1', [user.id]);
  await work(job);
  expect(await harness.row(job)).toMatchObject({ status: 'failed', errorCode: 'not_found' });
});

it('an export is the same, byte for byte, for the same data', async () => {
  await makeDocument(database.db, { userId: user.id, filename: 'a.txt' });
  await makeDocument(database.db, { userId: user.id, filename: 'عقد.txt', text: 'نص'.repeat(10_000) });
  const job = await add();
  const account = await findUser(database.db, user.id);
  if (account === undefined) throw new Error('the user is gone');
  const whole = async () => {
    const entries = await planExport({ db: database.db, storage, sessions: harness.sessions, account, job });
    return buffer(writeArchive(entries, { signal: new AbortController().signal }));
  };
  expect((await whole()).equals(await whole())).toBe(true);
});

it('an export counts the files that it has written', async () => {
  await makeDocument(database.db, { userId: user.id });
  const job = await add();
  await work(job);
  const files = await filesOfExport();
  expect(await harness.row(job)).toMatchObject({ stage: 'report', done: files.size, total: files.size });
  const [file] = await exportsOf();
  const chunks = await database.db
    .select()
    .from(blobs)
    .innerJoin(blobChunks, eq(blobChunks.blobId, blobs.id))
    .where(eq(blobs.id, file?.blobId ?? ''));
  expect(chunks.length).toBeGreaterThan(0);
  expect(file).toMatchObject({ filename: 'lda-export-2026-11-21.zip', contentType: 'application/zip' });
});
