import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase } from '#platform/db/client.js';
import { createLogger } from '#platform/log.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { fewConnections, takeAllConnections } from '#tests/support/all-connections.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeUser } from '#tests/support/factories.js';
import { createLlmHarness, repeated, type LlmHarness } from '#tests/support/llm-harness.js';
import { until } from '#tests/support/until.js';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';

const SECTIONS = 24;
const CONCURRENCY = 12;

let server: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let database: TestDatabase;
/** The worker's own connections. */
let own: ReturnType<typeof openDatabase>;
let harness: LlmHarness;
let fake: FakeModel;
const lines: { msg: string }[] = [];

beforeAll(async () => {
  server = await startTemporaryPostgres({ settings: fewConnections(20) });
  database = await testDatabase(server.url);
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  const log = createLogger('test', 'warn', { write });
  own = openDatabase(database.url, { log, name: 'lda-test', max: CONCURRENCY, waitMs: 60_000 });
  fake = await startFakeModel();
  harness = await createLlmHarness({ ...database, ...own }, fake, { concurrency: CONCURRENCY });
});
afterAll(async () => {
  await harness.close();
  await fake.close();
  await own.close();
  await database.close();
  await server.stop();
});

it('a worker whose database has no connection to spare waits, and repeats no model call', async () => {
  const user = await makeUser(database.db);
  fake.holdAfter(0);
  const job = await harness.addContract(user.id, 'the contract', SECTIONS);
  const work = harness.deliver(job.id);
  await until(() => fake.calls.length === CONCURRENCY);
  const giveBack = await takeAllConnections(server.url);
  fake.release();
  // With the few connections that it has.
  await work;
  expect(lines.some(({ msg }) => msg.includes('no connection to spare'))).toBe(true);
  await giveBack();
  expect(await harness.row(job)).toMatchObject({ status: 'completed', attempt: 0, crashes: 0, delivery: 0 });
  expect(repeated(fake)).toEqual([]);
  expect(fake.calls).toHaveLength(SECTIONS);
});
