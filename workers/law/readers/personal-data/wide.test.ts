import { describe, expect, test } from '@jest/globals';
import { readingsOf } from '#tests/support/compliance.js';
import { READ_RULES } from '../index.js';
import { BREAKING_AR, FAIR_AR } from '#tests/cases/law/wordings/personal-data-ar.js';
import { BREAKING_EN, FAIR_EN } from '#tests/cases/law/wordings/personal-data-en.js';

const DATA_RULES = READ_RULES.filter(({ id }) => id.startsWith('SA-PDPL-'));
const broken = (clause: string) =>
  readingsOf(clause, 'contract', DATA_RULES)
    .filter(({ answer }) => answer === 'breaks')
    .map(({ rule }) => rule);
const pairs = (byRule: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(byRule).flatMap(([id, clauses]) => clauses.map((clause) => [id, clause] as const));

describe('clauses on data in unusual words', () => {
  test.each([...pairs(BREAKING_EN), ...pairs(BREAKING_AR)])('%s is broken by: %s', (id, clause) => {
    expect(broken(clause)).toContain(id);
  });
  test.each([...FAIR_EN, ...FAIR_AR])('nothing is broken by: %s', (clause) => {
    expect(broken(clause)).toEqual([]);
  });
});
