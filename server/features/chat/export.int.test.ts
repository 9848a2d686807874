import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { removeExpired } from '#platform/retention/expiry.js';
import { blobs, chatMessages, documents, jobs, lawArticles, laws } from '#platform/db/schema/index.js';
import { signedIn } from '#tests/support/app.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';
import { docxText } from '#tests/support/docx-text.js';
import { makeChat, makeDocument } from '#tests/support/factories.js';
import { pdfText } from '#tests/support/pdf-text.js';
import { until } from '#tests/support/until.js';

let t: Awaited<ReturnType<typeof createAppWithWorker>>;
beforeAll(async () => {
  t = await createAppWithWorker();
});
afterEach(() => t.idle());
afterAll(() => t.close());

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const CLAUSE = 'The Tenant shall give thirty (30) days’ notice.';

/** Creates a user with a conversation about a document, whose answer cites a clause and an article. */
async function owner() {
  const { db } = t.deps;
  const { agent, user } = await signedIn(t);
  const extracted = {
    pages: [{ start: 0, end: CLAUSE.length }],
    sections: [{ start: 0, end: CLAUSE.length, heading: 'Notice', number: '4', level: 1 }],
  };
  const document = await makeDocument(db, {
    userId: user.id,
    filename: 'lease.pdf',
    text: CLAUSE,
    extracted,
  });
  const sessionId = await makeChat(db, {
    userId: user.id,
    documentIds: [document.id],
    answer: 'Thirty days [1], and the law says so [2].',
  });
  const law = `law-${randomUUID()}`;
  await db.insert(laws).values({
    ...{ key: law, nameAr: 'نظام العمل', kind: 'law', state: 'in_force', tracedTo: '2026-02' },
    ...{ numbersReliable: true, source: 'https://laws.example/1' },
  });
  const [{ next = 1 } = {}] = await db
    .select({ next: sql<number>`coalesce(max(id), 0)::int + 1` })
    .from(lawArticles);
  await db.insert(lawArticles).values({ id: next, law, number: '75', position: 1, text: 'مدة الإشعار' });
  const citations = [
    {
      ...{ n: 1, source: 'document', id: document.id, title: 'lease.pdf', quote: CLAUSE },
      evidence: { start: 0, end: CLAUSE.length, page: 1 },
    },
    { n: 2, source: 'statute', id: `${law}/75`, title: 'Labor Law 75', quote: 'مدة الإشعار', evidence: null },
  ];
  await db
    .update(chatMessages)
    .set({ citations, engine: 'builtin' })
    .where(sql`session_id = ${sessionId} and sender = 'bot'`);
  const path = `/chatbot/session/${sessionId}/export`;
  return { agent, user, sessionId, documentId: document.id, path };
}
type Agent = Awaited<ReturnType<typeof owner>>['agent'];

/** Requests a file and returns its bytes. */
const download = (agent: Agent, url: string, lang = 'en') =>
  agent
    .get(url)
    .set('Accept-Language', lang)
    .buffer(true)
    .parse((answer, done) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        done(null, Buffer.concat(chunks));
      });
    });
/** Returns how many files are stored that belong to no document. */
const left = async () =>
  (
    await t.deps.db
      .select({ id: blobs.id })
      .from(blobs)
      .where(sql`not exists (select 1 from ${documents} d where d.blob_id = ${blobs.id})`)
  ).length;
const jobsOf = (userId: string) => t.deps.db.select().from(jobs).where(eq(jobs.userId, userId));

it.each([
  ['docx', DOCX, docxText],
  ['pdf', 'application/pdf', pdfText],
] as const)(
  'a conversation is sent as %s with its sources, and its file is removed',
  async (format, type, textOf) => {
    const { agent, user, path } = await owner();
    const answer = await download(agent, `${path}?format=${format}`).expect(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="What is the notice period_conversation.${format}"`,
    );
    const body = answer.body as Buffer;
    expect(answer.headers['content-length']).toBe(String(body.length));
    const text = (await textOf(body)).replace(/[\u200E\u200F]/g, '').replace(/\s+/g, ' ');
    for (const part of [
      'Documents attached',
      'Thirty days [1], and the law says so [2].',
      '[1] lease.pdf · 4 Notice (page 1)',
      CLAUSE,
      '[2] Labor Law 75',
      'In force; amendments traced up to February 2026. Official text: https://laws.example/1',
      'مدة الإشعار',
    ])
      expect(text).toContain(part);
    await until(async () => (await left()) === 0);
    // The job that wrote it is hidden and holds no text of the conversation.
    const [job] = await jobsOf(user.id);
    expect(job).toMatchObject({ kind: 'report', visible: false, filename: null, status: 'completed' });
    expect(JSON.stringify(job)).not.toContain('notice period');
  },
);

it('the file and its name are in the language of the request', async () => {
  const { agent, path } = await owner();
  const answer = await download(agent, path, 'ar').expect(200);
  const name = encodeURIComponent('What is the notice period_محادثة.docx');
  expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''${name}`);
  expect(await docxText(answer.body as Buffer)).toContain('المستندات المرفقة');
});

it('a conversation of another user, and one that does not exist, are not found', async () => {
  const { path } = await owner();
  const { agent } = await signedIn(t);
  const { user: admin, agent: asAdmin } = await signedIn(t, { role: 'admin' });
  await agent.get(path).expect(404);
  await asAdmin.get(path).expect(404);
  await agent.get(`/chatbot/session/${randomUUID()}/export`).expect(404);
  expect(await jobsOf(admin.id)).toEqual([]);
});

it('a format that does not exist is refused', async () => {
  const { agent, path } = await owner();
  await agent.get(`${path}?format=txt`).expect(400);
});

it('a request that did not wait finds its file later, and a conversation that changed is written anew', async () => {
  const { agent, user, path, sessionId } = await owner();
  const { body: job } = await agent.get(path).set('Prefer', 'respond-async').expect(202);
  await t.idle();
  const again = await agent.get(path).set('Prefer', 'respond-async').expect(202);
  expect(again.body).toMatchObject({ id: job.id, status: 'completed' });
  await download(agent, path).expect(200);
  expect(await jobsOf(user.id)).toHaveLength(1);
  // Taken once, it is written anew.
  await agent.get(path).set('Prefer', 'respond-async').expect(202);
  await t.idle();
  expect(await jobsOf(user.id)).toHaveLength(2);
  await t.deps.db
    .update(chatMessages)
    .set({ text: 'Sixty days.' })
    .where(sql`session_id = ${sessionId} and sender = 'bot'`);
  const changed = await download(agent, path).expect(200);
  expect(await docxText(changed.body as Buffer)).toContain('Sixty days.');
  expect(await jobsOf(user.id)).toHaveLength(3);
});

it('of two requests at once both get the file', async () => {
  const { agent, path } = await owner();
  const answers = await Promise.all([download(agent, path).expect(200), download(agent, path).expect(200)]);
  for (const { body } of answers) expect(await docxText(body as Buffer)).toContain('Thirty days [1]');
});

it('a conversation that is deleted before its file is written is not found, and leaves no bytes', async () => {
  const { agent, path, sessionId } = await owner();
  const before = await left();
  t.pause('report');
  const asked = download(agent, path).then(({ status }) => status);
  await until(
    async () => (await t.deps.db.select().from(jobs).where(eq(jobs.status, 'queued'))).length === 1,
  );
  await agent.delete(`/chatbot/session/${sessionId}`).expect(204);
  t.resume();
  expect(await asked).toBe(404);
  expect(await left()).toBe(before);
});

it('a file that nobody took goes with its conversation, or after an hour', async () => {
  const [one, other] = [await owner(), await owner()];
  const before = await left();
  for (const { agent, path } of [one, other])
    await agent.get(`${path}?format=pdf`).set('Prefer', 'respond-async').expect(202);
  await t.idle();
  expect(await left()).toBe(before + 2);
  await one.agent.delete(`/chatbot/session/${one.sessionId}`).expect(204);
  expect(await left()).toBe(before + 1);
  await t.deps.db.update(blobs).set({ createdAt: sql`now() - interval '61 minutes'` });
  await removeExpired(t.deps);
  expect(await left()).toBe(0);
  await download(other.agent, `${other.path}?format=pdf`).expect(200);
});
