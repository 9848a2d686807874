import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { chatMessages, jobs } from '#platform/db/schema/index.js';
import { AppError } from '#platform/errors.js';
import type { ChatMessage, ChatSession, ChatSessionSummary } from '#shared/contracts/api/chat.js';
import type { Job } from '#shared/contracts/jobs.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { documentHit, fakeSearch } from '#tests/support/fake-search.js';
import { makeChat, makeDocument } from '#tests/support/factories.js';
import { answerOf, scriptedAnswerer } from '#tests/support/scripted-answerer.js';
import { until } from '#tests/support/until.js';

const NOBODY = '11111111-1111-4111-8111-111111111111';
type Agent = Awaited<ReturnType<typeof signedIn>>['agent'];

const script = scriptedAnswerer();
let app: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  app = await createAppWithWorker({ chat: { answerer: script.answerer, openSearch: () => fakeSearch({}) } });
});
afterAll(() => app.close());

interface Answered {
  bot_response: string;
  session_id: string;
  message_id: string;
}
const ask = async (agent: Agent, body: object): Promise<Answered> =>
  (await agent.post('/chatbot').send(body).expect(200)).body as Answered;
const start = async (agent: Agent, body: object): Promise<Job> =>
  (await agent.post('/chatbot').set('Prefer', 'respond-async').send(body).expect(202)).body as Job;
const read = async (agent: Agent, id: string): Promise<ChatSession> =>
  (await agent.get(`/chatbot/session/${id}`).expect(200)).body as ChatSession;
const history = async (agent: Agent): Promise<ChatSessionSummary[]> =>
  ((await agent.get('/chatbot/history').expect(200)).body as { history: ChatSessionSummary[] }).history;
const texts = ({ messages }: { messages: ChatMessage[] }) => messages.map(({ text }) => text);
const eventsOf = (sessionId: string) =>
  app.bus.published.flatMap((event) =>
    event.topic === 'chat' && event.session_id === sessionId ? [event.change] : [],
  );

describe('asking', () => {
  it('the first question makes a conversation with its title, the answer and a preview', async () => {
    const { agent } = await signedIn(app);
    const query = 'What is the notice period in the lease that I have signed?';
    const { bot_response, session_id, message_id } = await ask(agent, { query });
    expect(bot_response).toBe(`Answer to ${query}`);
    const session = await read(agent, session_id);
    expect(session).toMatchObject({
      title: query.slice(0, 50),
      preview: `${bot_response.slice(0, 60)}…`,
      documents: [],
      messages: [
        { sender: 'user', text: query, status: 'complete', job_id: null, engine: null, error: null },
        {
          id: message_id,
          sender: 'bot',
          text: bot_response,
          status: 'complete',
          engine: 'builtin',
          model: null,
        },
      ],
    });
    expect(await history(agent)).toEqual([expect.objectContaining({ id: session_id, title: session.title })]);
  });

  it('a draft id begins a conversation; its real id goes on with it, with what was said before', async () => {
    const { agent } = await signedIn(app);
    const { session_id } = await ask(agent, { query: 'One?', session_id: 'draft-1' });
    const { session_id: same } = await ask(agent, { query: 'ما الثاني؟', session_id });
    expect(same).toBe(session_id);
    expect(script.asked.at(-1)).toMatchObject({
      text: 'ما الثاني؟',
      lang: 'ar',
      history: [
        { sender: 'user', text: 'One?' },
        { sender: 'bot', text: 'Answer to One?' },
      ],
    });
    const session = await read(agent, session_id);
    expect(texts(session)).toEqual(['One?', 'Answer to One?', 'ما الثاني؟', 'Answer to ما الثاني؟']);
    expect(session).toMatchObject({ title: 'One?', preview: 'Answer to ما الثاني؟…' });
  });

  it('conversations are listed with the one changed last first', async () => {
    const { agent } = await signedIn(app);
    const first = await ask(agent, { query: 'A?' });
    const second = await ask(agent, { query: 'B?' });
    expect((await history(agent)).map(({ id }) => id)).toEqual([second.session_id, first.session_id]);
    await ask(agent, { query: 'C?', session_id: first.session_id });
    expect((await history(agent)).map(({ id }) => id)).toEqual([first.session_id, second.session_id]);
  });

  it('the job names the conversation at once, and neither job nor events hold the question', async () => {
    const { agent } = await signedIn(app);
    const held = script.hold();
    const from = app.bus.published.length;
    const job = await start(agent, { query: 'A secret question?' });
    expect(job).toMatchObject({ kind: 'chat', result: { kind: 'chat' }, document_id: null, filename: null });
    await held.begun;
    held.resume();
    await app.idle();
    const [row] = await app.deps.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(row?.queue).toBe('interactive');
    expect(Object.keys(row?.input as object).sort()).toEqual(['lang', 'messageId', 'sessionId']);
    expect(JSON.stringify(row)).not.toContain('secret');
    expect(JSON.stringify(app.bus.published.slice(from))).not.toContain('secret');
  });

  it('a request sent again with its key asks once and has the same answer', async () => {
    const { agent } = await signedIn(app);
    const send = (query: string) => agent.post('/chatbot').set('Idempotency-Key', 'k').send({ query });
    const first = await send('Once?').expect(200);
    expect((await send('Once?').expect(200)).body).toEqual(first.body);
    await send('Twice?').expect(422);
    expect(await history(agent)).toHaveLength(1);
  });

  it.each([
    ['no query', {}],
    ['a blank query', { query: '   ' }],
    ['a query that is too long', { query: 'x'.repeat(8_001) }],
    ['nothing to answer again', { regenerate: true }],
    ['a draft to answer again', { regenerate: true, session_id: 'draft-1' }],
    ['a message without its conversation', { query: 'x', message_id: NOBODY }],
    ['an id of another form', { query: 'x', session_id: 'other' }],
    [
      'an edit and an answer again at once',
      { query: 'x', regenerate: true, session_id: NOBODY, message_id: NOBODY },
    ],
  ])('a question is refused that has %s', async (_, body) => {
    const { agent } = await signedIn(app);
    await agent.post('/chatbot').send(body).expect(400);
    expect(await history(agent)).toEqual([]);
  });

  it('a conversation has a limit of messages', async () => {
    const { agent, user } = await signedIn(app);
    const id = await makeChat(app.deps.db, { userId: user.id });
    await app.deps.db.update(chatMessages).set({ n: 399 }).where(eq(chatMessages.text, 'Thirty days.'));
    await agent.post('/chatbot').send({ query: 'More?', session_id: id }).expect(400);
  });
});

describe('while an answer is being written', () => {
  it('a reload reads what has come, another question waits, and stopping keeps what had come', async () => {
    const { agent } = await signedIn(app);
    const held = script.hold('Thirty days, ');
    const job = await start(agent, { query: 'How long?' });
    const id = job.result?.id ?? '';
    await held.begun;
    await until(async () => (await read(agent, id)).messages[1]?.text === 'Thirty days, ');
    expect((await read(agent, id)).messages[1]).toMatchObject({ status: 'streaming', job_id: job.id });
    for (const body of [{ query: 'And?' }, { regenerate: true }]) {
      const refused = await agent
        .post('/chatbot')
        .send({ ...body, session_id: id })
        .expect(409);
      expect(refused.body).toMatchObject({ code: 'chat_answering' });
    }
    await agent.post(`/jobs/${job.id}/cancel`).expect(202);
    await app.idle();
    expect(await read(agent, id)).toMatchObject({
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
    const { messages, preview } = await read(agent, job.result?.id ?? '');
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
    const before = await read(agent, id);
    expect(before.messages[1]).toMatchObject({
      text: 'Thirty ',
      status: 'failed',
      error: 'The language model was unavailable or gave no usable answer. Please try again later.',
    });
    await agent.post(`/jobs/${before.messages[1]?.job_id}/retry`).expect(202);
    await app.idle();
    expect((await read(agent, id)).messages[1]).toMatchObject({
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
    const failed = (await read(agent, id)).messages[1];
    expect((await agent.post(`/jobs/${failed?.job_id}/retry`).expect(409)).body).toMatchObject({
      code: 'job_not_failed',
    });
    expect((await read(agent, id)).messages[1]).toEqual(failed);
  });
});

describe('asking again', () => {
  it('a message that is edited takes the place of itself and all that came after', async () => {
    const { agent } = await signedIn(app);
    const { session_id } = await ask(agent, { query: 'One?' });
    await ask(agent, { query: 'Two?', session_id });
    const first = (await read(agent, session_id)).messages[0];
    await ask(agent, { query: 'Uno?', session_id, message_id: first?.id });
    const session = await read(agent, session_id);
    expect(texts(session)).toEqual(['Uno?', 'Answer to Uno?']);
    expect(session.title).toBe('Uno?');
    expect(script.asked.at(-1)?.history).toEqual([]);
  });

  it('editing a later message keeps what came before it, and the title', async () => {
    const { agent } = await signedIn(app);
    const { session_id } = await ask(agent, { query: 'One?' });
    await ask(agent, { query: 'Two?', session_id });
    const { messages } = await read(agent, session_id);
    await ask(agent, { query: 'Deux?', session_id, message_id: messages[2]?.id });
    const session = await read(agent, session_id);
    expect(texts(session)).toEqual(['One?', 'Answer to One?', 'Deux?', 'Answer to Deux?']);
    expect(session.title).toBe('One?');
  });

  it('an answer is no message that can be edited', async () => {
    const { agent } = await signedIn(app);
    const { session_id, message_id } = await ask(agent, { query: 'One?' });
    await agent.post('/chatbot').send({ query: 'x', session_id, message_id }).expect(404);
  });

  it('regenerating answers the last question again with another message', async () => {
    const { agent } = await signedIn(app);
    const first = await ask(agent, { query: 'One?' });
    script.next((_question, _search, emit) => {
      emit('Better.');
      return Promise.resolve(answerOf('Better.'));
    });
    const again = await ask(agent, { regenerate: true, session_id: first.session_id });
    expect(again.message_id).not.toBe(first.message_id);
    expect(texts(await read(agent, first.session_id))).toEqual(['One?', 'Better.']);
  });
});

describe('documents of a conversation', () => {
  it('uploads are attached once, in order, and detached without being removed', async () => {
    const { agent, user } = await signedIn(app);
    const make = (filename: string) => makeDocument(app.deps.db, { userId: user.id, filename });
    const [a, b] = [await make('a.pdf'), await make('b.pdf')];
    const { session_id } = await ask(agent, { query: 'One?', doc_ids: [b.id] });
    await ask(agent, { query: 'Two?', session_id, doc_ids: [b.id, a.id] });
    expect(script.asked.at(-1)?.documentIds).toEqual([b.id, a.id]);
    expect((await read(agent, session_id)).documents).toEqual([
      { id: b.id, filename: 'b.pdf', status: 'ready' },
      { id: a.id, filename: 'a.pdf', status: 'ready' },
    ]);
    await agent.delete(`/chatbot/session/${session_id}/documents/${b.id}`).expect(204);
    await agent.delete(`/chatbot/session/${session_id}/documents/${b.id}`).expect(404);
    expect((await read(agent, session_id)).documents.map(({ id }) => id)).toEqual([a.id]);
    await agent.get(`/documents/content/${b.id}`).expect(200);
    await agent.delete(`/documents/${a.id}`).expect(204);
    expect((await read(agent, session_id)).documents).toEqual([]);
  });

  it('a question waits for the reading of its document', async () => {
    const { agent } = await signedIn(app);
    app.pause('extract');
    const uploaded = await agent
      .post('/documents/upload')
      .attach('file', Buffer.from('Either party may terminate on thirty days notice.'), 'a.txt')
      .expect(201);
    const { doc_id } = uploaded.body as { doc_id: string };
    const before = script.asked.length;
    const job = await start(agent, { query: 'How long?', doc_ids: [doc_id] });
    expect(job).toMatchObject({ status: 'queued', stage: 'extract' });
    expect(script.asked).toHaveLength(before);
    app.resume();
    await app.idle();
    expect(script.asked.at(-1)).toMatchObject({ text: 'How long?', documentIds: [doc_id] });
    expect((await agent.get(`/jobs/${job.id}`)).body).toMatchObject({ status: 'completed' });
  });

  it('more documents than a conversation may have are refused', async () => {
    const { agent, user } = await signedIn(app);
    const ids: string[] = [];
    for (let n = 0; n < 21; n += 1) ids.push((await makeDocument(app.deps.db, { userId: user.id })).id);
    const { session_id } = await ask(agent, { query: 'One?', doc_ids: ids.slice(0, 20) });
    await agent
      .post('/chatbot')
      .send({ query: 'Two?', session_id, doc_ids: ids.slice(20) })
      .expect(400);
    expect((await read(agent, session_id)).messages).toHaveLength(2);
  });
});

describe('another user', () => {
  it('finds neither conversations nor messages, and cannot attach documents', async () => {
    const [mine, theirs] = [await signedIn(app), await signedIn(app)];
    const { session_id } = await ask(theirs.agent, { query: 'Theirs?' });
    const message = (await read(theirs.agent, session_id)).messages[0];
    const document = await makeDocument(app.deps.db, { userId: theirs.user.id });
    const pasted = await makeDocument(app.deps.db, { userId: mine.user.id, origin: 'pasted' });
    await mine.agent.get(`/chatbot/session/${session_id}`).expect(404);
    await mine.agent.delete(`/chatbot/session/${session_id}`).expect(404);
    await mine.agent.delete(`/chatbot/session/${session_id}/documents/${document.id}`).expect(404);
    const own = await ask(mine.agent, { query: 'Mine?' });
    for (const body of [
      { query: 'x', session_id },
      { regenerate: true, session_id },
      { query: 'x', session_id: own.session_id, message_id: message?.id },
      { query: 'x', doc_ids: [document.id] },
      // Pasted texts are not listed, and are no documents of a conversation either.
      { query: 'x', doc_ids: [pasted.id] },
    ])
      await mine.agent.post('/chatbot').send(body).expect(404);
    expect(await history(mine.agent)).toHaveLength(1);
    expect(texts(await read(theirs.agent, session_id))).toEqual(['Theirs?', 'Answer to Theirs?']);
  });
});

describe('citations', () => {
  it('citations and unsupported sentences are stored with the answer and shown with it', async () => {
    const { agent } = await signedIn(app);
    const { filename, text: quote, documentId: id } = documentHit('Thirty days.');
    const citation = {
      n: 1,
      source: 'document',
      id,
      title: filename,
      quote,
      evidence: { start: 0, end: 12, page: 1 },
    } as const;
    const unsupported = [{ start: 0, end: 5 }];
    script.next((_question, _search, emit) => {
      emit('Thirty days [1].');
      return Promise.resolve(answerOf('Thirty days [1].', { citations: [citation], unsupported }));
    });
    const answered = await agent.post('/chatbot').send({ query: 'How long?' }).expect(200);
    expect(answered.body).toMatchObject({ bot_response: 'Thirty days [1].', citations: [citation] });
    const { session_id } = answered.body as Answered;
    expect((await read(agent, session_id)).messages[1]).toMatchObject({ citations: [citation], unsupported });
  });
});
