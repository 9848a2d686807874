import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';

const terms = (text: string) => analyse(text).map(({ term }) => term);

describe('analyse', () => {
  it.each([
    ['العقود', 'عقد'],
    ['وبعقدهم', 'عقد'],
    ['للعمال', 'عامل'],
    ['الأجور', 'أجر'],
    ['لوائح', 'اللائحة'],
    ['الشركات', 'شركة'],
    ['محاكم', 'المحكمة'],
    ['إجازاته', 'إجازة'],
    ['المهل', 'مهلة'],
    ['شهود', 'الشاهد'],
    ['ديون', 'الدَّيْن'],
    ['ينهي', 'إنهاء'],
    ['وينهون', 'إنهاء'],
    ['تفسخ', 'فسخ'],
    ['استقالت', 'استقال'],
    ['بيعـــه', 'البيع'],
    ['المسؤولية', 'مسئوليته'],
  ])('the Arabic words %s and %s have one term', (one, other) => {
    expect(terms(one)).toEqual(terms(other));
  });

  it.each([
    ['محكم', 'محكمة'],
    ['مدين', 'مدينة'],
    ['بيع', 'باب'],
    ['وكيل', 'كيل'],
    ['فسخ', 'سخاء'],
  ])('the Arabic words %s and %s stay apart', (one, other) => {
    expect(terms(one)).not.toEqual(terms(other));
  });

  it.each([
    ['termination', 'terminated'],
    ['leases', 'lease'],
    ['companies', 'company'],
    ['paid', 'pays'],
    ['labour', 'labor'],
    ['children', 'child'],
  ])('the English words %s and %s have one term', (one, other) => {
    expect(terms(one)).toEqual(terms(other));
  });

  it('an employer is not an employee', () => {
    expect(terms('employer')).not.toEqual(terms('employee'));
  });

  it.each(['ستون', 'ستين', '٦٠', '60', 'sixty'])('the number %s is written as 60', (number) => {
    expect(terms(number)).toEqual(['60']);
  });

  it('reads numbers of several words as one', () => {
    expect(terms('مائة وثمانين')).toEqual(['180']);
    expect(terms('خمسة عشر ألف')).toEqual(['15000']);
    expect(terms('two hundred and fifty')).toEqual(['250']);
    expect(terms('5,000')).toEqual(['5000']);
  });

  it('gives the place of each word in the text as it was written', () => {
    const text = 'إنَّ العُقُودَ ملزِمةٌ، and binding.';
    expect(analyse(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'إنَّ',
      'العُقُودَ',
      'ملزِمةٌ',
      'and',
      'binding',
    ]);
  });
});
