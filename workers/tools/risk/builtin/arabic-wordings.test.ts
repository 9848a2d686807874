import { describe, expect, test } from '@jest/globals';
import { byRule, expectCases, includesOneOf, isNothing } from '#tests/support/clause-cases.js';
import { foundBetween } from '#tests/support/risk.js';
import type { WordingCases } from '#tests/cases/risk/arabic/types.js';
import { WORDING_CASES } from '#tests/cases/risk/arabic/wordings/index.js';

const CASES = WORDING_CASES.flatMap(({ risky, fair, kinds, ...of }) => {
  const cases = { ...of, kinds, rule: kinds.join(' or ') };
  return [
    ...risky.map((clause) => ({ ...cases, clause, risky: true })),
    ...fair.map((clause) => ({ ...cases, clause, risky: false })),
  ];
});

const foundIn = async ({ parties, context }: Pick<WordingCases, 'parties' | 'context'>, clause: string) =>
  (await foundBetween(parties, clause, context)).filter(({ kind }) => kind !== 'vague-words');

describe('Arabic clauses whose words stand in any order', () => {
  test.each(byRule(CASES))('are found to be %s, and fair ones are not', async (_, cases) => {
    await expectCases(cases, async ({ clause, kinds, risky, ...of }) => {
      const found = await foundIn(of, clause);
      const names = found.map(({ kind }) => kind);
      if (!risky) return isNothing(names);
      const untold = found.filter(({ title, explanation }) => title === '' || explanation === '');
      return untold.length === 0
        ? includesOneOf(names, kinds)
        : {
            passed: false,
            expected: 'a title and an explanation',
            received: `none for ${untold.map(({ kind }) => kind).join(', ')}`,
          };
    });
  });

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
    expect(`${found?.title ?? ''} ${found?.explanation ?? ''}`).toContain(bearer.replace(/^ال/, ''));
  });
});
