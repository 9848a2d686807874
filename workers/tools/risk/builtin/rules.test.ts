import { describe, expect, test } from '@jest/globals';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { SentenceKind } from './rules/index.js';
import { employmentRules } from './rules/employment.js';
import { leaseRules } from './rules/lease.js';
import { partnersRules } from './rules/partners.js';
import { tradeRules } from './rules/trade.js';
import { unequalNoticeRules } from './rules/unequal-notice.js';
import { worksRules } from './rules/works.js';
import { RULES } from './rules/index.js';
import { contractWith, documentOf, findingsOf } from '../testing.js';

type Case = readonly [kind: SentenceKind, severity: Severity | null, clause: string];

/** Cases for each rule: the kind, its expected severity (null if the rule must not match), and the clause. */
const CASES: readonly Case[] = [
  ['unlimited-liability', 'high', 'Supplier shall be liable to Customer without limitation.'],
  ['unlimited-liability', null, 'Alpha Unlimited Liability Company may assign its claims.'],
  ['unlimited-liability', 'high', 'The Supplier shall be liable without limitation for any and all losses of the Customer.'],
  ['unlimited-liability', null, 'Supplier shall be liable for its acts, including, without limitation, for delays.'],
  ['unilateral-change', 'low', 'Supplier may amend this Agreement at any time, but any such amendment that would adversely affect the rights of Customer shall not be effective without the prior written consent of Customer.'],
  ['ip-assignment', null, 'Customer shall own all right, title and interest in any improvement made by Customer.'],
  ['indemnity', 'medium', 'Customer shall indemnify Supplier from any and all losses resulting from a breach of this Agreement by Customer.'],
  ['blank', 'low', 'This Agreement is made as of this ____ day of ________ 2024 between Supplier and Customer.'],
  ['personal-data', null, 'The product lets subscribers store their personal data and share it with others.'],
  ['minimum-commitment', null, 'Each party will protect the information and, at a minimum, will pay for at least reasonable care.'],
  ['non-compete', null, 'Customer shall not be charged a higher fee than other customers pay for similar services.'],
  ['termination-no-cure', 'low', 'Supplier may terminate this Agreement immediately if Customer violates any anti-bribery law.'],
  ['liability-exclusion', 'low', 'Supplier shall not be liable for its failure to meet the dates requested by Customer.'],
  ['cap-carve-outs', 'low', 'The limitations of liability in this Section shall not apply to breaches of confidentiality.'],
  ['cap-carve-outs', null, 'These limitations of use shall not apply to demonstration copies.'],
  ['liability-cap', 'high', "Supplier's aggregate liability under this Agreement shall not exceed fifty dollars ($50)."],
  ['liability-cap', 'low', "Except for fraud and gross negligence, each party's total liability shall not exceed the fees paid in the preceding twenty-four (24) months."],
  ['liability-cap', null, 'Customer shall maintain liability insurance with limits of not less than $1,000,000, not to exceed a deductible of $10,000.'],
  ['liability-exclusion', 'high', 'Supplier shall not be liable for any loss or damage of any kind whatsoever.'],
  ['liability-exclusion', null, 'Supplier shall not be liable for any delay caused by force majeure.'],
  ['liability-exclusion', null, 'Customer shall pay its staff and Supplier shall not be liable for any debts of Customer.'],
  ['consequential-loss', 'medium', 'In no event shall Supplier be liable for any indirect, special or consequential damages.'],
  ['consequential-loss', 'low', 'Neither party shall be liable for indirect or consequential damages, except in cases of fraud.'],
  ['indemnity', 'high', 'Customer shall indemnify and hold harmless Supplier from any and all claims arising out of or related to the Services.'],
  ['indemnity', 'low', 'Each party shall indemnify the other party against claims of third parties caused by its breach.'],
  ['indemnity', null, 'Supplier shall not indemnify Customer for its own acts.'],
  ['indemnity', null, 'The paying party shall indemnify the receiving party from such tax.'],
  ['indemnity', null, 'If settled with its consent, the Indemnifying Party agrees to indemnify each Indemnified Party from any loss by reason of such settlement.'],
  ['indemnity', 'medium', "Customer shall indemnify Supplier from any and all claims that may arise from Customer's use of the Marks."],
  ['indemnity', 'medium', 'Customer will indemnify Supplier for any claim relating to its acts, whether or not caused by its fault.'],
  ['liability-cap', null, "Supplier's liability arising from this Agreement is limited to intentional misconduct."],
  ['liability-cap', null, 'Nothing herein gives any third party any remedy, claim, liability or other right in excess of those existing without this Agreement.'],
  ['liability-cap', 'medium', "Supplier's total liability to Customer shall be limited to the fees paid for the Services."],
  ['cap-carve-outs', null, "Nothing in this Agreement shall limit either party's liability for death or injury caused by its negligence."],
  ['consequential-loss', 'high', 'In no event shall Supplier be liable for any direct, indirect or consequential damages.'],
  ['consequential-loss', 'medium', 'Supplier shall in no circumstances be liable to Customer for loss of profits.'],
  ['liability-exclusion', null, 'Supplier shall not be liable for any loss caused by the negligence of Customer.'],
  ['liability-exclusion', null, 'Supplier shall not be responsible for the hiring or supervision of the employees of Customer.'],
  ['liability-exclusion', null, 'Supplier shall have no liability for any termination charges.'],
  ['liability-exclusion', 'low', 'In no event shall Supplier be liable for loss or destruction of data files for any reason.'],
  ['exclusive-remedy', 'medium', "Repair of the Services shall be Customer's sole and exclusive remedy."],
  ['exclusive-remedy', null, 'The remedies in this Section are not exclusive remedies.'],
  ['warranty-disclaimer', 'medium', 'Supplier makes no warranties, express or implied, including merchantability.'],
  ['warranty-disclaimer', null, 'Customer shall make no warranties to its customers on behalf of Supplier.'],
  ['insurance', 'low', 'Supplier shall maintain commercial general liability insurance during the term.'],
  ['joint-liability', 'medium', 'The guarantors are jointly and severally liable for the fees.'],
  ['short-claim-period', 'medium', 'No action arising out of this Agreement may be brought more than one (1) year after the cause of action arose.'],
  ['termination-convenience', 'high', 'Supplier may terminate this Agreement for convenience at any time upon ten (10) days written notice.'],
  ['termination-convenience', 'low', 'Either party may terminate this Agreement for any reason upon ninety (90) days prior written notice.'],
  ['termination-convenience', null, 'If Customer fails to pay, Supplier may terminate this Agreement upon thirty (30) days written notice.'],
  ['termination-convenience', null, 'Upon termination of this Agreement for any reason, Customer shall return all materials.'],
  ['termination-no-cure', 'high', 'Supplier may terminate this Agreement immediately if Customer breaches any obligation.'],
  ['termination-no-cure', null, 'Supplier may terminate this Agreement immediately if Customer breaches it and fails to cure the breach within 30 days.'],
  ['short-cure', 'medium', 'Supplier may terminate if Customer defaults and does not cure the default within five (5) days.'],
  ['short-cure', null, 'Supplier may terminate if Customer defaults and does not cure the default within thirty (30) days.'],
  ['insolvency-termination', 'low', 'This Agreement shall terminate automatically if either party becomes insolvent.'],
  ['auto-renewal', 'medium', 'This Agreement shall automatically renew for successive one-year terms unless either party gives ninety (90) days prior written notice.'],
  ['auto-renewal', 'low', 'This Agreement shall automatically renew for successive one-year terms unless either party gives thirty (30) days prior written notice.'],
  ['long-term', 'medium', 'The term of this Agreement shall be for a period of fifteen (15) years.'],
  ['long-term', null, 'The term of this Agreement shall be for a period of two (2) years.'],
  ['survival-unlimited', 'low', 'The obligations of this Section shall survive termination of this Agreement.'],
  ['survival-unlimited', null, 'The obligations of this Section shall survive termination of this Agreement for two (2) years.'],
  ['change-of-control', 'medium', 'Supplier may terminate this Agreement upon a change of control of Customer.'],
  ['suspension', 'medium', 'Supplier may suspend the Services at any time without notice.'],
  ['liquidated-damages', 'medium', 'Customer shall pay liquidated damages of $5,000 for each day of delay.'],
  ['liquidated-damages', null, 'Customer may cancel without any penalty.'],
  ['late-interest', 'high', 'Overdue amounts shall bear interest at 1.5% per month.'],
  ['late-interest', 'medium', 'Late payments shall bear interest at 5% per annum.'],
  ['late-interest', null, 'Supplier owns all right, title and interest in the unpaid Products.'],
  ['slow-payment', 'medium', 'Customer shall pay each invoice within sixty (60) days of receipt.'],
  ['slow-payment', 'medium', 'Customer shall pay each invoice within ninety (90) days of receipt.'],
  ['slow-payment', null, 'Customer shall pay each invoice within thirty (30) days of receipt.'],
  ['price-change', 'high', 'Supplier may increase the fees at any time without notice.'],
  ['price-change', 'low', 'Supplier may increase the fees once a year by no more than 3%.'],
  ['minimum-commitment', 'medium', 'Customer shall purchase at least 5,000 units in each year.'],
  ['no-set-off', 'low', 'Customer shall pay all sums without set-off or counterclaim.'],
  ['tax-gross-up', 'medium', 'Customer shall pay all sums free and clear of any taxes or withholding.'],
  ['tax-gross-up', null, 'Customer shall remit withholding taxes without provision for gross-up.'],
  ['cost-shifting', 'low', "The prevailing party shall recover its reasonable attorneys' fees."],
  ['cost-shifting', null, 'Each party will pay its own legal fees.'],
  ['non-refundable', 'low', 'The set-up fee is non-refundable.'],
  ['most-favoured', 'medium', 'Supplier shall offer Customer prices no less favorable than those offered to any other customer.'],
  ['advance-payment', 'low', 'Customer shall pay a deposit of 20% upon signing.'],
  ['exclusivity', 'medium', 'Customer appoints Supplier as its exclusive supplier of the Services.'],
  ['exclusivity', null, 'Customer grants Supplier a non-exclusive license to use the marks.'],
  ['exclusivity', null, 'The courts of Jeddah shall have exclusive jurisdiction.'],
  ['non-compete', 'high', 'For three (3) years after termination Supplier shall not compete with Customer in any manner.'],
  ['non-compete', null, 'Supplier shall not disclose the information to any competitor.'],
  ['non-solicit', 'low', 'During the term and for one (1) year, neither party shall solicit the employees of the other.'],
  ['non-disparagement', 'low', 'Supplier shall not disparage Customer.'],
  ['first-refusal', 'medium', 'Supplier grants Customer a right of first refusal on any sale of the business.'],
  ['free-assignment', 'medium', 'Supplier may assign this Agreement without the consent of Customer.'],
  ['free-assignment', null, 'Neither party may assign this Agreement without the prior written consent of the other.'],
  ['one-sided-assignment-ban', 'medium', 'Customer may not assign this Agreement without the consent of Supplier.'],
  ['one-sided-assignment-ban', null, 'Neither party may assign this Agreement.'],
  ['audit', 'medium', 'Supplier may audit the books and records of Customer at any time.'],
  ['publicity', 'medium', 'Supplier may use the name and logo of Customer in its advertising.'],
  ['ip-assignment', 'medium', 'Supplier hereby assigns to Customer all right, title and interest in all inventions and developments.'],
  ['ip-assignment', null, 'Supplier retains all right, title and interest in its software.'],
  ['endless-licence', 'medium', 'Customer grants Supplier an irrevocable, perpetual, royalty-free license to use the data.'],
  ['endless-licence', null, 'Customer shall open an irrevocable letter of credit with the right to draw.'],
  ['endless-confidentiality', 'medium', 'Customer shall keep the information confidential in perpetuity.'],
  ['endless-confidentiality', null, 'Customer shall keep the information confidential for three (3) years.'],
  ['one-sided-confidentiality', 'medium', "Customer shall keep Supplier's information confidential."],
  ['one-sided-confidentiality', null, 'Each party shall keep the information of the other party confidential.'],
  ['no-challenge', 'low', 'Customer shall not contest the validity of the trademarks.'],
  ['personal-data', 'medium', 'Supplier may disclose personal data to third parties outside the Kingdom.'],
  ['foreign-law', 'medium', 'This Agreement shall be governed by the laws of the State of New York.'],
  ['foreign-law', null, 'This Agreement shall be governed by the laws of the Kingdom of Saudi Arabia.'],
  ['foreign-courts', 'medium', 'The parties submit to the exclusive jurisdiction of the courts of England.'],
  ['foreign-courts', null, 'The parties submit to the exclusive jurisdiction of the courts of Riyadh.'],
  ['arbitration', 'high', 'Disputes shall be finally settled by arbitration in Riyadh before two arbitrators under the SCCA rules.'],
  ['arbitration', 'medium', 'Disputes shall be settled by arbitration.'],
  ['arbitration', null, 'Disputes shall be finally settled by arbitration under the SCCA rules by three arbitrators. The seat of arbitration shall be in Riyadh.'],
  ['jury-waiver', 'low', 'Each party waives trial by jury.'],
  ['immunity-waiver', 'medium', 'Customer waives any immunity from suit.'],
  ['injunction', 'medium', 'Supplier is entitled to injunctive relief without posting any bond.'],
  ['language', 'low', 'In case of conflict the English version shall prevail over any translation.'],
  ['unilateral-change', 'high', 'Supplier may amend the terms of this Agreement at any time in its sole discretion.'],
  ['unilateral-change', null, 'This Agreement may be amended only in writing signed by both parties.'],
  ['deemed-acceptance', 'medium', 'If Customer does not object within three (3) days, the deliverables shall be deemed accepted.'],
  ['wide-force-majeure', 'low', 'Neither party shall be liable for failure to perform caused by acts of God or economic hardship.'],
  ['hardship-waiver', 'high', 'Supplier waives any relief on the ground of hardship.'],
  ['entire-agreement', 'low', 'This Agreement is the entire agreement between the parties and supersedes all prior agreements.'],
  ['email-notice', 'low', 'Notices may be given by e-mail and are effective when sent.'],
  ['power-of-attorney', 'high', 'Customer irrevocably appoints Supplier its attorney-in-fact.'],
  ['time-of-essence', 'low', 'Time is of the essence.'],
  ['guarantee', 'medium', 'Customer unconditionally guarantees all obligations of its subsidiaries.'],
  ['third-party-rights', 'low', 'The affiliates are third-party beneficiaries of this Section.'],
  ['third-party-rights', null, 'There are no third party beneficiaries of this Agreement.'],
  ['prohibited-object', 'high', 'Supplier will operate a casino for Customer.'],
  ['prohibited-object', null, 'Supplier shall not sell alcoholic beverages.'],
  ['best-efforts', 'low', 'Supplier shall use its best efforts to promote the Services.'],
  ['vague-words', 'low', 'Supplier will use commercially reasonable efforts.'],
  ['blank', 'high', 'The annual fee for the Services is [●] riyals, payable by Customer.'],
  ['blank', 'medium', 'The price of the additional Services is TBD.'],
  ['blank', null, 'By: ____________________ Name: ____________________'],
  ['redacted', 'low', 'Customer shall pay a royalty of [***] on each unit sold.'],
  ['agree-later', 'low', 'The parties shall negotiate in good faith the price of the renewal term.'],
  ['number-conflict', 'high', 'Customer shall give thirty (60) days notice.'],
  ['number-conflict', null, 'Customer shall give thirty (30) days notice.'],
  ['number-conflict', null, 'A barrel is forty-two (42) gallons and Customer may return it within one hundred fifty (150) days.'],
  ['number-conflict', null, 'The fee of Year One (1998) is due now.'],
  ['unlimited-liability', null, 'This does not release either party from any liability, including, without limitation, any payment due.'],
  ['short-claim-period', 'medium', 'Claims must be filed within one year and one day after delivery.'],
  ['termination-convenience', null, "The consultant's right to receive compensation shall survive any termination of this Agreement without cause."],
  ['refers-outside', 'medium', 'Capitalised terms have the meaning given in the Master Services Agreement.'],
  ['estimated-dates', 'low', 'Supplier estimates that delivery will take six months.'],
]; // prettier-ignore

async function severityOf(kind: SentenceKind, clause: string): Promise<Severity | null> {
  const findings = await findingsOf(documentOf(contractWith(clause)));
  return findings.find((finding) => finding.kind === kind)?.severity ?? null;
}

describe('English rules', () => {
  test.each(CASES)('%s has severity %s in: %s', async (kind, severity, clause) => {
    expect(await severityOf(kind, clause)).toBe(severity);
  });

  test('every rule has a clause that it must recognize', () => {
    // The clauses of burdens are in burdens.test.ts.
    const burdens = new Set<SentenceKind>(
      [employmentRules, unequalNoticeRules, leaseRules, worksRules, tradeRules, partnersRules].flatMap(
        (rules) => rules.map(({ kind }): SentenceKind => kind),
      ),
    );
    const seen = new Set(CASES.filter(([, severity]) => severity !== null).map(([kind]) => kind));
    expect(RULES.map(({ kind }) => kind).filter((kind) => !seen.has(kind) && !burdens.has(kind))).toEqual([]);
  });
});
