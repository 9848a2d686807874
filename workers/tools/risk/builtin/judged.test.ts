import { describe, expect, test } from '@jest/globals';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const found = (clause: string) => findingsOf(documentOf(contractWith(clause)));
const kinds = async (clause: string) => (await found(clause)).map(({ kind }) => kind);

describe('what readers found to be no risk', () => {
  test.each([
    ['long-term', 'Upon a termination of this Agreement, Supplier shall continue to make available spare parts for a minimum period of 10 years after the last shipment.'],
    ['long-term', 'During the term of this Agreement and for a period of five (5) years thereafter, the Parties each agree that Confidential Information shall be held in strict confidence.'],
    ['long-term', 'The initial term of the Testing Platform Development Program will be five (5) years beginning on the Effective Date.'],
    ['termination-convenience', 'This Agreement may be terminated by either party for "Cause" without the need of providing a notice period prior to such termination becoming effective.'],
    ['non-compete', 'Supplier will not require Customer to pay Liquidated Damages unless Customer owns and operates a hotel under a franchise from a Competitor within three (3) years of the termination date.'],
    ['consequential-loss', 'The foregoing indemnities shall expressly exclude any liability for consequential, punitive or similar damages, including lost profits.'],
    ['non-solicit', 'Neither Party shall (i) employ, or use a Subcontractor or consultant that employs, any individual or entity that has been debarred by the FDA (or is subject to a similar sanction of the EMA or PMDA), or (ii) employ any individual or entity that is the subject of an FDA debarment investigation.'],
    ['deemed-acceptance', 'If Customer does not accept a batch, the parties will agree whether to rework the batch at the cost of Supplier, so that the batch can be deemed to have been manufactured in compliance with the agreed description.'],
  ])('no %s: %s', async (kind, clause) => {
    expect(await kinds(clause)).not.toContain(kind);
  }); // prettier-ignore

  test.each([
    ['long-term', 'The term of this Agreement is ten (10) years from the Effective Date.'],
    ['termination-convenience', 'Supplier may terminate this Agreement with or without cause upon ten (10) days notice.'],
    ['non-compete', 'Customer shall not own or operate a business that competes with Supplier for three (3) years after the termination of this Agreement.'],
    ['consequential-loss', 'Supplier shall not be liable for any consequential damages or lost profits.'],
    ['non-solicit', 'Customer shall not employ or solicit any employee of Supplier for two (2) years after the termination of this Agreement.'],
    ['deemed-acceptance', 'Should Customer fail to give such notice within ten (10) days, the packages shall be deemed to be accepted by Customer.'],
  ])('still %s: %s', async (kind, clause) => {
    expect(await kinds(clause)).toContain(kind);
  }); // prettier-ignore
});

test('an exception for gross negligence elsewhere in the document is not said to be missing', async () => {
  const clause =
    'Neither party shall be liable for indirect or consequential damages, including lost profits.';
  const said = async (text: string) =>
    (await found(text)).find(({ kind }) => kind === 'consequential-loss')?.explanation;
  expect(await said(clause)).toContain('No exception for fraud');
  expect(
    await said(
      `${clause}\n2. Exceptions\nThe limitations of liability above shall not apply to gross negligence or wilful misconduct.`,
    ),
  ).not.toContain('No exception');
});

test('an indemnity for taxes or any other liability is not said to be about taxes', async () => {
  const [finding] = (
    await found('Customer shall hold Supplier harmless from any taxes or other liability of any kind assessed against Supplier because of a breach by Customer.')
  ).filter(({ kind }) => kind === 'indemnity');
  expect(finding?.explanation).not.toContain('taxes');
}); // prettier-ignore

test.each([
  ['a contract that names Saudi Arabia', ' within the Kingdom of Saudi Arabia', true],
  ['a contract without a Saudi tie', ' within the State of Ohio', false],
])('of exclusive distribution, Saudi rules on agency are told of %s', async (_, place, isTold) => {
  const said = (
    await found(`Supplier appoints Customer as its exclusive distributor of the Products${place}.`)
  ).find(({ kind }) => kind === 'exclusivity');
  expect(said?.recommendation.includes('Commercial agency')).toBe(isTold);
});

const one = async (kind: string, clause: string) => (await found(clause)).find((each) => each.kind === kind);

test('a length of the renewed term is not the notice against the renewal', async () => {
  const said = await one(
    'auto-renewal',
    'The term of this Agreement is twelve (12) months from the date hereof, and will be automatically renewed for one (1) additional twelve month period unless either party shall notify the other in writing of its intention not to renew.',
  );
  expect(said?.explanation).toContain('A renewal runs for 12 months.');
  expect(said?.explanation).not.toContain('ahead');
});

test('a notice of not less than some days does not make the term one of at least its years', async () => {
  const said = await one(
    'long-term',
    'The initial term of this Agreement will be ten (10) years from the Effective Date, provided that at any time following the 7th anniversary of such date, Customer may terminate this Agreement for cause upon not less than 60 days prior written notice.',
  );
  expect(said?.explanation).toContain('The contract runs for 10 years.');
});

test('silence on what was delivered is not called an answer to an offer', async () => {
  const said = await one(
    'deemed-acceptance',
    'Should Customer fail to give such notice within ten (10) days, the packages shall be deemed to be accepted by Customer.',
  );
  expect(said?.title).toBe('Silence counts as acceptance of what was delivered');
  expect(said?.recommendation).not.toContain('offer');
});
