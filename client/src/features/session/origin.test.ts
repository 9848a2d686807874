import { describe, expect, it } from '@jest/globals';
import { endOf, originOf } from './origin.js';

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

describe('endOf', () => {
  it.each(['session', 'account'] as const)('says that the %s ended, as the guard did', (ended) => {
    expect(endOf({ from: '/dashboard', ended })).toBe(ended);
  });
  it.each([null, 'ended', {}, { ended: undefined }, { ended: true }, { ended: 'all' }])(
    'is not said by %j',
    (state) => {
      expect(endOf(state)).toBeUndefined();
    },
  );
});
