import { describe, expect, test } from '@jest/globals';
import { findAgreed, findTwofold } from './agreed.js';

const ARBITRATION =
  'Any dispute arising out of this Agreement shall be finally settled by arbitration in Paris under the ICC Rules. ';
const COURTS = 'The parties submit to the exclusive jurisdiction of the courts of France. ';

describe('what a document agrees on elsewhere', () => {
  test.each([
    [ARBITRATION, 'agreed'],
    ['The arbitration shall be held in Paris.', 'agreed'],
    ['يحال أي نزاع إلى التحكيم.', 'agreed'],
    ['Disputes shall not be submitted to arbitration.', 'named'],
    ['The costs of an arbitration are borne by Supplier.', 'named'],
    [COURTS, null],
  ])('arbitration in: %s', (text, arbitration) => {
    expect(findAgreed(text).arbitration).toBe(arbitration);
  });

  test.each([
    ['Supplier is a company in Riyadh.', true],
    ['The price is SAR 1,000.', true],
    ['يدفع العميل 500 ريال سعودي.', true],
    ['The price is USD 1,000.', false],
  ])('Saudi elements in: %s', (text, saudi) => {
    expect(findAgreed(text).saudi).toBe(saudi);
  });

  test.each([
    ['This Agreement is governed by the laws of the State of Texas.', false],
    [
      'It is governed by the laws of the State of Texas. The licence is governed by the laws of Nevada.',
      true,
    ],
  ])('several laws in: %s', (text, laws) => {
    expect(findAgreed(text).laws).toBe(laws);
  });

  test('arbitration and exclusive courts conflict where neither leaves room for the other', () => {
    expect(findTwofold(ARBITRATION + COURTS)?.words).toMatch(/^Any dispute.*arbitration$/);
    expect(findTwofold(`${COURTS}${ARBITRATION}`)).not.toBeNull();
  });

  test.each([
    `${ARBITRATION}For an interim injunction either party may apply to a court. ${COURTS}`,
    `Except for patents, ${ARBITRATION}${COURTS}`,
    `${ARBITRATION}The courts of France have exclusive jurisdiction to enforce an award.`,
    `${ARBITRATION}${COURTS}This Section shall not be construed to conflict with the section on arbitration.`,
    `Any dispute regarding discovery shall be determined by arbitration. ${COURTS}`,
    `${ARBITRATION}\nEXHIBIT B\n${COURTS}`,
    `${ARBITRATION}The parties submit to the non-exclusive jurisdiction of the courts of France.`,
  ])('they can stand together: %s', (text) => {
    expect(findTwofold(text)).toBeNull();
  });
});
