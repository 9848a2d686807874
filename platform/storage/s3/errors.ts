import { BytesGone } from '../byte-store.js';
import { StorageUnavailable } from '../unavailable.js';

/** The properties that are read of an error of the SDK. */
interface SdkError {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Thrown for an answer of the store that trying again as it is will not change. */
class RefusedByStore extends Error {
  override name = 'RefusedByStore';
}

/** Statuses of a store that refuses us (a changed key, a bucket that is gone), or cannot serve us for now. */
const UNAVAILABLE = new Set([401, 403, 408, 429]);

/** Names of errors that no store can cause. */
const OUR_MISTAKES = /^(?:Type|Range|Reference)Error$/;

/** Returns the status and code of an answer, such as `403 AccessDenied`; of an error of the connection, its code. */
export function reasonOf(error: unknown): string {
  const { name, code, message, $metadata } = error as SdkError;
  const status = $metadata?.httpStatusCode;
  if (status !== undefined) return [status, name].join(' ');
  return (
    code ?? (name === 'DeadlineError' || name === 'TimeoutError' ? 'no answer' : (message ?? name ?? '?'))
  );
}

/** Tells whether the store answered, and said no: the key, the bucket or the region is wrong. */
export function isRefusal(error: unknown): boolean {
  const status = (error as SdkError).$metadata?.httpStatusCode;
  return status !== undefined && status >= 300 && status < 500 && status !== 408 && status !== 429;
}

/**
 * Turns an error of the SDK into `BytesGone` (there is no such object), `StorageUnavailable` (try again later), or one
 * that names the operation and what the store answered.
 */
export function asBucketError(operation: string, error: unknown): Error {
  const { name = '', $metadata } = error as SdkError;
  const status = $metadata?.httpStatusCode;
  if (status === 404 && (name === 'NoSuchKey' || operation === 'HeadObject'))
    return new BytesGone('The object is not in the bucket.', { cause: error });
  const sentence = `The S3 store did not do ${operation} (${reasonOf(error)}).`;
  const unavailable =
    status === undefined
      ? // No answer: whatever became of the connection. Sockets break in many ways, some without a code.
        !OUR_MISTAKES.test(name)
      : status >= 500 || UNAVAILABLE.has(status) || name === 'NoSuchBucket';
  // An answer that is cut off or not XML has the status of the answer and a name of the parser.
  const unread = status !== undefined && status < 300;
  return new (unavailable || unread ? StorageUnavailable : RefusedByStore)(sentence, { cause: error });
}
