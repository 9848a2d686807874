import { describe, expect, test } from '@jest/globals';
import { reword } from '../reword.js';
import { rewordedIn } from '#tests/support/english-rewording.js';

describe('sentences in the passive', () => {
  test('a party by whom something is to be done becomes the subject', () => {
    expect(
      rewordedIn(
        'clear',
        'The rent shall be paid by the Tenant to the Landlord on the first day of each month.',
      ),
    ).toBe('The Tenant shall pay the rent to the Landlord on the first day of each month.');
    expect(rewordedIn('persuasive', '4.2 Fees. All costs of the audit will be borne by HDI.')).toBe(
      '4.2 Fees. HDI will bear all costs of the audit.',
    );
    expect(
      rewordedIn(
        'concise',
        'Except as provided above, this Agreement may not be assigned by the Buyer without consent.',
      ),
    ).toBe('Except as provided above, the Buyer may not assign this Agreement without consent.');
  });

  test('a passive stays where turning it would change who must do what', () => {
    for (const text of [
      'This Agreement may not be assigned by either party without consent.',
      'All changes must be approved by the Customer.',
      'The rent shall be paid by the Tenant to the Landlord and shall include taxes.',
      'The fees shall be borne by Sutro, if the goods fail, and by Vax, if they pass.',
      'The filings shall be made by the Party to whom the patent is assigned.',
      'No goods shall be delivered by the Supplier on Fridays.',
      'The price shall be paid by bank transfer.',
      'The report will be delivered in a format that is agreed by the parties.',
      'The Seller agrees the costs shall be paid by the Tenant.',
      'If it is late, the price shall be cut, and any refund shall be paid by Seller.',
    ])
      expect(rewordedIn('clear', text)).toBe(text);
    const text = 'The rent shall be paid by the Tenant.';
    expect(rewordedIn('formal', text)).toBe(text);
  });
});

describe('long sentences', () => {
  const LONG =
    'The Supplier shall deliver the goods to the warehouse of the Customer in Riyadh within thirty (30) days of the order; the Customer shall inspect the goods within five (5) days of their arrival and shall notify the Supplier of any defect.';

  test('a long sentence is divided where both sides have a subject and a verb', () => {
    expect(rewordedIn('clear', LONG)).toBe(LONG.replace('; the', '. The'));
    const joined = LONG.replace('; the Customer', ', and the Customer');
    expect(rewordedIn('clear', joined)).toBe(LONG.replace('; the', '. The'));
  });

  test('a long sentence is not divided before a proviso, within a condition or among the items of a list', () => {
    for (const text of [
      LONG.replace('; the Customer', '; provided, however, that the Customer'),
      `If the order is signed, ${LONG.charAt(0).toLowerCase()}${LONG.slice(1)}`,
      LONG.replace('of the order;', 'of the order if it is paid;'),
      LONG.replace('to the warehouse', '(a) to the warehouse').replace('; the', '; and (b) the'),
      LONG.replace('; the Customer shall inspect', ', and inspect'),
    ])
      expect(rewordedIn('clear', text)).toBe(text);
  });

  test('a short sentence is not divided', () => {
    const text =
      'The Supplier shall deliver the goods within five days; the Customer shall inspect the goods at once.';
    expect(rewordedIn('clear', text)).toBe(text);
  });
});

describe('what no style touches', () => {
  test('headings, definitions, quotations, names and titles stay', () => {
    for (const text of [
      'PRIOR TO CLOSING',
      '3.1 Obligations Prior to Closing.',
      '"Business Day" means any day prior to Friday on which banks are open.',
      'The notice shall state "void prior to use in order to sell" on its cover.',
      'He signed the Rules Pursuant To Section 4 today.',
    ])
      expect(rewordedIn('clear', text)).toBe(text);
    const named = 'The Prior to Market Program ends, and the null and void list stays.';
    expect(rewordedIn('clear', named, { terms: ['null and void list', 'Prior to Market Program'] })).toBe(named);
  });

  test('each change can be dismissed alone, with the article and the capital that it needs', () => {
    const text = 'A sole and exclusive remedy is null and void. Prior to use, an any and all list applies in order to end it.';
    const edits = reword(text, 'concise', []);
    expect(edits.length).toBeGreaterThan(3);
    for (const [index, { start }] of edits.entries())
      if (index > 0) expect(start).toBeGreaterThanOrEqual(edits[index - 1]?.end ?? 0);
    expect(edits.map(({ revised }) => revised)).toEqual(['An exclusive', 'void', 'Before', 'all', 'to']);
  });
}); // prettier-ignore
