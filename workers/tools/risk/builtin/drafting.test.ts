import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../finding.js';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

/** Finds what a clause between Supplier and Customer shows of one kind of risk. */
async function found(kind: string, clause: string): Promise<Finding | undefined> {
  const findings = await findingsOf(documentOf(contractWith(clause)));
  return findings.find((finding) => finding.kind === kind);
}

type Case = readonly [kind: string, severity: string | null, clause: string];

/** Cases of what is open or uncertain in a text: the kind, its severity (null if it must not match), and the clause. */
const CASES: readonly Case[] = [
  ['vague-words', null, 'Supplier will use commercially reasonable efforts to support Customer as soon as possible.'],
  ['vague-words', null, 'Customer shall promptly reimburse Supplier within ten (10) days of its demand.'],
  ['vague-words', null, 'Customer shall promptly pay all amounts as they become due.'],
  ['vague-words', null, 'Supplier shall deliver a written report of each defect as soon as practicable.'],
  ['vague-words', null, 'Customer shall promptly refund the deposit. The refund is payable on the last of thirty (30) days after the claim.'],
  ['vague-words', 'low', 'Supplier shall repair a defective unit as soon as reasonably practicable.'],
  ['vague-words', 'low', 'Either party may terminate this Agreement for a material breach that is not remedied within a reasonable time after notice.'],
  ['vague-words', 'low', 'Either party may terminate this Agreement upon reasonable notice.'],
  ['blank', null, 'The books shall be kept in such detail as enables the price of the units to be determined.'],
  ['blank', null, 'Customer relies on no statement. ______________________ In signing, Customer accepts the charges to be paid.'],
  ['blank', null, 'Form of certificate: the royalty for the quarter is $________ and was paid on ________.'],
  ['blank', 'high', 'Customer shall pay a monthly fee of $________ for each unit.'],
  ['blank', 'medium', 'Supplier shall provide support for a period of not less than ____ months.'],
  ['blank', 'low', 'The name of the joint brand is still to be determined.'],
  ['redacted', null, 'Words marked by [***] were omitted from this text and filed separately with the authority.'],
  ['redacted', null, 'The e-mail address of Customer for all messages about the Services is [***].'],
  ['agree-later', null, 'If any term is invalid, the parties shall negotiate in good faith a substitute for it at the same price.'],
  ['agree-later', null, 'Neither party may hire the staff of the other, except as mutually agreed in writing, at any price.'],
  ['agree-later', null, 'The parties shall agree on the price of each year. If they fail to agree, the price of the year before applies.'],
  ['agree-later', null, 'The parties shall enter into a separate supply agreement in the form attached as Annex 2.'],
  ['agree-later', 'medium', 'Once revenue is earned, the parties will negotiate a monthly fee.'],
  ['agree-later', 'low', 'If Customer obtains approval, the parties shall enter into a separate commercial supply agreement.'],
  ['agree-later', 'low', 'In that case the parties shall negotiate in good faith a reasonable reduction of the fee.'],
  ['number-conflict', 'high', 'Late sums bear a charge of five (7) percent.'],
  ['refers-outside', null, 'All exhibits of this Agreement are incorporated herein by reference.'],
  ['refers-outside', null, '"Launch" has the meaning given to that term in the introductory paragraph of this Agreement.'],
  ['refers-outside', null, 'New Exhibits A and B shall be attached to the Agreement and incorporated therein by reference.'],
  ['refers-outside', 'low', '"Licensed Units" has the meaning set forth in the Licence Agreement.'],
  ['refers-outside', 'low', 'Capitalized terms not defined in this Amendment have the meanings given in the Supply Agreement.'],
  ['refers-outside', 'medium', 'Except where superseded here, all terms and conditions of the Licence Agreement are incorporated by reference.'],
  ['estimated-dates', null, 'The work plan shall set forth the estimated timelines for such activities.'],
  ['estimated-dates', null, 'Supplier shall pay the models upon an estimated schedule of costs.'],
  ['estimated-dates', 'low', 'Shipping dates are approximate and depend on the order.'],
  ['auto-renewal', null, 'The support period shall automatically be extended until the date of the next meeting.'],
  ['auto-renewal', null, 'This Agreement shall automatically renew for three (3) years upon the mutual agreement of the parties on new goals.'],
  ['auto-renewal', null, '"Renewal Term" shall have the meaning ascribed to it in the section on automatic renewal of this Agreement.'],
  ['auto-renewal', 'low', 'This Agreement shall automatically renew for two (2) years provided that Supplier received the minimum.'],
  ['auto-renewal', 'medium', 'This Agreement shall automatically renew for successive five (5)-year terms unless either party gives notice thirty (30) days ahead.'],
  ['long-term', null, 'The obligation of secrecy shall survive the term of this Agreement for a period of five (5) years.'],
  ['long-term', null, 'Prices shall remain in effect for the initial term of five (5) years.'],
  ['long-term', null, 'The warrant has a term of ten (10) years and may be exercised under this Agreement.'],
  ['long-term', 'medium', 'The term of this Agreement commences today and continues in perpetuity.'],
  ['long-term', 'low', 'The term of this Agreement commences today and continues in perpetuity, unless terminated under Section 9.'],
  ['long-term', 'low', 'The term of this Agreement is twenty (20) years. Either party may end it at any time on notice.'],
  ['survival-unlimited', null, 'Terms that by their nature are intended to survive shall survive termination of this Agreement.'],
  ['survival-unlimited', null, 'Sections 3, 5, 7 and the obligations of Section 9 shall survive termination of this Agreement.'],
  ['survival-unlimited', null, 'All obligations to pay shall survive termination of this Agreement.'],
]; // prettier-ignore

describe('what a text leaves open', () => {
  test.each(CASES)('%s has severity %s in: %s', async (kind, severity, clause) => {
    expect((await found(kind, clause))?.severity ?? null).toBe(severity);
  });

  test.each([
    ['vague-words', 'Customer shall promptly reimburse Supplier.', 'Payment by Customer is due “promptly”, without a date'],
    ['blank', 'Customer shall pay a monthly fee of $________ for each unit.', 'Blank left for an amount or a quantity'],
    ['refers-outside', '"Units" has the meaning set forth in the Licence Agreement.', 'Terms are defined in another agreement: “Licence Agreement”'],
    ['survival-unlimited', 'The duties of confidentiality and all such obligations shall survive termination of this Agreement.', 'Confidentiality survives without a time limit'],
    ['auto-renewal', 'This Agreement shall automatically renew for an indefinite period of time unless terminated.', 'Automatic renewal without an end'],
  ])('the title of %s says what is open: %s', async (kind, clause, title) => {
    expect((await found(kind, clause))?.title).toBe(title);
  }); // prettier-ignore

  test('a notice within a time before the end names no day by which it must be given', async () => {
    const clause = 'This Agreement shall automatically renew for one year unless ended within sixty (60) days prior to its end.';
    expect((await found('auto-renewal', clause))?.explanation).not.toMatch(/60 days/);
  }); // prettier-ignore

  test('every finding says why it has its severity', async () => {
    for (const [kind, severity, clause] of CASES) {
      const finding = await found(kind, clause);
      if (severity !== null) expect(finding?.severityReason?.toLowerCase().startsWith(severity)).toBe(true);
    }
  });
});
