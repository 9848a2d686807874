import { describe, expect, test } from '@jest/globals';
import { arabicContractBetween, documentOf, findingsOf } from '#tests/support/risk.js';
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

/** Kinds that are found above low in a clause between two parties. */
async function kindsIn([first, second]: readonly [string, string], clause: string): Promise<string[]> {
  const text = arabicContractBetween(first, second, clause);
  const start = text.indexOf(clause);
  const found = await findingsOf(documentOf(text), { lang: 'ar' });
  return found
    .filter(({ evidence, severity }) => severity !== 'low' && evidence !== null && evidence.end > start)
    .map(({ kind }) => kind);
}

describe('burdens in Arabic contracts', () => {
  test.each(CLAUSES.filter(({ risky }) => risky))('$kind is found in: $clause', async (one) => {
    expect(await kindsIn(one.parties, one.clause)).toContain(one.kind);
  });

  test.each(CLAUSES.filter(({ risky }) => !risky))('nothing is raised in: $clause', async (one) => {
    expect(await kindsIn(one.parties, one.clause)).toEqual([]);
  });

  test('every rule of a burden has clauses that it must find and clauses that it must not', () => {
    const rules = [...employmentRules, ...leaseRules, ...worksRules, ...tradeRules, ...partnersRules];
    const of = (risky: boolean) =>
      new Set<string>(CLAUSES.filter((one) => one.risky === risky).map(({ kind }) => kind));
    expect(
      rules.map(({ kind }) => kind).filter((kind) => !of(true).has(kind) || !of(false).has(kind)),
    ).toEqual([]);
  });

  test.each([
    ['للمؤجر تغيير أقفال العين عند تأخر المستأجر.', 'المؤجر', 'المستأجر', 'المستأجر'],
    ['لا يسترد المستأجر مبلغ التأمين أياً كان السبب.', 'المؤجر', 'المستأجر', 'المستأجر'],
    ['يدفع المقاول للناقل خلال أسبوع من استلامه المبلغ من المالك.', 'المقاول', 'الناقل', 'الناقل'],
    ['تنتقل تبعة هلاك البضاعة إلى المشتري من تاريخ توقيع العقد.', 'البائع', 'المشتري', 'المشتري'],
    ['يقر العامل بأن أجره يشمل أجر الساعات الإضافية.', 'صاحب العمل', 'العامل', 'العامل'],
  ])('the burden is said to be on the right party: %s', async (clause, first, second, bearer) => {
    const found = await findingsOf(documentOf(arabicContractBetween(first, second, clause)), { lang: 'ar' });
    expect(found.map(({ explanation }) => explanation).join(' ')).toContain(`ويقع ذلك على ${bearer}.`);
  });
});
