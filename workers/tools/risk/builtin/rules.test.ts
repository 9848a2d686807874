import { describe, expect, test } from '@jest/globals';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { SentenceKind } from './rules/index.js';
import { liabilityCases } from '#tests/cases/risk/english/liability.js';
import { moneyCases } from '#tests/cases/risk/english/money.js';
import { rightsCases } from '#tests/cases/risk/english/rights.js';
import { termCases } from '#tests/cases/risk/english/term.js';
import { employmentRules } from './rules/employment.js';
import { leaseRules } from './rules/lease.js';
import { partnersRules } from './rules/partners.js';
import { tradeRules } from './rules/trade.js';
import { unequalNoticeRules } from './rules/unequal-notice.js';
import { worksRules } from './rules/works.js';
import { RULES } from './rules/index.js';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

/** Cases for each rule. */
const CASES = [...liabilityCases, ...moneyCases, ...termCases, ...rightsCases];

async function severityOf(kind: SentenceKind, clause: string): Promise<Severity | null> {
  const findings = await findingsOf(documentOf(contractWith(clause)));
  return findings.find((finding) => finding.kind === kind)?.severity ?? null;
}

describe('English rules', () => {
  test.each(CASES)('%s has severity %s in: %s', async (kind, severity, clause) => {
    expect(await severityOf(kind, clause)).toBe(severity);
  });

  test('every rule has a clause that it must recognize', () => {
    // The clauses of burdens are in burdens.test.ts.
    const burdens = new Set<SentenceKind>(
      [employmentRules, unequalNoticeRules, leaseRules, worksRules, tradeRules, partnersRules].flatMap(
        (rules) => rules.map(({ kind }): SentenceKind => kind),
      ),
    );
    const seen = new Set(CASES.filter(([, severity]) => severity !== null).map(([kind]) => kind));
    expect(RULES.map(({ kind }) => kind).filter((kind) => !seen.has(kind) && !burdens.has(kind))).toEqual([]);
  });
});
