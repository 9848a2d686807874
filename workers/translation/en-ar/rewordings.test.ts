import { expect, test } from '@jest/globals';
import { reworded } from './rewordings.js';
import { tokenize } from './tokens.js';

const text = (english: string) =>
  reworded(tokenize(english))
    .map(({ text: word, spaced }, index) => (index > 0 && spaced ? ` ${word}` : word))
    .join('');

test.each([
  ["The Client doesn't own it and won't copy it.", 'The Client does not own it and will not copy it.'],
  ['The Provider need not obtain approval.', 'The Provider is not required to obtain approval.'],
  ['The Customer shall:', 'The Customer undertakes the following:'],
  ['The Lessee may not:', 'The Lessee is prohibited from the following:'],
  [
    'Either party may rescind if the other commits a breach.',
    'Either party may rescind if the other party commits a breach.',
  ],
  ['The other party commits a breach.', 'The other party commits a breach.'],
  ['a drawing for at least SAR 500', 'a drawing in the amount of at least SAR 500'],
  ['a term for at least two years', 'a term for at least two years'],
  ['shall assign at least 45 workers', 'shall assign not less than 45 workers'],
  ['a ten-year term and a 30-day notice', 'a ten year term and a 30 day notice'],
  ['the ten-year liability', 'the ten-year liability'],
  ['Royal Decree of 23/8/1426H', 'Royal Decree dated 23/8/1426H'],
])('"%s" is read as "%s"', (english, read) => {
  expect(text(english)).toBe(read);
});
