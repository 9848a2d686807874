import { describe, expect, test } from '@jest/globals';
import { documentOf } from '#tests/support/risk.js';
import { discrepanciesIn } from './discrepancies.js';

/** A contract in two languages, paragraph by paragraph, whose third clause is to be tested. */
const contractWith = (en: string, ar: string) =>
  [
    'LEASE CONTRACT',
    'عقد إيجار',
    '1. The Landlord shall deliver the premises on 1 March 2026.',
    '1- يلتزم المؤجر بتسليم العين في ١ مارس ٢٠٢٦م.',
    '2. The Tenant shall pay a rent of SAR 1,500,000 a year.',
    '2- يلتزم المستأجر بدفع أجرة سنوية قدرها مليون وخمسمائة ألف ريال سعودي.',
    `3. ${en}`,
    `3- ${ar}`,
    '4. The Tenant may not assign the lease without consent.',
    '4- لا يجوز للمستأجر التنازل عن العقد إلا بموافقة.',
  ].join('\n\n');
const found = (en: string, ar: string, lang: 'en' | 'ar' = 'en') =>
  discrepanciesIn(documentOf(contractWith(en, ar)), lang);

describe('differences between the two texts of a contract', () => {
  test.each([
    ['periods', 'Notice is given within thirty (30) days.', 'يكون الإخطار خلال ستين (٦٠) يوماً.'],
    ['amounts', 'The deposit is SAR 50,000.', 'مبلغ التأمين خمسة عشر ألف ريال.'],
    ['percentages', 'The Tenant pays a fee of 5%.', 'يدفع المستأجر رسماً قدره ٧٪.'],
    ['dates', 'The lease ends on 31 March 2029.', 'ينتهي العقد في ٣١ مايو ٢٠٢٩م.'],
    ['parties', 'The Landlord shall maintain the roof.', 'يلتزم المستأجر بصيانة السطح.'],
  ])('different %s are found', (kind, en, ar) => {
    const findings = found(en, ar);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ kind: 'language-discrepancy', quote: `3. ${en}` });
    expect(findings[0]?.title).toContain(`different ${kind}`);
    expect(findings[0]?.places?.map(({ quote }) => quote)).toEqual([`3- ${ar}`]);
  });

  test('a denial that one text lacks is found', () => {
    const [finding] = found(
      'The Tenant may not sub-let the premises.',
      'يجوز للمستأجر تأجير العين من الباطن.',
    );
    expect(finding).toMatchObject({
      severity: 'high',
      title: 'Only one of the two texts prohibits or denies',
    });
  });

  test('an exception that one text lacks is found', () => {
    const [finding] = found(
      'The rent is paid in advance, unless the premises are closed.',
      'تدفع الأجرة مقدماً.',
    );
    expect(finding?.title).toBe('Only one of the two texts makes an exception or a condition');
  });

  test('in Arabic the Arabic passage is quoted, and the English one is its place', () => {
    const [finding] = found('Notice is given within 30 days.', 'يكون الإخطار خلال ستين يوماً.', 'ar');
    expect(finding?.quote).toContain('ستين يوماً');
    expect(finding?.explanation).toBe('ورد في النص العربي «ستين يوماً» وفي النص الإنجليزي «30 days».');
    expect(finding?.places?.[0]?.quote).toContain('30 days');
  });

  test.each([
    ['Notice is given within thirty (30) days.', 'يكون الإخطار خلال ثلاثين يوماً.'],
    ['The term is two years.', 'مدة العقد سنتان.'],
    ['One half of the fee is paid on signature.', 'يدفع ٥٠٪ من الرسم عند التوقيع.'],
    ['The Tenant shall pay one half of one percent (0.5%).', 'يدفع المستأجر نصفاً بالمئة.'],
    ['The Tenant may use the premises only for storage.', 'لا يجوز للمستأجر استعمال العين إلا للتخزين.'],
    [
      'Work is done during not less than twelve consecutive hours.',
      'يكون العمل مدة لا تقل عن اثنتي عشرة ساعة متتالية.',
    ],
    ['This agreement is made on 20/09/2021.', 'أبرمت هذه الاتفاقية بتاريخ 13/02/1443هـ.'],
    ['This agreement is made on 20 September 2021.', 'أبرمت هذه الاتفاقية في 13 صفر 1443هـ.'],
    ['It is made on 13 Safar 1443H.', 'أبرمت الاتفاقية بتاريخ 1443/2/13هـ الموافق 20/9/2021م.'],
    ['It is made on 20/09/2021.', 'أبرمت الاتفاقية بتاريخ 14/02/1443هـ الموافق 20/09/2021م.'],
    ['The storage of fuel is prohibited.', 'يحظر تخزين الوقود.'],
    ['The Landlord shall insure the building for one year.', 'يلتزم المؤجر بالتأمين على المبنى لمدة سنة.'],
  ])('what both texts say in their own way is no difference: %s', (en, ar) => {
    expect(found(en, ar)).toEqual([]);
  });
});

describe('dates of the two calendars', () => {
  test('a difference of one day is told as that', () => {
    const [finding, ...more] = found('It is made on 20/09/2021.', 'أبرمت الاتفاقية بتاريخ 14/02/1443هـ.');
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ severity: 'low', title: 'The dates of the two texts are one day apart' });
    expect(finding?.explanation).toContain('they are one day apart; the two calendars may differ by a day.');
    const [arabic] = found('It is made on 20/09/2021.', 'أبرمت الاتفاقية بتاريخ 14/02/1443هـ.', 'ar');
    expect(arabic?.explanation).toContain('يوم واحد، وقد يختلف التقويمان بيوم.');
  });

  test('a larger one is found, with the days that lie between', () => {
    const [finding] = found('It is made on 20/09/2021.', 'أبرمت الاتفاقية بتاريخ 15/03/1443هـ.', 'ar');
    expect(finding?.title).toBe('يختلف التاريخ بين النصين العربي والإنجليزي');
    expect(finding?.explanation).toContain('ويختلفان بتقويم أم القرى بمقدار 31 يوماً.');
  });
});

test('clauses of two halves are compared by their numbers, and lines with both languages by their sides', () => {
  const rows = [
    ['Clause 1: The term is three years.', 'البند 1: المدة ثلاث سنوات.'],
    ['Clause 2: The fee is 4% of sales.', 'البند 2: الرسم ٦٪ من المبيعات.'],
    ['Clause 3: Notices are written.', 'البند 3: تكون الإخطارات كتابية.'],
    ['Clause 4: The Client pays monthly.', 'البند 4: يدفع العميل شهرياً.'],
  ] as const;
  const halves = [...rows.map(([en]) => en), ...rows.map(([, ar]) => ar)].join('\n\n');
  const sides = rows.map(([en, ar]) => `${en}\t${ar}`).join('\n');
  for (const text of [halves, sides]) {
    const findings = discrepanciesIn(documentOf(text), 'en');
    expect(findings.map(({ quote }) => quote)).toEqual(['Clause 2: The fee is 4% of sales.']);
  }
});

test('a contract in one language is not compared, and long ones name how many differences are not listed', () => {
  expect(discrepanciesIn(documentOf('1. The term is three years.\n\n2. The fee is 4%.'), 'en')).toEqual([]);
  const many = Array.from(
    { length: 60 },
    (_, at) =>
      `${String(at + 1)}. The fee is ${String(at + 2)}%.\n\n${String(at + 1)}- الرسم ${String(at + 100)}٪.`,
  ).join('\n\n');
  const findings = discrepanciesIn(documentOf(many), 'en');
  expect(findings).toHaveLength(40);
  expect(findings.at(-1)?.unlisted).toBe(20);
});
