import { expect, it } from '@jest/globals';
import { createQueryClient, sessionKey } from '../../lib/query-client.js';
import { startUpload, uploads } from './uploads.js';

/** Answers every upload with this status and body. */
function answer(status: number, body: object): void {
  class Answering {
    upload = {};
    onload = () => undefined;
    status = status;
    statusText = '';
    responseText = JSON.stringify(body);
    open() {}
    setRequestHeader() {}
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

it('ends the session where an upload is answered that there is none', async () => {
  const client = createQueryClient();
  client.setQueryData(sessionKey, { email: 's@f.sa' });
  answer(401, { detail: 'Not signed in.', code: 'not_signed_in', request_id: 'r' });
  expect(await startUpload(client, file)).toBe(false);
  expect(client.getQueryData(sessionKey)).toBeNull();
});

it('keeps the session, and what was refused, where the file is at fault', async () => {
  const client = createQueryClient();
  client.setQueryData(sessionKey, { email: 's@f.sa' });
  uploads.set({ list: [] });
  answer(422, { detail: 'The document is empty.', code: 'document_empty', request_id: 'r' });
  expect(await startUpload(client, file)).toBe(false);
  expect(client.getQueryData(sessionKey)).toEqual({ email: 's@f.sa' });
  expect(uploads.get().list).toMatchObject([{ filename: 'lease.pdf', error: { code: 'document_empty' } }]);
});
