import { describe, expect, test } from '@jest/globals';
import { openPointCases } from '#tests/cases/risk/english/open-points.js';
import { expectCases } from '#tests/support/clause-cases.js';
import type { Finding } from '../finding.js';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

/** Finds what a clause between Supplier and Customer shows of one kind of risk. */
async function found(kind: string, clause: string): Promise<Finding | undefined> {
  const findings = await findingsOf(documentOf(contractWith(clause)));
  return findings.find((finding) => finding.kind === kind);
}

describe('what a text leaves open', () => {
  test.each([
    ['vague-words', 'Customer shall promptly reimburse Supplier.', 'Payment by Customer is due “promptly”, without a date'],
    ['blank', 'Customer shall pay a monthly fee of $________ for each unit.', 'Blank left for an amount or a quantity'],
    ['refers-outside', '"Units" has the meaning set forth in the Licence Agreement.', 'Terms are defined in another agreement: “Licence Agreement”'],
    ['survival-unlimited', 'The duties of confidentiality and all such obligations shall survive termination of this Agreement.', 'Confidentiality survives without a time limit'],
    ['auto-renewal', 'This Agreement shall automatically renew for an indefinite period of time unless terminated.', 'Automatic renewal without an end'],
  ])('the title of %s says what is open: %s', async (kind, clause, title) => {
    expect((await found(kind, clause))?.title).toBe(title);
  }); // prettier-ignore

  test('a notice within a time before the end names no day by which it must be given', async () => {
    const clause = 'This Agreement shall automatically renew for one year unless ended within sixty (60) days prior to its end.';
    expect((await found('auto-renewal', clause))?.explanation).not.toMatch(/60 days/);
  }); // prettier-ignore

  test('every finding says why it has its severity', async () => {
    const cases = openPointCases.flatMap(([rule, severity, clause]) =>
      severity === null ? [] : [{ rule, severity, clause }],
    );
    await expectCases(cases, async ({ rule, severity, clause }) => {
      const reason = (await found(rule, clause))?.severityReason ?? 'no reason';
      return {
        passed: reason.toLowerCase().startsWith(severity),
        expected: `a reason for ${severity}`,
        received: reason,
      };
    });
  });
});
