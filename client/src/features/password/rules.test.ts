import { describe, expect, it } from '@jest/globals';
import { validateNewPassword } from './rules.js';

describe('validateNewPassword', () => {
  it('a strong password that is repeated correctly is valid', () => {
    expect(validateNewPassword('Abcdef1!', 'Abcdef1!')).toBeUndefined();
  });
  it.each([
    ['short', 'Abc1!'],
    ['without an uppercase letter', 'abcdef1!'],
    ['without a number', 'Abcdefg!'],
    ['without a symbol', 'Abcdefg1'],
    ['with a symbol that is not of the list', 'Abcdef1-'],
  ])('a password %s is refused with the rules', (_, password) => {
    expect(validateNewPassword(password, password)).toBe('password.reset.rules');
  });
  it('a password over the maximum length has its own message', () => {
    const longest = `Aa1!${'x'.repeat(252)}`;
    expect(validateNewPassword(longest, longest)).toBeUndefined();
    expect(validateNewPassword(`${longest}x`, `${longest}x`)).toBe('auth.password.tooLong');
  });
  it('different passwords are refused', () => {
    expect(validateNewPassword('Abcdef1!', 'Abcdef1?')).toBe('password.reset.mismatch');
  });
});
