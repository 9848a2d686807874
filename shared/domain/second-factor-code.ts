import { LIMITS } from '../limits.js';
import { plainCode } from './typed-code.js';

/** Crockford's base 32: without I, L, O and U; when read, I and L count as 1 and O as 0. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const { recoveryCodeLength, digits } = LIMITS.totp;
const RECOVERY = new RegExp(`^[${RECOVERY_ALPHABET}]{${recoveryCodeLength}}$`);
const APP = new RegExp(`^\\d{${digits}}$`);

/** A parsed code: of the authenticator app, or a recovery code. */
export interface SecondFactorCode {
  kind: 'app' | 'recovery';
  /** The code without separators. */
  code: string;
}

/**
 * Parses typed or pasted text as a code, whatever its case, grouping and digits; returns undefined if it can be
 * neither kind.
 */
export function readSecondFactorCode(typed: string): SecondFactorCode | undefined {
  const plain = plainCode(typed).toUpperCase();
  if (APP.test(plain)) return { kind: 'app', code: plain };
  const code = plain.replaceAll('O', '0').replace(/[IL]/g, '1');
  return RECOVERY.test(code) ? { kind: 'recovery', code } : undefined;
}

/** Splits a text into groups of `size` characters, which are easier to read and type, with a separator between them. */
export function splitIntoGroups(text: string, size: number, separator: string): string {
  return (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator);
}
