import { describe, expect, test } from '@jest/globals';
import { arabicContractBetween, documentOf, findingsOf } from '#tests/support/risk.js';
import type { WordingCases } from '#tests/cases/risk/arabic/types.js';
import { WORDING_CASES } from '#tests/cases/risk/arabic/wordings/index.js';

const foundIn = async (
  { parties: [first, second], context }: Omit<WordingCases, 'risky' | 'fair' | 'kinds'>,
  clause: string,
) => {
  const text = arabicContractBetween(first, second, context === undefined ? clause : `${context}\n${clause}`);
  const start = text.indexOf(clause);
  const found = await findingsOf(documentOf(text), { lang: 'ar' });
  return found.filter(
    ({ kind, evidence, severity }) =>
      severity !== 'low' && kind !== 'vague-words' && evidence !== null && evidence.end > start,
  );
};

describe('Arabic clauses whose words stand in any order', () => {
  test.each(WORDING_CASES.flatMap((of) => of.risky.map((clause) => ({ of, kinds: of.kinds, clause }))))(
    'one of $kinds is found in: $clause',
    async ({ of, kinds, clause }) => {
      const found = await foundIn(of, clause);
      expect(found.some(({ kind }) => kinds.some((one) => one === kind))).toBe(true);
      expect(found.filter(({ title, explanation }) => title === '' || explanation === '')).toEqual([]);
    },
  );

  test.each(WORDING_CASES.flatMap((of) => of.fair.map((clause) => ({ of, clause }))))(
    'nothing is raised in: $clause',
    async ({ of, clause }) => {
      expect((await foundIn(of, clause)).map(({ kind }) => kind)).toEqual([]);
    },
  );

  test.each([
    [
      'المانح',
      'صاحب الامتياز',
      'كل وصفة أو فكرة يبتكرها صاحب الامتياز تؤول للمانح منذ نشأتها بغير عوض.',
      'صاحب الامتياز',
    ],
    [
      'الطرف الأول',
      'الطرف الثاني',
      'لا تسمع من الطرف الثاني دعوى ولا مطالبة تتصل بهذا العقد.',
      'الطرف الثاني',
    ],
    [
      'المقاول الرئيسي',
      'مقاول الباطن',
      'تصرف مستحقات مقاول الباطن خلال أسبوع من قبض المقاول الرئيسي ما يقابلها من المالك.',
      'مقاول الباطن',
    ],
    [
      'مقدم الخدمة',
      'العميل',
      'يمتنع العميل عن توظيف أي شخص عمل لدى مقدم الخدمة خلال ثلاث سنوات من انتهاء العقد.',
      'العميل',
    ],
  ] as const)('between %s and %s in "%s", %s bears it', async (first, second, clause, bearer) => {
    const [found] = await foundIn({ parties: [first, second] }, clause);
    expect(found?.explanation).toContain(`على ${bearer}.`);
  });
});
