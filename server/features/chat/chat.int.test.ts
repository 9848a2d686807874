import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { chatMessages, jobs } from '#platform/db/schema/index.js';
import { signedIn } from '#tests/support/app.js';
import {
  ask,
  createChatApp,
  history,
  NOBODY,
  readSession,
  start,
  texts,
  type Answered,
  type ChatApp,
} from '#tests/support/chat-app.js';
import { documentHit } from '#tests/support/fake-search.js';
import { makeChat } from '#tests/support/factories.js';
import { answerOf } from '#tests/support/scripted-answerer.js';

let app: ChatApp['app'];
let script: ChatApp['script'];
beforeAll(async () => {
  ({ app, script } = await createChatApp());
});
afterAll(() => app.close());

describe('asking', () => {
  it('the first question makes a conversation with its title, the answer and a preview', async () => {
    const { agent } = await signedIn(app);
    const query = 'What is the notice period in the lease that I have signed?';
    const { bot_response, session_id, message_id } = await ask(agent, { query });
    expect(bot_response).toBe(`Answer to ${query}`);
    const session = await readSession(agent, session_id);
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
    const session = await readSession(agent, session_id);
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

  it('a question that is too long is refused with its limit', async () => {
    const { agent } = await signedIn(app);
    const { body } = await agent
      .post('/chatbot')
      .send({ query: 'x'.repeat(8_001) })
      .expect(400);
    expect(body).toMatchObject({
      detail: 'Some of the information is missing or invalid: query (at most 8,000 characters).',
    });
  });

  it('a conversation has a limit of messages', async () => {
    const { agent, user } = await signedIn(app);
    const id = await makeChat(app.deps.db, { userId: user.id });
    await app.deps.db.update(chatMessages).set({ n: 399 }).where(eq(chatMessages.text, 'Thirty days.'));
    await agent.post('/chatbot').send({ query: 'More?', session_id: id }).expect(400);
  });
});

describe('asking again', () => {
  it('a message that is edited takes the place of itself and all that came after', async () => {
    const { agent } = await signedIn(app);
    const { session_id } = await ask(agent, { query: 'One?' });
    await ask(agent, { query: 'Two?', session_id });
    const first = (await readSession(agent, session_id)).messages[0];
    await ask(agent, { query: 'Uno?', session_id, message_id: first?.id });
    const session = await readSession(agent, session_id);
    expect(texts(session)).toEqual(['Uno?', 'Answer to Uno?']);
    expect(session.title).toBe('Uno?');
    expect(script.asked.at(-1)?.history).toEqual([]);
  });

  it('editing a later message keeps what came before it, and the title', async () => {
    const { agent } = await signedIn(app);
    const { session_id } = await ask(agent, { query: 'One?' });
    await ask(agent, { query: 'Two?', session_id });
    const { messages } = await readSession(agent, session_id);
    await ask(agent, { query: 'Deux?', session_id, message_id: messages[2]?.id });
    const session = await readSession(agent, session_id);
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
    expect(texts(await readSession(agent, first.session_id))).toEqual(['One?', 'Better.']);
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
    expect((await readSession(agent, session_id)).messages[1]).toMatchObject({
      citations: [citation],
      unsupported,
    });
  });
});
