import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replaceReading } from '#platform/db/queries/readings.js';
import { extractedMap } from '#platform/documents.js';
import { newObjectId } from '#platform/object-id.js';
import { signedIn } from '#tests/support/app.js';
import {
  ask,
  createChatApp,
  history,
  NOBODY,
  readSession,
  start,
  texts,
  type ChatApp,
} from '#tests/support/chat-app.js';
import { makeDocument } from '#tests/support/factories.js';

let app: ChatApp['app'];
let script: ChatApp['script'];
beforeAll(async () => {
  ({ app, script } = await createChatApp());
});
afterAll(() => app.close());

describe('documents of a conversation', () => {
  it('uploads are attached once, in order, and detached without being removed', async () => {
    const { agent, user } = await signedIn(app);
    const make = (filename: string) => makeDocument(app.deps.db, { userId: user.id, filename });
    const [a, b] = [await make('a.pdf'), await make('b.pdf')];
    const { session_id } = await ask(agent, { query: 'One?', doc_ids: [b.id] });
    await ask(agent, { query: 'Two?', session_id, doc_ids: [b.id, a.id] });
    expect(script.asked.at(-1)?.documentIds).toEqual([b.id, a.id]);
    expect((await readSession(agent, session_id)).documents).toEqual([
      { id: b.id, filename: 'b.pdf', status: 'ready' },
      { id: a.id, filename: 'a.pdf', status: 'ready' },
    ]);
    await agent.delete(`/chatbot/session/${session_id}/documents/${b.id}`).expect(204);
    await agent.delete(`/chatbot/session/${session_id}/documents/${b.id}`).expect(404);
    expect((await readSession(agent, session_id)).documents.map(({ id }) => id)).toEqual([a.id]);
    await agent.get(`/documents/content/${b.id}`).expect(200);
    await agent.delete(`/documents/${a.id}`).expect(204);
    expect((await readSession(agent, session_id)).documents).toEqual([]);
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

  it('a document that is read again stays attached, in its new reading', async () => {
    const { agent, user } = await signedIn(app);
    const document = await makeDocument(app.deps.db, { userId: user.id, filename: 'a.pdf' });
    const { session_id } = await ask(agent, { query: 'One?', doc_ids: [document.id] });
    const newId = newObjectId();
    const extracted = {
      text: 'Read better.',
      ...extractedMap.parse({ pages: [], sections: [], warnings: [] }),
    };
    const reading = { userId: user.id, documentId: document.id, newId, jobId: NOBODY, readerVersion: 1 };
    await app.deps.db.transaction((tx) => replaceReading(tx, { ...reading, extracted }));
    expect((await readSession(agent, session_id)).documents).toEqual([
      { id: newId, filename: 'a.pdf', status: 'ready' },
    ]);
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
    expect((await readSession(agent, session_id)).messages).toHaveLength(2);
  });
});

describe('another user', () => {
  it('finds neither conversations nor messages, and cannot attach documents', async () => {
    const [mine, theirs] = [await signedIn(app), await signedIn(app)];
    const { session_id } = await ask(theirs.agent, { query: 'Theirs?' });
    const message = (await readSession(theirs.agent, session_id)).messages[0];
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
    expect(texts(await readSession(theirs.agent, session_id))).toEqual(['Theirs?', 'Answer to Theirs?']);
  });
});
