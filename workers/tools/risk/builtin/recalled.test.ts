import { expect, test } from '@jest/globals';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

test('what passes to a third party does not pass to the other side', async () => {
  const clause =
    'Supplier shall, and hereby does, assign to MedImmune all right, title and interest in the Inventions made under this Agreement.';
  const findings = await findingsOf(documentOf(contractWith(clause)));
  expect(findings.find(({ kind }) => kind === 'ip-assignment')?.title).not.toContain('Customer');
});

test('what a subcontractor is to assign is assigned by no party', async () => {
  const clause =
    'Supplier shall ensure that the subcontractor assigns to Supplier all right, title and interest in the Inventions made by it.';
  expect(await kindsIn(clause)).not.toContain('ip-assignment');
});

const kindsIn = async (clause: string) =>
  (await findingsOf(documentOf(contractWith(clause)))).map(({ kind }) => kind);
