import { LIMITS } from '../limits.js';

export type PasswordRule = 'uppercase' | 'digit' | 'symbol' | 'length';

/** Returns the rules of a new account's password in display order, each with whether it is met. */
export function registrationRules(password: string): { rule: PasswordRule; met: boolean }[] {
  return [
    { rule: 'uppercase', met: /[A-Z]/.test(password) },
    { rule: 'digit', met: /\d/.test(password) },
    { rule: 'symbol', met: /[^A-Za-z0-9]/.test(password) },
    { rule: 'length', met: password.length >= LIMITS.password.minChars },
  ];
}

/** Tells whether a password exceeds the maximum length. Not a rule of the checklist, because nobody types that much. */
export function isTooLong(password: string): boolean {
  return password.length > LIMITS.password.maxChars;
}

/** Tells whether a password is good enough for a new account. */
export function meetsRegistrationRules(password: string): boolean {
  return registrationRules(password).every(({ met }) => met);
}

/** Symbols that count in a password that is set by a mailed link. */
export const RESET_SYMBOLS = '!@#$%^&*(),.?":{}|<>';

/**
 * Returns the rules of a password that is set by a mailed link, in the same order as for a new account, with a
 * smaller set of symbols. The strength bar shows the share of met rules.
 */
export function resetRules(password: string): { rule: PasswordRule; met: boolean }[] {
  return registrationRules(password).map((one) =>
    one.rule === 'symbol'
      ? { rule: one.rule, met: Array.from(RESET_SYMBOLS).some((symbol) => password.includes(symbol)) }
      : one,
  );
}

/** Tells whether a password may replace a forgotten one. */
export function meetsResetRules(password: string): boolean {
  return resetRules(password).every(({ met }) => met);
}
