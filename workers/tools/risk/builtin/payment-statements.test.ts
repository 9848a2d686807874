import { describe, expect, test } from '@jest/globals';
import { arabicContractWith, contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const saidOf = async (kind: string, text: string) => {
  const found = (await findingsOf(documentOf(text))).find((finding) => finding.kind === kind);
  return found === undefined
    ? null
    : [
        `${found.severity}: ${found.title}.`,
        found.explanation,
        found.severityReason ?? '',
        found.recommendation,
      ].join(' ');
};
const said = (kind: string, clause: string) => saidOf(kind, contractWith(clause));
const arabic = (kind: string, clause: string) => saidOf(kind, arabicContractWith(clause));

describe('what is said of legal costs', () => {
  test('they are owed where the winner is entitled to them', async () => {
    const clause =
      "If any action is necessary to enforce this Agreement, the prevailing party shall be entitled to reasonable attorneys' fees and costs, in addition to any other relief to which that party may be entitled.";
    expect(await said('cost-shifting', clause)).not.toContain('may be awarded');
    const all =
      'If any action is brought, the prevailing party shall be entitled to all attorney fees in addition to any other relief to which such prevailing party may be entitled.';
    expect(await said('cost-shifting', all)).not.toContain('may be awarded');
    expect(
      await said(
        'cost-shifting',
        "The prevailing party in any litigation may be awarded its attorneys' fees.",
      ),
    ).toContain('may be awarded');
  });

  test('of which proceedings, where these are only some', async () => {
    const clause =
      "The prevailing party in any such injunctive action shall be entitled to reasonable attorneys' fees.";
    expect(await said('cost-shifting', clause)).toContain('of which the text speaks before');
  });
});

describe('what a late payment is said to cost', () => {
  test.each([
    [
      'Late payment charge of 1.5% a month',
      'A late payment charge of 1.5% or the maximum rate permitted by law, whichever is less, of the outstanding balance due to Supplier per month will be imposed on all overdue accounts.',
    ],
    ['It runs by the month', 'Overdue amounts shall incur a late fee of 1.5% per month.'],
    ['It runs by the year', 'Overdue amounts shall bear interest at 5% per annum.'],
    [
      'Late payment charge of 2%.',
      'Late payments will be subject to a late fee of 2% of the invoice amount.',
    ],
  ])('%s', async (words, clause) => {
    expect(await said('late-interest', clause)).toContain(words);
  });

  test('the size of an error is no rate', async () => {
    const clause =
      'If the examination reveals a deficiency, Customer shall pay it with interest and, if in excess of 5%, the cost of the audit.';
    expect(await said('late-interest', clause)).not.toContain('5%');
  });

  test('the unit of an Arabic rate', async () => {
    const clause = 'يتحمل العميل فائدة تأخير قدرها 2% شهرياً عن المبالغ المتأخرة.';
    expect(await arabic('late-interest', clause)).toContain('by the month');
  });
});

describe('what is said of a fee on an exit', () => {
  test('its condition is named, and no order', async () => {
    const found = await said(
      'liquidated-damages',
      'However, if Customer terminates this Agreement during an extended term by giving less than six months notice, Customer shall pay to Supplier a cancellation fee equal to the minimum fee times the remaining months.',
    );
    expect(found).toContain('sets a condition for it: “if Customer terminates');
    expect(found).not.toMatch(/order|how the sum is calculated/);
    expect(found).toContain('Customer owes');
    const received =
      'If Customer ends this Agreement, Supplier will be entitled to a termination payment of SAR 100,000.';
    expect(await said('liquidated-damages', received)).toContain('A fee or payment falls due');
    expect(
      await arabic(
        'liquidated-damages',
        'إذا رغب العميل في إنهاء العقد قبل مضي سنة، يدفع للمورد تعويضاً اتفاقياً قدره 10000 ريال.',
      ),
    ).toContain('sets a condition for it: “إذا رغب العميل في إنهاء العقد');
  });
});

describe('what is said of a minimum', () => {
  const KIND = 'minimum-commitment';

  test('none of what the sales force does', async () => {
    const clause =
      'If the Product is promoted by sales representatives, the weighting tied to it shall not be less than the amount agreed.';
    expect(await said(KIND, clause)).toBeNull();
  });

  test('none where an order only has to be large enough', async () => {
    const clause =
      'Supplier shall use its best endeavors to accept all purchase orders which meet the Minimum Order Requirements.';
    expect(await said(KIND, clause)).toBeNull();
  });

  test('it keeps a right exclusive, where it says so', async () => {
    const clause =
      'To maintain exclusive rights Customer shall pay to Supplier a minimum annual fee of $20,000.';
    expect(await said(KIND, clause)).toContain('low: ');
  });

  test('nothing is asked for that the clause says', async () => {
    const clause =
      'Customer shall purchase a minimum of 5,000 units in each year. If it purchases less than 5,000 units, Supplier may reduce the discount; the minimum is excused by force majeure.';
    expect(await said(KIND, clause)).not.toContain('what follows when it is missed');
  });
});

test('a certificate that is due within a time is no payment', async () => {
  const clause =
    'For all taxes paid by Customer, Customer shall provide to Supplier within forty-five (45) days after the end of any quarter a certificate documenting the payment and amount of the taxes.';
  expect(await said('slow-payment', clause)).toBeNull();
});

describe('what is said of prices and payments', () => {
  test('how often a price may change is not asked where the sentence says it', async () => {
    const clause =
      'Supplier may change its prices on 30 days notice, but no more than once annually, based on the consumer price index.';
    const found = await said('price-change', clause);
    expect(found).toContain('figures behind the measure');
    expect(found).not.toContain('how often');
    expect(
      await said('price-change', 'Supplier may change its prices on 30 days notice by up to 5%.'),
    ).toContain('how often');
  });

  test('a condition of a change is named', async () => {
    const clause = 'If its costs rise, Supplier may increase the fees on notice.';
    expect(await said('price-change', clause)).toContain('sets a condition');
  });

  test('what the text says of a return is not asked for', async () => {
    const clause = 'The fee is non-refundable. Half of it shall be refunded if no Products are delivered.';
    expect(await said('non-refundable', clause)).toContain('cases in which the text gives money back');
    const advance =
      'Customer shall pay the fee of SAR 10,000 upon signing. The fee is non-refundable except as provided below.';
    expect(await said('advance-payment', advance)).toContain('says of a return');
    expect(
      await arabic(
        'advance-payment',
        'يدفع العميل مبلغ 10000 ريال عند توقيع العقد. ولا يجوز استرداد المبلغ بعد ذلك.',
      ),
    ).toContain('says of a return');
  });

  test('a tax that is not refunded, or a rebate, is no payment of that kind', async () => {
    const tax =
      'Any non-refundable or non-creditable value added or similar tax that is due shall be a manufacturing cost.';
    expect(await said('non-refundable', tax)).toBeNull();
    const rebate =
      'The applicable rebate of the fee shall become payable to Customer upon execution of a new agreement.';
    expect(await said('advance-payment', rebate)).toBeNull();
  });
});
