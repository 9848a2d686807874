import type { Endpoint } from '#shared/contracts/endpoint.js';
import type { ErrorCode } from '#shared/contracts/errors.js';

/** Codes of a failed extraction. */
const UNREADABLE: readonly ErrorCode[] = [
  'document_empty',
  'document_encrypted',
  'document_scanned',
  'scan_too_long',
  'document_image_too_large',
  'document_form',
  'document_damaged',
  'document_too_many_pages',
  'document_too_long',
  'document_too_complex',
  'document_unsupported',
];
const UPLOAD: readonly ErrorCode[] = [
  'invalid_input',
  'too_slow',
  'too_many_uploads',
  'too_large',
  'storage_quota',
  'unsupported_type',
  'unsupported_media',
  'document_empty',
  'document_unsupported',
];
const KEYED: readonly ErrorCode[] = ['invalid_input', 'idempotency_mismatch', 'idempotency_in_progress'];
/** Codes of accepting a job, and of a job that ended without a result. */
const WORK: readonly ErrorCode[] = [
  'job_limit',
  'storage_quota',
  'text_too_long',
  'not_found',
  'cancelled',
  ...UNREADABLE,
  'analysis_too_large',
  'model_failed',
  'model_context',
  'poisonous',
  'deadline',
];

/**
 * Returns every code that an endpoint may answer: those that follow from its definition and those that it
 * names.
 */
export function errorsOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const { access, method, params, query, body, upload, longRunning, errors = [] } = endpoint;
  const codes: ErrorCode[] = [...errors, 'internal'];
  const given = (condition: unknown, ...more: readonly ErrorCode[]) => {
    if (condition) codes.push(...more);
  };
  // Loading the session may find the database unavailable.
  given(access !== 'open' && access !== 'operator', 'unavailable');
  given(access === 'user' || access === 'admin', 'not_signed_in');
  given(access === 'admin', 'forbidden');
  given(method !== 'GET', 'cross_site');
  // `not_found` for an id that cannot exist; `invalid_input` for a path with invalid percent-encoding.
  given(params, 'not_found', 'invalid_input');
  given(query, 'invalid_input');
  // A body that is no JSON at all is `invalid_input` in any case.
  given(
    body,
    endpoint.invalidBody ?? 'invalid_input',
    'invalid_input',
    'too_slow',
    'unsupported_media',
    'text_too_long',
  );
  given(upload, ...UPLOAD);
  given(upload ?? (longRunning && method !== 'GET'), ...KEYED);
  given(longRunning, ...WORK);
  // Where the bytes of files are written or read.
  given(upload ?? endpoint.file ?? longRunning, 'files_unavailable');
  return new Set(codes);
}
