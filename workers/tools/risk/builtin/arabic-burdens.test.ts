import { describe, expect, test } from '@jest/globals';
import { DENIED_BURDENS } from '#tests/cases/risk/arabic/denied-burdens.js';
import { byRule, expectCases, includesOneOf, isNothing } from '#tests/support/clause-cases.js';
import { arabicContractBetween, documentOf, findingsOf, foundBetween } from '#tests/support/risk.js';
import { employmentCases } from '#tests/cases/risk/arabic/employment.js';
import { leaseCases } from '#tests/cases/risk/arabic/lease.js';
import { partnersCases } from '#tests/cases/risk/arabic/partners.js';
import { tradeCases } from '#tests/cases/risk/arabic/trade.js';
import { worksCases } from '#tests/cases/risk/arabic/works.js';
import { employmentRules } from './rules/arabic/employment.js';
import { leaseRules } from './rules/arabic/lease.js';
import { partnersRules } from './rules/arabic/partners.js';
import { tradeRules } from './rules/arabic/trade.js';
import { worksRules } from './rules/arabic/works.js';

const ALL = [...employmentCases, ...leaseCases, ...worksCases, ...tradeCases, ...partnersCases];
const CLAUSES = ALL.flatMap(({ parties, kinds }) =>
  kinds.flatMap(({ kind, risky, fair }) => [
    ...risky.map((clause) => ({ parties, kind, clause, risky: true })),
    ...fair.map((clause) => ({ parties, kind, clause, risky: false })),
  ]),
);

const KINDS = [...employmentRules, ...leaseRules, ...worksRules, ...tradeRules, ...partnersRules].map(
  ({ kind }) => kind,
);

const kindsIn = async (parties: readonly [string, string], clause: string) =>
  (await foundBetween(parties, clause)).map(({ kind }) => kind);

describe('burdens in Arabic contracts', () => {
  describe('the clauses of a kind are found, and fair ones beside them are not', () => {
    const cases = CLAUSES.map(({ kind, ...one }) => ({ ...one, rule: kind }));
    test.each(byRule(cases, KINDS))('%s', async (kind, ofKind) => {
      await expectCases(ofKind, async ({ parties, clause, risky }) => {
        const kinds = await kindsIn(parties, clause);
        return risky ? includesOneOf(kinds, [kind]) : isNothing(kinds);
      });
    });
  });

  test.each(DENIED_BURDENS)(
    'nothing is raised between %s where a burden is denied',
    async (parties, clauses) => {
      const cases = clauses.map((clause) => ({ rule: parties.join(', '), clause }));
      await expectCases(cases, async ({ clause }) => isNothing(await kindsIn(parties, clause)));
    },
  );

  test('every rule of a burden has clauses that it must find and clauses that it must not', () => {
    const of = (risky: boolean) =>
      new Set<string>(CLAUSES.filter((one) => one.risky === risky).map(({ kind }) => kind));
    expect(KINDS.filter((kind) => !of(true).has(kind) || !of(false).has(kind))).toEqual([]);
  });

  test.each([
    ['للمؤجر تغيير أقفال العين عند تأخر المستأجر.', 'المؤجر', 'المستأجر', 'المستأجر'],
    ['لا يسترد المستأجر مبلغ التأمين أياً كان السبب.', 'المؤجر', 'المستأجر', 'المستأجر'],
    ['يدفع المقاول للناقل خلال أسبوع من استلامه المبلغ من المالك.', 'المقاول', 'الناقل', 'الناقل'],
    ['تنتقل تبعة هلاك البضاعة إلى المشتري من تاريخ توقيع العقد.', 'البائع', 'المشتري', 'المشتري'],
    ['يقر العامل بأن أجره يشمل أجر الساعات الإضافية.', 'صاحب العمل', 'العامل', 'العامل'],
  ])('the burden is said to be on the right party: %s', async (clause, first, second, bearer) => {
    const found = await findingsOf(documentOf(arabicContractBetween(first, second, clause)), { lang: 'ar' });
    const told = found.map(({ title, explanation }) => `${title} ${explanation}`).join(' ');
    expect(told).toContain(bearer.replace(/^ال/, ''));
  });
});
