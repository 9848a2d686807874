import type { EndpointResponse, Endpoint, EndpointInput } from '#shared/contracts/endpoint.js';
import type { Job } from '#shared/contracts/jobs.js';
import { type ApiError, errorFrom, isAbort, networkError } from './api-error.js';
import { currentLanguage, loadMessages } from './locale.js';

/** The base URL of the API, without a trailing slash; empty when the API itself serves the client. */
export const API_URL = (import.meta.env?.VITE_API_URL ?? '').replace(/\/$/, '');

export interface CallOptions {
  signal?: AbortSignal;
  /** Requests with the same key return the same job, so that a retry starts no second one. */
  idempotencyKey?: string;
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

/** The address of an endpoint with its path and query parameters filled in. */
export function buildUrl(path: string, { params = {}, query = {} }: Parts = {}): string {
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return `${API_URL}${filledPath}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** Sends a request and returns the whole response. Throws an ApiError; an aborted request throws its AbortError. */
export async function send(address: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'include', ...init });
  } catch (error) {
    if (isAbort(error)) throw error;
    throw networkError();
  }
  if (response.ok) return response;
  throw await localizeError(
    errorFrom({
      status: response.status,
      statusText: response.statusText,
      body: await response.text().catch(() => ''),
      header: (name) => response.headers.get(name),
    }),
  );
}

/**
 * Resolves to the error once its messages are loaded. `not_signed_in` needs none: it is the first response on most
 * pages and is not shown. If the messages cannot be fetched and the error has no detail either, the server is
 * unreachable: the result is then a network error, whose message is always present.
 */
export async function localizeError(
  error: ApiError,
  fetchWords = () => loadMessages('errors'),
): Promise<ApiError> {
  if (error.code === 'not_signed_in') return error;
  return fetchWords().then(
    () => error,
    () => (error.detail === '' ? networkError() : error),
  );
}

/**
 * Calls an endpoint of the contracts. With `prefer: 'respond-async'`, an endpoint that starts a job returns the job
 * at once instead of waiting for its result. Throws an ApiError.
 */
export function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions & { prefer: 'respond-async' },
): Promise<Job>;
export function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<EndpointResponse<E>>;
export async function call(
  endpoint: Endpoint,
  input: unknown,
  options: CallOptions & { prefer?: 'respond-async' } = {},
): Promise<unknown> {
  const parts = input as Parts;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // The server writes findings, reports and mails in this language.
    'Accept-Language': currentLanguage(),
  };
  if (parts.body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.prefer !== undefined) headers.Prefer = options.prefer;
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
  const response = await send(buildUrl(endpoint.path, parts), {
    method: endpoint.method,
    headers,
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  if (endpoint.response === null) return undefined;
  const text = await response.text();
  return text === '' ? {} : (JSON.parse(text) as unknown);
}

/** Returns a random key of 128 bits in hex; `crypto.randomUUID` does not exist on plain http outside localhost. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
