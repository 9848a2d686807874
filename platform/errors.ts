import { ERRORS, type ErrorCode } from '#shared/contracts/errors.js';

interface Details {
  status?: number;
  /** A sentence for the person; the code's own where none is given. */
  detail?: string;
  cause?: unknown;
  /** Seconds after which it may be tried again (sent as Retry-After). */
  retryAfter?: number;
}

/** An error with a stable code, a status and a sentence for people. What is not one of these answers 500. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: number;
  readonly detail: string;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    { status, detail, cause, retryAfter }: Details = {},
  ) {
    const [defaultStatus, defaultDetail] = ERRORS[code];
    super(detail ?? defaultDetail, { cause });
    this.status = status ?? defaultStatus;
    this.detail = detail ?? defaultDetail;
    this.retryAfter = retryAfter;
  }
}
