import { describe, expect, it } from '@jest/globals';
import { EMPTY, isFilled, isFull } from './contact-form.js';

const FULL = { name: 'Layla', email: 'l@f.sa', subject: 'A question', message: 'How?' };

describe('a contact message', () => {
  it('can be sent when all four fields are filled', () => {
    expect(isFilled(FULL)).toBe(true);
    expect(isFilled(EMPTY)).toBe(false);
  });
  it.each(['name', 'email', 'subject', 'message'] as const)('cannot be sent with a blank %s', (field) => {
    expect(isFilled({ ...FULL, [field]: ' \n' })).toBe(false);
  });
  it.each([
    ['message', 9_999, false],
    ['message', 10_000, true],
    ['subject', 200, true],
    ['email', 400, false],
  ] as const)('has no room left in %s with %i characters: %p', (field, length, full) => {
    expect(isFull({ ...FULL, [field]: 'x'.repeat(length) }, field)).toBe(full);
  });
});
