import { describe, expect, test } from '@jest/globals';
import { EnglishClause } from './english-stance.js';

/** Marks the word that is asked for by ⟦ ⟧, and reads the sentence without the marks. */
function stanceIn(marked: string) {
  const offset = marked.indexOf('⟦');
  const text = marked.replace(/[⟦⟧]/g, '');
  return { ...new EnglishClause(text).at(offset), text };
}

test.each([
  'Supplier may ⟦increase⟧ the fees.',
  'Customer agrees that Supplier may ⟦increase⟧ the fees.',
  'Nothing in this Agreement shall prevent Supplier from ⟦increasing⟧ the fees.',
  'In no event shall Supplier fail to ⟦indemnify⟧ Customer.',
  'Supplier shall not be released from being ⟦liable⟧ for any loss.',
  'NAI shall not be precluded from ⟦changing⟧ the prices.',
  'Nothing in this Agreement limits or excludes the ⟦liability⟧ of either party for death.',
  'Nothing in this Agreement shall be understood to mean that Client shall not be ⟦liable⟧ for losses.',
  'Supplier shall not disclose the Information and may ⟦terminate⟧ this Agreement.',
  'Supplier may ⟦terminate⟧ this Agreement upon not less than ten days notice.',
  'Supplier may, with no notice, ⟦terminate⟧ this Agreement.',
  'The breach shall entitle, but not require, Licensor to ⟦terminate⟧ this Agreement.',
  'During the term and not more than once a year, Affiliate may ⟦examine⟧ the books.',
])('%s affirms it', (marked) => {
  const { denied, within } = stanceIn(marked);
  expect({ denied, within }).toEqual({ denied: false, within: null });
});

test.each([
  ['Supplier may not ⟦increase⟧ the fees.', ['not']],
  ['The fees may not be ⟦increased⟧ during the Term.', ['not']],
  ['Nothing herein shall entitle Supplier to ⟦increase⟧ the fees.', ['Nothing']],
  ['Neither party may ⟦assign⟧ this Agreement.', ['Neither']],
  ['In no event shall Promoter be required to ⟦indemnify⟧ VNUE.', ['In no event']],
  ['No ⟦increase⟧ in the fees shall be made by Supplier.', ['No']],
  ['⟦Increases⟧ of the fees are not permitted.', ['not']],
  ['Supplier shall not: (a) ⟦increase⟧ the fees; (b) terminate this Agreement.', ['not']],
  ['Supplier waives any right to ⟦terminate⟧ this Agreement.', ['waives']],
  ['Supplier has no right to ⟦suspend⟧ the Services.', ['no right']],
  ['Supplier agrees not to ⟦terminate⟧ this Agreement without cause.', ['not']],
  ['Supplier is prohibited from ⟦terminating⟧ this Agreement.', ['prohibited']],
  ['Supplier shall refrain from ⟦soliciting⟧ employees.', ['refrain']],
  ['Supplier may terminate this Agreement without ⟦increasing⟧ the fees.', ['without']],
  ['The Software is provided without any ⟦warranty⟧.', ['without']],
  ['Supplier disclaims and makes no ⟦warranty⟧.', ['no']],
  ['Late payments shall bear no ⟦interest⟧.', ['no']],
  ['Sums not paid on time do not bear ⟦interest⟧.', ['not']],
  ['Invoices not settled on time carry no ⟦interest⟧.', ['no']],
])('%s denies it', (marked, words) => {
  const { denied, negators, text } = stanceIn(marked);
  expect(denied).toBe(true);
  expect(negators.map(({ start, end }) => text.slice(start, end))).toEqual(words);
});

describe('conditions and exceptions', () => {
  test.each([
    ['Should Supplier ⟦increase⟧ the fees, Customer may terminate.', 'Should Supplier increase the fees'],
    ['If Supplier ⟦increases⟧ the fees Customer may terminate.', 'If Supplier increases the fees '],
    ['Customer may terminate if Supplier ⟦increases⟧ the fees.', 'if Supplier increases the fees'],
    ['Upon ⟦termination⟧ of this Agreement Customer shall pay.', 'Upon termination of this Agreement '],
    ['Supplier may, if Customer does not ⟦pay⟧, terminate.', 'if Customer does not pay'],
  ])('%s only supposes it', (marked, words) => {
    const { within, text } = stanceIn(marked);
    expect(within?.kind).toBe('condition');
    expect(text.slice(within?.span.start, within?.span.end)).toBe(words);
  });

  test.each([
    'If Customer fails to pay, Supplier may ⟦terminate⟧ this Agreement.',
    'If Customer fails to pay Supplier may ⟦terminate⟧ this Agreement.',
    'Should Supplier increase the fees, Customer may ⟦terminate⟧.',
    'In the event that fees are due, then Customer shall ⟦pay⟧ them.',
    'Data, when available, shall be ⟦owned⟧ by Supplier.',
    'Any amount not paid when due shall bear ⟦interest⟧.',
    'Invoices not settled on time carry eight percent ⟦interest⟧ annually.',
    'A deposit not returned within a week entitles the Tenant to ⟦compensation⟧.',
    'In matters not settled in the annex, the fee is ⟦increased⟧ each year.',
    'For periods not covered by the schedule the Bank charges ⟦interest⟧.',
    'Vendor may have the right upon notice to ⟦terminate⟧ this Agreement.',
    'This Agreement is in force until 2030, provided, however, that Supplier may ⟦terminate⟧ it.',
  ])('%s says it of the main clause', (marked) => {
    expect(stanceIn(marked)).toMatchObject({ denied: false, within: null });
  });

  test('a clause names what restricts it, and its kind', () => {
    const { restrictions, text } = stanceIn(
      "Supplier may, subject to Customer's consent, ⟦amend⟧ the terms, except for the price, if the law so requires.",
    );
    expect(restrictions.map(({ kind, span }) => [kind, text.slice(span.start, span.end)])).toEqual([
      ['reservation', "subject to Customer's consent"],
      ['exception', 'except for the price'],
      ['condition', 'if the law so requires'],
    ]);
  });
});

test.each([
  ['Supplier may ⟦terminate⟧.', 'right'],
  ['Supplier is entitled to ⟦terminate⟧.', 'right'],
  ['Supplier shall ⟦pay⟧.', 'duty'],
  ['Supplier has the obligation to ⟦pay⟧.', 'duty'],
  ['The fee is ⟦due⟧ on delivery.', 'statement'],
])('%s speaks of a right or a duty: %s', (marked, modality) => {
  expect(stanceIn(marked).modality).toBe(modality);
});
