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
  [
    'Neither party may assign without the consent of the other.',
    'Neither party may assign without the consent of the other party.',
  ],
  ["Each Party shall keep the other's secrets.", "Each Party shall keep the other party's secrets."],
  ['Either Party may end it; neither is liable.', 'Either Party may end it; neither party is liable.'],
  ['the parties hereto agree', 'the parties of this agreement agree'],
  ['The contractor has to mobilize the rig.', 'The contractor must mobilize the rig.'],
  ['any right the Company has to use the mark', 'any right the Company has to use the mark'],
  ['The offers do not and will not require consent.', 'The offers do not require consent.'],
  ['shall provide 1,200 meals a day', 'shall provide 1,200 meals per day'],
  ['providing you meet the conditions', 'provided that you meet the conditions'],
  [
    'If any term is held by a court to be invalid or void, the rest remains.',
    'If any term is deemed invalid or void by a court, the rest remains.',
  ],
  ['If any term is held invalid, the rest remains.', 'If any term is deemed invalid, the rest remains.'],
  [
    'The Lessee may make alterations only with consent.',
    'The Lessee may not make alterations except with consent.',
  ],
  ['The data may be used only for the services.', 'The data may not be used except only for the services.'],
  ['The Lessee may sublet to one person only.', 'The Lessee may sublet to one person only.'],
  ['Royal Decree of 23/8/1426H', 'Royal Decree dated 23/8/1426H'],
])('"%s" is read as "%s"', (english, read) => {
  expect(text(english)).toBe(read);
});
