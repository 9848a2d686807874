import type { contact } from '#shared/contracts/api/contact.js';
import type { EndpointInput } from '#shared/contracts/endpoint.js';
import { LIMITS } from '#shared/limits.js';

export type ContactMessage = EndpointInput<typeof contact>['body'];

export const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };

/** What each field holds at most, in characters; an address is judged as a whole. */
export const LONGEST: Readonly<Partial<Record<keyof ContactMessage, number>>> = {
  name: LIMITS.contact.nameChars,
  subject: LIMITS.contact.subjectChars,
  message: LIMITS.contact.messageChars,
};

/** Whether no more fits into a field: what was pasted may have been cut. */
export function isAtMaxLength(given: ContactMessage, field: keyof ContactMessage): boolean {
  return given[field].length >= (LONGEST[field] ?? Infinity);
}

/** Whether all four fields hold more than blanks: only then the message can be sent. */
export function isComplete(given: ContactMessage): boolean {
  return Object.values(given).every((value) => value.trim() !== '');
}
