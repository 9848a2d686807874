import { describe, expect, test } from '@jest/globals';
import type { Language } from '#shared/contracts/common.js';
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

const ruleOf = (kind: SentenceKind, findings: Awaited<ReturnType<typeof findingsOf>>) =>
  findings.find((finding) => finding.kind === kind);

describe('rules on rights, secrets and forums', () => {
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
