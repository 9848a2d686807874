import { describe, expect, test } from '@jest/globals';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { READ_RULES } from '#workers/law/readers/index.js';
import { readingsOf } from '#tests/support/compliance.js';
import { FAIR, UNUSUAL } from '#tests/cases/law/wordings/civil.js';
import { UNUSUAL_BUSINESS } from '#tests/cases/law/wordings/civil-business.js';
import { FAIR_PLAIN, PLAIN } from '#tests/cases/law/wordings/civil-everyday.js';
import { FAIR_BUSINESS } from '#tests/cases/law/wordings/civil-business-fair.js';

const TYPES: readonly DocumentType[] = [
  'services',
  'sale',
  'contract',
  'loan',
  'lease',
  'distribution',
  'terms',
  'nda',
];
const broken = (clause: string, type: DocumentType) =>
  readingsOf(clause, type)
    .filter(({ answer }) => answer === 'breaks')
    .map(({ rule }) => rule);
const typeOf = (id: string): DocumentType =>
  READ_RULES.find((rule) => rule.id === id)?.documents[0] ?? 'contract';

describe('clauses in unusual words', () => {
  test.each(
    [...Object.entries(UNUSUAL), ...Object.entries(UNUSUAL_BUSINESS), ...Object.entries(PLAIN)].flatMap(
      ([id, clauses]) => clauses.map((clause) => [id, clause] as const),
    ),
  )('%s is broken by: %s', (id, clause) => expect(broken(clause, typeOf(id))).toContain(id));
});

describe('fair clauses', () => {
  test.each([...FAIR, ...FAIR_BUSINESS, ...FAIR_PLAIN])('nothing is broken by: %s', (clause) =>
    expect(TYPES.flatMap((type) => broken(clause, type))).toEqual([]),
  );
});
