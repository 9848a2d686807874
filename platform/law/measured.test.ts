import { expect, test } from '@jest/globals';
import { MEASURED_RECALL } from '#shared/tools/compliance/basis.js';
import { measuredRules, measuredShares } from './measured.js';
import { LAW_RULES } from './rules/index.js';

test('what was measured is of the rules of this pack', () => {
  expect(Object.keys(measuredRules().rules).sort()).toEqual(LAW_RULES.map(({ id }) => id).sort());
});

test('the figures shown are shares of what was counted', () => {
  const { independent } = measuredRules();
  const { found, planted, flagged } = independent.documents;
  const { documents, own } = measuredShares();
  expect(documents).toEqual({
    precision: Math.round((100 * found) / (found + flagged)),
    recall: Math.round((100 * found) / planted),
  });
  expect(documents.recall).toBe(MEASURED_RECALL);
  expect(own.precision).toBeGreaterThanOrEqual(95);
  expect(own.recall).toBeGreaterThanOrEqual(90);
});
