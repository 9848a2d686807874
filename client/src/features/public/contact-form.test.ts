import { describe, expect, it } from '@jest/globals';
import { EMPTY, isFilled } from './contact-form.js';

const FULL = { name: 'Layla', email: 'l@f.sa', subject: 'A question', message: 'How?' };

describe('a contact message', () => {
  it('can be sent when all four fields are filled', () => {
    expect(isFilled(FULL)).toBe(true);
    expect(isFilled(EMPTY)).toBe(false);
  });
  it.each(['name', 'email', 'subject', 'message'] as const)('cannot be sent with a blank %s', (field) => {
    expect(isFilled({ ...FULL, [field]: ' \n' })).toBe(false);
  });
});
