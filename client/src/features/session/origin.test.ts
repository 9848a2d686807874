import { describe, expect, it } from '@jest/globals';
import { hasEnded, originOf } from './origin.js';

describe('originOf', () => {
  it('leads back to where the visitor came from', () => {
    expect(originOf({ from: '/dashboard/uploads?x=1' })).toBe('/dashboard/uploads?x=1');
  });
  it.each([
    null,
    {},
    { from: 7 },
    { from: 'https://evil.example' },
    { from: '//evil.example' },
    { from: '/\\evil' },
  ])('leads to the dashboard from %j', (state) => {
    expect(originOf(state)).toBe('/dashboard');
  });
});

describe('hasEnded', () => {
  it('is said by the guard alone', () => {
    expect(hasEnded({ from: '/dashboard', ended: true })).toBe(true);
  });
  it.each([null, 'ended', {}, { ended: false }, { ended: 'true' }])('is not said by %j', (state) => {
    expect(hasEnded(state)).toBe(false);
  });
});
