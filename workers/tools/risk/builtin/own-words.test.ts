import { describe, expect, test } from '@jest/globals';
import { isCutFromLead } from './rules/rule.js';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const saidOf = async (kind: string, clause: string) => {
  const found = (await findingsOf(documentOf(contractWith(clause)))).find((one) => one.kind === kind);
  return found === undefined
    ? null
    : `${found.severity}: ${found.title}. ${found.explanation} ${found.severityReason ?? ''} ${found.recommendation}`;
};

describe('what a clause says is not denied by its card', () => {
  test('taxes that are withheld are no gross-up', async () => {
    const free = 'All payments made by Customer shall be free and clear of any and all taxes and duties';
    expect(await saidOf('tax-gross-up', `${free}.`)).toContain('without reduction for taxes');
    expect(await saidOf('tax-gross-up', `${free}, except for withholding taxes.`)).toBeNull();
    expect(
      await saidOf(
        'tax-gross-up',
        `${free}. Each Party shall be entitled to deduct from its payment any withholding taxes.`,
      ),
    ).toBeNull();
  });

  test('a gross-up for an assignment is one for some cases', async () => {
    const said = await saidOf(
      'tax-gross-up',
      'If Customer assigns its rights and, as a result of such assignment, Customer must withhold taxes, any such amount payable shall be increased to take into account such withholding taxes.',
    );
    expect(said).toContain('In the cases that it names');
    expect(said).not.toContain('counts as paid');
  });

  test('to bear a tax without reimbursement excludes no set-off', async () => {
    expect(
      await saidOf(
        'no-set-off',
        'Customer shall be responsible for all value added taxes without any offset or reimbursement from Supplier.',
      ),
    ).toBeNull();
  });

  test('a licence that is not sublicensable is not said to be', async () => {
    const grant = (kind: string) =>
      `Supplier hereby grants to Customer an irrevocable, ${kind} (except as set forth herein), perpetual, royalty-free license to use the software.`;
    expect(await saidOf('endless-licence', grant('sublicensable'))).toContain('sublicensed');
    expect(await saidOf('endless-licence', grant('non-sublicensable'))).not.toContain('sublicensed');
  });

  test('a power that waits for a failure to act has that condition', async () => {
    const said = await saidOf(
      'power-of-attorney',
      'Customer irrevocably appoints Supplier as its attorney-in-fact to execute in its name all documents in the event Customer does not provide them in time.',
    );
    expect(said).toContain('power of attorney');
    expect(said).not.toContain('no such condition');
  });

  test('who pays for an audit is not asked where the clause says it', async () => {
    const said = await saidOf(
      'audit',
      'Supplier shall allow an independent auditor, appointed by and paid for by Customer, to inspect the records of Supplier once a year upon prior written notice.',
    );
    expect(said).toContain('audit or inspect');
    expect(said).not.toContain('bears the cost');
  });

  test('an inspection by authorities is no right of the other side', async () => {
    expect(
      await saidOf(
        'audit',
        'Supplier shall permit inspections of its facilities by Regulatory Authorities during the term.',
      ),
    ).toBeNull();
  });

  test('what is handed over is not assigned', async () => {
    expect(
      await saidOf(
        'one-sided-assignment-ban',
        "Supplier shall not transfer the Samples or other materials obtained in connection with this Agreement to any third party without Customer's prior written approval.",
      ),
    ).toBeNull();
  });

  test('better prices of others are no power to change the terms', async () => {
    expect(
      await saidOf(
        'unilateral-change',
        'If Supplier gives another customer pricing terms which are more favorable than those herein, Customer will have the right to modify this Agreement to provide Customer with those more favorable pricing terms.',
      ),
    ).toBeNull();
  });

  test('a person that failed a training is not staff that is taken away', async () => {
    expect(
      await saidOf(
        'non-solicit',
        'If an employee of Supplier does not complete the initial training, Supplier shall not hire that person as an employee.',
      ),
    ).toBeNull();
  });

  test('rights that end once somebody has ended the contract do not end by insolvency', async () => {
    expect(
      await saidOf(
        'insolvency-termination',
        "Upon any termination by Supplier for breach, or for Customer's insolvency under Section 9, the rights and licenses granted hereunder shall terminate.",
      ),
    ).toBeNull();
  });

  test.each([
    ['12.1(a)', null, '', true],
    ['12.1(a)', null, 'Before it. ', false],
    ['12.1(a)', { start: 0, end: 9 }, '', false],
    ['12.1', null, '', false],
  ])('an item %s without its introduction may have an exception', (clause, leadIn, before, expected) => {
    const text = 'In no event shall a party be liable for indirect damages.';
    expect(isCutFromLead({ text, around: `${before}${text}`, clause, leadIn })).toBe(expected);
  });

  test('a tax is not paid to the other side', async () => {
    expect(
      await saidOf(
        'vague-words',
        'Customer shall promptly pay such tax for and on behalf of Supplier to the proper authority.',
      ),
    ).toBeNull();
  });

  test('a sentence that explains words lays nothing down', async () => {
    expect(
      await saidOf(
        'time-of-essence',
        '"Time is of the essence" is a legal term that emphasizes the strictness of time limits.',
      ),
    ).toBeNull();
  });

  test('the one that is spoken to is not uncertain', async () => {
    const said = await saidOf(
      'non-compete',
      'Upon termination of this Agreement for any reason, you agree not to engage in a competitive business for a period of two (2) years after the termination.',
    );
    expect(said).toContain('medium');
    expect(said).not.toContain('not certain which party');
  });

  test('a right in a proviso is not limited by it', async () => {
    const said = await saidOf(
      'exclusivity',
      'Customer will not withhold its consent to research, provided that (i) Supplier will have the exclusive right to use the results of such research.',
    );
    expect(said ?? '').not.toContain('condition');
  });

  test('a licence for products is not said to close no trade in goods', async () => {
    const said = await saidOf(
      'exclusivity',
      'Supplier hereby grants to Customer an exclusive license under the patents to develop, manufacture and commercialize the Product.',
    );
    expect(said).toContain('exclusive');
    expect(said).not.toContain('no trade in goods');
  });

  test('a charge for a slip is not paid for anything', async () => {
    expect(
      await saidOf(
        'non-refundable',
        'If Customer has failed to provide any required reports, Supplier may charge a non-refundable fee of $100.',
      ),
    ).toBeNull();
  });
});
