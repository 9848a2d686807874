import { describe, expect, test } from '@jest/globals';
import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { rewordedIn } from '#tests/support/english-rewording.js';

type Case = readonly [style: RephraseStyle, text: string, revised: string];

const NAMED = { name: 'this Agreement', terms: ['Agreement'] };
const changed = (cases: readonly Case[]) => {
  for (const [style, text, revised] of cases) expect(rewordedIn(style, text, NAMED)).toBe(revised);
};
/** Expects that no style changes a text. */
const kept = (...texts: string[]) => {
  for (const text of texts)
    for (const style of ['formal', 'clear', 'persuasive', 'concise'] as const)
      expect(rewordedIn(style, text, NAMED)).toBe(text);
};

describe('English phrases', () => {
  test('words that only lawyers write are replaced by plain ones in clear texts', () => {
    changed([
      ['clear', 'Payment is due thirty (30) days subsequent to delivery.', 'Payment is due thirty (30) days after delivery.'],
      ['clear', 'The services that are provided hereunder under this Agreement end today.', 'The services that are provided under this Agreement under this Agreement end today.'],
      ['clear', 'The date hereof and this Agreement govern.', 'The date of this Agreement and this Agreement govern.'],
      ['clear', 'The Buyer utilizes the goods pursuant to Section 5.', 'The Buyer uses the goods under Section 5.'],
      ['clear', 'Notwithstanding the foregoing, he shall pay forthwith.', 'Despite the foregoing, he shall pay immediately.'],
      ['clear', 'The parties hereto sign the forms attached hereto as Exhibit A.', 'The parties sign the forms attached as Exhibit A.'],
      ['clear', 'The work shall commence on 1 May.', 'The work shall start on 1 May.'],
    ]);
  });

  test('words that look like legalese and mean something else stay', () => {
    kept(
      'The Seller does hereby grant the right.',
      'The Seller hereby assigns the patents to the Buyer.',
      'He may notwithstanding renew the lease.',
      'The bank began reasonable endeavours to mitigate the loss.',
      'The lien ranks prior to the mortgage.',
    );
    changed([['clear', 'They use reasonable endeavours to help.', 'They use reasonable endeavours to help.']]);
  });

  test('a document that names itself in no certain way keeps its "hereof"', () => {
    expect(rewordedIn('clear', 'The date hereof is the first day.')).toBe('The date hereof is the first day.');
  });

  test('two words that say the same become one', () => {
    changed([
      ['formal', 'The assignment is null and void.', 'The assignment is void.'],
      ['concise', 'Each and every invoice stays in full force and effect.', 'Each invoice stays in effect.'],
      ['persuasive', 'The Buyer covenants and agrees to pay any and all taxes.', 'The Buyer agrees to pay all taxes.'],
      ['clear', 'The terms and conditions of this Agreement bind the heirs.', 'The terms of this Agreement bind the heirs.'],
    ]);
  });

  test('two words that say different things stay two', () => {
    kept(
      'He holds the sole and exclusive license to the mark.',
      'The Buyer covenants, undertakes and agrees to pay.',
      'The goods are sold on the general terms and conditions of sale.',
      'Attach a true and correct copy of the deed.',
      'The Seller represents and warrants title, and shall indemnify and hold harmless the Buyer.',
    );
  });

  test('nouns that were made of verbs become verbs in every form', () => {
    changed([
      ['clear', 'He is in violation of the lease and makes use of the yard.', 'He violates the lease and uses the yard.'],
      ['concise', 'The Tenant made payment of the rent after giving consideration to the offer.', 'The Tenant paid the rent after considering the offer.'],
      ['persuasive', 'They are not in compliance with the law.', 'They do not comply with the law.'],
      ['clear', 'The parties fail to reach an agreement within ten days.', 'The parties fail to agree within ten days.'],
      ['clear', 'The auditor conducted an inspection of the site.', 'The auditor inspected the site.'],
    ]);
  });

  test('nouns that no verb can replace where they stand stay', () => {
    kept(
      'The system is and will be in compliance with the standard.',
      'He is in violation of or liable under the lease.',
      'The Buyer gives notice to the Seller to leave.',
      'He is entitled upon giving notice to that effect.',
      'The parties enter into an agreement today.',
      'The Seller shall make any changes to the plan.',
    );
  });

  test('wordy phrases become short ones', () => {
    changed([
      ['clear', 'In the event that rent is late, interest accrues.', 'If rent is late, interest accrues.'],
      ['concise', 'In the event of a dispute, the parties meet on a monthly basis.', 'If there is a dispute, the parties meet monthly.'],
      ['concise', 'He pays in order to keep the goods for a period of two years.', 'He pays to keep the goods for two years.'],
      ['concise', 'An invoice in the amount of $500 covers costs in excess of $100.', 'An invoice of $500 covers costs over $100.'],
      ['clear', 'The data is used for the purpose of verifying claims.', 'The data is used to verify claims.'],
      ['concise', 'The fees set forth in Exhibit B apply to information that is disclosed by the Buyer.', 'The fees in Exhibit B apply to information disclosed by the Buyer.'],
      ['clear', 'There are several clauses that conflict with the law.', 'Several clauses conflict with the law.'],
    ]);
  });

  test('phrases that carry a condition, a ground or a defined sense stay', () => {
    kept(
      'He pays; provided, however, that no notice is given.',
      'The costs arise in connection with the sale.',
      'There is a fee that the Client pays.',
      'He shall act in a manner in which he trusts.',
      'A license for the purpose of using, developing and selling goods is granted.',
      'Goods that are owned by the Buyer and that are new stay.',
      'The terms as set forth in the annexed letter apply to the extent that is required by law.',
    );
  });

  test('Latin becomes English, and terms of art stay Latin', () => {
    changed([
      ['clear', 'He owes, inter alia, rent of 5 % per annum.', 'He owes, among other things, rent of 5 % per year.'],
      ['clear', 'Clause 3 applies mutatis mutandis.', 'Clause 3 applies with the necessary changes.'],
      ['formal', 'He keeps papers (e.g. invoices) and, i.e., receipts.', 'He keeps papers (for example, invoices) and, that is, receipts.'],
    ]);
    kept('The bona fide buyer pays pro rata under force majeure.');
  });

  test('openings and fillers that weaken a sentence are left out of persuasive texts', () => {
    changed([
      ['persuasive', 'We believe that the claim fails. It is clear that he knew.', 'The claim fails. He knew.'],
      ['persuasive', 'The delay is very serious. Kindly reply.', 'The delay is serious. Please reply.'],
      ['concise', 'It is hereby agreed that the Client shall pay.', 'The Client shall pay.'],
      ['persuasive', 'The parties agree that all prices shall be fixed.', 'All prices shall be fixed.'],
    ]);
  });

  test('a belief within a condition and an agreement that alone binds stay', () => {
    kept(
      'If we believe that you lied, we close the account.',
      'The parties agree that they may terminate.',
      'The parties agree that a breach causes harm.',
      'Very truly yours, the Seller of the house',
    );
  });
}); // prettier-ignore

test('wordings that readers of contracts dismissed stay', () => {
  kept(
    'Claims made under or pursuant to this Agreement are void.',
    'We may withhold any and all consents.',
    'It is made in any and all forms of media.',
    'The delay shall not be affected by reason of negligence.',
    'The shares are sold free and clear of liens.',
    'The above warranties are in lieu of all other warranties.',
    'The rights are set forth in Section 4.',
    'The parties further agree that if it fails, they shall file a claim.',
  );
});
