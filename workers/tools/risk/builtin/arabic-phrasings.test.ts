import { describe, expect, test } from '@jest/globals';
import { byRule, expectCases, includesOneOf, isNothing } from '#tests/support/clause-cases.js';
import { foundBetween } from '#tests/support/risk.js';
import { FAIR_PHRASINGS, RISKY_PHRASINGS } from '#tests/cases/risk/arabic/phrasings.js';

const RISKY = RISKY_PHRASINGS.map(([kinds, parties, clause]) => ({
  ...{ rule: kinds.join(' or '), kinds, parties, clause },
}));

/** Returns what is found above low in a clause between two parties, vague words apart. */
const foundIn = async (parties: readonly [string, string], clause: string) =>
  (await foundBetween(parties, clause)).filter(({ kind }) => kind !== 'vague-words');
const kindsIn = async (parties: readonly [string, string], clause: string) =>
  (await foundIn(parties, clause)).map(({ kind }) => kind);

describe('wordings of Arabic drafters', () => {
  test.each(byRule(RISKY))('are found to be %s', async (_, cases) => {
    await expectCases(cases, async ({ kinds, parties, clause }) =>
      includesOneOf(await kindsIn(parties, clause), kinds),
    );
  });

  test('raise nothing where they are fair', async () => {
    const cases = FAIR_PHRASINGS.map(([parties, clause]) => ({ rule: parties.join(', '), parties, clause }));
    await expectCases(cases, async ({ parties, clause }) => isNothing(await kindsIn(parties, clause)));
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
  ] as const)('of %s, it is said of %s who bears it', async (parties, clause, bearer) => {
    const found = await foundIn(parties, clause);
    const told = found.map(({ title, explanation }) => `${title} ${explanation}`).join(' ');
    expect(told).toContain(bearer.replace(/^ال/, ''));
  });

  test.each([
    'ينهي العميل هذا العقد متى شاء، ولا يستحق الأخير عن فوات ربحه أي تعويض.',
    'تسري على العميل الأسعار التي يحددها المورد وفق تقديره المطلق.',
  ])('nobody is named where the words can be read both ways: %s', async (clause) => {
    const found = await foundIn(['المورد', 'العميل'], clause);
    expect(found.map(({ title }) => title).join(' ')).not.toMatch(/لمصلحة المورد|للعميل تغيير/);
  });
});
