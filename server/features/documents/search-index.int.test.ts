import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chatMessages, chatSessions, documentPassages, documentTerms } from '#platform/db/schema/index.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { makeChat, makeDocument } from '#tests/support/factories.js';

let t: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  t = await createAppWithWorker();
});
afterAll(() => t.close());

it('a deleted document takes what is searched of it along, and conversations stay without it', async () => {
  const { db, pool } = t.deps;
  const { agent, user } = await signedIn(t);
  const [gone, kept] = [
    await makeDocument(db, { userId: user.id }),
    await makeDocument(db, { userId: user.id, filename: 'kept.txt' }),
  ];
  for (const { id: documentId } of [gone, kept]) {
    await db.insert(documentPassages).values({ documentId, seq: 0, start: 0, end: 4, heading: null });
    await db.insert(documentTerms).values({ documentId, term: 'notice', passages: [0], weights: [1] });
  }
  const sessionId = await makeChat(db, { userId: user.id, documentIds: [gone.id, kept.id] });
  await agent.delete(`/documents/${gone.id}`).expect(204);

  expect(await db.select().from(documentPassages)).toMatchObject([{ documentId: kept.id }]);
  expect(await db.select().from(documentTerms)).toMatchObject([{ documentId: kept.id }]);
  const { rows } = await pool.query('select session_id, document_id from chat_documents');
  expect(rows).toEqual([{ session_id: sessionId, document_id: kept.id }]);
  expect(await db.select().from(chatSessions)).toMatchObject([{ id: sessionId }]);
  expect(await db.select().from(chatMessages)).toHaveLength(2);
  const { body } = await agent.get(`/chatbot/session/${sessionId}`).expect(200);
  expect(body.documents).toMatchObject([{ id: kept.id }]);
});
