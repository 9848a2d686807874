import { describe, expect, it } from '@jest/globals';
import { sessionEndOf, returnPathOf } from './return-path.js';

describe('returnPathOf', () => {
  it('leads back to where the visitor came from', () => {
    expect(returnPathOf({ from: '/dashboard/uploads?x=1' })).toBe('/dashboard/uploads?x=1');
  });
  it.each([
    null,
    {},
    { from: 7 },
    { from: 'https://evil.example' },
    { from: '//evil.example' },
    { from: '/\\evil' },
  ])('leads to the dashboard from %j', (state) => {
    expect(returnPathOf(state)).toBe('/dashboard');
  });
});

describe('sessionEndOf', () => {
  it.each(['session', 'account'] as const)('says that the %s ended, as the guard did', (ended) => {
    expect(sessionEndOf({ from: '/dashboard', ended })).toBe(ended);
  });
  it.each([null, 'ended', {}, { ended: undefined }, { ended: true }, { ended: 'all' }])(
    'is not said by %j',
    (state) => {
      expect(sessionEndOf(state)).toBeUndefined();
    },
  );
});
