import { describe, expect, it } from '@jest/globals';
import { textDirection } from './text-direction.js';

describe('textDirection', () => {
  it.each([
    ['The supplier shall pay.', 'ltr'],
    ['يلتزم المورد بالدفع', 'rtl'],
    ['LDA هي شركة سعودية', 'rtl'],
    ['The term (العقد) means this contract', 'ltr'],
    ['12.3', 'ltr'],
    ['', 'ltr'],
  ])('%s is %s', (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });
});
