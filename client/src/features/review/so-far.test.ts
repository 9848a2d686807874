import { expect, it } from '@jest/globals';
import { aReviewItem } from './item.fixture.js';
import { gatherSoFar } from './so-far.js';

const evidence = { start: 0, end: 5, page: null };
const place = { number: 1, quote: '', clause: null, section: null, tone: 'low' as const, evidence };
const item = (stored: number, title: string, changes = {}) =>
  aReviewItem({ id: stored, stored, title, evidence, ...changes });
const gathered = (...items: ReturnType<typeof item>[]) =>
  gatherSoFar(items, ({ title }) => title).map((one) => [one.item.stored, one.places]);

it('what says the same is one finding, in as many places as it was found', () => {
  const first = item(1, 'Indemnity', { places: [place], unlistedPlaces: 2 });
  expect(gathered(first, item(2, 'Payment'), item(3, 'Indemnity'))).toEqual([
    [1, 5],
    [2, 1],
  ]);
});

it('what was found first stays first, however the items are sorted', () => {
  expect(gathered(item(3, 'High'), item(1, 'Low'), item(2, 'Payment')).map(([stored]) => stored)).toEqual([
    1, 2, 3,
  ]);
});

it('what is missing from the document has no place in it', () => {
  expect(gathered(item(1, 'No signature', { evidence: null }))).toEqual([[1, 0]]);
});
