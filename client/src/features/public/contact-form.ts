import type { contact } from '#shared/contracts/api/contact.js';
import type { Given } from '#shared/contracts/endpoint.js';

export type ContactMessage = Given<typeof contact>['body'];

export const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };

/** Whether all four fields hold more than blanks: only then the message can be sent. */
export function isFilled(given: ContactMessage): boolean {
  return Object.values(given).every((value) => value.trim() !== '');
}
