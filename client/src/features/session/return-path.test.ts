import { describe, expect, it } from '@jest/globals';
import { sessionEndOf, returnPathOf } from './return-path.js';

describe('returnPathOf', () => {
  it('a visitor returns to the page that they came from', () => {
    expect(returnPathOf({ from: '/dashboard/uploads?x=1' })).toBe('/dashboard/uploads?x=1');
  });
  it.each([
    null,
    {},
    { from: 7 },
    { from: 'https://evil.example' },
    { from: '//evil.example' },
    { from: '/\\evil' },
  ])('an unsafe or missing path leads to the dashboard: %j', (state) => {
    expect(returnPathOf(state)).toBe('/dashboard');
  });
});

describe('sessionEndOf', () => {
  it.each(['session', 'account'] as const)('the end stored by the guard is returned: %s', (ended) => {
    expect(sessionEndOf({ from: '/dashboard', ended })).toBe(ended);
  });
  it.each([null, 'ended', {}, { ended: undefined }, { ended: true }, { ended: 'all' }])(
    'an unknown value is ignored: %j',
    (state) => {
      expect(sessionEndOf(state)).toBeUndefined();
    },
  );
});
