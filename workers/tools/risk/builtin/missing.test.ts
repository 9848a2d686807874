import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { recognizeKind } from '#workers/engines/text/document-kind/recognize.js';
import { normalizeText, phrasePattern } from '#workers/engines/text/plain.js';
import { EXPECTED } from '../expected-clauses.js';
import { IN_ARABIC } from './missing-arabic.js';
import { IN_ENGLISH } from './missing-english.js';
import { missingFrom } from './missing.js';

const missing = (text: string) => {
  const flat = normalizeText(text);
  return missingFrom(flat, 'en', recognizeKind(flat)).findings.map(({ kind }) => kind);
};

/** Builds a supply contract of the usual clauses, of which some are left out or written in another way. */
function supply(
  changes: Partial<
    Record<'law' | 'disputes' | 'warranty' | 'excuse' | 'payment' | 'liability' | 'more', string>
  > = {},
) {
  const clauses = {
    law: 'This Agreement is governed by the laws of Egypt.',
    disputes: 'Disputes are settled by arbitration in Cairo.',
    warranty: 'The Supplier guarantees the pumps for two years and repairs defective ones free of charge.',
    excuse: 'Neither party answers for force majeure.',
    payment: 'The Buyer shall pay the price within thirty days of each invoice.',
    liability: 'The liability of the Supplier is limited to the price.',
    more: '',
    ...changes,
  };
  return [
    'SUPPLY AGREEMENT',
    'This Agreement is made on 4 May 2025 between Nile Pumps Co. (the "Supplier") and Delta Farms LLC (the "Buyer").',
    '1. The Supplier shall deliver forty irrigation pumps of type N-40 to the three farms of the Buyer in the Delta, in two lots, the first of them within six weeks of the date of this Agreement and the second within twelve weeks, and shall put each pump into operation in the presence of the manager of the farm, who keeps a record of it.',
    '2. The Buyer shall see to it that the places at which the pumps are to stand are level and dry, that power is at hand, and that the road can be used by a truck of ten tons. It shall name one manager for each of the farms, who receives the pumps and who may be reached by telephone at any hour of the working day. The Supplier tells the managers three days ahead when its fitters come, and the Buyer lets them use a store that can be locked.',
    'The parties look over the three farms together before the first lot comes, and write down where each pump is to stand.',
    '3. The price is 900,000 pounds for all of the pumps, their packing, carriage and putting into operation.',
    ...Object.values(clauses).map((clause, at) => `${at + 4}. ${clause}`),
    'Signed for the Supplier: ________ Signed for the Buyer: ________',
  ].join('\n');
}

describe('missing clauses', () => {
  test('every pattern of both languages compiles, and names what was searched for', () => {
    for (const kind of Object.keys(EXPECTED) as (keyof typeof EXPECTED)[]) {
      for (const source of [IN_ENGLISH[kind].present, IN_ENGLISH[kind].needed, IN_ENGLISH[kind].compelling])
        if (source !== undefined) expect(phrasePattern(source).test('')).toBe(false);
      for (const source of [IN_ARABIC[kind].present, IN_ARABIC[kind].needed, IN_ARABIC[kind].compelling])
        if (source !== undefined) expect(arabicPattern(source).test('')).toBe(false);
      expect(IN_ENGLISH[kind].searched).toMatch(/^“/);
      expect(IN_ARABIC[kind].searched).toMatch(/^«/);
    }
  });

  test('a contract that has the clauses of its kind lacks none', () => {
    expect(missing(supply())).toEqual([]);
  });

  test.each([
    ['law', 'missing-governing-law'],
    ['disputes', 'missing-dispute-resolution'],
    ['warranty', 'missing-warranty'],
    ['excuse', 'missing-force-majeure'],
    ['payment', 'missing-payment-terms'],
    ['liability', 'missing-liability-limit'],
  ] as const)('a supply contract without %s is told so', (clause, kind) => {
    expect(missing(supply({ [clause]: 'The parties meet once a year.' }))).toEqual([kind]);
  });

  test.each([
    ['law', 'Egyptian law applies.'],
    ['law', 'UAE laws shall govern all that the parties owe each other.'],
    ['law', 'وقوانين دولة الإمارات العربية المتحدة هي صاحبة الاختصاص.'],
    ['law', 'This Agreement is governed by the legislation of the Republic of Egypt.'],
    ['disputes', 'The courts of Cairo decide.'],
    ['disputes', 'If the parties cannot agree, a tribunal of three persons decides.'],
    ['warranty', 'For two years from delivery faults in a pump are put right at the cost of the Supplier.'],
    ['excuse', 'A party is excused while floods, strikes or other events that it could not prevent hinder it.'],
    ['payment', 'Payment: half on signature, half on delivery.'],
    ['liability', 'Compensation under this Agreement is capped at the price.'],
  ] as const)('a clause in other words is there (%s)', (clause, words) => {
    expect(missing(supply({ [clause]: words }))).toEqual([]);
  });

  test.each([
    ['law', 'The Supplier is a company organized under the laws of Egypt.'],
    ['law', 'Governing Law. All disputes go to the courts of Cairo.'],
    ['disputes', 'A term that a court of competent jurisdiction declares void falls alone.'],
    ['liability', 'The Supplier is a limited liability company and carries public liability insurance.'],
    ['liability', 'The Supplier is liable for all damage, including but not limited to that of the crops.'],
  ] as const)('words that only sound like the clause are none (%s)', (clause, words) => {
    expect(missing(supply({ [clause]: words }))).toHaveLength(1);
  });

  test.each([
    'The General Terms of Supply of the Supplier are incorporated by reference.',
    'This Agreement is subject to the Master Purchase Agreement between the parties.',
    'The standard conditions of the trade, printed overleaf, apply.',
    'Further terms are set out in Exhibit B (as amended from time to time, the "Terms and Conditions").',
    'This Agreement is subject in all respects to the terms and conditions of the Asset Purchase Agreement.',
    'Sections 9 to 14 of the Pump Reseller Agreement are incorporated by reference.',
    'The terms are as set out in the Master Agreement dated 2 May 2024.',
    'This Schedule is made under the Nile Irrigation Agreement and is read with it.',
    'Order Form No. 3 under the Delta Pumps Agreement dated 2 May 2024.',
    'وتعد أحكام الاتفاقية الإطارية المبرمة بين الطرفين جزءاً لا يتجزأ من هذا العقد.',
    'وذلك وفقاً لأحكام الاتفاقية الإطارية الموقعة بين الطرفين.',
    'وذلك بموجب اتفاقية توريد المضخات المؤرخة في 2 مايو 2024.',
    'The terms and conditions of this Amendment supersede any terms of the Agreement that conflict with them.',
  ])('nothing is missing from a contract that takes in other terms: %s', (more) => {
    expect(missing(supply({ law: '', disputes: '', liability: '', more }))).toEqual([]);
  });

  test.each([
    'The Exhibits to this Agreement are incorporated by reference.',
    'وتعد ملاحق هذا العقد جزءاً لا يتجزأ منه.',
    'The Supplier shall comply with the terms of the licences that it holds.',
  ])('what belongs to the contract itself takes in no other terms: %s', (more) => {
    expect(missing(supply({ law: '', more }))).toEqual(['missing-governing-law']);
  });

  test.each(['AMENDMENT NO. 2 TO THE SUPPLY AGREEMENT', 'TERMINATION AND SETTLEMENT AGREEMENT'])(
    'a contract that changes or ends another one is asked for nothing: %s',
    (title) => {
      expect(missing(supply({ law: '', disputes: '' }).replace('SUPPLY AGREEMENT', title))).toEqual([]);
    },
  );

  test('data about people call for terms only where somebody keeps them', () => {
    const kept = 'The Supplier stores the identity numbers of the workers of the Buyer on its servers.';
    const redacted = 'The person in charge is [***], telephone [***].';
    expect(missing(supply({ more: kept }))).toEqual(['missing-data-protection']);
    expect(missing(supply({ more: redacted }))).toEqual([]);
    expect(missing(supply({ more: `${kept} It deletes them after a year and keeps personal data secure.` }))).toEqual([]);
  });

  test('a clause in either language of a bilingual contract counts', () => {
    const arabic = 'تسري على هذه الاتفاقية أنظمة جمهورية مصر العربية، وتفصل محاكم القاهرة في كل نزاع.';
    expect(missing(supply({ law: '', disputes: arabic }))).toEqual([]);
  });

  test('real Arabic contracts lack nothing that they have', () => {
    for (const name of ['services-ar.txt', 'lease-ar.txt']) {
      const text = readFileSync(new URL(`../../../../tests/fixtures/contracts/${name}`, import.meta.url), 'utf8');
      expect(missing(text)).toEqual([]);
    }
  });
}); // prettier-ignore
