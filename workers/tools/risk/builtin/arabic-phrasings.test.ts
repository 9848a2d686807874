import { describe, expect, test } from '@jest/globals';
import { arabicContractBetween, documentOf, findingsOf } from '#tests/support/risk.js';
import { FAIR_PHRASINGS, RISKY_PHRASINGS } from '#tests/cases/risk/arabic/phrasings.js';

/** Returns what is found above low in a clause between two parties. */
async function foundIn([first, second]: readonly [string, string], clause: string) {
  const text = arabicContractBetween(first, second, clause);
  const start = text.indexOf(clause);
  const found = await findingsOf(documentOf(text), { lang: 'ar' });
  return found.filter(
    ({ kind, evidence, severity }) =>
      severity !== 'low' && kind !== 'vague-words' && evidence !== null && evidence.end > start,
  );
}

describe('wordings of Arabic drafters', () => {
  test.each(RISKY_PHRASINGS)('%s is found between %s in: %s', async (kinds, parties, clause) => {
    const found = (await foundIn(parties, clause)).map(({ kind }) => kind);
    expect(found.some((kind) => kinds.some((one) => one === kind))).toBe(true);
  });

  test.each(FAIR_PHRASINGS)('nothing is raised between %s in: %s', async (parties, clause) => {
    expect((await foundIn(parties, clause)).map(({ kind }) => kind)).toEqual([]);
  });

  test.each([
    [
      ['المورد', 'العميل'],
      'للمورد إدخال ما يراه من تعديلات على شروط الخدمة دون الرجوع إلى العميل.',
      'العميل',
    ],
    [
      ['الممنوح', 'المانح'],
      'يلتزم الممنوح بفتح دفاتره وسجلاته لمندوبي المانح في أي وقت ودون إشعار.',
      'الممنوح',
    ],
    [
      ['البائع', 'المشتري'],
      'للبائع ثمن البضاعة، وللمشتري أن يحبس منه ما يشاء مقابل أي مطالبة يدعيها على البائع.',
      'البائع',
    ],
  ] as const)('of %s, it is said of %s who bears it', async ([first, second], clause, bearer) => {
    const found = await foundIn([first, second], clause);
    expect(found.map(({ explanation }) => explanation).join(' ')).toContain(`ويقع ذلك على ${bearer}.`);
  });

  test.each([
    'ينهي العميل هذا العقد متى شاء، ولا يستحق الأخير عن فوات ربحه أي تعويض.',
    'تسري على العميل الأسعار التي يحددها المورد وفق تقديره المطلق.',
  ])('nobody is named where the words can be read both ways: %s', async (clause) => {
    const found = await foundIn(['المورد', 'العميل'], clause);
    expect(found.map(({ title }) => title).join(' ')).not.toMatch(/لمصلحة المورد|للعميل تغيير/);
  });
});
