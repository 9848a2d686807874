import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { chatMessages, chatSessions } from '#platform/db/schema/index.js';
import { AppError } from '#platform/errors.js';
import { signedIn } from '#tests/support/app.js';
import { ask, createChatApp, history, readSession, start, type ChatApp } from '#tests/support/chat-app.js';
import { until } from '#tests/support/until.js';

let app: ChatApp['app'];
let script: ChatApp['script'];
beforeAll(async () => {
  ({ app, script } = await createChatApp());
});
afterAll(() => app.close());

const eventsOf = (sessionId: string) =>
  app.bus.published.flatMap((event) =>
    event.topic === 'chat' && event.session_id === sessionId ? [event.change] : [],
  );

describe('while an answer is being written', () => {
  it('a reload reads what has come, another question waits, and stopping keeps what had come', async () => {
    const { agent } = await signedIn(app);
    const held = script.hold('Thirty days, ');
    const job = await start(agent, { query: 'How long?' });
    const id = job.result?.id ?? '';
    await held.begun;
    await until(async () => (await readSession(agent, id)).messages[1]?.text === 'Thirty days, ');
    expect((await readSession(agent, id)).messages[1]).toMatchObject({ status: 'streaming', job_id: job.id });
    for (const body of [{ query: 'And?' }, { regenerate: true }]) {
      const refused = await agent
        .post('/chatbot')
        .send({ ...body, session_id: id })
        .expect(409);
      expect(refused.body).toMatchObject({ code: 'chat_answering' });
    }
    await agent.post(`/jobs/${job.id}/cancel`).expect(202);
    await app.idle();
    expect(await readSession(agent, id)).toMatchObject({
      preview: 'Thirty days, …',
      messages: [{}, { text: 'Thirty days, ', status: 'stopped', error: null }],
    });
    expect(eventsOf(id)).toEqual(['messages', 'messages']);
    await ask(agent, { query: 'And?', session_id: id });
  });

  it('an answer that is stopped before its turn is stopped and empty', async () => {
    const { agent } = await signedIn(app);
    app.pause('chat');
    const job = await start(agent, { query: 'How long?' });
    await agent.post(`/jobs/${job.id}/cancel`).expect(202);
    app.resume();
    const { messages, preview } = await readSession(agent, job.result?.id ?? '');
    expect(messages[1]).toMatchObject({ text: '', status: 'stopped' });
    expect(preview).toBe('');
  });

  it('a removed conversation stops its answer and is gone', async () => {
    const { agent } = await signedIn(app);
    const held = script.hold();
    const job = await start(agent, { query: 'How long?' });
    const id = job.result?.id ?? '';
    await held.begun;
    await agent.delete(`/chatbot/session/${id}`).expect(204);
    await app.idle();
    expect((await agent.get(`/jobs/${job.id}`)).body).toMatchObject({ status: 'cancelled' });
    await agent.get(`/chatbot/session/${id}`).expect(404);
    expect(await history(agent)).toEqual([]);
    expect(eventsOf(id)).toContain('removed');
  });

  it('an answer that fails says why and keeps what had come; it can be tried again', async () => {
    const { agent } = await signedIn(app);
    script.next((_question, _search, emit) => {
      emit('Thirty ');
      return Promise.reject(new AppError('model_failed'));
    });
    const failed = await agent.post('/chatbot').send({ query: 'How long?' }).expect(502);
    expect(failed.body).toMatchObject({ code: 'model_failed' });
    const [{ id } = { id: '' }] = await history(agent);
    const before = await readSession(agent, id);
    expect(before.messages[1]).toMatchObject({
      text: 'Thirty ',
      status: 'failed',
      error: 'The language model was unavailable or gave no usable answer. Please try again later.',
      error_code: 'model_failed',
    });
    await agent.post(`/jobs/${before.messages[1]?.job_id}/retry`).expect(202);
    await app.idle();
    expect((await readSession(agent, id)).messages[1]).toMatchObject({
      text: 'Answer to How long?',
      status: 'complete',
      error: null,
    });
  });

  it('a failed answer is not tried again once the conversation has gone on', async () => {
    const { agent } = await signedIn(app);
    script.next(() => Promise.reject(new AppError('model_failed')));
    await agent.post('/chatbot').send({ query: 'How long?' }).expect(502);
    const [{ id } = { id: '' }] = await history(agent);
    await ask(agent, { query: 'And?', session_id: id });
    const failed = (await readSession(agent, id)).messages[1];
    expect((await agent.post(`/jobs/${failed?.job_id}/retry`).expect(409)).body).toMatchObject({
      code: 'job_not_failed',
    });
    expect((await readSession(agent, id)).messages[1]).toEqual(failed);
  });
});

describe('an answer from before thoughts were left out', () => {
  it('is read, previewed and remembered without what the model thought', async () => {
    const { agent } = await signedIn(app);
    const { session_id: id } = await ask(agent, { query: 'How long?' });
    const thought = '<think>The client is weak.</think>\n\n';
    await app.deps.db
      .update(chatMessages)
      .set({
        text: `${thought}It is 30 days.`,
        unsupported: [{ start: thought.length, end: thought.length + 14 }],
      })
      .where(and(eq(chatMessages.sessionId, id), eq(chatMessages.sender, 'bot')));
    await app.deps.db
      .update(chatSessions)
      .set({ preview: '<think>The client is we…' })
      .where(eq(chatSessions.id, id));
    expect(await readSession(agent, id)).toMatchObject({
      preview: '',
      messages: [{}, { text: 'It is 30 days.', unsupported: [{ start: 0, end: 14 }] }],
    });
    expect(JSON.stringify(await history(agent))).not.toContain('weak');
    await ask(agent, { query: 'And?', session_id: id });
    expect(script.asked.at(-1)?.history.at(-1)?.text).toBe('It is 30 days.');
  });
});
