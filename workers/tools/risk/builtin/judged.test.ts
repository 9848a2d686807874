import { expect, test } from '@jest/globals';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const found = (clause: string) => findingsOf(documentOf(contractWith(clause)));

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
