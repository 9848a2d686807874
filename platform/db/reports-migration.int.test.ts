import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { contractOf } from '#shared/tools/index.js';
import { newObjectId } from '#platform/object-id.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument } from '#tests/support/factories.js';
import { migrate } from './migrate.js';
import { findReport, listReports } from './queries/reports.js';

/** The last migration of the version that had only risk reports. */
const BEFORE = '0006_parts-by-tool';
const RISK = {
  risk_description: 'Liability without limit',
  explanation: 'The clause names no limit.',
  extracted_text_snippet: 'liable without limit',
  clause: '4.1',
  section: 'Liability',
  severity: 'high',
  recommendation: 'Agree on a limit.',
  kind: 'uncapped-liability',
  evidence: { start: 3, end: 23, page: null },
};

let database: TestDatabase;
const [userId, withPdf, bare] = [randomUUID(), randomUUID(), randomUUID()];
const [documentId, pdfId] = [newObjectId(), newObjectId()];
const read = (id: string) => findReport(database.db, { userId, kind: 'risk', id });

/** Copies the migrations folder as it was at `last`; returns the copy's path. */
function migrationsUntil(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lda-migrations-'));
  cpSync('migrations', folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex(({ tag }) => tag === last);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at + 1) }));
  return folder;
}

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    'drop schema public cascade; drop schema drizzle cascade; drop schema bullmq cascade; create schema public',
  );
  const folder = migrationsUntil(BEFORE);
  await applyMigrations(database.db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  // Plain statements for that version's columns: the factories write the columns of this version.
  const { pool } = database;
  await pool.query(
    `insert into users (id, email, first_name, last_name, password_hash) values ($1, 'a@example.com', 'A', 'B', 'none')`,
    [userId],
  );
  for (const [id, origin] of [
    [documentId, 'upload'],
    [pdfId, 'result'],
  ]) {
    await pool.query(
      `with blob as (insert into blobs (state) values ('stored') returning id)
       insert into documents (id, user_id, origin, filename, content_type, size, blob_id, status)
       select $1, $2, $3, 'lease.docx', 'text/plain', 0, id, 'ready' from blob`,
      [id, userId, origin],
    );
  }
  await pool.query(
    `insert into risk_reports (id, user_id, document_id, filename, report_document_id, engine, model, lang, risks,
       num_risks, incomplete, sections, sections_reused, created_at)
     values ($1, $3, $4, 'lease.docx', $5, 'llm', 'm-1', 'ar', $6, 1, '[{"section":"2","reason":"scanned"}]', 7, 3, '2026-01-02'),
       ($2, $3, null, 'text.txt', null, 'builtin', null, 'en', '[]', 0, '[]', 1, 0, '2026-01-01')`,
    [withPdf, bare, userId, documentId, pdfId, JSON.stringify([RISK])],
  );
  await pool.query(
    `insert into jobs (user_id, kind, queue, status, input, request_id, priority, result_kind, result_id)
     values ($1, 'report', 'cpu', 'completed', '{}', 'r', 1, 'document', $2)`,
    [userId, pdfId],
  );
  await migrate(database.url, { info: () => undefined });
});
afterAll(() => database.close());

describe('migration of risk reports', () => {
  test('the migration carries over results, history and PDFs', async () => {
    const report = await read(withPdf);
    expect(report).toMatchObject({
      documentId,
      filename: 'lease.docx',
      engine: 'llm',
      model: 'm-1',
      lang: 'ar',
      incomplete: [{ section: '2', reason: 'scanned' }],
      sections: 7,
      sectionsReused: 3,
      files: { pdf: pdfId },
      generated: ['pdf'],
    });
    expect(contractOf('risk').body.parse(report?.body)).toEqual({
      risks: [{ ...RISK, articles: [] }],
      to_read: [],
      articles: [],
    });
    const history = await listReports(database.db, { userId, kind: 'risk' });
    expect(history.map(({ id, summary, files }) => [id, summary, files])).toEqual([
      [withPdf, { num_risks: 1 }, { pdf: pdfId }],
      [bare, { num_risks: 0 }, {}],
    ]);
  });

  test('after the migration, processes of the previous version can still read and write', async () => {
    const { pool } = database;
    const { rows } = await pool.query(
      `select id, num_risks, risks, report_document_id from risk_reports where user_id = $1 order by created_at`,
      [userId],
    );
    expect(rows).toEqual([
      { id: bare, num_risks: 0, risks: [], report_document_id: null },
      { id: withPdf, num_risks: 1, risks: [RISK], report_document_id: pdfId },
    ]);
    const id = randomUUID();
    await pool.query(
      `insert into risk_reports (id, user_id, document_id, filename, report_document_id, engine, model, lang, risks,
         num_risks, incomplete, sections_reused, sections, created_at)
       values ($1, $2, $3, 'new.pdf', default, 'builtin', default, 'en', $4, 1, '[]', 2, 4, default)`,
      [id, userId, documentId, JSON.stringify([RISK])],
    );
    expect(await read(id)).toMatchObject({ kind: 'risk', body: { risks: [RISK] }, sections: 4, files: {} });
    const file = await makeDocument(database.db, { userId, origin: 'result' });
    await pool.query('select filename, report_document_id from risk_reports where id = $1 for update', [id]);
    await pool.query('update risk_reports set report_document_id = $2 where id = $1', [id, file.id]);
    expect(await read(id)).toMatchObject({ files: { pdf: file.id }, generated: [] });
    const removed = await pool.query('delete from risk_reports where id = $1 and user_id = $2 returning *', [
      id,
      userId,
    ]);
    expect(removed.rows).toMatchObject([{ id, report_document_id: file.id, document_id: documentId }]);
    expect(await read(id)).toBeUndefined();
    expect((await pool.query('delete from risk_reports where id = $1 returning id', [id])).rows).toEqual([]);
  });
});
