import { describe, expect, it } from '@jest/globals';
import { asksForeignLaw } from './foreign.js';

describe('asksForeignLaw', () => {
  it.each([
    'How long is the notice period under UAE labour law?',
    'ماذا تقول المادة 25 من قانون العمل الأردني؟',
    'ما حكم الفصل في قانون الولايات المتحدة؟',
  ])('is true for %s', (question) => expect(asksForeignLaw(question)).toBe(true));

  it.each([
    'Can a UAE judgment be enforced in Saudi Arabia?',
    'ما اختصاص محكمة الولاية على أموال القاصرين في النظام؟',
    'What is the notice period?',
  ])('is false for %s', (question) => expect(asksForeignLaw(question)).toBe(false));
});
