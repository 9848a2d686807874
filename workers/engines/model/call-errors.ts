import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { AppError } from '#platform/errors.js';
import { PartFailure, RetryAfter } from '#workers/attempt/failures.js';
import { retryAfterMs } from './transport.js';
import { NotAnAnswer, TimedOut } from './transport-errors.js';

export interface ModelTiming {
  /** Longest wait that the HTTP client does by itself, ms; for a longer one the job is deferred. */
  longestWaitMs: number;
  /** Delay before the next request to an endpoint that refuses without saying for how long, ms. */
  laterMs: number;
  /** Longest time in all that a second question waits for the endpoint, ms; some minutes by default. */
  patienceMs?: number;
}

/** Least delay, ms: without it an endpoint that says "at once" and refuses again would be asked in a tight loop. */
const LEAST_LATER_MS = 1_000;

/**
 * An answer with an error status, without its message: the message may contain text of the document or the key, and
 * this object is logged.
 */
interface Refused {
  status: number | undefined;
  code: string | undefined;
  param: string | undefined;
  headers: Headers | undefined;
}

function refusedBy(error: unknown): Refused | undefined {
  if (!(error instanceof APIError)) return undefined;
  const word = (value: unknown) =>
    typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : undefined;
  const { status, code, param, headers } = error as APIError;
  return { status, code: word(code), param: word(param), headers };
}

const isAboutContent = ({ code }: Refused) =>
  code === 'context_length_exceeded' || code === 'content_filter' || code === 'content_policy_violation';

/**
 * Returns the parameter that the endpoint rejected, so that a simpler request can be sent; undefined if the error is
 * not about the form of the request. `param` is undefined if the endpoint does not name it.
 */
export function rejectedParameter(error: unknown): { param: string | undefined } | undefined {
  const refused = refusedBy(error);
  if (refused === undefined || isAboutContent(refused)) return undefined;
  return refused.status === 400 || refused.status === 422 ? { param: refused.param } : undefined;
}

/** Maps a failed call to the error for the part that made it. */
export function failureOf(error: unknown, { longestWaitMs, laterMs }: ModelTiming): Error {
  if (error instanceof APIConnectionTimeoutError) return new PartFailure('timeout');
  if (error instanceof APIConnectionError)
    return new PartFailure(error.cause instanceof NotAnAnswer ? 'invalid' : 'unreachable', true);
  const refused = refusedBy(error);
  if (refused === undefined) return error instanceof Error ? error : new Error(String(error));

  const { status, code, headers } = refused;
  const answered = { status, code };
  if (code === 'insufficient_quota' || status === 401 || status === 403 || status === 404) {
    const cause = new Error(`The endpoint answered ${[status, code].join(' ')}`);
    return new AppError('model_failed', { cause });
  }
  const wait = retryAfterMs(headers);
  if (status === 429 || (status === 503 && wait !== undefined && wait > longestWaitMs))
    return new RetryAfter(Math.max(wait ?? laterMs, Math.min(laterMs, LEAST_LATER_MS)));
  if (status === undefined || status >= 500 || status === 408 || status === 409)
    return new PartFailure('unreachable', true, answered);
  if (status === 413 || code === 'context_length_exceeded')
    return new PartFailure('too_long', false, answered);
  return new PartFailure(isAboutContent(refused) ? 'refused' : 'rejected', false, answered);
}

/** Maps the error that broke an answer off, after its first piece, to the error for who asked. */
export function brokenOff(error: unknown, timing: ModelTiming): Error {
  if (error instanceof PartFailure) return error;
  if (error instanceof TimedOut) return new PartFailure('timeout');
  if (error instanceof NotAnAnswer) return new PartFailure('invalid', true);
  return error instanceof APIError ? failureOf(error, timing) : new PartFailure('unreachable', true);
}
