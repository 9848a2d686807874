import { LIMITS } from '../limits.js';
import { plainCode } from './typed-code.js';

/** Crockford's base 32: no I, L, O or U, and whoever reads one of the first three there means 1 or 0. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const { recoveryChars, digits } = LIMITS.totp;
const RECOVERY = new RegExp(`^[${RECOVERY_ALPHABET}]{${recoveryChars}}$`);
const APP = new RegExp(`^\\d{${digits}}$`);

/** What stands in for a second factor: a code of the app, or one of the codes that were written down. */
export interface SecondFactorCode {
  kind: 'app' | 'recovery';
  /** Without anything that was only there to be read. */
  code: string;
}

/** What somebody typed or pasted, in whatever case, grouping and digits; undefined where it can be neither kind of code. */
export function readSecondFactorCode(typed: string): SecondFactorCode | undefined {
  const plain = plainCode(typed).toUpperCase();
  if (APP.test(plain)) return { kind: 'app', code: plain };
  const code = plain.replaceAll('O', '0').replace(/[IL]/g, '1');
  return RECOVERY.test(code) ? { kind: 'recovery', code } : undefined;
}

/** In groups of so many, to be read and typed more easily. */
export function inGroups(text: string, size: number, between: string): string {
  return (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between);
}
