import { describe, expect, it } from '@jest/globals';
import { EMPTY, isComplete, isAtMaxLength } from './contact-form.js';

const FULL = { name: 'Layla', email: 'l@f.sa', subject: 'A question', message: 'How?' };

describe('a contact message', () => {
  it('can be sent when all four fields are filled', () => {
    expect(isComplete(FULL)).toBe(true);
    expect(isComplete(EMPTY)).toBe(false);
  });
  it.each(['name', 'email', 'subject', 'message'] as const)('cannot be sent with a blank %s', (field) => {
    expect(isComplete({ ...FULL, [field]: ' \n' })).toBe(false);
  });
  it.each([
    ['message', 9_999, false],
    ['message', 10_000, true],
    ['subject', 200, true],
    ['email', 400, false],
  ] as const)('has no room left in %s with %i characters: %p', (field, length, full) => {
    expect(isAtMaxLength({ ...FULL, [field]: 'x'.repeat(length) }, field)).toBe(full);
  });
});
