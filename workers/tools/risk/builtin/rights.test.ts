import { describe, expect, test } from '@jest/globals';
import type { Language } from '#shared/contracts/common.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import { contractWith, documentOf, findingsOf } from '#tests/support/risk.js';
import { accessRules } from './rules/access.js';
import { courtOrderRules } from './rules/court-orders.js';
import { forumRules } from './rules/forum.js';
import type { SentenceKind } from './rules/index.js';
import { ownershipRules } from './rules/ownership.js';
import { secrecyRules } from './rules/secrecy.js';
import { transferRules } from './rules/transfer.js';
import { renderWeight } from './words/wording.js';
import { WORDINGS } from './words/words.js';

type Case = readonly [kind: SentenceKind, severity: Severity | null, clause: string];

/** Clauses on rights, secrets and forums, with the severity that each has; null if it is no such risk. */
const CASES: readonly Case[] = [
  ['ip-assignment', 'medium', 'All designs and software created by Supplier under this Agreement shall be the exclusive property of Customer.'],
  ['ip-assignment', 'medium', 'Customer shall own all inventions made by Supplier in the course of the Services.'],
  ['ip-assignment', null, 'Customer shall own all inventions developed during the term solely by or on behalf of Customer.'],
  ['ip-assignment', null, 'Customer will own any improvement made in the field of dyes. Supplier will own any improvement made in other fields.'],
  ['ip-assignment', null, 'Supplier shall assign a purchase order number to the work that is developed for Customer.'],
  ['ip-assignment', null, 'Customer hereby assigns to Supplier any rights in the Marks that are created by its use of them.'],
  ['ip-assignment', null, 'Upon termination of this Agreement Supplier shall transfer to Customer all materials developed.'],
  ['ip-assignment', null, 'Supplier represents that it has not assigned any right in inventions made by its staff.'],
  ['endless-licence', 'low', 'Customer grants Supplier a perpetual license to use the photographs for research.'],
  ['endless-licence', null, 'Customer grants Supplier an irrevocable license to use the data for such period as the transition takes.'],
  ['endless-licence', null, 'Supplier grants Customer the irrevocable right and option to purchase the business.'],
  ['endless-licence', null, 'Although we intend the fund to be of perpetual duration, we have the right to end it.'],
  ['no-challenge', 'medium', 'Customer hereby waives any and all claims against Supplier arising out of the delay.'],
  ['no-challenge', null, 'Supplier shall not settle any action unless the settlement includes an unconditional release of all claims against Customer.'],
  ['no-challenge', null, 'Supplier and Customer hereby waive any and all claims against each other for consequential losses.'],
  ['no-challenge', null, 'Customer shall not contest the validity of the patents, provided, however, that it may do so if it is sued for infringement.'],
  ['endless-confidentiality', null, 'Upon expiration all confidential information shall be returned or destroyed, and the license shall be perpetual.'],
  ['endless-confidentiality', null, 'Supplier will not, at any time after the filing, amend the confidential parts of the application.'],
  ['one-sided-confidentiality', null, 'Supplier does not wish Customer to become aware of certain confidential information.'],
  ['personal-data', null, 'Each party shall notify the other of any unauthorized use of personal information.'],
  ['personal-data', null, 'Supplier may use personal data solely to perform the Services.'],
  ['personal-data', 'low', 'Supplier shall provide the passport and the date of birth of each worker.'],
  ['first-refusal', 'low', 'Supplier grants Customer a right of first negotiation for new products.'],
  ['first-refusal', null, 'Any later offer shall be subject to the right of first refusal described above.'],
  ['first-refusal', null, 'Customer shall waive its right of first refusal.'],
  ['first-refusal', null, 'This shall not constitute a right of first offer or a right of first refusal.'],
  ['free-assignment', 'low', 'Supplier may assign this Agreement without the consent of Customer to any of its affiliates.'],
  ['free-assignment', null, 'Supplier may assign this Agreement without the consent of Customer to an affiliate. Customer may assign this Agreement to an affiliate as well.'],
  ['free-assignment', null, 'Neither party shall be entitled to assign its rights hereunder without the written consent of the other.'],
  ['free-assignment', null, 'The lessee shall have the right to assign the lease to Supplier without the consent of the lessor.'],
  ['one-sided-assignment-ban', null, 'Customer may not assign this Agreement without the consent of Supplier. Likewise, Supplier may not assign this Agreement without the consent of Customer.'],
  ['one-sided-assignment-ban', 'low', 'Customer may not assign this Agreement without the consent of Supplier, which shall not be unreasonably withheld.'],
  ['one-sided-assignment-ban', null, 'Customer may not assign this Agreement without the consent of Supplier to a competitor of Supplier.'],
  ['audit', 'low', 'Supplier may, upon reasonable notice, audit the books and records of Customer.'],
  ['audit', null, 'The records shall be available for examination by governmental agencies having jurisdiction over Customer.'],
  ['audit', null, 'Customer shall permit the indemnitor and its auditors access to its books and records for the defense of an indemnified claim.'],
  ['audit', null, 'Such records shall be subject to inspection in accordance with Section 7.'],
  ['publicity', null, 'Supplier may use the name and logo of Customer in its advertising with the prior approval of Customer.'],
  ['publicity', null, 'Supplier may use the product names of Customer in its advertising.'],
  ['foreign-courts', 'low', 'The parties submit to the non-exclusive jurisdiction of the courts of Ontario.'],
  ['foreign-courts', null, 'Technology may not be delivered abroad by persons subject to the jurisdiction of the United States.'],
  ['foreign-courts', null, 'Disputes shall be settled by arbitration under the ICC Rules. Venue shall be Kansas.'],
  ['foreign-courts', null, 'For the purposes of this Section only, the parties consent to venue in the courts of California.'],
  ['foreign-courts', 'medium', 'Customer submits to the non-exclusive jurisdiction of the courts of Ontario and agrees not to bring an action elsewhere.'],
  ['arbitration', 'low', 'Any dispute shall be settled by arbitration in Paris under the ICC Rules by a panel of one person named by each side and a third chosen by the two arbitrators.'],
  ['arbitration', null, 'This Agreement contains a binding arbitration provision which may be enforced by the parties.'],
  ['arbitration', null, 'The arbitrators shall award to the prevailing party its costs as determined by the arbitrators.'],
  ['arbitration', null, 'The notice shall contain a description of the matter submitted for arbitration.'],
  ['arbitration', 'low', 'Any dispute shall be settled by arbitration in Paris under the ICC Rules by three arbitrators.'],
  ['arbitration', null, 'The arbitration shall be conducted in English by one arbitrator chosen under those rules.'],
  ['first-refusal', null, 'If we do not exercise this right, we will again have the right of first refusal described above.'],
  ['jury-waiver', null, 'Waiver of Jury Trial 13'],
  ['immunity-waiver', null, 'Supplier waives any immunity that it holds under the law on workers compensation.'],
  ['injunction', 'low', 'Each party shall be entitled to seek injunctive relief without posting a bond.'],
  ['injunction', null, 'Each party shall be entitled to seek injunctive relief in addition to damages.'],
  ['injunction', null, 'The prevailing party in an action for injunctive relief shall be entitled to recover its fees.'],
]; // prettier-ignore

const ruleOf = (kind: SentenceKind, findings: Awaited<ReturnType<typeof findingsOf>>) =>
  findings.find((finding) => finding.kind === kind);

describe('rules on rights, secrets and forums', () => {
  test.each(CASES)('%s has severity %s in: %s', async (kind, severity, clause) => {
    const findings = await findingsOf(documentOf(contractWith(clause)));
    expect(ruleOf(kind, findings)?.severity ?? null).toBe(severity);
  });

  test.each<readonly [SentenceKind, string, string]>([
    ['ip-assignment', 'Supplier hereby assigns to Customer all rights in the inventions that it makes.', 'Supplier assigns intellectual property to Customer'],
    ['endless-licence', 'Customer grants Supplier a perpetual license to use the photographs.', 'Perpetual license'],
    ['injunction', 'Supplier shall be entitled to an injunction without proof of actual damages.', 'Court orders without proof of loss'],
    ['free-assignment', 'Supplier may assign this Agreement without the consent of Customer to a purchaser of substantially all of its assets.', 'Assignment without consent in the cases named'],
    ['first-refusal', 'Supplier grants Customer a right of first negotiation for new products.', 'Right to negotiate first'],
    ['audit', 'Customer shall permit Supplier to inspect its premises upon notice.', 'Supplier may inspect premises'],
    ['arbitration', 'Any dispute shall be settled by arbitration in Canton, Ohio under the AAA Rules.', 'Arbitration in Canton, Ohio'],
  ])('the title of %s says what the clause says: %s', async (kind, clause, title) => {
    expect(ruleOf(kind, await findingsOf(documentOf(contractWith(clause))))?.title).toBe(title);
  }); // prettier-ignore

  test('advice on an audit asks for nothing that the clause gives', async () => {
    const clause =
      'Supplier may, upon thirty days notice and once a year, have an independent accountant bound to confidentiality audit the books and records of Customer at its own cost.';
    const finding = ruleOf('audit', await findingsOf(documentOf(contractWith(clause))));
    expect(finding?.recommendation).not.toMatch(/notice|number of audits|confidential|cost/);
  });

  test('an assignment that the other side makes as well is low', async () => {
    const text = [
      contractWith('Supplier hereby assigns to Customer all rights in the inventions that it makes.'),
      '2. Other rights',
      'Customer hereby assigns to Supplier all rights in the improvements that it makes.',
    ].join('\n');
    const found = (await findingsOf(documentOf(text))).filter(({ kind }) => kind === 'ip-assignment');
    expect(found.map(({ severity }) => severity)).not.toContain('medium');
  });
});

const KINDS = [forumRules, courtOrderRules, transferRules, accessRules, ownershipRules, secrecyRules].flatMap(
  (rules) => rules.map(({ kind }): SentenceKind => kind),
);

describe.each<Language>(['en', 'ar'])('reasons of a severity in %s', (lang) => {
  test.each(KINDS)('%s says why for every severity', (kind) => {
    const start = {
      high: { en: 'High', ar: 'مرتفع' },
      medium: { en: 'Medium', ar: 'متوسط' },
      low: { en: 'Low', ar: 'منخفض' },
    };
    for (const severity of ['high', 'medium', 'low'] as const) {
      const reason = renderWeight(WORDINGS[lang][kind], severity, [], {}, lang) ?? '';
      expect(reason.startsWith(start[severity][lang])).toBe(true);
    }
  });
});
