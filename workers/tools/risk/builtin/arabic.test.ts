import { describe, expect, test } from '@jest/globals';
import { polarityCases } from '#tests/cases/risk/arabic/polarity-pairs.js';
import { severityCases } from '#tests/cases/risk/arabic/severities.js';
import { byRule, expectCases } from '#tests/support/clause-cases.js';
import { ARABIC_RULES } from './rules/arabic/index.js';
import { employmentRules } from './rules/arabic/employment.js';
import { leaseRules } from './rules/arabic/lease.js';
import { partnersRules } from './rules/arabic/partners.js';
import { tradeRules } from './rules/arabic/trade.js';
import { worksRules } from './rules/arabic/works.js';
import type { SentenceKind } from './rules/index.js';
import { arabicContractWith, documentOf, findingsOf, hasSeverity } from '#tests/support/risk.js';

const BURDENS = new Set<SentenceKind>(
  [employmentRules, leaseRules, worksRules, tradeRules, partnersRules].flat().map(({ kind }) => kind),
);

describe('findings in Arabic text', () => {
  const said = async (kind: SentenceKind, clause: string) => {
    const findings = await findingsOf(documentOf(arabicContractWith(clause)), { lang: 'ar' });
    return findings.find((finding) => finding.kind === kind);
  };

  test('a finding quotes the contract in its own spelling', async () => {
    const clause = 'يقوم المورد بتوزيع المشروبات الكحوليَّة لحساب العميل.';
    expect((await said('prohibited-object', clause))?.title).toBe('محل محظور في المملكة: «الكحوليَّة»');
    const conflict = 'يلتزم العميل بالإشعار قبل مائة (60) يوماً.';
    expect((await said('number-conflict', conflict))?.title).toBe('اختلاف الكتابة والأرقام: «مائة (60)»');
  });

  test.each([
    ['liquidated-damages', 'إذا أخل المورد بالعقد، يدفع للعميل غرامة قدرها 50,000 ريال.', 'المورد'],
    ['non-compete', 'يلتزم المورد بعد العقد بعدم منافسة العميل في جدة سنة واحدة.', 'المورد'],
    ['indemnity', 'يُعَوِّضُ العميلَ المورِدُ عن كل ما يلحقه من مطالبات الغير وخسائره.', 'المورد'],
    ['insurance', 'على المورد أن يؤمن على الأجهزة تأميناً شاملاً لدى شركة يقبلها العميل.', 'المورد'],
  ] as const)('%s burdens the right side in: %s', async (kind, clause, who) => {
    const { title = '', explanation = '' } = (await said(kind, clause)) ?? {};
    expect(`${title} ${explanation}`).toContain(`على ${who}`);
    expect(`${title} ${explanation}`).not.toContain('على العميل');
  });

  test('each sentence about a clause is bound to its own words', async () => {
    const clause =
      'يدفع المورد غرامة قدرها 25% من قيمة العقد عند التأخير دون حد أقصى ولا يجوز له طلب تخفيضها.';
    const { statements = [] } = (await said('liquidated-damages', clause)) ?? {};
    const words = (start: string) => statements.find(({ text }) => text.startsWith(start))?.words;
    expect(words('وينفي البند كل حد')).toBe('دون حد أقصى');
    expect(words('ويمنع طلب')).toMatch(/^لا يجوز له طلب تخفيض/);
  });

  test('one and two are written without a figure', async () => {
    const clause = 'لا يجوز لأي من الطرفين توظيف موظفي الطرف الآخر لمدة سنتين.';
    expect((await said('non-solicit', clause))?.explanation).toContain('وذُكرت لذلك مدة سنتين.');
  });

  test('a finding on a thing accepted as it is does not say that the accepting party gives no warranty', async () => {
    const finding = await said('warranty-disclaimer', 'يستلم العميل الأجهزة كما هي دون فحص.');
    expect(finding?.explanation).toContain('يُستلم محل العقد «كما هو».');
    expect(finding?.explanation).not.toContain('ينفي');
  });

  test('a finding has the other places of the same risk', async () => {
    const clauses = ['يسدد العميل 5 ريالات غرامة عن كل يوم تأخير.', '8/2 تفرض على العميل غرامة 5 ريالات.'];
    const finding = await said('liquidated-damages', clauses.join('\n'));
    expect(finding?.places).toMatchObject([
      { clause: '8/2', quote: expect.stringContaining('غرامة 5 ريالات') },
    ]);
  });
});

test('an amount that is given in words joined to "by" and in figures is one amount', async () => {
  const clause = 'يرسل الإشعار قبل الموعد بخمسة عشر (١٥) يوماً.';
  const findings = await findingsOf(documentOf(arabicContractWith(clause)));
  expect(findings.map(({ kind }) => kind)).not.toContain('number-conflict');
});

describe('the clauses of a kind have its severity in Arabic', () => {
  const cases = [...severityCases, ...polarityCases].map(([rule, expected, clause]) => ({
    rule,
    expected,
    clause,
  }));
  const kinds = ARABIC_RULES.map(({ kind }) => kind).filter((kind) => !BURDENS.has(kind));

  test.each(byRule(cases, kinds))('%s', async (kind, ofKind) => {
    await expectCases(ofKind, async ({ clause, expected }) => {
      const findings = await findingsOf(documentOf(arabicContractWith(clause)));
      return hasSeverity(findings, kind, expected);
    });
  });

  test('each of at least 40 kinds has a clause that it must recognize and one that it must ignore', () => {
    // The clauses of burdens are tested in arabic-burdens.test.ts.
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(40);
    const of = (seen: boolean) =>
      new Set(severityCases.filter(([, severity]) => (severity !== null) === seen).map(([kind]) => kind));
    expect(kinds.filter((kind) => !of(true).has(kind) || !of(false).has(kind))).toEqual([]);
  });
});
