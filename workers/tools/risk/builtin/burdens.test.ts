import { describe, expect, test } from '@jest/globals';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';
import type { SentenceKind } from './rules/index.js';
import { employmentRules } from './rules/employment.js';
import { leaseRules } from './rules/lease.js';
import { partnersRules } from './rules/partners.js';
import { tradeRules } from './rules/trade.js';
import { unequalNoticeRules } from './rules/unequal-notice.js';
import { worksRules } from './rules/works.js';

/** Clauses by kind: true if the rule must find it, false if it must not. */
const CASES: readonly (readonly [kind: SentenceKind, found: boolean, clause: string])[] = [
  ['long-probation', true, 'The employee shall be subject to a probationary period of 270 days.'],
  ['long-probation', false, 'The employee shall be subject to a probationary period of 90 days.'],
  ['unpaid-overtime', true, 'The salary of the employee includes all overtime and work on public holidays.'],
  ['unpaid-overtime', false, 'The employee shall be paid overtime at one and a half times the hourly wage.'],
  ['wage-deduction', true, "Supplier may deduct the value of any damage from the employee's salary."],
  ['wage-deduction', false, "Supplier may deduct social insurance contributions from the employee's salary."],
  ['benefits-waived', true, 'The employee waives any end-of-service award.'],
  ['benefits-waived', false, 'The employee is entitled to an end-of-service award.'],
  ['passport-kept', true, "The employer shall keep the employee's passport until the contract ends."],
  ['passport-kept', false, 'The employee shall give the employer a copy of the passport.'],
  ['relocation', true, 'Supplier may transfer the employee to any branch at any time without his consent.'],
  ['relocation', false, 'Supplier may transfer the employee only with his written consent.'],
  ['pay-cut', true, 'The employer may reduce the salary at any time in its sole discretion.'],
  ['pay-cut', false, 'The employer may not reduce the salary.'],
  ['unequal-notice', true, 'Customer may terminate on ninety days notice and Supplier may terminate on seven days notice.'],
  ['unequal-notice', false, 'Either party may terminate on thirty days notice.'],
  ['self-help', true, 'The landlord may cut off the electricity if the rent is late.'],
  ['self-help', false, 'The landlord may apply to the court for possession.'],
  ['deposit-forfeited', true, 'The security deposit shall not be returned to the tenant for any reason.'],
  ['deposit-forfeited', false, 'The security deposit shall be returned within thirty days.'],
  ['holdover-rent', true, 'If the tenant remains in possession after the term it shall pay three times the rent.'],
  ['holdover-rent', false, 'If the tenant remains in possession after the term it shall pay the rent.'],
  ['structural-repairs', true, 'The tenant shall repair the premises including the structure and the roof.'],
  ['structural-repairs', false, 'The landlord shall repair the structure and the roof.'],
  ['remaining-term-due', true, 'If Customer cancels early it shall pay all remaining fees for the remainder of the term.'],
  ['remaining-term-due', false, 'If Customer cancels early it shall receive a refund of the fees for the remainder of the term.'],
  ['entry-at-will', true, 'The landlord may enter the premises at any time.'],
  ['entry-at-will', false, 'The landlord may enter the premises upon reasonable notice.'],
  ['improvements-forfeited', true, 'All improvements shall become the property of the landlord without compensation.'],
  ['improvements-forfeited', false, 'The tenant may remove its improvements.'],
  ['pay-when-paid', true, 'Payment to Customer is conditional on receipt of the corresponding amount from the owner.'],
  ['pay-when-paid', false, 'Supplier shall pay within thirty days whether or not it is paid by the owner.'],
  ['retention', true, 'Supplier shall retain 20% of each payment and retention shall be released after three years.'],
  ['retention', false, 'Supplier shall retain 5% of each payment for twelve months.'],
  ['ground-risk', true, 'The contractor shall bear all risks of subsurface conditions.'],
  ['ground-risk', false, 'The employer shall bear the risks of subsurface conditions.'],
  ['step-in', true, 'Supplier may take over the works at any time without notice.'],
  ['step-in', false, 'Supplier may take over the works if Customer is in default and fails to cure it.'],
  ['free-variation', true, 'Customer may add to the scope of the works without any change in the price.'],
  ['free-variation', false, 'Customer may add to the scope of the works at the agreed rates.'],
  ['demand-bond', true, 'Supplier shall provide a bank guarantee payable on first demand.'],
  ['demand-bond', false, 'Supplier shall provide a bank reference.'],
  ['claim-notice-bar', true, 'Supplier shall not be entitled to an extension of time unless it gives notice within three days.'],
  ['claim-notice-bar', false, 'Supplier shall be entitled to an extension of time for delays by Customer.'],
  ['wide-set-off', true, 'Customer may deduct from any amounts due any amount claimed by it under any other contract.'],
  ['wide-set-off', false, 'Customer may deduct amounts that a court has awarded.'],
  ['no-end-compensation', true, 'The distributor shall not be entitled to any compensation on termination of this Agreement.'],
  ['no-end-compensation', false, 'The distributor is entitled to compensation on termination.'],
  ['stock-kept', true, 'Supplier shall have no obligation to repurchase unsold stock after termination.'],
  ['stock-kept', false, 'Supplier shall repurchase unsold stock after termination.'],
  ['title-retained', true, 'Title to the goods shall remain with Supplier until all sums owed by Customer are paid.'],
  ['title-retained', false, 'Title to the goods passes on delivery.'],
  ['early-risk', true, 'The risk of loss passes to Customer on signature of this Agreement.'],
  ['early-risk', false, 'The risk of loss passes to Customer on delivery.'],
  ['no-returns', true, 'The buyer may not return goods that are defective.'],
  ['no-returns', false, 'The buyer may return goods that are defective.'],
  ['data-lost', true, 'Upon termination Supplier has no obligation to return customer data.'],
  ['data-lost', false, 'Upon termination Supplier shall return customer data.'],
  ['forced-sale', true, 'Supplier may require Customer to sell its shares at book value.'],
  ['forced-sale', false, 'Supplier may require Customer to sell its shares at book value or, if higher, fair market value.'],
  ['dilution', true, 'The minority shareholder waives its pre-emptive rights on any new issue.'],
  ['dilution', false, 'Every shareholder has pre-emptive rights on any new issue.'],
  ['no-dividend', true, 'The minority shareholder shall not be entitled to any dividends.'],
  ['no-dividend', false, 'Each shareholder is entitled to dividends.'],
  ['loss-on-one', true, 'The second partner bears all losses of the company.'],
  ['loss-on-one', false, 'The partners bear losses pro rata to their shares.'],
  ['sole-decision', true, 'The decision of the company shall be final and binding.'],
  ['sole-decision', false, 'The decision of the independent expert shall be final and binding.'],
  ['acceleration', true, 'If an instalment is late the entire balance shall become immediately due and payable without notice.'],
  ['acceleration', false, 'If an instalment is late the balance shall become immediately due and payable ten days after written notice.'],
  ['blank-note', true, 'Customer shall sign a promissory note in blank.'],
  ['blank-note', false, 'Customer shall sign a promissory note for SAR 50,000.'],
]; // prettier-ignore

/** Kinds of the rules that these clauses test. */
const KINDS = [
  employmentRules,
  unequalNoticeRules,
  leaseRules,
  worksRules,
  tradeRules,
  partnersRules,
].flatMap((rules) => rules.map(({ kind }): SentenceKind => kind));

describe('burdens in English contracts', () => {
  test.each(CASES)('%s is found (%s) in: %s', async (kind, found, clause) => {
    const kinds = (await findingsOf(documentOf(contractWith(clause)))).map((finding) => finding.kind);
    expect(kinds.includes(kind)).toBe(found);
  });

  test('every rule has a clause that it must find and one that it must not', () => {
    const of = (found: boolean) => new Set(CASES.filter((one) => one[1] === found).map(([kind]) => kind));
    expect(KINDS.filter((kind) => !of(true).has(kind) || !of(false).has(kind))).toEqual([]);
  });
});
