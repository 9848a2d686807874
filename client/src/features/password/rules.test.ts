import { describe, expect, it } from '@jest/globals';
import { validateNewPassword } from './rules.js';

describe('validateNewPassword', () => {
  it('lets a strong password through that was typed twice', () => {
    expect(validateNewPassword('Abcdef1!', 'Abcdef1!')).toBeUndefined();
  });
  it.each([
    ['short', 'Abc1!'],
    ['without an uppercase letter', 'abcdef1!'],
    ['without a number', 'Abcdefg!'],
    ['without a symbol', 'Abcdefg1'],
    ['with a symbol that is not of the list', 'Abcdef1-'],
  ])('names the rules for one %s', (_, password) => {
    expect(validateNewPassword(password, password)).toBe('password.reset.rules');
  });
  it('says that one is too long, which the rules do not', () => {
    const longest = `Aa1!${'x'.repeat(252)}`;
    expect(validateNewPassword(longest, longest)).toBeUndefined();
    expect(validateNewPassword(`${longest}x`, `${longest}x`)).toBe('auth.password.tooLong');
  });
  it('says that the two differ', () => {
    expect(validateNewPassword('Abcdef1!', 'Abcdef1?')).toBe('password.reset.mismatch');
  });
});
