import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { AppError } from '#platform/errors.js';
import { PartFailure, RetryAfter } from '#workers/runtime/failures.js';
import { retryAfterMs } from './transport.js';
import { NotAnAnswer } from './transport-errors.js';

export interface ModelTiming {
  /** A wait up to this is the client's own, ms; a longer one the job's. */
  longestWaitMs: number;
  /** When to come back to an endpoint that refuses and does not say, ms. */
  laterMs: number;
}

/** An endpoint that says "at once" and refuses again is not asked in a circle, ms. */
const LEAST_LATER_MS = 1_000;

/** An answer with a bad status, without its message: that may hold the document's words or the key, and this is logged. */
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

/** Whether the request's form was refused, so that a plainer one may be taken; and what it was about, where that is said. */
export function rejectedParameter(error: unknown): { param: string | undefined } | undefined {
  const refused = refusedBy(error);
  if (refused === undefined || isAboutContent(refused)) return undefined;
  return refused.status === 400 || refused.status === 422 ? { param: refused.param } : undefined;
}

/** What a failed call means for the part that asked. */
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
