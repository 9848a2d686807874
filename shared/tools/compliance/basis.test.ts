import { describe, expect, test } from '@jest/globals';
import { BASIS_WORDS, clauseGroups, clausesNotUnderstood, isEnough, rulesWithoutAnswer } from './basis.js';
import type { ClauseToRead } from './contract.js';

const row = (rule_id: string, clause: string | null, quote: string): ClauseToRead => ({
  ...{ rule_id, clause, extracted_text_snippet: quote, section: null },
  ...{ subject: '', demands: '', source: '', read: [], unread: [] },
  evidence: { start: 0, end: 1, page: null },
});

test.each([
  [{ concerned: 31, understood: 16 }, true],
  [{ concerned: 30, understood: 15 }, true],
  [{ concerned: 31, understood: 15 }, false],
  [{ concerned: 0, understood: 0 }, false],
  [null, true],
])('a score on %j is enough: %s', (basis, expected) => {
  expect(isEnough(basis)).toBe(expected);
});

describe('clauses to be read', () => {
  const rows = [
    row('A', '4', 'One.'),
    row('B', '4', 'One.'),
    row('C', '4', 'Two.'),
    row('D', null, 'Three.'),
  ];

  test('are grouped by clause, and within it by passage', () => {
    const groups = clauseGroups(rows).map(({ clause, passages }) => [
      clause,
      passages.map((passage) => passage.map(({ rule_id: id }) => id)),
    ]);
    expect(groups).toEqual([
      ['4', [['A', 'B'], ['C']]],
      [null, [['D']]],
    ]);
  });

  test('are counted by what was not understood, not by what is listed', () => {
    expect(clausesNotUnderstood(rows, { concerned: 31, understood: 12 })).toBe(19);
    expect(clausesNotUnderstood(rows, { concerned: 31, understood: 31 })).toBe(2);
    expect(clausesNotUnderstood([], { concerned: 31, understood: 12 })).toBe(0);
    expect(clausesNotUnderstood(rows, null)).toBe(2);
  });

  test('rules that are neither answered nor listed nor silent have no answer', () => {
    const silent = [{ rule_id: 'B', subject: '', source: '' }];
    const report = {
      scope: { rules: ['A', 'B', 'C', 'E'], silent },
      issues: [{ rule_id: 'A' }],
      to_read: [row('C', '1', '')],
    };
    expect(rulesWithoutAnswer({ ...report, basis: { concerned: 1, understood: 1 } })).toBe(1);
    expect(rulesWithoutAnswer(report)).toBeUndefined();
  });
});

describe('what a score rests on', () => {
  test.each([
    [31, 12, '12 of the 31 clauses that concern a rule were understood.'],
    [31, 1, '1 of the 31 clauses that concern a rule was understood.'],
    [31, 0, 'None of the 31 clauses that concern a rule was understood.'],
    [31, 31, 'All 31 clauses that concern a rule were understood.'],
    [1, 0, 'The one clause that concerns a rule was not understood.'],
    [0, 0, 'No clause was found that concerns a rule.'],
  ])('of %i clauses %i understood, in English', (concerned, understood, words) => {
    expect(BASIS_WORDS.en.understood({ concerned, understood })).toBe(words);
  });

  test.each([
    [31, 12, 'فُهم 12 بنداً من البنود المتصلة بالأحكام، وعددها 31.'],
    [31, 2, 'فُهم بندان من البنود المتصلة بالأحكام، وعددها 31.'],
    [31, 5, 'فُهم 5 بنود من البنود المتصلة بالأحكام، وعددها 31.'],
    [250, 101, 'فُهم 101 بند من البنود المتصلة بالأحكام، وعددها 250.'],
    [31, 0, 'لم يُفهم أي من البنود المتصلة بالأحكام، وعددها 31.'],
    [1, 1, 'البند الوحيد المتصل بالأحكام فُهم.'],
  ])('of %i clauses %i understood, in Arabic', (concerned, understood, words) => {
    expect(BASIS_WORDS.ar.understood({ concerned, understood })).toBe(words);
  });

  test('clauses that were not understood are counted in the forms of either language', () => {
    expect([1, 3].map(BASIS_WORDS.en.toRead)).toEqual([
      'One clause was not understood; read it.',
      '3 clauses were not understood; read them.',
    ]);
    expect([1, 2, 3, 19, 100].map(BASIS_WORDS.ar.toRead)).toEqual([
      'بند واحد لم يُفهم، فاقرأه بنفسك.',
      'بندان لم يُفهما، فاقرأهما بنفسك.',
      '3 بنود لم تُفهم، فاقرأها بنفسك.',
      '19 بنداً لم تُفهم، فاقرأها بنفسك.',
      '100 بند لم تُفهم، فاقرأها بنفسك.',
    ]);
  });
});
