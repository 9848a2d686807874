import { describe, expect, test } from '@jest/globals';
import { arabicContractWith, contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const titleOf = async (kind: string, clause: string) =>
  (await findingsOf(documentOf(contractWith(clause)))).find((found) => found.kind === kind)?.title;
const arabicTitleOf = async (kind: string, clause: string) =>
  (await findingsOf(documentOf(arabicContractWith(clause)), { lang: 'ar' })).find(
    (found) => found.kind === kind,
  )?.title;

describe('the values in titles', () => {
  test.each([
    ['late-interest', 'Customer gets a 5% discount for early payment, and overdue amounts bear interest at 18% per annum.', 'Interest of 18% a year on late payment'],
    ['late-interest', 'Overdue amounts bear interest at the prime rate plus 2% per annum.', 'Interest or charges on late payment'],
    ['late-interest', 'Overdue amounts bear interest at [***]% per annum, and VAT of 15% is added.', 'Interest or charges on late payment'],
    ['late-interest', 'Overdue amounts bear interest at 125% of the prime rate per annum.', 'Interest or charges on late payment'],
    ['late-interest', 'Late payments are subject to a late fee of 1.5% of the invoice amount.', 'Late payment charge of 1.5%'],
    ['short-claim-period', 'A claim must be filed with Supplier within one year and one day after delivery.', 'Time limit for claims'],
    ['non-refundable', 'Of a fee of $50,000, $10,000 has been paid and is nonrefundable.', 'Non-refundable payment of $10,000'],
    ['long-term', 'The initial term of this Agreement is 84 months and it renews for terms of one year.', 'Long term of 84 months'],
    ['slow-payment', 'Supplier invoices within 5 days of the month’s end, and Customer shall pay the invoice within ninety (90) days of receipt.', 'Payment term of 90 days'],
    ['liquidated-damages', 'Supplier shall pay liquidated damages of 1% of the price per week of delay, at most 10% of the price.', 'Agreed damages or penalty of 1%'],
    ['foreign-law', 'This Agreement is governed by the laws of the People’s Republic of China.', 'Foreign governing law: the People\'s Republic of China'],
    ['foreign-courts', 'The parties submit to the exclusive jurisdiction of the courts located in Tel-Aviv, Israel.', 'Foreign courts: Tel-Aviv, Israel'],
    ['short-cure', 'Customer may terminate on 30 days notice if Supplier breaches this Agreement and does not cure the breach within five (5) days.', 'Only 5 days to cure a breach'],
  ])('a title of %s takes the value that belongs to it: "%s"', async (kind, clause, title) => {
    expect(await titleOf(kind, clause)).toBe(title);
  }); // prettier-ignore

  test('a law that is no place gives no finding', async () => {
    expect(
      await titleOf('foreign-law', 'This Agreement is governed by the laws of the Parties.'),
    ).toBeUndefined();
  });

  test('an Arabic title takes the value that belongs to it, in the spelling of the contract', async () => {
    expect(
      await arabicTitleOf(
        'late-interest',
        'تضاف ضريبة القيمة المضافة بنسبة 15%، وتستحق على المبالغ المتأخرة فائدة تأخير بنسبة ٢٪ عن كل شهر.',
      ),
    ).toContain('2%');
    expect(
      await arabicTitleOf(
        'liquidated-damages',
        'يدفع المورد غرامة قدرها خمسمائة ريال عن كل يوم تأخير على ألا تتجاوز 10% من قيمة العقد.',
      ),
    ).toContain('خمسمائة ريال');
  });

  test('a liability that is not limited is no limit of the other side', async () => {
    const clause =
      "The Customer's liability shall not be limited. The Supplier's liability shall not exceed SAR 5,000,000.";
    const found = await findingsOf(documentOf(contractWith(clause)));
    const cap = found.find(({ kind }) => kind === 'liability-cap');
    expect(cap?.title).toBe('Cap on the liability of Supplier only');
    expect(cap?.explanation).not.toContain('Another clause limits');
  });
});
