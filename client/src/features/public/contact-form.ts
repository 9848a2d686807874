import type { sendContactMessage } from '#shared/api/contact.js';
import type { EndpointInput } from '#shared/contracts/endpoint.js';
import { LIMITS } from '#shared/limits.js';

export type ContactMessage = EndpointInput<typeof sendContactMessage>['body'];

export const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };

/**
 * Maximum length of each field in characters; the e-mail address has no entry, because it is validated as a whole.
 */
export const MAX_LENGTHS: Readonly<Partial<Record<keyof ContactMessage, number>>> = {
  name: LIMITS.contact.nameChars,
  subject: LIMITS.contact.subjectChars,
  message: LIMITS.contact.messageChars,
};

/** Tells whether a field is at its maximum length, so that pasted text may have been cut. */
export function isAtMaxLength(values: ContactMessage, field: keyof ContactMessage): boolean {
  return values[field].length >= (MAX_LENGTHS[field] ?? Infinity);
}

/** Tells whether all four fields contain more than white space, which sending requires. */
export function isComplete(values: ContactMessage): boolean {
  return Object.values(values).every((value) => value.trim() !== '');
}
