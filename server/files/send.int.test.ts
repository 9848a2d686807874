import type { ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type request from 'supertest';
import { deleteDocument } from '#platform/db/queries/documents.js';
import { createLogger } from '#platform/log.js';
import { PASSWORD, signedIn, testApp, type TestApp } from '#tests/support/app.js';
import { makeDocument } from '#tests/support/factories.js';
import { deferred } from '#tests/support/deferred.js';
import { startLiveServer } from '#tests/support/live-server.js';
import { until } from '#tests/support/until.js';

let t: TestApp;
let agent: ReturnType<typeof request.agent>;
let email: string;
let file: { userId: string; documentId: string };
let read: () => AsyncGenerator<Buffer>;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const out = new PassThrough();
  out.on('data', (chunk: Buffer) => lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>));
  t = await testApp({
    deps: ({ storage }) => ({
      log: createLogger('server', 'debug', out),
      storage: { ...storage, read: () => Readable.from(read(), { objectMode: false }) },
    }),
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  lines.length = 0;
  const signed = await signedIn(t);
  const { user } = signed;
  ({ agent } = signed);
  ({ email } = user);
  const { id } = await makeDocument(t.deps.db, {
    userId: user.id,
    contentType: 'application/pdf',
    size: 500_000,
  });
  file = { userId: user.id, documentId: id };
});

const download = () => agent.get(`/documents/download/${file.documentId}`);
async function* away(): AsyncGenerator<Buffer> {
  await Promise.resolve();
  throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
}

test('an error before the first byte is answered with its own status', async () => {
  read = away;
  const { body, headers } = await download().expect(503);
  expect(body).toMatchObject({ code: 'unavailable' });
  expect(headers).not.toHaveProperty('content-disposition');
});

test('a file removed before its first byte answers 404', async () => {
  read = async function* () {
    await deleteDocument(t.deps.db, file);
    yield* away();
  };
  expect((await download().expect(404)).body).toMatchObject({ code: 'not_found' });
});

test('a HEAD request gets the headers without the file being read', async () => {
  let reads = 0;
  read = async function* () {
    reads += 1;
    yield* away();
  };
  const { headers } = await agent.head(`/documents/download/${file.documentId}`).expect(200);
  expect(headers).toMatchObject({ 'content-length': '500000', 'content-type': 'application/pdf' });
  expect(headers['content-disposition']).toContain('attachment');
  expect(reads).toBe(0);
});

test('an error in the middle of a file closes the connection and is logged as a warning', async () => {
  read = async function* () {
    yield Buffer.alloc(300_000, 'a');
    yield* away();
  };
  await expect(download().then(() => 'whole')).rejects.toThrow('aborted');
  const line = await until(() => lines.find(({ msg }) => msg === 'a stored file was not read to its end'));
  expect(line).toMatchObject({ level: 40, document: file.documentId, err: { code: 'ECONNREFUSED' } });
});

test('a client that disconnects is not logged as a warning', async () => {
  const left = deferred();
  read = async function* () {
    yield Buffer.alloc(1_000, 'a');
    await left.promise;
    yield Buffer.alloc(1_000, 'a');
  };
  const live = await startLiveServer(t);
  const leave = new AbortController();
  const [Cookie = ''] = (
    await fetch(`${live.url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
  ).headers.getSetCookie();
  live.server.on('request', (_req, res: ServerResponse) => res.once('close', left.resolve));
  await fetch(`${live.url}/documents/download/${file.documentId}`, {
    headers: { Cookie },
    signal: leave.signal,
  });
  leave.abort();
  const line = await until(() => lines.find(({ msg }) => msg === 'a client left its download'));
  await live.close();
  expect(line).toMatchObject({ level: 20, document: file.documentId });
});
