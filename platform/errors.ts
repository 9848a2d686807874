import { ERRORS, type ErrorCode } from '#shared/contracts/errors.js';

interface Details {
  status?: number;
  /** Message for the user; by default the message of the code. */
  detail?: string;
  cause?: unknown;
  /** Seconds after which the request may be retried (sent as Retry-After). */
  retryAfter?: number;
}

/** An error with a stable code, an HTTP status and a message for the user. Any other error is answered with 500. */
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
