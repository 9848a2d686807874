import type { ErrorRequestHandler, RequestHandler } from 'express';
import { AppError } from '#platform/errors.js';
import { isStorageUnavailable } from '#platform/storage/unavailable.js';
import { isUnavailable } from '#platform/unavailable.js';
import type { ErrorBody } from '#shared/contracts/errors.js';
import { recordRefusal } from './http-log.js';
import { requestIdOf } from './request-id.js';

/** Seconds after which PostgreSQL, Redis or the S3 store may be available again: a restart takes about that long. */
const UNAVAILABLE_RETRY = 5;

export const rejectUnknownPath: RequestHandler = () => {
  throw new AppError('not_found');
};

/** Turns errors into responses, in this one place: `{ detail, code, request_id }`. */
export const respondWithError: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const answer = asAppError(error);
  recordRefusal(res, answer.code);
  if (answer.status >= 500) req.log.error({ err: error }, answer.code);
  if (res.headersSent) {
    // A partial response must not look like a complete one.
    res.destroy();
    return;
  }
  if (answer.retryAfter !== undefined)
    res.set('Retry-After', String(Math.max(1, Math.ceil(answer.retryAfter))));
  // These headers described the response that was not sent.
  res.removeHeader('Content-Disposition');
  res.removeHeader('Content-Type');
  res.set('Cache-Control', 'no-store');
  const body: ErrorBody = { detail: answer.detail, code: answer.code, request_id: requestIdOf(req) };
  res.status(answer.status).json(body);
};

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isStorageUnavailable(error)) {
    return new AppError('files_unavailable', { retryAfter: UNAVAILABLE_RETRY, cause: error });
  }
  if (isUnavailable(error)) {
    return new AppError('unavailable', { retryAfter: UNAVAILABLE_RETRY, cause: error });
  }
  const status = clientStatus(error);
  switch (status) {
    case 400:
      return new AppError('invalid_input', { cause: error });
    case 413:
      return new AppError('text_too_long', { cause: error });
    case 415:
      return new AppError('unsupported_media', { cause: error });
    case undefined:
      return new AppError('internal', { cause: error });
    default:
      return new AppError('invalid_input', { status, cause: error });
  }
}

/** Returns the status of an error that Express, its body parser or its static files blame on the client. */
function clientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
