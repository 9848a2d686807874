import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { blobChunks, blobs, documents, documentTexts, jobs } from '#platform/db/schema/index.js';
import { newObjectId } from '#platform/object-id.js';
import type { documentContent } from '#shared/api/documents.js';
import type { EndpointResponse } from '#shared/contracts/endpoint.js';
import { LIMITS } from '#shared/limits.js';
import { addUser, PASSWORD, signedIn, type TestApp } from '#tests/support/app.js';
import { makeDocument } from '#tests/support/factories.js';
import { docx, para } from '#tests/support/docx.js';
import { textPdf } from '#tests/support/pdf.js';
import { until } from '#tests/support/until.js';
import { createAppWithWorker } from '#tests/support/app-with-worker.js';

type Agent = ReturnType<typeof request.agent>;

let app: Awaited<ReturnType<typeof createAppWithWorker>>;
let db: TestApp['database']['db'];
beforeAll(async () => {
  app = await createAppWithWorker({ env: { MAX_UPLOAD_MB: '2', SYNC_WAIT_SECONDS: '1' } });
  db = app.database.db;
});
afterAll(() => app.close());

const TEXT = 'This Agreement is made in Riyadh between Alpha and Beta.';
const upload = (agent: Agent, content: Buffer | string, filename = 'contract.txt') =>
  agent.post('/documents/upload').attach('file', Buffer.from(content), { filename });
/** Fetches the text after its extraction; retries as the response says while the machine is busy. */
const textOf = (agent: Agent, id: string) =>
  until(async () => {
    const answer = await agent.get(`/documents/content/${id}`);
    return answer.status !== 503 && answer;
  });
const idOf = (answer: request.Response) => (answer.body as { doc_id: string }).doc_id;
const codeOf = (answer: request.Response) => [answer.status, (answer.body as { code: string }).code];

describe('upload', () => {
  test('a document is stored, extracted automatically, listed and downloaded', async () => {
    const { agent, user } = await signedIn(app);
    const pdf = textPdf(['First page', 'Second page']);
    const answer = await upload(agent, pdf, 'اتفاقية توريد.pdf').expect(201);
    expect(answer.body).toEqual({
      doc_id: expect.stringMatching(/^[0-9a-f]{24}$/),
      filename: 'اتفاقية توريد.pdf',
    });
    const id = idOf(answer);
    const content = await textOf(agent, id);
    expect(content.body).toEqual({
      content: 'First page\n\nSecond page',
      content_type: 'application/pdf',
      doubtful: [],
      pages: [
        { start: 0, end: 12 },
        { start: 12, end: 23 },
      ],
      blocks: [
        { start: 0, end: 10, kind: 'paragraph', page: 1 },
        { start: 12, end: 23, kind: 'paragraph', page: 2 },
      ],
    });
    const list = await agent.get('/documents').expect(200);
    expect(list.body).toEqual([
      {
        _id: id,
        filename: 'اتفاقية توريد.pdf',
        size: pdf.length,
        content_type: 'application/pdf',
        status: 'ready',
        pages: 2,
        error_code: null,
        upload_id: id,
        read_again_at: null,
        reading_again: null,
        earlier_reader: false,
      },
    ]);
    const file = await agent.get(`/documents/download/${id}`).buffer().expect(200);
    expect((file.body as Buffer).equals(pdf)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename=".*"; filename\*=UTF-8''/);
    expect(decodeURIComponent(file.headers['content-disposition'] as string)).toContain('اتفاقية توريد.pdf');
    await app.idle();
    const reasons = app.bus.published.flatMap((event) =>
      event.topic === 'documents' && event.user_id === user.id ? [event.reason] : [],
    );
    expect(reasons.sort()).toEqual(['extracted', 'uploaded']);
  });

  test('a quotation mark in a name, encoded as browsers do, is decoded', async () => {
    const { agent } = await signedIn(app);
    const form =
      `--b\r\nContent-Disposition: form-data; name="file"; filename="the %22old%22 50%25 lease.txt"\r\n\r\n` +
      `${TEXT}\r\n--b--\r\n`;
    const answer = await agent.post('/documents/upload').type('multipart/form-data; boundary=b').send(form);
    expect(answer.body).toMatchObject({ filename: 'the "old" 50%25 lease.txt' });
    const file = await agent.get(`/documents/download/${idOf(answer)}`).expect(200);
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="the \\"old\\" 50%25 lease.txt"; filename*=UTF-8\'\'the%20%22old%22%2050%2525%20lease.txt',
    );
  });

  test('a refused upload leaves nothing behind', async () => {
    const { agent } = await signedIn(app);
    const before = await db.$count(blobs);
    expect(codeOf(await upload(agent, ''))).toEqual([422, 'document_empty']);
    expect(
      codeOf(await upload(agent, Buffer.from('47494638396101000100800000', 'hex'), 'contract.pdf')),
    ).toEqual([415, 'unsupported_type']);
    expect(codeOf(await upload(agent, Buffer.alloc(2 * 1024 * 1024 + 1, 'a')))).toEqual([413, 'too_large']);
    expect(codeOf(await upload(agent, Buffer.alloc(4 * 1024 * 1024, 'a')))).toEqual([413, 'too_large']);
    expect(codeOf(await agent.post('/documents/upload').field('name', 'value'))).toEqual([
      400,
      'invalid_input',
    ]);
    expect(codeOf(await agent.post('/documents/upload').send({ file: 'x' }))).toEqual([
      415,
      'unsupported_media',
    ]);
    expect(await db.$count(blobs)).toBe(before);
    expect((await agent.get('/documents')).body).toEqual([]);
  });

  test('a file of exactly the size limit is accepted, and its type comes from its bytes', async () => {
    const { agent } = await signedIn(app);
    await upload(agent, Buffer.alloc(2 * 1024 * 1024, 'text '), 'contract.pdf').expect(201);
    const [item] = (await agent.get('/documents')).body as { content_type: string }[];
    expect(item?.content_type).toBe('text/plain');
  });

  test('an Idempotency-Key makes one document and is refused with another file', async () => {
    const { agent } = await signedIn(app);
    const send = (content: string) => upload(agent, content).set('Idempotency-Key', 'key-1');
    const before = await db.$count(blobs);
    const answers = await Promise.all([send(TEXT), send(TEXT)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await db.$count(blobs)).toBe(before + 1);
    expect(codeOf(await send('Another text.'))).toEqual([422, 'idempotency_mismatch']);
    expect(await db.$count(blobs)).toBe(before + 1);
  });

  test('the quota also holds for uploads that arrive together', async () => {
    const { agent, user } = await signedIn(app);
    const document = await makeDocument(db, { userId: user.id });
    await db.execute(sql`
      insert into documents (id, user_id, origin, filename, content_type, size, blob_id, status)
      select lpad(to_hex(i), 24, '0'), ${user.id}, 'upload', 'x.txt', 'text/plain', 1, ${document.blobId}, 'ready'
      from generate_series(1, ${LIMITS.quota.documents - 2}) i`);
    const answers = await Promise.all([upload(agent, TEXT), upload(agent, TEXT), upload(agent, TEXT)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413]);
    expect(await db.$count(documents, eq(documents.userId, user.id))).toBe(LIMITS.quota.documents);
    expect(codeOf(await upload(agent, TEXT))).toEqual([413, 'storage_quota']);
  });

  test("all of a user's bytes count towards the quota", async () => {
    const { agent, user } = await signedIn(app);
    await makeDocument(db, { userId: user.id, origin: 'result', size: LIMITS.quota.bytes - TEXT.length });
    await upload(agent, TEXT).expect(201);
    expect(codeOf(await upload(agent, 'x'))).toEqual([413, 'storage_quota']);
  });
});

describe('a client that disconnects', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer(app.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('an upload interrupted in the middle leaves nothing behind', async () => {
    const { email, id: userId } = await addUser(app);
    const login = await request(app.app).post('/auth/login').send({ email, password: PASSWORD }).expect(200);
    const cookie = String(login.headers['set-cookie']).split(';')[0];
    const before = await db.$count(blobs);
    const sending = httpRequest({
      port: (server.address() as AddressInfo).port,
      method: 'POST',
      path: '/documents/upload',
      headers: { cookie, 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 1_500_000 },
    });
    sending.on('error', () => undefined);
    sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
    sending.write(Buffer.alloc(700_000, 'text '));
    await until(async () => (await db.$count(blobs)) === before + 1 && (await db.$count(blobChunks)) > 0);
    sending.destroy();
    await until(async () => (await db.$count(blobs)) === before);
    expect(await db.$count(documents, eq(documents.userId, userId))).toBe(0);
  });
});

describe('GET /documents/content', () => {
  test("a request for a document's text waits for the extraction, and answers 503 with Retry-After if that takes too long", async () => {
    const { agent } = await signedIn(app);
    app.pause();
    const id = idOf(await upload(agent, TEXT));
    const early = await agent.get(`/documents/content/${id}`);
    expect(codeOf(early)).toEqual([503, 'unavailable']);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    const waiting = textOf(agent, id);
    app.resume();
    expect((await waiting).body).toMatchObject({ content: TEXT, doubtful: [] });
  });

  test('a document whose extraction failed gives the reason and stays', async () => {
    const { agent } = await signedIn(app);
    const locked = readFileSync(join(process.cwd(), 'tests/fixtures/documents/encrypted.pdf'));
    const id = idOf(await upload(agent, locked, 'locked.pdf').expect(201));
    const { status, body } = await textOf(agent, id);
    expect(status).toBe(200);
    expect(body).toEqual({
      content:
        'error extracting text: The document is password-protected. Remove the password and upload it again.',
      content_type: 'application/pdf',
      doubtful: [],
      pages: [],
      blocks: null,
    });
    const [item] = (await agent.get('/documents')).body as { status: string }[];
    expect(item?.status).toBe('failed');
    await agent.get(`/documents/download/${id}`).expect(200);
  });
});

describe('blocks of a text', () => {
  test('headings have the level of their section, and cells their place in the table', async () => {
    const { agent } = await signedIn(app);
    const cells = ['Fee', 'SAR 500', 'Term', 'One year'].map((text) => `<w:tc>${para(text)}</w:tc>`);
    const table = `<w:tbl><w:tr>${cells.slice(0, 2).join('')}</w:tr><w:tr>${cells.slice(2).join('')}</w:tr></w:tbl>`;
    const body = [
      para('ARTICLE 1 DEFINITIONS'),
      para('1.1 Services'),
      para('The Supplier provides what Annex 1 describes.'),
      table,
      para('The fee is due within thirty days.'),
    ].join('');
    const id = idOf(await upload(agent, docx({ body }), 'services.docx').expect(201));
    const { content, blocks, pages } = (await textOf(agent, id)).body as EndpointResponse<
      typeof documentContent
    >;
    expect(pages).toEqual([]);
    expect(
      blocks?.map(({ start, end, kind, level, cell }) => [kind, level, cell, content.slice(start, end)]),
    ).toEqual([
      ['heading', 1, undefined, 'ARTICLE 1 DEFINITIONS'],
      ['heading', 2, undefined, '1.1 Services'],
      ['paragraph', undefined, undefined, 'The Supplier provides what Annex 1 describes.'],
      ['cell', undefined, { table: 0, row: 0, column: 0 }, 'Fee'],
      ['cell', undefined, { table: 0, row: 0, column: 1 }, 'SAR 500'],
      ['cell', undefined, { table: 0, row: 1, column: 0 }, 'Term'],
      ['cell', undefined, { table: 0, row: 1, column: 1 }, 'One year'],
      ['paragraph', undefined, undefined, 'The fee is due within thirty days.'],
    ]);
  });

  test('a text that was read before there were blocks has none', async () => {
    const { agent } = await signedIn(app);
    const id = idOf(await upload(agent, TEXT));
    await textOf(agent, id);
    await db
      .update(documentTexts)
      .set({ map: { pages: [], sections: [], warnings: [] } })
      .where(eq(documentTexts.documentId, id));
    expect((await textOf(agent, id)).body).toMatchObject({ content: TEXT, blocks: null });
  });
});

describe('GET /documents', () => {
  test('documents are listed newest first, in pages, without pasted texts and results', async () => {
    const { agent, user } = await signedIn(app);
    const made: string[] = [];
    for (let index = 0; index < 5; index++) made.push((await makeDocument(db, { userId: user.id })).id);
    await makeDocument(db, { userId: user.id, origin: 'pasted' });
    await makeDocument(db, { userId: user.id, origin: 'result' });
    const newest = made.reverse();
    const page = async (query: string) =>
      ((await agent.get(`/documents${query}`).expect(200)).body as { _id: string }[]).map(({ _id }) => _id);
    expect(await page('')).toEqual(newest);
    expect(await page('?limit=2')).toEqual(newest.slice(0, 2));
    expect(await page(`?limit=2&before=${newest[1]}`)).toEqual(newest.slice(2, 4));
    expect(codeOf(await agent.get('/documents?limit=0'))).toEqual([400, 'invalid_input']);
  });
});

describe('DELETE /documents', () => {
  test('removing a document removes its bytes and text and cancels its jobs', async () => {
    const { agent, user } = await signedIn(app);
    app.pause();
    const id = idOf(await upload(agent, TEXT));
    const [row] = await db.select().from(documents).where(eq(documents.id, id));
    await agent.delete(`/documents/${id}`).expect(204);
    app.resume();
    expect(await db.$count(blobs, eq(blobs.id, row?.blobId ?? ''))).toBe(0);
    expect(await db.$count(blobChunks, eq(blobChunks.blobId, row?.blobId ?? ''))).toBe(0);
    expect(await db.$count(documentTexts, eq(documentTexts.documentId, id))).toBe(0);
    const [job] = await db.select().from(jobs).where(eq(jobs.userId, user.id));
    expect(job).toMatchObject({ kind: 'extract', status: 'cancelled', documentId: null });
    await agent.get(`/documents/content/${id}`).expect(404);
    await agent.delete(`/documents/${id}`).expect(404);
    expect(app.bus.published).toContainEqual({ topic: 'documents', user_id: user.id, reason: 'deleted' });
  });

  test("a request that waits for a removed document's text answers 404", async () => {
    const { agent } = await signedIn(app);
    app.pause();
    const id = idOf(await upload(agent, TEXT));
    const waiting = textOf(agent, id);
    await agent.delete(`/documents/${id}`).expect(204);
    app.resume();
    expect((await waiting).status).toBe(404);
  });
});

describe('ownership', () => {
  test("another user's document and an unknown one both answer 404", async () => {
    const { agent: owner } = await signedIn(app);
    const { agent: other } = await signedIn(app);
    const id = idOf(await upload(owner, TEXT));
    expect((await textOf(owner, id)).status).toBe(200);
    for (const unknown of [id, newObjectId(), 'not-an-id']) {
      await other.get(`/documents/content/${unknown}`).expect(404);
      await other.get(`/documents/download/${unknown}`).expect(404);
      await other.delete(`/documents/${unknown}`).expect(404);
    }
    expect((await other.get('/documents')).body).toEqual([]);
    await owner.get(`/documents/download/${id}`).expect(200);
  });
});
