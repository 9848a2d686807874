import { LIMITS } from '../limits.js';

const LOCAL = /^[a-z0-9](?:[a-z0-9._+-]*[a-z0-9])?$/i;
const DOMAIN = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;
const LAST_LABEL = /^[a-z]{2,}$/i;

/**
 * Tells whether a text is an address by the product's rules (at most 320 characters, letters and digits at every
 * end).
 */
export function isEmail(value: string): boolean {
  if (value.length > LIMITS.email.chars) return false;
  const at = value.split('@');
  const [local, domain] = at;
  if (at.length !== 2 || local === undefined || domain === undefined) return false;
  if (local.length > LIMITS.email.localChars || domain.length > LIMITS.email.domainChars) return false;
  if (value.includes('..') || !domain.includes('.')) return false;
  return (
    LOCAL.test(local) && DOMAIN.test(domain) && LAST_LABEL.test(domain.slice(domain.lastIndexOf('.') + 1))
  );
}

/**
 * Returns the form in which an address is stored and compared, because people write the same address in different
 * cases.
 */
export function normalizeEmail(value: string): string {
  return value.toLowerCase();
}
