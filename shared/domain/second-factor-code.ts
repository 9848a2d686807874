import { LIMITS } from '../limits.js';

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

/**
 * What somebody typed or pasted, in whatever case, grouping and digits (Arabic-Indic and Persian ones too);
 * undefined where it can be neither kind of code.
 */
export function readSecondFactorCode(typed: string): SecondFactorCode | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
  if (APP.test(plain)) return { kind: 'app', code: plain };
  const code = plain.replaceAll('O', '0').replace(/[IL]/g, '1');
  return RECOVERY.test(code) ? { kind: 'recovery', code } : undefined;
}

/** In groups of so many, to be read and typed more easily. */
export function inGroups(text: string, size: number, between: string): string {
  return (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between);
}
