import { expect, it } from '@jest/globals';
import { LAW_RULES } from '#platform/law/rules/index.js';
import { LAWS } from '#platform/law/laws.js';
import { allCited } from '../../scripts/cited-articles.js';

it('no law is in the list of laws that neither a rule nor the text of a finding cites', () => {
  const byFindings = new Set<string>(allCited().map(({ law }) => law));
  const byRules = new Set<string>(LAW_RULES.flatMap(({ source }) => ('law' in source ? [source.law] : [])));
  const uncited = Object.entries(LAWS).filter(([id, { key }]) => !byRules.has(id) && !byFindings.has(key));
  expect(uncited.map(([id]) => id)).toEqual([]);
});
