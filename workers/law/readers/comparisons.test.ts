import { describe, expect, test } from '@jest/globals';
import { issueFrom } from '#workers/tools/compliance/issue.js';
import { expectCases } from '#tests/support/clause-cases.js';
import { readingsOf } from '#tests/support/compliance.js';
import { ALL_CASES } from '#tests/cases/law/index.js';
import { READ_RULES, type ReadRule } from './index.js';
import { quantitiesIn, type Measure } from './quantities.js';

const MEASURES: readonly Measure[] = ['days', 'hours', 'percent', 'riyals'];
const ruleOf = (id: string): ReadRule => {
  const rule = READ_RULES.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return rule;
};
const keptBy = (rule: ReadRule, clause: string) =>
  readingsOf(clause, rule.documents[0] ?? 'contract', [rule]).filter(({ answer }) => answer === 'keeps');

/** What is said of clauses that keep a rule: every one of the cases that compares quantities. */
const said = READ_RULES.flatMap((rule) =>
  (['en', 'ar'] as const).flatMap((lang) =>
    (ALL_CASES[rule.id]?.[lang].keeps ?? []).flatMap((clause) =>
      keptBy(rule, clause).flatMap(({ says }) =>
        says === null ? [] : [[rule.id, clause, says.en] as const],
      ),
    ),
  ),
);

/** Tells whether each quantity that a sentence gives of the clause lies within the bound that it gives of the law. */
function isWithinBounds(sentence: string): boolean {
  const [clause = '', law = ''] = sentence.split(/; the law|; in all/);
  const isMost = law.includes('at most');
  if (!isMost && !law.includes('at least')) return false;
  return MEASURES.every((measure) => {
    const has = quantitiesIn(clause, 'en', measure)[0]?.value;
    const bound = quantitiesIn(law, 'en', measure)[0]?.value;
    return has === undefined || bound === undefined || (isMost ? has <= bound : has >= bound);
  });
}

test('many kept rules compare quantities', () => {
  expect(said.length).toBeGreaterThan(60);
});

test('a kept rule says of what keeps it only what is within the bounds', async () => {
  const cases = said.map(([rule, clause, sentence]) => ({ rule, clause, sentence }));
  await expectCases(cases, ({ sentence }) => ({
    passed: isWithinBounds(sentence),
    expected: 'quantities within the bounds of the law',
    received: sentence,
  }));
});

/** What Arabic comparisons say of clauses that keep or break a rule. */
const saidInArabic = READ_RULES.flatMap((rule) =>
  (['en', 'ar'] as const).flatMap((lang) =>
    (['keeps', 'breaks'] as const).flatMap((verdict) =>
      (ALL_CASES[rule.id]?.[lang][verdict] ?? []).flatMap((clause) =>
        readingsOf(clause, rule.documents[0] ?? 'contract', [rule]).flatMap(({ says }) =>
          says === null ? [] : [{ rule: rule.id, clause, sentence: says.ar }],
        ),
      ),
    ),
  ),
);
/** A number or a dual in the accusative or genitive, where the bound of the law stands as a predicate. */
const OBLIQUE = /في النظام (?:[ء-ي]+(?:ين|تين)(?= |\.|،)|[ء-ي]+اً(?= |\.|،))|، أو [ء-ي]+(?:ين|تين) إذا/;

test('the bound of the law stands in the nominative', async () => {
  await expectCases(saidInArabic, ({ sentence }) => ({
    passed: !OBLIQUE.test(sentence),
    expected: 'a bound in the nominative',
    received: sentence,
  }));
});

test.each([
  [
    'SA-LAB-07',
    'مدة التجربة ستة أشهر، ويجوز لصاحب العمل أن يضيف إليها ثلاثة أشهر أخرى.',
    'يحدد البند 9 أشهر إجمالاً، والحد الأعلى في النظام 180 يوماً في المجموع.',
  ],
  [
    'SA-LAB-07',
    'مدة التجربة اثنا عشر شهراً قابلة للتمديد لمدة مماثلة.',
    'يحدد البند 24 شهراً إجمالاً، والحد الأعلى في النظام 180 يوماً في المجموع.',
  ],
  [
    'SA-LAB-24',
    "The Employee's annual leave is fifteen working days.",
    'يحسب البند الإجازة السنوية بأيام العمل، والحد الأدنى في النظام 21 يوماً عن كل عام، أي 15 يوم عمل في أسبوع من خمسة أيام و18 يوم عمل في أسبوع من ستة أيام.',
  ],
])('%s tells quantities in the units of the clause', (id, clause, sentence) => {
  const rule = ruleOf(id);
  const says = readingsOf(clause, rule.documents[0] ?? 'contract', [rule]).map((one) => one.says?.ar);
  expect(says).toEqual([sentence]);
});

describe('a kept rule', () => {
  const described = (id: string, clause: string, lang: 'en' | 'ar') =>
    issueFrom(ruleOf(id), keptBy(ruleOf(id), clause), lang)?.description;

  test('shows the quantities of the clause and of the law, in the language of the report', () => {
    const clause = 'The Employee shall serve a probation period of ninety (90) days.';
    expect(described('SA-LAB-07', clause, 'en')).toBe(
      'The clause has 90 days; the law allows at most 180 days in total.',
    );
    expect(described('SA-LAB-07', clause, 'ar')).toBe(
      'يحدد البند 90 يوماً، والحد الأعلى في النظام 180 يوماً في المجموع.',
    );
    expect(described('SA-LAB-22', 'تكون ساعات العمل (8) ساعات يومياً.', 'ar')).toBe(
      'يحدد البند 8 ساعات في اليوم، والحد الأعلى في النظام 8.',
    );
  });

  test.each([
    [
      'whose words tell what would break it',
      'SA-LAB-68',
      'The Employer may not require the Employee to sign a resignation in advance.',
    ],
    [
      'whose bound is no quantity',
      'SA-LAB-17',
      'The duty of confidentiality survives for two (2) years after termination of employment.',
    ],
    [
      'whose bound is made of several',
      'SA-LAB-137',
      'A Muslim employee whose husband dies has leave on full wage of four months and ten days.',
    ],
    [
      'whose clause names several quantities',
      'SA-LAB-69',
      'The Employee may be dismissed if he is absent without a lawful reason for more than thirty days in a contract year or more than fifteen consecutive days, after a written warning.',
    ],
  ])('%s is only told to be kept', (_, id, clause) => {
    expect(described(id, clause, 'en')).toBe('The clause is in line with this rule.');
  });
});
