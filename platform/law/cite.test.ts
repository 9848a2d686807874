import { describe, expect, test } from '@jest/globals';
import { withCitations } from './cite.js';

const CIVIL = 'civil-transactions-m191-1444';

describe('withCitations', () => {
  test('a law is named once in a text and then cited by the number alone', () => {
    const text =
      'Void ({civil-transactions:179}); not for money ({civil-transactions:178}), see ({labor:83}) and ({civil-transactions:44}).';
    expect(withCitations(text, 'en').text).toBe(
      'Void (Civil Transactions Law, Art. 179); not for money (Art. 178), see (Labor Law, Art. 83) and (Civil Transactions Law, Art. 44).',
    );
    expect(withCitations(text, 'ar').text).toBe(
      'Void (نظام المعاملات المدنية، المادة 179); not for money (المادة 178), see (نظام العمل، المادة 83) and (نظام المعاملات المدنية، المادة 44).',
    );
  });

  test.each([
    ['{civil-transactions:107,108}', 'Arts. 107 and 108', 'المادتان 107 و108', ['107', '108']],
    ['{civil-transactions:7,10,18}', 'Arts. 7, 10 and 18', 'المواد 7 و10 و18', ['7', '10', '18']],
    ['{civil-transactions:53-55}', 'Arts. 53–55', 'المواد من 53 إلى 55', ['53', '54', '55']],
    ['{civil-transactions:53-54}', 'Arts. 53 and 54', 'المادتان 53 و54', ['53', '54']],
  ])('%s names every article', (citation, english, arabic, numbers) => {
    expect(withCitations(citation, 'en')).toEqual({
      text: `Civil Transactions Law, ${english}`,
      articles: numbers.map((number) => ({ law: CIVIL, number })),
    });
    expect(withCitations(citation, 'ar').text).toBe(`نظام المعاملات المدنية، ${arabic}`);
  });

  test('a law that is not in the list is refused', () => {
    expect(() => withCitations('{customs:1}', 'en')).toThrow('Unknown law {customs}');
  });
});
