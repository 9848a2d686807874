/** A failed request: an error response, or no response at all (`status` 0, code `network`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    /** The server's error message, in English; empty when it sent none. */
    readonly detail: string,
    readonly requestId: string | null = null,
    /** Seconds to wait before the next attempt (`Retry-After`); null when the server named none. */
    readonly retryAfter: number | null = null,
  ) {
    super(detail === '' ? code : detail);
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Swallows a 404 and throws every other error; for deletions, where "not found" means that the goal is reached. */
export function ignoreNotFound(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Codes of 4xx errors that are transient: the same request may succeed within seconds. */
const TRANSIENT_CODES = new Set(['too_slow', 'too_many_uploads']);

/** True if the same request may succeed a moment later; every other refusal of the server is permanent. */
export function isRetryable(error: unknown): boolean {
  return isUnanswered(error) || (isApiError(error) && TRANSIENT_CODES.has(error.code));
}

/** True if no server answered the request, or one that could not do its work. */
export function isUnanswered(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}

export const networkError = () => new ApiError(0, 'network', '');

interface RawAnswer {
  status: number;
  statusText: string;
  body: string;
  header: (name: string) => string | null;
}

function fieldsOf(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Error codes for responses that a proxy sends itself, when the server is down or never received the request. */
const BY_PROXY: Partial<Record<number, string>> = {
  413: 'too_large',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/**
 * Builds the ApiError of an error response. Its message is `detail`, else `message`, else the raw text, else the status
 * text. HTML is not used as text: the error page of a proxy gets an empty message and a code of its own.
 */
export function errorFrom({ status, statusText, body, header }: RawAnswer): ApiError {
  const type = header('content-type') ?? '';
  const json = type.includes('json');
  const fields = json ? fieldsOf(body) : {};
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const raw = json || type.includes('html') ? undefined : text(body.trim());
  const byProxy = json || raw !== undefined ? undefined : BY_PROXY[status];
  const seconds = Number(header('retry-after') ?? Number.NaN);
  return new ApiError(
    status,
    text(fields.code) ?? byProxy ?? `http_${status}`,
    text(fields.detail) ?? text(fields.message) ?? raw ?? (byProxy === undefined ? statusText : ''),
    text(fields.request_id) ?? header('x-request-id'),
    Number.isFinite(seconds) ? seconds : null,
  );
}
