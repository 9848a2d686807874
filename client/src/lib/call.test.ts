import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { checkEmail, logout } from '#shared/api/auth.js';
import { deleteDocument } from '#shared/api/documents.js';
import { analyzeRisk } from '#shared/api/risk.js';
import { ApiError } from './api-error.js';
import { call, localizeError } from './call.js';

const fetched = jest.fn<(address: string, init: RequestInit) => Promise<unknown>>();

function answer(status: number, body: string, headers: Record<string, string> = {}) {
  const all = new Map(Object.entries(headers));
  fetched.mockResolvedValueOnce({
    ok: status < 400,
    status,
    statusText: 'Status text',
    text: () => Promise.resolve(body),
    headers: { get: (name: string) => all.get(name) ?? null },
  });
}

const failure = (calling: Promise<unknown>) =>
  calling.then(
    () => {
      throw new Error('did not fail');
    },
    (error: unknown) => error as ApiError,
  );

Object.assign(globalThis, { fetch: fetched });
afterEach(() => {
  fetched.mockReset();
});

const json = { 'content-type': 'application/json; charset=utf-8' };

describe('call', () => {
  it('escapes path and query parameters and sends the session cookie', async () => {
    answer(200, '{"exists":true}', json);
    await expect(call(checkEmail, { query: { email: 'a+b@c.sa' } })).resolves.toEqual({ exists: true });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/auth/check-email?email=a%2Bb%40c.sa');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(init).not.toHaveProperty('body');

    answer(204, '');
    await call(deleteDocument, { params: { id: 'a/b' } });
    expect(fetched.mock.calls[1]?.[0]).toBe('/documents/a%2Fb');
  });

  it('a call for a job sends Prefer and an idempotency key', async () => {
    answer(202, '{"id":"j"}', json);
    await call(analyzeRisk, { body: { doc_id: 'd' } }, { prefer: 'respond-async', idempotencyKey: 'k' });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"doc_id":"d"}',
      headers: { Prefer: 'respond-async', 'Idempotency-Key': 'k', 'Content-Type': 'application/json' },
    });
  });

  it('an empty body becomes an empty object and a 204 becomes undefined', async () => {
    answer(200, '');
    await expect(call(checkEmail, { query: { email: 'a@b.sa' } })).resolves.toEqual({});
    answer(204, '');
    await expect(call(logout, {})).resolves.toBeUndefined();
  });

  it('an error carries the detail, code, request id and Retry-After of its response', async () => {
    answer(429, '{"detail":"Wait.","code":"code_cooldown","request_id":"r1"}', {
      ...json,
      'retry-after': '42',
    });
    const error = await failure(call(logout, {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      code: 'code_cooldown',
      detail: 'Wait.',
      requestId: 'r1',
      retryAfter: 42,
    });
  });

  it('the error detail falls back to message, then to the raw text, then to the status text', async () => {
    answer(400, '{"message":"Said otherwise"}', json);
    expect((await failure(call(logout, {}))).detail).toBe('Said otherwise');
    answer(502, 'upstream is down', { 'content-type': 'text/plain' });
    expect(await failure(call(logout, {}))).toMatchObject({ detail: 'upstream is down', code: 'http_502' });
    answer(500, '{}', json);
    expect((await failure(call(logout, {}))).detail).toBe('Status text');
  });

  it('a proxy’s error page is mapped to a code and its HTML never becomes the detail', async () => {
    const page = '<html>\n<head><title>502 Bad Gateway</title></head></html>';
    const html = { 'content-type': 'text/html' };
    for (const status of [502, 503, 504]) {
      answer(status, page, html);
      expect(await failure(call(logout, {}))).toMatchObject({ code: 'unavailable', detail: '' });
    }
    answer(413, page, html);
    expect(await failure(call(logout, {}))).toMatchObject({ code: 'too_large', detail: '' });
    answer(502, '');
    expect(await failure(call(logout, {}))).toMatchObject({ code: 'unavailable', detail: '' });
    answer(405, page, html);
    expect(await failure(call(logout, {}))).toMatchObject({ code: 'http_405', detail: 'Status text' });
  });

  it('distinguishes a network error from an aborted call', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failure(call(logout, {}))).toMatchObject({ status: 0, code: 'network' });
    fetched.mockRejectedValueOnce(new DOMException('Aborted', 'AbortError'));
    expect(await failure(call(logout, {}))).toMatchObject({ name: 'AbortError' });
  });
});

describe('localizeError', () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));

  it('returns a network error when a proxy answers for a server that is down and no messages load', async () => {
    const error = new ApiError(502, 'unavailable', '');
    expect(await localizeError(error, away)).toMatchObject({ status: 0, code: 'network' });
    expect(await localizeError(error, () => Promise.resolve())).toBe(error);
  });

  it('keeps an error that has a detail from the server when no messages load', async () => {
    const error = new ApiError(409, 'email_taken', 'Email already registered');
    expect(await localizeError(error, away)).toBe(error);
  });
});
