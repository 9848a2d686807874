import { describe, expect, it } from '@jest/globals';
import { newTotpSecret, totpStep, totpUri } from './totp.js';

/** The secret of RFC 6238's own examples, "12345678901234567890"; the last six of their eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of the app', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
  ])('is that of RFC 6238 at %p', (seconds, code, step) => {
    expect(totpStep(SECRET, code, at(seconds))).toBe(step);
  });

  it('is good one step early and one late, and says which step it is', () => {
    const good = (seconds: number) => totpStep(SECRET, '050471', at(seconds));
    // Step 37037037 runs from 1111111110 to 1111111140.
    expect(good(1111111079)).toBeUndefined();
    expect(good(1111111080)).toBe(37037037);
    expect(good(1111111139)).toBe(37037037);
    expect(good(1111111169)).toBe(37037037);
    expect(good(1111111170)).toBeUndefined();
  });

  it.each(['', '05047', '0504711', 'abcdef'])('is not %p', (code) => {
    expect(totpStep(SECRET, code, at(1111111111))).toBeUndefined();
  });
});

describe('a secret', () => {
  it('has 160 bits, and is another each time', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });

  it('comes into the app with the name of the product and the account', () => {
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
