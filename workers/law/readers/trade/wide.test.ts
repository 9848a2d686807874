import { describe, expect, test } from '@jest/globals';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { readingsOf } from '#tests/support/compliance.js';
import { BROKEN } from '#tests/cases/law/wordings/trade.js';
import { FAIR } from '#tests/cases/law/wordings/trade-fair.js';

const broken = (clause: string, type: DocumentType) =>
  readingsOf(clause, type)
    .filter(({ answer }) => answer === 'breaks')
    .map(({ rule }) => rule);

describe('clauses in unusual words', () => {
  test.each(BROKEN)('%s is broken (%s): %s', (rule, type, clause) => {
    expect(broken(clause, type)).toContain(rule);
  });

  test.each(FAIR)('a fair clause (%s): %s', (type, clause) => {
    expect(broken(clause, type)).toEqual([]);
  });
});
