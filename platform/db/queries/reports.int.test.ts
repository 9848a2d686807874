import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documents } from '#platform/db/schema/index.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeReport, makeUser, type User } from '#tests/support/factories.js';
import { deleteReport, findReport, isReportFile, listReports, setReportFile } from './reports.js';

let database: TestDatabase;
let user: User;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  user = await makeUser(database.db);
});
afterAll(() => database.close());

const keyOf = (id: string) => ({ userId: user.id, kind: 'risk' as const, id });
const remove = (id: string) => database.db.transaction((tx) => deleteReport(tx, keyOf(id)));
const stored = async () =>
  (await database.db.select({ id: documents.id }).from(documents)).map(({ id }) => id);
/** Changes a report's kind to one that this version has no tool for: the queries depend on the row alone. */
const toAnotherTool = (id: string) =>
  database.pool.query(`update reports set kind = 'compliance' where id = $1`, [id]);

describe('deleteReport', () => {
  test('deleteReport removes the files and, with the last report on it, a pasted text', async () => {
    const text = await makeDocument(database.db, { userId: user.id, origin: 'pasted' });
    const pdf = await makeDocument(database.db, { userId: user.id, origin: 'result' });
    const first = await makeReport(database.db, { userId: user.id, documentId: text.id, pdf: pdf.id });
    const last = await makeReport(database.db, { userId: user.id, documentId: text.id });
    expect(await remove(first)).toEqual({ blobIds: [pdf.blobId] });
    expect(await stored()).toContain(text.id);
    expect(await remove(last)).toEqual({ blobIds: [text.blobId] });
    expect(await stored()).not.toContain(text.id);
    expect(await remove(last)).toBeUndefined();
  });

  test("deleteReport keeps a pasted text that another tool's report is about", async () => {
    const text = await makeDocument(database.db, { userId: user.id, origin: 'pasted' });
    const other = await makeReport(database.db, { userId: user.id, documentId: text.id });
    await toAnotherTool(other);
    const report = await makeReport(database.db, { userId: user.id, documentId: text.id });
    expect(await remove(report)).toEqual({ blobIds: [] });
    expect(await stored()).toContain(text.id);
  });

  test('deleteReport removes nothing of another user or another tool', async () => {
    const report = await makeReport(database.db, { userId: (await makeUser(database.db)).id });
    expect(await remove(report)).toBeUndefined();
    const other = await makeReport(database.db, { userId: user.id });
    await toAnotherTool(other);
    expect(await remove(other)).toBeUndefined();
    expect(await findReport(database.db, keyOf(other))).toBeUndefined();
  });
});

describe('reports and their files', () => {
  test('a report and its files are found by user, tool and name', async () => {
    const pdf = await makeDocument(database.db, { userId: user.id, origin: 'result' });
    const id = await makeReport(database.db, { userId: user.id });
    const file = { userId: user.id, kind: 'risk' as const, name: 'pdf', documentId: pdf.id };
    expect(await isReportFile(database.db, file)).toBe(false);
    await setReportFile(database.db, { id, name: 'pdf', documentId: pdf.id, generated: true });
    expect(await isReportFile(database.db, file)).toBe(true);
    expect(await isReportFile(database.db, { ...file, name: 'docx' })).toBe(false);
    expect(await isReportFile(database.db, { ...file, userId: (await makeUser(database.db)).id })).toBe(
      false,
    );
    expect((await findReport(database.db, keyOf(id)))?.files).toEqual({ pdf: pdf.id });
  });

  test('a report is listed in the history of its own tool only', async () => {
    const id = await makeReport(database.db, { userId: user.id });
    await toAnotherTool(await makeReport(database.db, { userId: user.id }));
    const lines = await listReports(database.db, { userId: user.id, kind: 'risk' });
    expect(lines.map((line) => line.id)).toEqual([id]);
  });
});
