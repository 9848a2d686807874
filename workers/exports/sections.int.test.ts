import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { replaceReading } from '#platform/db/queries/readings.js';
import { newObjectId } from '#platform/object-id.js';
import { createStorage } from '#platform/storage/postgres.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeReport, makeUser, RISK } from '#tests/support/factories.js';
import { LEFT_OUT } from './left-out.js';
import { reportMarks } from '#platform/db/schema/index.js';
import { documentsSection } from './sections/documents.js';
import { sections } from './sections/index.js';
import { reportsSection } from './sections/reports.js';

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
  const reportId = await makeReport(db, { userId: user.id, body: { risks: [RISK], articles: [] } });
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
