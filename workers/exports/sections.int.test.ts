import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { replaceReading } from '#platform/db/queries/readings.js';
import { newObjectId } from '#platform/object-id.js';
import { createStorage } from '#platform/storage/create-storage.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeChat, makeDocument, makeReport, makeUser, FINDING } from '#tests/support/factories.js';
import { chatMessages, reportMarks } from '#platform/db/schema/index.js';
import { conversationsSection } from './sections/conversations.js';
import { documentsSection } from './sections/documents.js';
import { sections } from './sections/index.js';
import { reportsSection } from './sections/reports.js';

/**
 * Tables that an export leaves out, each with its reason. A table that is neither here nor in a section makes
 * the first test fail, so that a new table is assigned to one of the two.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  second_factors: 'A secret: whoever has it can sign in. The account says whether it is on.',
  recovery_codes: 'Hashes of secrets.',
  password_resets: 'Hashes of secrets that are good for an hour.',
  email_codes: 'Hashes of secrets that are good for ten minutes.',
  idempotency_keys: 'Names that the browser gave to its requests, for a day; what they stand for is a job.',
  job_parts:
    'Intermediate outputs of an analysis, in the form of its engine; what they found is in the report.',
  laws: 'Laws and regulations, the same for everybody; which of them an answer cites is in the conversation.',
  law_articles: 'Their articles, the same for everybody; what an answer quotes is in the conversation.',
  law_terms: 'In which articles a word stands: an index that searching uses, the same for everybody.',
  law_loads: 'Which version of the laws is loaded: about the product, and nobody’s data.',
  document_passages: 'Where the paragraphs of a document begin and end, for searching; its text is exported.',
  document_terms: 'In which paragraphs of a document a word stands, for searching; its text is exported.',
  installation: 'Under which name this installation keeps its files: about the product, and nobody’s data.',
  leases: 'Which worker sweeps at the moment: about processes, and nobody’s data.',
  rate_limits: 'Counters that run out within a day, under keys of no meaning to a reader.',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('every table is exported by a section or left out for a reason', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const exported = sections.flatMap(({ tables }) => tables);
  expect([...exported, ...Object.keys(LEFT_OUT)].sort()).toEqual(rows.map(({ name }) => name).sort());
  for (const reason of Object.values(LEFT_OUT)) expect(reason).toMatch(/^[A-Z].+\.$/);
});

it('every section describes its files in both languages', () => {
  for (const { path, text } of sections.flatMap(({ about }) => about)) {
    expect(path).toMatch(/^[a-z]+(?:\.json|\/)$/);
    expect(text.en).toMatch(/[a-z]/);
    expect(text.ar).toMatch(/[\u0600-\u06ff]/);
  }
});

it('a document that is read again while its owner’s data is exported is exported all the same', async () => {
  const { db } = database;
  const user = await makeUser(db);
  const document = await makeDocument(db, { userId: user.id, filename: 'lease.txt', text: 'old' });
  const job = { id: randomUUID(), createdAt: new Date() };
  const sessions = { list: () => Promise.resolve([]) };
  const source = { db, sessions, storage: createStorage(db), account: user, job };
  const entries = await documentsSection.entries(source);
  const extracted = { text: 'new', pages: [], sections: [], warnings: [] };
  const reading = { userId: user.id, documentId: document.id, newId: newObjectId(), jobId: job.id };
  const replaced = db.transaction((tx) => replaceReading(tx, { ...reading, extracted, readerVersion: 1 }));
  expect(await replaced).toBe(true);
  const read: Record<string, string | undefined> = {};
  for (const { path, read: readEntry } of entries)
    await readEntry(async (bytes) => {
      read[path] = bytes && (await text(bytes));
    });
  expect(read).toMatchObject({ 'documents/lease.txt': 'old', 'texts/lease.txt.txt': 'new' });
  expect(JSON.parse(read['documents.json'] ?? '')).toMatchObject([{ file: 'documents/lease.txt' }]);
});

it('a report is exported with its marks', async () => {
  const { db } = database;
  const user = await makeUser(db);
  const reportId = await makeReport(db, { userId: user.id, body: { risks: [FINDING], articles: [] } });
  const changedAt = new Date('2026-11-01T09:00:00Z');
  const mark = { n: 1, state: 'dismissed' as const, reason: 'Insured', note: null, version: 2 };
  await db.insert(reportMarks).values({ ...mark, reportId, counted: true, changedAt });
  const job = { id: randomUUID(), createdAt: new Date() };
  const sessions = { list: () => Promise.resolve([]) };
  const source = { db, sessions, storage: createStorage(db), account: user, job };
  const [entry] = await reportsSection.entries(source);
  let exported: unknown;
  await entry?.read(async (bytes) => {
    exported = JSON.parse(bytes === undefined ? '' : await text(bytes));
  });
  expect(exported).toMatchObject({ marks: [{ ...mark, changed_at: '2026-11-01T09:00:00.000Z' }] });
});

it('a conversation is exported with its documents, its messages and their sources', async () => {
  const { db } = database;
  const [user, other] = [await makeUser(db), await makeUser(db)];
  const document = await makeDocument(db, { userId: user.id, filename: 'lease.pdf' });
  const question = 'What is the notice period?';
  const id = await makeChat(db, { userId: user.id, documentIds: [document.id], question });
  await makeChat(db, { userId: other.id, question: 'Of another user' });
  const cited = { n: 1, source: 'document', id: document.id, title: 'lease.pdf', quote: 'thirty days' };
  const citations = [{ ...cited, evidence: { start: 0, end: 11, page: 1 } }];
  await db
    .update(chatMessages)
    .set({ citations, engine: 'builtin' })
    .where(and(eq(chatMessages.sessionId, id), eq(chatMessages.sender, 'bot')));
  const job = { id: randomUUID(), createdAt: new Date() };
  const sessions = { list: () => Promise.resolve([]) };
  const source = { db, sessions, storage: createStorage(db), account: user, job };
  const entries = await conversationsSection.entries(source);
  expect(entries.map(({ path }) => path)).toEqual(['conversations/What is the notice period_.json']);
  let exported: unknown;
  await entries[0]?.read(async (bytes) => {
    exported = JSON.parse(bytes === undefined ? '' : await text(bytes));
  });
  expect(exported).toMatchObject({
    ...{ id, title: question, documents: [{ id: document.id, filename: 'lease.pdf' }] },
    messages: [
      { sender: 'user', text: question, citations: [] },
      { sender: 'bot', text: 'Thirty days.', status: 'complete', engine: 'builtin', citations },
    ],
  });
  // Deleted before its turn comes, it is left out.
  await database.pool.query('delete from chat_sessions where id = $1', [id]);
  let given: unknown = 'nothing';
  await entries[0]?.read(async (bytes) => {
    given = bytes;
  });
  expect(given).toBeUndefined();
});
