import { describe, expect, test } from '@jest/globals';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { readingsOf } from '#workers/tools/compliance/testing.js';
import { BROKEN } from './wide-clauses-broken.js';
import { FAIR } from './wide-clauses-fair.js';

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
