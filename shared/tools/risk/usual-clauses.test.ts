import { expect, test } from '@jest/globals';
import { isUsualClause } from './usual-clauses.js';

test.each([
  ['entire-agreement', 'low', true],
  ['insurance', 'low', true],
  ['insurance', 'medium', false],
  ['audit', 'low', false],
  ['constructor', 'low', false],
] as const)('a finding of kind %s and severity %s is on a usual clause: %s', (kind, severity, usual) => {
  expect(isUsualClause({ kind, severity })).toBe(usual);
});
