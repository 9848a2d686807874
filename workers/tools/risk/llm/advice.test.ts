import { describe, expect, test } from '@jest/globals';
import { processorTime } from '#tests/support/processor-time.js';
import { withoutCitations } from './advice.js';

describe('withoutCitations', () => {
  test.each([
    ['Ask for a cap. Article 173 of the Civil Transactions Law voids it.', 'Ask for a cap.'],
    ['Art. 5 forbids it. Strike it!', 'Strike it!'],
    ['Royal Decree M/191 governs. Ask for a cap.', 'Ask for a cap.'],
    ['اطلب حداً أعلى. تنص المادة (١٧٣) من نظام المعاملات المدنية على بطلانه.', 'اطلب حداً أعلى.'],
    ['وفقاً للمادة الثالثة والسبعين يبطل الشرط. اطلب حذفه.', 'اطلب حذفه.'],
    ['يسري المرسوم الملكي على ذلك.', ''],
  ])('a sentence that cites a law by article or decree is left out: %s', (advice, kept) => {
    expect(withoutCitations(advice, null).text).toBe(kept);
    expect(withoutCitations(advice, null).dropped).toBe(1);
  });

  test.each([
    ['Ask for 30 days, or for 12 months. Saudi courts may reduce agreed damages.', null],
    ['Change Article 5 so that it binds both.', '5'],
    ['عدّل المادة (5) لتسري على الطرفين. قد تخفض المحكمة التعويض الاتفاقي.', '5'],
  ])('other advice stays whole: %s', (advice, clause) => {
    expect(withoutCitations(advice, clause)).toEqual({ text: advice, dropped: 0 });
  });

  test('the time grows with the length of a text, whatever is in it', () => {
    for (const piece of ['. A', 'article ', 'الماده ', '   ', '.” '])
      expect(processorTime(() => withoutCitations(piece.repeat(8_000 / piece.length), null))).toBeLessThan(
        1_000,
      );
  });
});
