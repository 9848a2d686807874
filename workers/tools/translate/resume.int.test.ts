import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { jobParts, reports, translationSegments } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { translateContract } from '#shared/tools/translate/contract.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser, type User } from '#tests/support/factories.js';
import { createLlmHarness, repeated, type LlmHarness } from '#tests/support/llm-harness.js';
import { until } from '#tests/support/until.js';

const PARAGRAPHS = 5;
/** Paragraphs of which two make more than a part. */
const TEXT = Array.from({ length: PARAGRAPHS }, (_, n) =>
  `Order ${n}: ${'The goods are new. '.repeat(80)}`.trim(),
).join('\n\n');

let database: TestDatabase;
let fake: FakeModel;
let harness: LlmHarness;
let user: User;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  user = await makeUser(database.db);
  fake = await startFakeModel();
  harness = await createLlmHarness(database, fake, { concurrency: 1 });
});
afterEach(async () => {
  await harness.close();
  await fake.close();
});
afterAll(() => database.close());

async function add(text = TEXT): Promise<JobRow> {
  const document = await makeDocument(database.db, { userId: user.id, text });
  const input = { documentId: document.id, lang: 'en', to: 'ar', type: 'doc', form: 'txt' };
  return harness.add({ kind: 'translate', userId: user.id, documentId: document.id, input });
}
const partsOf = (job: JobRow) => database.db.select().from(jobParts).where(eq(jobParts.jobId, job.id));
const bodyOf = async (job: JobRow) => {
  const [report] = await database.db.select().from(reports).where(eq(reports.id, job.id));
  return translateContract.body.parse(report?.body);
};
const memory = () =>
  database.db.select().from(translationSegments).where(eq(translationSegments.userId, user.id));

describe('a translation by a language model', () => {
  test('goes on where a stopped worker left it, and repeats no finished paragraph', async () => {
    fake.holdAfter(2);
    const job = await add();
    const stop = new AbortController();
    const working = harness.deliver(job.id, undefined, stop.signal);
    await until(async () => (await partsOf(job)).length === 2);
    stop.abort(new Error('shutdown'));
    await working;
    fake.release();
    await harness.finish(job);
    expect(await harness.row(job)).toMatchObject({
      status: 'completed',
      done: PARAGRAPHS,
      total: PARAGRAPHS,
    });
    expect(repeated(fake)).toEqual([]);
    const { paragraphs } = await bodyOf(job);
    expect(paragraphs).toHaveLength(PARAGRAPHS);
    for (const { text, doubts } of paragraphs) {
      expect(text).toMatch(/^كلمة \d: كلمة/);
      expect(doubts).toEqual([]);
    }
    expect(await memory()).toHaveLength(PARAGRAPHS);
  });

  test('of an edited document asks only for the paragraph that is new', async () => {
    await harness.finish(await add());
    const before = fake.calls.length;
    const edited = `${TEXT}\n\nThe price is 100.`;
    const job = await add(edited);
    await harness.finish(job);
    expect(fake.calls.slice(before)).toHaveLength(1);
    expect((await bodyOf(job)).paragraphs.at(-1)?.text).toBe('كلمة كلمة كلمة 100.');
    expect(await memory()).toHaveLength(PARAGRAPHS + 1);
  });

  test('in which every call fails ends as failed and leaves no report', async () => {
    fake.setFaults({ rate: 1, kinds: ['refusal'] });
    const job = await add();
    await harness.finish(job);
    expect(await harness.row(job)).toMatchObject({ status: 'failed', errorCode: 'model_failed' });
    expect(await database.db.select().from(reports).where(eq(reports.id, job.id))).toEqual([]);
  });

  test('in which one call fails names the section and marks its paragraphs', async () => {
    fake.script('refusal');
    const job = await add();
    await harness.finish(job);
    const { paragraphs } = await bodyOf(job);
    const untranslated = paragraphs.filter(({ doubts }) =>
      doubts.some(({ code }) => code === 'not_translated'),
    );
    expect(untranslated).toHaveLength(1);
    expect(await memory()).toHaveLength(PARAGRAPHS - 1);
    const [report] = await database.db.select().from(reports).where(eq(reports.id, job.id));
    expect(report?.incomplete).toMatchObject([{ reason: 'This section was not translated.' }]);
  });
});
