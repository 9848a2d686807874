import { describe, expect, it } from '@jest/globals';
import { meetsRegistrationRules, meetsResetRules, resetRules } from './password.js';

const met = (password: string) =>
  resetRules(password)
    .filter((rule) => rule.met)
    .map(({ rule }) => rule);

describe('rules of a password set by a mailed link', () => {
  it.each([
    ['', []],
    ['secret', []],
    ['secretsecret', ['length']],
    ['Secret', ['uppercase']],
    ['Secret1', ['uppercase', 'digit']],
    ['Secret1!', ['uppercase', 'digit', 'symbol', 'length']],
  ])('the password %p meets %p', (password, expected) => expect(met(password)).toEqual(expected));

  it('only the symbols that the product lists count in a password set by a mailed link', () => {
    for (const symbol of '!@#$%^&*(),.?":{}|<>') expect(meetsResetRules(`Secret12${symbol}`)).toBe(true);
    for (const symbol of "-_=+[]/'~`;\\ éع") {
      expect(meetsResetRules(`Secret12${symbol}`)).toBe(false);
      expect(meetsRegistrationRules(`Secret12${symbol}`)).toBe(true);
    }
  });
});
