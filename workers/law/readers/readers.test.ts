import { describe, expect, test } from '@jest/globals';
import { isHeld } from '#platform/law/articles.js';
import { LAW_RULES } from '#platform/law/rules/index.js';
import { articlesOf } from '#platform/law/rules/rule.js';
import { readingsOf } from '#tests/support/compliance.js';
import { ALL_CASES } from '#tests/cases/law/index.js';
import { isReadByClause, READ_RULES, READER_IDS } from './index.js';

const LANGUAGES = ['en', 'ar'] as const;
const ARABIC = /[\u0621-\u064a]/;

test('every reader belongs to a rule, and every id is used once', () => {
  const ids = LAW_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(READER_IDS.filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.keys(ALL_CASES).filter((id) => !ids.includes(id))).toEqual([]);
});

describe.each(READ_RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('has texts in both languages, and articles that are held', () => {
    for (const { en, ar } of [
      rule.subject,
      rule.demands,
      rule.instead,
      ...(rule.caution ? [rule.caution] : []),
    ]) {
      expect(en).toMatch(/\S/);
      expect(en).not.toMatch(ARABIC);
      expect(ar).toMatch(ARABIC);
    }
    expect(articlesOf(rule.source).filter((article) => !isHeld(article))).toEqual([]);
    if (rule.silence !== 'nothing')
      for (const lang of LANGUAGES) expect(rule.searched[lang]).not.toHaveLength(0);
  });

  // What a whole document must have is tested by documents.
  if (!isReadByClause(rule)) return;
  describe.each(LANGUAGES)('in %s', (lang) => {
    const cases = ALL_CASES[id]?.[lang];
    const answers = (clause: string) =>
      readingsOf(clause, rule.documents[0] ?? 'contract', [rule]).map(({ answer }) => answer);

    test.each(cases?.breaks ?? [])('is broken by: %s', (clause) => {
      expect(answers(clause)).toContain('breaks');
    });
    test.each(cases?.keeps ?? [])('is kept by: %s', (clause) => {
      expect(answers(clause)).toContain('keeps');
      expect(answers(clause)).not.toContain('breaks');
    });
    test.each(cases?.neither ?? [])('is not touched by: %s', (clause) => {
      expect(answers(clause)).not.toContain('breaks');
      expect(answers(clause)).not.toContain('keeps');
    });
    test('has three clauses at least, one of each kind', () => {
      expect(cases?.breaks.length).toBeGreaterThan(0);
      expect(cases?.keeps.length).toBeGreaterThan(0);
      expect(cases?.neither.length).toBeGreaterThan(0);
    });
  });
});
