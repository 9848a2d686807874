import { describe, expect, it } from '@jest/globals';
import { isConnectionError, isDatabaseUnavailable } from './connection-errors.js';

const coded = (code: string, extra: object = {}) => Object.assign(new Error('x'), { code, ...extra });

describe('isConnectionError', () => {
  it.each([
    coded('ECONNREFUSED'),
    coded('57P01'),
    coded('08006'),
    coded('53300'),
    coded('ENOENT', { syscall: 'connect' }),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new Error('Connection terminated'),
    new Error('Failed query', { cause: new Error('again', { cause: coded('ECONNRESET') }) }),
  ])('isConnectionError is true for %p', (error) => expect(isConnectionError(error)).toBe(true));

  it.each([
    coded('23505'),
    coded('ENOENT', { syscall: 'open' }),
    new Error('x'),
    'ECONNREFUSED',
    null,
    undefined,
  ])('isConnectionError is false for %p', (error) => expect(isConnectionError(error)).toBe(false));

  it('a full database, a standby and a database that changes its password count as transient', () => {
    for (const code of ['53100', '53300', '25006', '28P01', '28000', 'ECONNREFUSED']) {
      const wrapped = new Error('Failed query', { cause: coded(code) });
      expect(isDatabaseUnavailable(wrapped)).toBe(true);
    }
    for (const code of ['53100', '28P01']) expect(isConnectionError(coded(code))).toBe(false);
    for (const code of ['23505', '42P01', '53200']) expect(isDatabaseUnavailable(coded(code))).toBe(false);
  });

  it('a circular chain of causes does not loop for ever', () => {
    const circle = new Error('x');
    circle.cause = circle;
    expect(isConnectionError(circle)).toBe(false);
  });
});
