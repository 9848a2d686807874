import { expect, test } from '@jest/globals';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';
import type { SentenceKind } from './rules/index.js';

/** Clauses that are of a kind, each with a twin that is not. */
const CASES: readonly (readonly [kind: SentenceKind, clause: string, twin: string])[] = [
  [
    'ip-assignment',
    'Supplier assigns to Customer all right, title and interest in the designs created under this Agreement.',
    'Supplier does not assign to Customer any right, title or interest in the designs created under this Agreement.',
  ],
  [
    'ip-assignment',
    'Supplier hereby sells, assigns and transfers to Customer all right, title and interest in all work product developed under this Agreement.',
    'Supplier retains all right, title and interest in all work product developed under this Agreement.',
  ],
  [
    'ip-assignment',
    'Supplier shall, and hereby does, assign to Customer all right, title and interest in the Inventions made under this Agreement.',
    'Supplier shall not assign to Customer any right, title or interest in the Inventions made under this Agreement.',
  ],
  [
    'ip-assignment',
    'All rights in the software created by Supplier under the Project shall belong to Customer.',
    'The rights in the software created by Supplier under the Project shall not belong to Customer.',
  ],
  [
    'ip-assignment',
    'Customer shall be the exclusive owner of all right, title and interest in all software developed by Supplier.',
    'Customer shall not be the owner of any software developed by Supplier.',
  ],
  [
    'non-compete',
    'For twelve months after the end Supplier will not have any ownership interest in, or take part in the control of, any Competitor.',
    'Nothing in this Agreement forbids Supplier to have an ownership interest in any Competitor.',
  ],
  [
    'non-compete',
    'During the term Supplier shall not sell, offer for sale or have sold 3.1 any Competing Product or 3.2 a mixture of it.',
    'During the term Supplier shall not be restricted in selling 3.1 any Competing Product or 3.2 a mixture of it.',
  ],
  [
    'first-refusal',
    'Supplier shall notify Customer of the offer, and Customer shall have ten (10) days after such notice to agree to purchase the tooling on the same terms and conditions as such third party offer.',
    'Customer shall have ten (10) days after such notice to pay for the tooling on the same terms and conditions as before.',
  ],
  [
    'first-refusal',
    'Customer may purchase the interest to be transferred on the same economic terms and conditions offered by the third party.',
    'Customer may not purchase the interest to be transferred on the same economic terms and conditions offered by the third party.',
  ],
];

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

test.each(CASES)('%s is read in: %s', async (kind, clause) => {
  expect(await kindsIn(clause)).toContain(kind);
});

test.each(CASES)('%s is not read in the twin of: %s', async (kind, _clause, twin) => {
  expect(await kindsIn(twin)).not.toContain(kind);
});
