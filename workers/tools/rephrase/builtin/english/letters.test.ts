import { describe, expect, test } from '@jest/globals';
import { rewordedIn } from '#tests/support/english-rewording.js';

describe('letters and messages in English', () => {
  test('a message is raised to formal writing', () => {
    const message =
      "Hi John,\n\nThanks for your e-mail. I'm writing to let you know that we can't get approval before Monday. We've asked for a new quote, but it's not enough time. Please let me know asap. Also, please send back the signed copy right away.";
    expect(rewordedIn('formal', message)).toBe(
      'Dear John,\n\nThank you for your e-mail. I am writing to inform you that we cannot obtain approval before Monday. We have asked for a new quote, but it is not sufficient time. Please inform me as soon as possible. In addition, please return the signed copy immediately.',
    );
  });

  test('a contraction is written out with the apostrophe of a keyboard or of print', () => {
    expect(rewordedIn('formal', 'You don’t pay, and it\'s been late. They won’t sign.')).toBe(
      'You do not pay, and it has been late. They will not sign.',
    );
  });

  test('a possessive and a contraction of two readings stay', () => {
    const text = "The tenant's deposit is the landlord's, and he'd like it back.";
    expect(rewordedIn('formal', text)).toBe(text);
  });

  test('a contraction that may be an auxiliary of two verbs stays', () => {
    const text = "He's paid each month, and it's got late.";
    expect(rewordedIn('formal', text)).toBe("He's paid each month, and it has got late.");
  });

  test('what only announces a message is left out of concise and persuasive texts', () => {
    const text = "Dear Sir, I'm writing to inform you that a very late delivery harmed us.";
    for (const style of ['concise', 'persuasive'] as const)
      expect(rewordedIn(style, text)).toBe('Dear Sir, A late delivery harmed us.');
    expect(rewordedIn('concise', 'It seems that the goods are late.')).toBe('It seems that the goods are late.');
  });

  test('everyday verbs are raised where they are verbs', () => {
    expect(rewordedIn('formal', 'The Buyer must set up an account and tell the Seller. They need to buy the goods.')).toBe(
      'The Buyer must establish an account and inform the Seller. They need to purchase the goods.',
    );
  });

  test('nouns and adjectives spelled like everyday verbs stay', () => {
    for (const text of [
      'The start date, the set-up fee and the help desk are named in the annex.',
      'He spoke, on the other hand in respect of the fee.',
      'See www.example.info for the end of the show.',
      'Policies put in place by the board apply.',
      'Pay an upfront, non-refundable fee.',
    ])
      expect(rewordedIn('formal', text)).toBe(text);
  });

  test('formal texts take no plain words and no legalese', () => {
    const text = 'Prior to delivery he shall, pursuant to Section 2, commence the work in order to finish.';
    expect(rewordedIn('formal', text)).toBe(text);
  });
}); // prettier-ignore
