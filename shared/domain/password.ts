import { LIMITS } from '../limits.js';

export type PasswordRule = 'uppercase' | 'digit' | 'symbol' | 'length';

/** The rules of a new account's password, each with whether it is met, in the order in which the screen lists them. */
export function registrationRules(password: string): { rule: PasswordRule; met: boolean }[] {
  return [
    { rule: 'uppercase', met: /[A-Z]/.test(password) },
    { rule: 'digit', met: /\d/.test(password) },
    { rule: 'symbol', met: /[^A-Za-z0-9]/.test(password) },
    { rule: 'length', met: password.length >= LIMITS.password.minChars },
  ];
}

/** Whether a password is longer than one that is kept: no rule of the checklist, for nobody types as much by hand. */
export function isTooLong(password: string): boolean {
  return password.length > LIMITS.password.maxChars;
}

/** Whether a password may open a new account. */
export function meetsRegistrationRules(password: string): boolean {
  return registrationRules(password).every(({ met }) => met);
}

/** The symbols that count in a password that is set by a mailed link. */
export const RESET_SYMBOLS = '!@#$%^&*(),.?":{}|<>';

/**
 * The rules of a password that is set by a mailed link, in the same order: as for a new account, but for its
 * narrower set of symbols. The strength bar shows the share that is met.
 */
export function resetRules(password: string): { rule: PasswordRule; met: boolean }[] {
  return registrationRules(password).map((one) =>
    one.rule === 'symbol'
      ? { rule: one.rule, met: Array.from(RESET_SYMBOLS).some((symbol) => password.includes(symbol)) }
      : one,
  );
}

/** Whether a password may take the place of a forgotten one. */
export function meetsResetRules(password: string): boolean {
  return resetRules(password).every(({ met }) => met);
}
