import { describe, expect, test } from '@jest/globals';
import { normalizeText } from '#workers/engines/text/plain.js';
import { documentTypeOf } from './document-type.js';

const typeOf = (text: string) => documentTypeOf(normalizeText(text), null);

/** Texts that do not tell what they are, with the kind whose rules fit them. */
const UNSURE: readonly (readonly [type: string, text: string])[] = [
  [
    'employment',
    'EMPLOYMENT CONTRACT. This employment contract is made between Al Noor Company (the Company) and Mr Khalid Saleh (the Employee) in Riyadh. 1. Probation. The Employee shall serve a probation period of 12 months. 2. Hours. The Employee works 10 hours a day, six days a week.',
  ],
  [
    'employment',
    'You will be on probation for 12 months. Your passport is kept by us during your employment.',
  ],
  ['employment', 'يخضع الموظف لفترة تجربة مدتها سنة كاملة، ولا يستحق خلالها إجازة.'],
  ['lease', 'The tenant pays the rent a year in advance.'],
  ['lease', 'يدفع المستأجر الأجرة مقدماً عن سنة كاملة.'],
  ['privacy-policy', 'We share your personal data with anyone who asks. Cookies are set without asking.'],
  ['contract', 'The price is due on delivery. Interest of 2% a month is due on late sums.'],
];

describe('the kind of document whose rules are applied', () => {
  test.each(UNSURE)('a text that does not tell what it is is read as %s: %s', (type, text) => {
    expect(typeOf(text)).toMatchObject({ type, certain: false });
  });

  test('a long text with hardly a word of contracts is no contract', () => {
    const book =
      'The house stood by the river, and in the evening the children came home from the fields. '.repeat(80);
    expect(typeOf(`${book}They agreed to meet again.`)).toMatchObject({ type: null, other: null });
    expect(typeOf(`${book}${'The carrier shall pay. It must insure the goods. '.repeat(30)}`)).toMatchObject({
      type: 'contract',
      binds: true,
    });
  });

  test('a short text without a word that binds says so', () => {
    expect(typeOf('This is my first page. It has a normal layout.')).toMatchObject({ binds: false });
    expect(typeOf('The price is due on delivery.')).toMatchObject({ binds: true });
    expect(typeOf('يُسدَّد الثمن وفق بنود هذا العقد.')).toMatchObject({ binds: true });
  });

  test('the words that bore it are those of the text', () => {
    for (const [, text] of UNSURE) for (const word of typeOf(text).words) expect(text).toContain(word);
  });

  test('a chosen kind wins', () => {
    expect(documentTypeOf('The tenant pays the rent.', 'sale')).toMatchObject({
      type: 'sale',
      certain: true,
    });
  });
});
