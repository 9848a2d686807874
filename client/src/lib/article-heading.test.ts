import { describe, expect, it } from '@jest/globals';
import { articleHeading } from './article-heading.js';

describe('articleHeading', () => {
  it('a heading loses its colon; an empty one is none', () => {
    expect(articleHeading('المادة الأولى:', 'en')).toBe('المادة الأولى');
    expect(articleHeading(' : ', 'en')).toBeNull();
    expect(articleHeading(null, 'ar')).toBeNull();
  });

  it.each([
    'المادة الأولى:',
    'المادة الخامسة والسبعون',
    'المادة التاسعة والعشرين بعد المائتين مكرر',
    'المادة الثامنة عشرة بعد الثلاثمائة',
    'مادة (12):',
  ])('in Arabic «%s», which only says the number, is none', (title) => {
    expect(articleHeading(title, 'ar')).toBeNull();
  });

  it.each(['المادة السابعة : اجتماعات مجلس الإدارة', 'المادة الثالثة والعشرون ( الانتداب )', 'مقدمة'])(
    'in Arabic «%s», which names a subject, is shown',
    (title) => {
      expect(articleHeading(title, 'ar')).toBe(title);
    },
  );
});
