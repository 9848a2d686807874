import type { ErrorCode } from '#shared/contracts/errors.js';

/**
 * The English error messages, by the code of the server's response. Each equals the server's `detail`, except where the
 * screens have a text of their own.
 */
export const enErrors = {
  'error.invalid_input': 'Some of the information is missing or invalid.',
  'error.invalid_code': 'Invalid code',
  'error.invalid_token': 'Invalid or missing token.',
  'error.wrong_password': 'Your current password is incorrect.',
  'error.not_signed_in': 'Not signed in.',
  'error.bad_credentials': 'Invalid e-mail / password combination',
  'error.totp_required': 'Enter the code from your authenticator app.',
  'error.totp_invalid': 'Invalid code',
  'error.totp_ended':
    'Codes from your authenticator app no longer work here. Use a recovery code, or ask an administrator to turn two-step verification off for you.',
  'error.forbidden': 'Only administrators can do this.',
  'error.cross_site': 'This request came from another site.',
  'error.email_not_verified': 'Verify your e-mail first.',
  'error.not_found': 'Not found.',
  'error.too_slow': 'This took too long to arrive. Check your connection and try again.',
  'error.conflict': 'This cannot be done right now.',
  'error.last_admin': 'There must be at least one administrator.',
  'error.own_account': 'Your own account is managed in your profile, not here.',
  'error.email_taken': 'Email already registered',
  'error.totp_on': 'Two-step verification is already on.',
  'error.totp_off': 'Two-step verification is not on.',
  'error.totp_stale': 'This setup has expired. Please start again.',
  'error.totp_own': 'Turn off your own two-step verification in your profile.',
  'error.cancelled': 'Cancelled.',
  'error.mark_changed': 'This finding was changed in another window in the meantime. Check it again.',
  'error.mark_invalid': 'This mark is not valid.',
  'error.chat_answering': 'The assistant is still answering. Wait for the answer, or stop it.',
  'error.job_finished': 'This job has already finished.',
  'error.job_not_failed': 'Only failed jobs can be retried.',
  'error.not_readable_again':
    'This document cannot be read again: only uploaded documents can, in the version that is in your list.',
  'error.idempotency_in_progress': 'A request with this key is still being processed.',
  'error.too_large': 'The file is too large.',
  'error.text_too_long': 'The text is too long: it may have 2,000,000 characters at most.',
  'error.storage_quota': 'Storage quota reached.',
  'error.unsupported_type': 'Unsupported file type. Accepted: PDF, DOCX, DOC, TXT.',
  'error.unsupported_media': 'This endpoint does not accept this content type.',
  'error.idempotency_mismatch': 'This key has already been used for a different request.',
  'error.document_empty': 'The document is empty.',
  'error.document_encrypted': 'The document is password-protected. Remove the password and upload it again.',
  'error.document_scanned': 'No text could be read in this document: its pages are images or drawings in which none was recognized. Scan it again more sharply, or upload the original file.',
  'error.scan_too_long':
    'This scan has more than 200 pages. Recognizing all of them takes long, about half an hour for 300 pages, and goes on when you leave this page. You can also split it and upload only the parts that you need.',
  'error.document_image_too_large':
    'The picture has more than 50 megapixels. Save it in a smaller size and upload it again.',
  'error.document_form':
    'The document is a dynamic form (XFA), which only Adobe Acrobat can show. Print it to PDF there and upload that file.',
  'error.document_damaged':
    'The document is damaged and could not be read. Open it, save it again and then upload it.',
  'error.document_too_many_pages': 'The document has too many pages. Split it and upload the parts.',
  'error.document_too_long': 'The document contains too much text. Split it and upload the parts.',
  'error.document_too_complex': 'The document was too complex to read. Re-save it or split it, then upload it again.',
  'error.analysis_too_large':
    'The analysis of this document took too much time or memory. Split the document and analyze its parts.',
  'error.document_unsupported': 'This type of document cannot be read. Open it in Word, save it as DOCX and upload it again.',
  'error.email_quota': 'E-mail quota reached – please try again tomorrow.',
  'error.code_cooldown': 'We just sent a code. Please wait before requesting another one.',
  'error.too_many_uploads':
    'You are uploading too many files at once. Please try again when some have arrived.',
  'error.export_limit': 'You have reached today’s limit for data exports. Please try again tomorrow.',
  'error.rate_limited': 'Too many requests. Please try again later.',
  'error.totp_locked': 'Too many wrong codes. Use a recovery code, or try again tomorrow.',
  'error.internal': 'Something went wrong.',
  'error.poisonous': 'This job failed repeatedly and was stopped. Re-saving or splitting the document may help.',
  'error.model_failed': 'The language model was unavailable or gave no usable answer. Please try again later.',
  'error.model_context':
    'The context of the language model is too small: it did not read the whole question. An administrator can raise it.',
  'error.answer_cut_off': 'The answer was cut off before its end. Ask again for the whole answer.',
  'error.email_failed': 'Could not send e-mail.',
  'error.job_limit': 'You have too many jobs waiting. Please try again when some have finished.',
  'error.files_unavailable':
    'Files cannot be saved or opened at the moment. Nothing that you stored is lost. Please try again in a few minutes.',
  'error.unavailable': 'The service is temporarily unavailable. Please try again.',
  'error.deadline': 'This took too long and was stopped.',
} as const satisfies Record<`error.${ErrorCode}`, string>;
