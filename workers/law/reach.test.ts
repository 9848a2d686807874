import { expect, test } from '@jest/globals';
import { foreignLawIn } from './reach.js';

test.each([
  ['This Agreement shall be governed by the laws of the State of New York.', 'governed by the laws of the State of New York'],
  ['This contract is governed by and construed in accordance with English law.', 'governed by and construed in accordance with English law'],
  ['يخضع هذا العقد لقوانين دولة الإمارات العربية المتحدة.', 'لقوانين دولة الإمارات'],
  ['يخضع العقد للقانون المصري ويفسر وفقاً له.', 'للقانون المصري'],
])('another law is chosen by: %s', (text, words) => {
  expect(foreignLawIn(text)).toContain(words);
}); // prettier-ignore

test.each([
  'This Agreement shall be governed by the laws of the Kingdom of Saudi Arabia.',
  'The Supplier delivers in Riyadh. This Agreement shall be governed by the laws of England.',
  'The Supplier delivers the goods within ten days.',
  'يخضع هذا العقد لأنظمة المملكة العربية السعودية.',
  'يلتزم المورد بقوانين الجمارك.',
])('no other law is known to be chosen by: %s', (text) => {
  expect(foreignLawIn(text)).toBeNull();
});
