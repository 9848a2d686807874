import { describe, expect, it } from '@jest/globals';
import { newTotpSecret, totpStep, totpUri } from './totp.js';

/**
 * Secret of the examples in RFC 6238, "12345678901234567890". The codes are the last six of their eight digits.
 */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('totpStep', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
  ])('the code at %p s is accepted as in the examples of RFC 6238', (seconds, code, step) => {
    expect(totpStep(SECRET, code, at(seconds))).toBe(step);
  });

  it('an app code is accepted one step early and one late, as its own step', () => {
    const good = (seconds: number) => totpStep(SECRET, '050471', at(seconds));
    // Step 37037037 runs from 1111111110 to 1111111140.
    expect(good(1111111079)).toBeUndefined();
    expect(good(1111111080)).toBe(37037037);
    expect(good(1111111139)).toBe(37037037);
    expect(good(1111111169)).toBe(37037037);
    expect(good(1111111170)).toBeUndefined();
  });

  it.each(['', '05047', '0504711', 'abcdef'])('the input %p is no code of any step', (code) => {
    expect(totpStep(SECRET, code, at(1111111111))).toBeUndefined();
  });
});

describe('newTotpSecret and totpUri', () => {
  it('each TOTP secret has 160 random bits', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });

  it('the URI of a TOTP secret names the product and the account', () => {
    const uri = new URL(totpUri(SECRET, 'layla+x@example.com'));
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/LDA:layla%2Bx(?:@|%40)example\.com\?/);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'LDA',
      secret: SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
