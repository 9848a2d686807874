import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import * as chat from '#platform/db/queries/chat.js';
import { releaseDeadLeases } from '#platform/db/queries/job-leases.js';
import type { EventOf } from '#platform/events/bus.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import { createProcessors } from '#workers/processors/index.js';
import { runJob } from '#workers/runtime/run-job.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeUser, type User } from '#tests/support/factories.js';
import { fakeSearch } from '#tests/support/fake-search.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { answerOf, scriptedAnswerer } from '#tests/support/scripted-answerer.js';
import { until } from '#tests/support/until.js';

let database: TestDatabase;
let harness: JobHarness;
let user: User;
let deltas: EventOf<'chat:delta'>[];
let changes: EventOf<'chat'>[];

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
  harness.bus.subscribe('chat:delta', (event) => deltas.push(event));
  harness.bus.subscribe('chat', (event) => changes.push(event));
});
afterAll(async () => {
  await harness.close();
  await database.close();
});
beforeEach(async () => {
  user = await makeUser(database.db);
  deltas = [];
  changes = [];
});

interface Asked {
  job: JobRow;
  key: chat.ChatKey;
}
/** Adds a question with the job that answers it. */
async function add(query = 'What is the notice period?'): Promise<Asked> {
  const { id: sessionId } = await chat.insertChatSession(database.db, { userId: user.id, title: query });
  const message = { sessionId, text: query, status: 'complete' } as const;
  await chat.insertChatMessage(database.db, { ...message, n: 1, sender: 'user' });
  const messageId = await chat.insertChatMessage(database.db, {
    ...{ ...message, n: 2, sender: 'bot', text: '', status: 'streaming' },
  });
  const input = { sessionId, messageId, lang: 'en' };
  const job = await harness.add({ userId: user.id, kind: 'chat', input, filename: null });
  await chat.setAnswerJob(database.db, { messageId, jobId: job.id });
  return { job, key: { userId: user.id, sessionId } };
}
const script = scriptedAnswerer();
const processors = createProcessors({
  ...{ model: null, textTasks: inlineTextTasks },
  ...{ answerer: script.answerer, openSearch: () => fakeSearch({}) },
});
/** Runs a job as a worker would. */
function work(
  { job }: Asked,
  { shutdown = new AbortController().signal, log = pino({ level: 'silent' }) } = {},
) {
  const unused = () => Promise.reject(new Error('the real processors do the work'));
  return runJob({ ...harness.depsFor(unused), processors, log }, job.id, shutdown);
}
const answer = async ({ key }: Asked) => {
  const [, message] = await chat.listChatMessages(database.db, key);
  if (message === undefined) throw new Error('the answer is gone');
  return message;
};
/** Applies deltas as a window does: each continues what came before, or begins it again. */
const shown = () => deltas.reduce((text, delta) => text.slice(0, delta.offset) + delta.text, '');

describe('an answer that is written', () => {
  it('comes in pieces that follow one another, and then as a whole', async () => {
    const asked = await add();
    const pieces = Array.from({ length: 40 }, (_, n) => `word${n} `);
    script.next(async (_question, _search, emit) => {
      for (const piece of pieces) {
        emit(piece);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return answerOf(pieces.join(''));
    });
    await work(asked);
    await until(() => changes.length > 0);
    expect(deltas.length).toBeGreaterThan(2);
    expect(deltas.length).toBeLessThan(20);
    deltas.forEach(({ offset }, n) => {
      const before = deltas[n - 1];
      expect(offset).toBe(before === undefined ? 0 : before.offset + before.text.length);
    });
    expect(shown()).toBe(pieces.join(''));
    expect(await answer(asked)).toMatchObject({
      text: pieces.join(''),
      status: 'complete',
      engine: 'builtin',
    });
    expect(await harness.row(asked.job)).toMatchObject({
      status: 'completed',
      resultId: asked.key.sessionId,
    });
  });

  it('keeps all that had come when it is stopped, also what was not stored yet', async () => {
    const asked = await add();
    const held = script.hold('Thirty ');
    const working = work(asked);
    await held.begun;
    await harness.jobs.cancel(user.id, asked.job.id);
    await working;
    expect(await answer(asked)).toMatchObject({ text: 'Thirty ', status: 'stopped', citations: [] });
    const session = await chat.findChatSession(database.db, asked.key);
    expect(session?.preview).toBe('Thirty …');
  });

  it('begins again after a crash, and the worker that comes back changes nothing', async () => {
    const asked = await add();
    const silent = script.hold('The lost half, ', 'never to be seen.');
    const first = work(asked);
    await silent.begun;
    await until(() => deltas.length === 1);
    await harness.expireLease(asked.job.id);
    script.next((_question, _search, emit) => {
      emit('Thirty days.');
      return Promise.resolve(answerOf('Thirty days.'));
    });
    await releaseDeadLeases(database.db);
    await work(asked);
    expect(await answer(asked)).toMatchObject({ text: 'Thirty days.', status: 'complete' });
    silent.resume();
    await first;
    expect(await answer(asked)).toMatchObject({ text: 'Thirty days.', status: 'complete' });
    expect(await harness.row(asked.job)).toMatchObject({ status: 'completed' });
    expect(deltas.filter(({ offset }) => offset === 0).map(({ text }) => text)).toEqual([
      'The lost half, ',
      'Thirty days.',
    ]);
    const messages = await chat.listChatMessages(database.db, asked.key);
    expect(messages).toHaveLength(2);
  });

  it('is left to the next worker at a shutdown, which begins it again', async () => {
    const asked = await add();
    const held = script.hold('The lost half, ');
    const shutdown = new AbortController();
    const working = work(asked, { shutdown: shutdown.signal });
    await held.begun;
    shutdown.abort();
    await working;
    expect(await answer(asked)).toMatchObject({ text: 'The lost half, ', status: 'streaming' });
    deltas = [];
    await work(asked);
    expect(await answer(asked)).toMatchObject({
      text: 'Answer to What is the notice period?',
      status: 'complete',
    });
    await until(() => shown() === 'Answer to What is the notice period?');
    expect(deltas[0]?.offset).toBe(0);
  });

  it('is written once, also if its job is delivered twice', async () => {
    const asked = await add();
    const before = script.asked.length;
    await Promise.all([work(asked), work(asked)]);
    await work(asked);
    expect(script.asked).toHaveLength(before + 1);
  });

  it('leaves neither question nor answer in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const asked = await add('A secret question?');
    await work(asked, { log });
    const failing = await add('A secret question?');
    script.next(() => Promise.reject(new Error('broken')));
    await work(failing, { log });
    expect(lines.join('')).toContain('the assistant answered');
    expect(lines.join('')).not.toContain('secret');
  });
});
