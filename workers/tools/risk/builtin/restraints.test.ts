import { describe, expect, test } from '@jest/globals';
import type { SentenceKind } from './rules/index.js';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const found = async (clause: string) => findingsOf(documentOf(contractWith(clause)));

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
