import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as chat from '#platform/db/queries/chat.js';
import type { EventOf } from '#platform/events/bus.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeUser } from '#tests/support/factories.js';
import { documentHit, fakeSearch } from '#tests/support/fake-search.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { createModel } from '#workers/engines/model/model.js';
import { publishModelCalls } from '#workers/engines/model/publish-model-calls.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import { createProcessors } from '#workers/processors/index.js';
import { runJob } from '#workers/runtime/run-job.js';

const NOTICE = 'Either party may end this Agreement upon sixty (60) days’ written notice to the other.';
const ANSWER = `It is 60 days [1: "sixty (60) days’ written notice"]. ${'That is all. '.repeat(20)}`.trim();

let database: TestDatabase;
let harness: JobHarness;
let fake: FakeModel;
let deltas: EventOf<'chat:delta'>[];
let measured: EventOf<'measured'>[];

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
  fake = await startFakeModel();
  fake.answerWith(() => ANSWER);
  harness.bus.subscribe('chat:delta', (event) => deltas.push(event));
  harness.bus.subscribe('measured', (event) => measured.push(event));
});
afterAll(async () => {
  await fake.close();
  await harness.close();
  await database.close();
});
beforeEach(() => {
  deltas = [];
  measured = [];
});

/** Asks a question and runs its job once; returns the stored answer and the job. */
async function ask() {
  const user = await makeUser(database.db);
  const query = 'How long is the notice period?';
  const { id: sessionId } = await chat.insertChatSession(database.db, { userId: user.id, title: query });
  const message = { sessionId, text: query, status: 'complete' } as const;
  await chat.insertChatMessage(database.db, { ...message, n: 1, sender: 'user' });
  const messageId = await chat.insertChatMessage(database.db, {
    ...{ ...message, n: 2, sender: 'bot', text: '', status: 'streaming' },
  });
  const input = { sessionId, messageId, lang: 'en' };
  const job = await harness.add({ userId: user.id, kind: 'chat', input, filename: null });
  await chat.setAnswerJob(database.db, { messageId, jobId: job.id });
  const config = { apiKey: undefined, baseUrl: fake.url, model: 'fake-1', concurrency: 2, timeoutMs: 60_000 };
  const processors = createProcessors({
    model: createModel(config, { onCall: publishModelCalls(harness.bus) }),
    textTasks: inlineTextTasks,
    openSearch: () => fakeSearch({ documents: [documentHit(NOTICE)] }),
  });
  const deps = { ...harness.depsFor(() => Promise.reject(new Error('no other work'))), processors };
  await runJob(deps, job.id, new AbortController().signal);
  const messages = await chat.listChatMessages(database.db, { userId: user.id, sessionId });
  return { answer: messages.at(-1), row: await harness.row(job) };
}

describe('a question where a model is configured', () => {
  it('the answer of the model is streamed and stored with its citations, and its call is counted', async () => {
    const { answer, row } = await ask();
    expect(row.status).toBe('completed');
    expect(answer).toMatchObject({
      status: 'complete',
      engine: 'llm',
      model: 'fake-1',
      citations: [{ n: 1, quote: 'sixty (60) days’ written notice' }],
    });
    expect(answer?.text).toMatch(/^It is 60 days \[1\]\. That is all\./);
    expect(answer?.unsupported).toHaveLength(20);
    expect(deltas.map(({ text }) => text).join('')).toBe(answer?.text);
    expect(measured.map(({ measure }) => measure)).toContainEqual(
      expect.objectContaining({ what: 'model_call', outcome: 'answered', first_ms: expect.any(Number) }),
    );
  });

  it('an answer that breaks off is told as cut off, and what had come stays', async () => {
    fake.script('cut');
    const { answer, row } = await ask();
    expect(row).toMatchObject({ status: 'failed', errorCode: 'answer_cut_off' });
    expect(answer).toMatchObject({ status: 'failed', errorCode: 'answer_cut_off' });
    expect(answer?.text).toMatch(/^It is 60 days \[1\]\. That is all\./);
  });
});
