import { describe, expect, test } from '@jest/globals';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { SentenceKind } from './rules/index.js';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

type Case = readonly [kind: SentenceKind, severity: Severity | null, clause: string];

/** Clauses on how a contract ends and what it forbids: the kind, its severity (null if it must not match), the clause. */
const CASES: readonly Case[] = [
  ['termination-convenience', 'medium', 'Supplier may terminate this Agreement at any time upon sixty (60) days written notice to Customer.'],
  ['termination-convenience', 'low', 'Each of Supplier and Customer may, in its sole discretion, terminate this Agreement at any time by giving 90 days notice.'],
  ['termination-convenience', 'high', 'Supplier reserves the right to terminate this Agreement immediately upon written notice for any reason.'],
  ['termination-convenience', 'low', 'Supplier may terminate this Agreement for convenience upon eighteen (18) months notice to Customer.'],
  ['termination-convenience', null, 'Upon receipt of such report, Supplier shall have the right to terminate this Agreement on written notice.'],
  ['termination-convenience', null, 'This option to terminate this Agreement may only be exercised by notice within 90 days.'],
  ['termination-convenience', null, 'In the event Customer elects to terminate this Agreement for convenience, Customer will pay the termination charges in the table below.'],
  ['termination-convenience', null, 'Supplier shall have the right to terminate all or any portion of the rights granted to it under Section 2, upon written notice to Customer.'],
  ['termination-convenience', null, 'Supplier may terminate this Agreement upon notice to Customer, due to safety concerns raised by an authority.'],
  ['termination-convenience', null, 'Supplier may terminate this Agreement at any time after 30 days from the date that Customer notifies Supplier of the sale.'],
  ['termination-convenience', null, 'The Maintenance Services may be terminated by Customer at any time upon three months notice.'],
  ['termination-no-cure', 'medium', 'If Customer commits a breach of Section 9, Supplier shall have the right to terminate this Agreement immediately upon written notice.'],
  ['termination-no-cure', null, 'If either party files a petition in bankruptcy, it shall be in breach and the other party may terminate this Agreement immediately.'],
  ['termination-no-cure', null, 'Customer shall correct a breach within ten days. If Customer continues such breach, Supplier may terminate this Agreement with immediate effect.'],
  ['termination-no-cure', null, 'If a term is unenforceable and the value of this Agreement fails to be kept, the affected party may terminate this Agreement with immediate effect.'],
  ['termination-no-cure', null, 'Upon the occurrence of any Event of Default, the non-defaulting party may immediately terminate this Agreement.'],
  ['short-cure', 'low', 'Customer has five (5) days to cure a failure to pay, failing which Supplier may terminate this Agreement for the default.'],
  ['short-cure', null, 'Supplier shall have ten days to cure a default regarding rights upon termination of this Agreement.'],
  ['short-cure', null, 'The end takes effect ten (10) days after notice that the breach has not been cured and that Customer may terminate this Agreement.'],
  ['insolvency-termination', 'low', 'Either party may terminate this Agreement if the other party becomes insolvent.'],
  ['insolvency-termination', null, 'This Agreement is enforceable except as limited by bankruptcy and insolvency laws, and no party has a right to terminate this Agreement.'],
  ['insolvency-termination', null, 'The obligations of the guarantors are unaffected by the termination of this Agreement or the bankruptcy of Customer, and this Agreement shall terminate only by payment.'],
  ['change-of-control', 'low', 'In the event of a change in control of a party, the other party shall have the right to terminate this Agreement.'],
  ['change-of-control', 'medium', 'A merger or change of control of Customer shall be deemed an assignment.'],
  ['change-of-control', 'medium', 'In the event of a Change of Control of Customer this Agreement shall immediately terminate.'],
  ['change-of-control', null, 'Neither party may assign this Agreement without consent; provided that Supplier may assign this Agreement in the event that it is sold or undergoes a change in control.'],
  ['change-of-control', null, 'In the event of a change of control, if the services of Consultant are terminated, Consultant shall receive a termination fee of twelve months.'],
  ['change-of-control', null, 'Investor shall not propose any tender offer, whether or not it involves a change of control of the Company, without consent.'],
  ['suspension', 'low', 'If any payment is overdue, Supplier may suspend performance of the Services.'],
  ['suspension', null, 'Customer may contest an invoice in good faith and withhold payment of the contested amount for the services.'],
  ['suspension', null, 'Supplier reserves the right to interrupt the Services to perform emergency maintenance as needed.'],
  ['exclusivity', 'medium', 'Customer shall purchase all of its requirements of the Products exclusively from Supplier.'],
  ['exclusivity', 'medium', 'Supplier hereby grants Customer the exclusive right to sell the Products in the Territory.'],
  ['exclusivity', null, 'Nothing herein shall be construed as creating an exclusive arrangement between Customer and Supplier.'],
  ['exclusivity', null, 'Supplier will have the sole and exclusive right to prosecute and enforce the patents.'],
  ['exclusivity', null, 'Customer represents and warrants that it has exclusive rights to the marks.'],
  ['exclusivity', null, 'Customer desires to obtain the exclusive right to distribute the Products.'],
  ['exclusivity', null, 'The installation shall be the sole responsibility of the supplier of the equipment.'],
  ['exclusivity', null, 'The revisions shall be made at its sole discretion by Customer, and Supplier agrees to them.'],
  ['non-compete', 'low', 'During the term Customer shall not sell any products in the Territory that compete with the Products of Supplier.'],
  ['non-compete', 'medium', 'During the term Customer shall not engage in any business competing with Supplier.'],
  ['non-compete', 'low', 'During the term Customer will not sponsor any competitor of Supplier.'],
  ['non-compete', null, 'Neither party will be restricted in developing products that compete with those of the other party.'],
  ['non-compete', null, 'Customer may not use the source code to develop a product that competes with the Services.'],
  ['non-compete', null, 'If Supplier cannot provide competitive terms, Customer will be free to buy from another manufacturer of competing products.'],
  ['non-compete', null, 'Customer acknowledges that the covenant not to compete is fair and will not impose a hardship.'],
  ['non-compete', null, 'Customer may sell its units, except that such sale may not be to a competitor of Supplier.'],
  ['non-solicit', 'low', 'Supplier and Customer will not employ employees of the other party for one year.'],
  ['non-solicit', 'medium', 'For one year after the end Supplier shall not solicit any customers of Customer.'],
  ['non-solicit', 'low', 'For one year Supplier shall not solicit any employee of Customer or any employee of any client of Customer.'],
  ['non-solicit', null, 'Customer shall not solicit the return of any Product and shall cause its employees to direct returns to Supplier.'],
  ['non-solicit', null, 'Supplier shall not be required to hire any new employees to provide the Services.'],
  ['non-solicit', null, 'Customer agrees not to engage in solicitation of customers outside of the Territory.'],
  ['non-disparagement', 'low', 'Neither party shall make any statement that disparages the other party.'],
  ['non-disparagement', null, 'Customer shall not use the marks in any manner that disparages Supplier.'],
  ['non-disparagement', null, 'Supplier may terminate this Agreement if Customer disparages the products of Supplier.'],
  ['non-disparagement', null, 'Customer acknowledges that disparaging comments are likely to harm Supplier.'],
]; // prettier-ignore

const found = async (clause: string) => findingsOf(documentOf(contractWith(clause)));

test.each(CASES)('%s %s: %s', async (kind, severity, clause) => {
  const finding = (await found(clause)).find((one) => one.kind === kind);
  expect(finding?.severity ?? null).toBe(severity);
});

describe('what is said', () => {
  const said = async (kind: SentenceKind, clause: string) =>
    (await found(clause)).find((one) => one.kind === kind);

  test('nobody is named where the other side has the right too', async () => {
    const finding = await said(
      'termination-convenience',
      'Supplier may also terminate this Agreement by giving two weeks notice in writing.',
    );
    expect(finding?.title).toBe('Termination without cause (notice: 2 weeks)');
    expect(finding?.explanation).not.toContain('Supplier');
  });

  test('advice does not ask for what the clause gives', async () => {
    const finding = await said(
      'change-of-control',
      'Supplier may terminate this Agreement within 30 days after a change of control of Customer, except in favour of its affiliates.',
    );
    expect(finding?.recommendation).not.toContain('group');
    expect(finding?.recommendation).not.toContain('date by which');
  });

  test('the ban of a distributor is told from a ban on any competing business', async () => {
    const products = 'During the term Customer shall not sell products that compete with the Products.';
    expect((await said('non-compete', products))?.title).toBe(
      'Ban on dealing in competing products or services',
    );
    const business = 'For two years after termination Customer shall not engage in a competing business.';
    expect((await said('non-compete', business))?.title).toBe('Non-compete after the end, for 2 years');
  });

  test('a notice that only a payment can follow is told from one for any breach', async () => {
    const finding = await said(
      'short-cure',
      'Supplier may terminate this Agreement if Customer does not cure a payment default within five (5) business days.',
    );
    expect(finding?.title).toBe('Short time to cure a breach, in business days');
    expect(finding?.severity).toBe('low');
  });
});
