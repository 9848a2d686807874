/** An answer that was not ok, or none at all (`status` 0, code `network`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    /** The server's sentence; empty where it said nothing. */
    readonly detail: string,
    readonly requestId: string | null = null,
    /** Seconds to wait, where the server named them. */
    readonly retryAfter: number | null = null,
  ) {
    super(detail === '' ? code : detail);
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** For what is to be removed: that it is gone already is what was wanted. */
export function ignoreNotFound(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Refusals that pass by themselves, within seconds. */
const TRANSIENT_CODES = new Set(['too_slow', 'too_many_uploads']);

/** Whether the same may succeed a moment later: what else the server refused it will refuse again. */
export function isRetryable(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500 || TRANSIENT_CODES.has(error.code));
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

/** What a proxy means by an answer of its own, while the server behind it is away or was never asked. */
const BY_PROXY: Partial<Record<number, string>> = {
  413: 'too_large',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/**
 * The message is `detail`, else `message`, else the raw text, else the status text. A page is no text: what a proxy
 * answers in our place is said by its code.
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
