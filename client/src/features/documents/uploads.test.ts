import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { LIMITS } from '#shared/limits.js';
import { createQueryClient, sessionKey } from '../../lib/query-client.js';
import { dismissUpload, startUpload, uploads } from './uploads.js';

const keys: string[] = [];

/** Answers every upload with this status and body; a string body is sent as it is, so that it is not JSON. */
function answer(status: number, body: object | string): void {
  class Answering {
    upload = {};
    onload = () => undefined;
    status = status;
    statusText = '';
    responseText = typeof body === 'string' ? body : JSON.stringify(body);
    open() {}
    setRequestHeader(name: string, value: string) {
      if (name === 'Idempotency-Key') keys.push(value);
    }
    getResponseHeader(name: string) {
      return name === 'content-type' ? 'application/json' : null;
    }
    send() {
      this.onload();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Answering });
}
const file = new File(['text'], 'lease.pdf');

it('an upload that is answered with 401 ends the session', async () => {
  const client = createQueryClient();
  client.setQueryData(sessionKey, { email: 's@f.sa' });
  answer(401, { detail: 'Not signed in.', code: 'not_signed_in', request_id: 'r' });
  expect(await startUpload(client, file)).toBeUndefined();
  expect(client.getQueryData(sessionKey)).toBeNull();
});

it('a refused file keeps the session and stays in the list', async () => {
  const client = createQueryClient();
  client.setQueryData(sessionKey, { email: 's@f.sa' });
  uploads.set({ list: [] });
  answer(422, { detail: 'The document is empty.', code: 'document_empty', request_id: 'r' });
  expect(await startUpload(client, file)).toBeUndefined();
  expect(client.getQueryData(sessionKey)).toEqual({ email: 's@f.sa' });
  expect(uploads.get().list).toMatchObject([{ file, error: { code: 'document_empty' } }]);
});

it('an answer that does not come from the server counts as a missing connection', async () => {
  uploads.set({ list: [] });
  answer(200, '<!doctype html><title>Welcome to the hotel</title>');
  expect(await startUpload(createQueryClient(), file)).toBeUndefined();
  expect(uploads.get().list).toMatchObject([{ error: { code: 'network' } }]);
});

it('a retried upload keeps its position and its key', async () => {
  const client = createQueryClient();
  uploads.set({ list: [] });
  keys.length = 0;
  answer(503, { detail: 'Away.', code: 'unavailable', request_id: 'r' });
  await startUpload(client, file);
  await startUpload(client, new File(['other'], 'other.pdf'));
  const [first] = uploads.get().list;
  expect(first).toMatchObject({ file, error: { code: 'unavailable' } });
  answer(201, { doc_id: 'd', filename: 'lease.pdf' });
  expect(await startUpload(client, file, first?.key)).toBe('d');
  expect(keys).toEqual([first?.key, expect.any(String), first?.key]);
  expect(uploads.get().list.map((one) => one.file.name)).toEqual(['other.pdf']);
});

it('uploads run a few at a time, the next starts when one has arrived, and a dismissed one never starts', async () => {
  const client = createQueryClient();
  uploads.set({ list: [] });
  const arrivals: (() => void)[] = [];
  class Slow {
    upload = {};
    onload = () => undefined;
    status = 201;
    statusText = '';
    responseText = '{"doc_id":"d"}';
    open() {}
    setRequestHeader() {}
    send() {
      arrivals.push(() => this.onload());
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Slow });
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => startUpload(client, new File(['text'], name)));
  await waitFor(() => {
    expect(arrivals).toHaveLength(LIMITS.ui.uploadsAtOnce);
  });
  expect(uploads.get().list).toHaveLength(5);
  dismissUpload(uploads.get().list[3]?.key ?? '');
  arrivals[0]?.();
  await waitFor(() => {
    expect(arrivals).toHaveLength(LIMITS.ui.uploadsAtOnce + 1);
  });
  for (const arrive of arrivals) arrive();
  expect(await Promise.all(all)).toEqual(['d', 'd', 'd', undefined, 'd']);
  expect(uploads.get().list).toEqual([]);
});
