import { describe, expect, test } from '@jest/globals';
import { isHeld } from '#platform/law/articles.js';
import { LAW_RULES } from '#platform/law/rules/index.js';
import { articlesOf } from '#platform/law/rules/rule.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { ALL_CASES } from '#tests/cases/law/index.js';
import { WORDINGS } from '#tests/cases/law/wordings/index.js';
import { byRule, equals, excludes, expectCases, type ClauseCase } from '#tests/support/clause-cases.js';
import { isReadByClause, readingsOf } from '#tests/support/compliance.js';
import { READ_RULES, READER_IDS, type ReadRule } from './index.js';

const LANGUAGES = ['en', 'ar'] as const;
const VERDICTS = ['breaks', 'keeps', 'neither'] as const;
const ARABIC = /[\u0621-\u064a]/;

// What a whole document must have is tested by documents.
const BY_CLAUSE = new Map(READ_RULES.filter(isReadByClause).map((rule) => [rule.id, rule]));

interface LawCase extends ClauseCase {
  expected: (typeof VERDICTS)[number];
  /** Kind of document in which the clause stands; absent for the first kind that the rule applies to. */
  type?: DocumentType;
}

const CASES: readonly LawCase[] = [
  ...Object.entries(ALL_CASES).flatMap(([rule, cases]) =>
    LANGUAGES.flatMap((lang) =>
      VERDICTS.flatMap((expected) => cases[lang][expected].map((clause) => ({ rule, clause, expected }))),
    ),
  ),
  ...WORDINGS.map((wording): LawCase => ({ ...wording, expected: 'breaks' })),
];

/** Returns what is wrong with the texts and articles of a rule. */
function faultsOf(rule: ReadRule): string[] {
  const { subject, demands, instead, caution, source, silence } = rule;
  const texts = [subject, demands, instead, ...(caution ? [caution] : [])];
  return [
    ...texts.filter(({ en }) => !/\S/.test(en) || ARABIC.test(en)).map(({ en }) => `no English: ${en}`),
    ...texts.filter(({ ar }) => !ARABIC.test(ar)).map(({ ar }) => `no Arabic: ${ar}`),
    ...articlesOf(source)
      .filter((article) => !isHeld(article))
      .map(({ law, number }) => `not held: ${law} ${number}`),
    ...LANGUAGES.filter((lang) => silence !== 'nothing' && rule.searched[lang].length === 0).map(
      (lang) => `nothing searched for: ${lang}`,
    ),
  ];
}

test('every reader belongs to a rule, and every id is used once', () => {
  const ids = LAW_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(READER_IDS.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every rule has texts in both languages, and articles that are held', () => {
  expect(READ_RULES).not.toHaveLength(0);
  expect(READ_RULES.flatMap((rule) => faultsOf(rule).map((fault) => `${rule.id}: ${fault}`))).toEqual([]);
});

test('every rule that clauses can keep or break has cases of each verdict in both languages, and no other', () => {
  expect(CASES.filter(({ rule }) => !BY_CLAUSE.has(rule))).toEqual([]);
  const lacking = [...BY_CLAUSE.keys()].flatMap((id) =>
    LANGUAGES.flatMap((lang) =>
      VERDICTS.filter((verdict) => (ALL_CASES[id]?.[lang][verdict] ?? []).length === 0).map(
        (verdict) => `${id} ${lang} ${verdict}`,
      ),
    ),
  );
  expect(lacking).toEqual([]);
});

describe('the clauses of a rule are read as what they are', () => {
  test.each(byRule(CASES, [...BY_CLAUSE.keys()]))('%s', async (id, cases) => {
    const rule = BY_CLAUSE.get(id);
    if (rule === undefined) throw new Error(`no rule ${id} is read by clause`);
    await expectCases(cases, ({ clause, expected, type = rule.documents[0] ?? 'contract' }) => {
      const answers = readingsOf(clause, type, [rule]).map(({ answer }) => answer);
      const verdict = VERDICTS.find((one) => one !== 'neither' && answers.includes(one)) ?? 'neither';
      return { ...equals(verdict, expected), received: answers.join(', ') || 'nothing' };
    });
  });
});

test('a "not" of another verb turns no breach into a kept rule', async () => {
  const breaches = CASES.filter(({ expected, clause }) => expected === 'breaks' && !ARABIC.test(clause));
  await expectCases(breaches, ({ rule: id, clause, type }) => {
    const rule = BY_CLAUSE.get(id);
    const widened = `In matters not settled in the annex, ${clause.slice(0, 1).toLowerCase()}${clause.slice(1)}`;
    const answers =
      rule === undefined ? [] : readingsOf(widened, type ?? rule.documents[0] ?? 'contract', [rule]);
    return excludes(
      answers.map(({ answer }) => answer),
      'keeps',
    );
  });
});
