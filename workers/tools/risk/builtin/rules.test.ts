import { describe, expect, test } from '@jest/globals';
import { burdenCases } from '#tests/cases/risk/english/burdens.js';
import { recallCases } from '#tests/cases/risk/english/cuad-recall.js';
import { restraintCases } from '#tests/cases/risk/english/ending-and-restraints.js';
import { liabilityCases } from '#tests/cases/risk/english/liability.js';
import { moneyCases } from '#tests/cases/risk/english/money.js';
import { openPointCases } from '#tests/cases/risk/english/open-points.js';
import { ownershipCases } from '#tests/cases/risk/english/ownership-and-forums.js';
import { readerAgreementCases } from '#tests/cases/risk/english/reader-agreement.js';
import { rightsCases } from '#tests/cases/risk/english/rights.js';
import { termCases } from '#tests/cases/risk/english/term.js';
import type { RiskCase } from '#tests/cases/risk/types.js';
import { byRule, expectCases } from '#tests/support/clause-cases.js';
import { contractWith, documentOf, findingsOf, hasSeverity } from '#tests/support/risk.js';
import type { SentenceKind } from './rules/index.js';
import { RULES } from './rules/index.js';
import { employmentRules } from './rules/employment.js';
import { leaseRules } from './rules/lease.js';
import { partnersRules } from './rules/partners.js';
import { tradeRules } from './rules/trade.js';
import { unequalNoticeRules } from './rules/unequal-notice.js';
import { worksRules } from './rules/works.js';

const SEVERITIES = [
  ...[...liabilityCases, ...moneyCases, ...termCases, ...rightsCases],
  ...[...restraintCases, ...ownershipCases, ...openPointCases],
];
const CASES = [...SEVERITIES, ...burdenCases, ...readerAgreementCases, ...recallCases].map(
  ([rule, expected, clause]) => ({ rule, expected, clause }),
);
const KINDS = RULES.map(({ kind }) => kind);
const BURDENS = new Set<SentenceKind>(
  [employmentRules, unequalNoticeRules, leaseRules, worksRules, tradeRules, partnersRules].flatMap((rules) =>
    rules.map(({ kind }): SentenceKind => kind),
  ),
);

describe('the clauses of a kind have its severity in English', () => {
  test.each(byRule(CASES, KINDS))('%s', async (kind, cases) => {
    await expectCases(cases, async ({ clause, expected }) => {
      const findings = await findingsOf(documentOf(contractWith(clause)));
      return hasSeverity(findings, kind, expected);
    });
  });
});

test('every English rule has a clause that it must recognize, that of a burden also one that it must ignore', () => {
  const kindsOf = (cases: readonly RiskCase[], seen: boolean) =>
    new Set(cases.filter(([, severity]) => (severity !== null) === seen).map(([kind]) => kind));
  const recognized = kindsOf(SEVERITIES, true);
  expect(KINDS.filter((kind) => !recognized.has(kind) && !BURDENS.has(kind))).toEqual([]);
  const [found, ignored] = [kindsOf(burdenCases, true), kindsOf(burdenCases, false)];
  expect([...BURDENS].filter((kind) => !found.has(kind) || !ignored.has(kind))).toEqual([]);
});
