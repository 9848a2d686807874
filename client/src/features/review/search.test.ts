import { expect, it } from '@jest/globals';
import { aReviewItem } from './item.fixture.js';
import { isFound, searchWords } from './search.js';

it('an item is found by every word of its texts, in any order and case', () => {
  const item = aReviewItem({
    title: 'Limit of liability',
    quote: 'The Supplier is not liable.',
    clause: '8.2',
    facts: [{ label: 'risk.recommendation', text: 'Ask for a cap.' }],
  });
  for (const query of ['', 'LIABILITY', 'supplier limit', '8.2 cap'])
    expect(isFound(item, searchWords(query))).toBe(true);
  expect(isFound(item, searchWords('limit lease'))).toBe(false);
});

it('Arabic is found with or without vowel signs, and whatever the form of its letters', () => {
  const item = aReviewItem({ title: 'إنهاءُ المسؤولية' });
  for (const query of ['انهاء', 'المسؤوليه', 'إنهاء المسؤولية'])
    expect(isFound(item, searchWords(query))).toBe(true);
});
