import { describe, expect, it } from '@jest/globals';
import { readReferences } from './references.js';

const labor = 'labor-m51-1426';

describe('readReferences', () => {
  it.each([
    ['ماذا تقول المادة 77 من نظام العمل؟', labor, '77'],
    ['المادة (٧٧) من نظام العمل', labor, '77'],
    ['م/77 عمل', labor, '77'],
    ['المادة السابعة والسبعون من نظام العمل', labor, '77'],
    ['المادة الثانية والثلاثين بعد المائة من نظام الشركات', 'companies-m132-1443', '132'],
    ['المادة 79 مكرر من نظام العمل', labor, '79 bis'],
    ['Labor Law art. 77', labor, '77'],
    ['Art. 77 of the Saudi Labour Law', labor, '77'],
    ['article 79 bis of the labor law', labor, '79 bis'],
    ['PDPL 12', 'pdpl-m19-1443', '12'],
    ['What does VAT law article 23 say?', 'vat-m113-1438', '23'],
    ['Article 77', null, '77'],
    ['Article seventy-seven of the Labor Law', labor, '77'],
    ['Article one hundred and thirty-two of the Companies Law', 'companies-m132-1443', '132'],
  ])('"%s" names %s %s', (text, law, article) => {
    expect(readReferences(text)).toEqual([{ law, article }]);
  });

  it('reads several articles of one law', () => {
    expect(readReferences('articles 74, 75 and 77 of the labor law')).toEqual(
      ['74', '75', '77'].map((article) => ({ law: labor, article })),
    );
  });

  it.each([
    'articles 74 to 77 of the labor law',
    'Labor Law articles 74-77',
    'المواد من 74 إلى 77 من نظام العمل',
    'المواد 74 – 77 من نظام العمل',
  ])('"%s" names all articles of a range', (text) => {
    expect(readReferences(text)).toEqual(
      ['74', '75', '76', '77'].map((article) => ({ law: labor, article })),
    );
  });

  it('a law without an article is named alone', () => {
    expect(readReferences('Is a verbal contract valid under the Labor Law?')).toEqual([
      { law: labor, article: null },
    ]);
  });

  it.each([
    'المرسوم الملكي رقم م/51',
    'Royal Decree M/51',
    'خلال 30 يوماً',
    'within 30 days',
    'مادة قابلة للاشتعال',
  ])('"%s" names no article', (text) => {
    expect(readReferences(text)).toEqual([]);
  });
});
