import { expect, test } from '@jest/globals';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { FAIR } from '#tests/cases/law/wordings/index.js';
import { expectCases, isNothing } from '#tests/support/clause-cases.js';
import { readingsOf } from '#tests/support/compliance.js';
import { READ_RULES } from './index.js';

const DATA_RULES = READ_RULES.filter(({ id }) => id.startsWith('SA-PDPL-'));
/** Rules by which clauses that come near a law are read, where these are not all rules for the document. */
const RULES: Partial<Record<string, typeof DATA_RULES>> = { personalData: DATA_RULES };

test('there are rules on personal data', () => {
  expect(DATA_RULES.length).toBeGreaterThan(30);
});

test.each(Object.entries(FAIR))('fair clauses break nothing (%s)', async (law, clauses) => {
  const broken = (clause: string, type: DocumentType) =>
    readingsOf(clause, type, RULES[law])
      .filter(({ answer }) => answer === 'breaks')
      .map(({ rule }) => rule);
  const cases = clauses.map((one) => ({ ...one, rule: law }));
  await expectCases(cases, ({ clause, types }) => isNothing(types.flatMap((type) => broken(clause, type))));
});
