import * as z from 'zod/mini';

/**
 * Every code that an error answer may carry, with its HTTP status and its English sentence. The code is
 * stable: the client translates by it; the sentence is for people and may carry more detail.
 */
export const ERRORS = {
  invalid_input: [400, 'Part of what was sent is missing or not valid.'],
  invalid_code: [400, 'Invalid code'],
  invalid_token: [400, 'Invalid or missing token.'],
  wrong_password: [400, 'The current password is wrong.'],
  not_signed_in: [401, 'Not signed in.'],
  bad_credentials: [401, 'invalid email or password'],
  totp_required: [401, 'Enter the code from your authenticator app.'],
  totp_invalid: [401, 'Invalid code'],
  totp_ended: [
    401,
    'Codes from your authenticator app no longer work here. Use a recovery code, or ask an administrator to turn two-step verification off for you.',
  ],
  forbidden: [403, 'Only an administrator may do this.'],
  cross_site: [403, 'This request came from another site.'],
  email_not_verified: [403, 'Verify your e-mail first.'],
  not_found: [404, 'Not found.'],
  too_slow: [408, 'This took too long to arrive. Check your connection and try again.'],
  conflict: [409, 'This cannot be done now.'],
  last_admin: [409, 'There must be at least one administrator.'],
  own_account: [409, 'Your own account is managed in your profile, not here.'],
  email_taken: [409, 'Email already registered'],
  totp_on: [409, 'Two-step verification is already on.'],
  totp_off: [409, 'Two-step verification is not on.'],
  totp_stale: [409, 'This setup was started too long ago. Please start again.'],
  totp_own: [409, 'Turn off your own two-step verification in your profile.'],
  cancelled: [409, 'Cancelled.'],
  job_finished: [409, 'This job has already finished.'],
  job_not_failed: [409, 'Only a failed job can be tried again.'],
  idempotency_in_progress: [409, 'A request with this key is still being accepted.'],
  too_large: [413, 'The file is too large.'],
  text_too_long: [413, 'The text is too long.'],
  storage_quota: [413, 'Storage quota reached.'],
  unsupported_type: [415, 'Unsupported file type. Accepted: PDF, DOCX, DOC, TXT.'],
  unsupported_media: [415, 'This address expects another type of content.'],
  idempotency_mismatch: [422, 'This key was used before with another request.'],
  document_empty: [422, 'The document is empty.'],
  document_encrypted: [
    422,
    'The document is locked with a password. Remove the password and upload it again.',
  ],
  document_scanned: [
    422,
    'The document contains images of pages and no text. Run text recognition (OCR) on it and upload it again.',
  ],
  document_damaged: [
    422,
    'The document is damaged and could not be read. Open it, save it again and then upload it.',
  ],
  document_too_many_pages: [422, 'The document has too many pages. Split it and upload the parts.'],
  document_too_long: [422, 'The document contains too much text. Split it and upload the parts.'],
  document_too_complex: [
    422,
    'The document took too much time or memory to read. Save it again or split it, and then upload it.',
  ],
  analysis_too_large: [
    422,
    'The analysis of this document took too much time or memory. Split the document and analyze its parts.',
  ],
  document_unsupported: [
    422,
    'Documents of this type cannot be read. Open it in Word, save it as DOCX and upload it again.',
  ],
  email_quota: [429, 'E-mail quota reached – please try again tomorrow.'],
  code_cooldown: [429, 'A code was just sent. Please wait before you ask for another.'],
  too_many_uploads: [
    429,
    'You are uploading too many files at once. Please try again when some have arrived.',
  ],
  export_limit: [429, 'Your data was exported several times today. Please try again tomorrow.'],
  rate_limited: [429, 'Too many requests. Please try again later.'],
  totp_locked: [429, 'Too many wrong codes. Use a recovery code, or try again tomorrow.'],
  internal: [500, 'Something went wrong.'],
  poisonous: [
    500,
    'The process that worked on this stopped or hung several times, even with nothing else running. It was given up.',
  ],
  model_failed: [
    502,
    'The language model could not be used, or gave no usable answer. Please try again later.',
  ],
  email_failed: [502, 'Could not send e-mail.'],
  job_limit: [503, 'You have too many jobs waiting. Please try again when some have finished.'],
  unavailable: [503, 'The service is temporarily unavailable. Please try again.'],
  deadline: [504, 'This took too long and was stopped.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** Whether a stored or received string is one of our codes. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERRORS, value);
}

/** The body of every error answer. */
export const errorBody = z.object({ detail: z.string(), code: z.string(), request_id: z.string() });
export type ErrorBody = z.infer<typeof errorBody>;
