import { describe, expect, it } from '@jest/globals';
import { EMPTY, isComplete, isAtMaxLength } from './contact-form.js';

const FULL = { name: 'Layla', email: 'l@f.sa', subject: 'A question', message: 'How?' };

describe('contact form', () => {
  it('a message with all four fields filled is complete', () => {
    expect(isComplete(FULL)).toBe(true);
    expect(isComplete(EMPTY)).toBe(false);
  });
  it.each(['name', 'email', 'subject', 'message'] as const)(
    'a message with a blank %s is incomplete',
    (field) => {
      expect(isComplete({ ...FULL, [field]: ' \n' })).toBe(false);
    },
  );
  it.each([
    ['message', 9_999, false],
    ['message', 10_000, true],
    ['subject', 200, true],
    ['email', 400, false],
  ] as const)('the field %s with %i characters is at its maximum: %p', (field, length, full) => {
    expect(isAtMaxLength({ ...FULL, [field]: 'x'.repeat(length) }, field)).toBe(full);
  });
});
