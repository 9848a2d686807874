import * as z from 'zod/mini';

/**
 * Every error code of the API, with its HTTP status and its English message. The code is stable: the client
 * translates by it. The message is for people, and an answer may give more detail.
 */
export const ERRORS = {
  invalid_input: [400, 'Some of the information is missing or invalid.'],
  invalid_code: [400, 'Invalid code'],
  invalid_token: [400, 'Invalid or missing token.'],
  wrong_password: [400, 'Your current password is incorrect.'],
  not_signed_in: [401, 'Not signed in.'],
  bad_credentials: [401, 'invalid email or password'],
  totp_required: [401, 'Enter the code from your authenticator app.'],
  totp_invalid: [401, 'Invalid code'],
  totp_ended: [
    401,
    'Codes from your authenticator app no longer work here. Use a recovery code, or ask an administrator to turn two-step verification off for you.',
  ],
  forbidden: [403, 'Only administrators can do this.'],
  cross_site: [403, 'This request came from another site.'],
  email_not_verified: [403, 'Verify your e-mail first.'],
  not_found: [404, 'Not found.'],
  too_slow: [408, 'This took too long to arrive. Check your connection and try again.'],
  conflict: [409, 'This cannot be done right now.'],
  last_admin: [409, 'There must be at least one administrator.'],
  own_account: [409, 'Your own account is managed in your profile, not here.'],
  email_taken: [409, 'Email already registered'],
  totp_on: [409, 'Two-step verification is already on.'],
  totp_off: [409, 'Two-step verification is not on.'],
  totp_stale: [409, 'This setup has expired. Please start again.'],
  totp_own: [409, 'Turn off your own two-step verification in your profile.'],
  cancelled: [409, 'Cancelled.'],
  mark_changed: [409, 'This finding was changed in another window in the meantime. Check it again.'],
  chat_answering: [409, 'The assistant is still answering. Wait for the answer, or stop it.'],
  job_finished: [409, 'This job has already finished.'],
  job_not_failed: [409, 'Only failed jobs can be retried.'],
  not_readable_again: [
    409,
    'This document cannot be read again: only uploaded documents can, in the version that is in your list.',
  ],
  idempotency_in_progress: [409, 'A request with this key is still being processed.'],
  too_large: [413, 'The file is too large.'],
  text_too_long: [413, 'The text is too long: it may have 2,000,000 characters at most.'],
  storage_quota: [413, 'Storage quota reached.'],
  unsupported_type: [415, 'Unsupported file type. Accepted: PDF, DOCX, DOC, TXT.'],
  unsupported_media: [415, 'This endpoint does not accept this content type.'],
  mark_invalid: [422, 'This mark is not valid.'],
  idempotency_mismatch: [422, 'This key has already been used for a different request.'],
  document_empty: [422, 'The document is empty.'],
  document_encrypted: [422, 'The document is password-protected. Remove the password and upload it again.'],
  document_scanned: [
    422,
    'No text could be read in this document: its pages are images or drawings in which none was recognized. Scan it again more sharply, or upload the original file.',
  ],
  scan_too_long: [
    422,
    'This scan has more than 200 pages, and recognizing its text takes long. Split it, or upload it again and ask for all pages to be recognized (form field `recognize` with the value `all`).',
  ],
  document_image_too_large: [
    422,
    'The picture has more than 50 megapixels. Save it in a smaller size and upload it again.',
  ],
  document_form: [
    422,
    'The document is a dynamic form (XFA), which only Adobe Acrobat can show. Print it to PDF there and upload that file.',
  ],
  document_damaged: [
    422,
    'The document is damaged and could not be read. Open it, save it again and then upload it.',
  ],
  document_too_many_pages: [422, 'The document has too many pages. Split it and upload the parts.'],
  document_too_long: [422, 'The document contains too much text. Split it and upload the parts.'],
  document_too_complex: [
    422,
    'The document was too complex to read. Re-save it or split it, then upload it again.',
  ],
  analysis_too_large: [
    422,
    'The analysis of this document took too much time or memory. Split the document and analyze its parts.',
  ],
  document_unsupported: [
    422,
    'This type of document cannot be read. Open it in Word, save it as DOCX and upload it again.',
  ],
  email_quota: [429, 'E-mail quota reached – please try again tomorrow.'],
  code_cooldown: [429, 'We just sent a code. Please wait before requesting another one.'],
  too_many_uploads: [
    429,
    'You are uploading too many files at once. Please try again when some have arrived.',
  ],
  export_limit: [429, 'You have reached today’s limit for data exports. Please try again tomorrow.'],
  rate_limited: [429, 'Too many requests. Please try again later.'],
  totp_locked: [429, 'Too many wrong codes. Use a recovery code, or try again tomorrow.'],
  internal: [500, 'Something went wrong.'],
  poisonous: [
    500,
    'This job failed repeatedly and was stopped. Re-saving or splitting the document may help.',
  ],
  model_failed: [502, 'The language model was unavailable or gave no usable answer. Please try again later.'],
  model_context: [
    502,
    'The context of the language model is too small: it did not read the whole question. An administrator can raise it.',
  ],
  answer_cut_off: [502, 'The answer was cut off before its end. Ask again for the whole answer.'],
  email_failed: [502, 'Could not send e-mail.'],
  job_limit: [503, 'You have too many jobs waiting. Please try again when some have finished.'],
  files_unavailable: [
    503,
    'Files cannot be saved or opened at the moment. Nothing that you stored is lost. Please try again in a few minutes.',
  ],
  unavailable: [503, 'The service is temporarily unavailable. Please try again.'],
  deadline: [504, 'This took too long and was stopped.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** Tells whether a stored or received string is one of our codes. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERRORS, value);
}

/** The body of every error answer. */
export const errorBody = z.object({ detail: z.string(), code: z.string(), request_id: z.string() });
export type ErrorBody = z.infer<typeof errorBody>;
