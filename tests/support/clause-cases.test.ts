import { describe, expect, test } from '@jest/globals';
import { byRule, equals, excludes, expectCases, includesOneOf, isNothing } from './clause-cases.js';

const english = { rule: 'A-01', clause: 'The Employee waives his leave.', answer: 'keeps' };
const arabic = { rule: 'A-01', clause: 'يتنازل العامل عن إجازته.', answer: 'nothing' };
const right = { rule: 'A-01', clause: 'The Employee forfeits his leave.', answer: 'breaks' };
const breaks = ({ answer }: { answer: string }) => equals(answer, 'breaks');

/** Returns the words of the error with which checking cases ends. */
const failureOf = async (...given: Parameters<typeof expectCases>): Promise<string> =>
  expectCases(...given).then(
    () => 'passed',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );

describe('expectCases', () => {
  test('lists every case that fails, with its rule, language and clause, what was expected and what came', async () => {
    await expect(expectCases([english, right, arabic], breaks)).rejects.toThrow(
      [
        '2 of 3 cases failed:',
        '',
        'A-01 (en): The Employee waives his leave.',
        '  expected: breaks',
        '  received: keeps',
        '',
        'A-01 (ar): يتنازل العامل عن إجازته.',
        '  expected: breaks',
        '  received: nothing',
      ].join('\n'),
    );
  });

  test('passes where all cases do', async () => {
    await expect(expectCases([right], breaks)).resolves.toBeUndefined();
  });

  test('fails where there are no cases', async () => {
    expect(await failureOf([], () => equals(1, 1))).toBe('There are no cases.');
  });

  test('lists a case whose check throws, and checks those after it', async () => {
    const failure = await failureOf([english, arabic], ({ clause }) => {
      if (clause === english.clause) throw new Error('no reader');
      return equals('keeps', 'breaks');
    });
    expect(failure).toMatch(/^2 of 2 cases failed/);
    expect(failure).toContain('received: it threw Error: no reader');
  });

  test('waits for checks that take time', async () => {
    expect(await failureOf([right], () => Promise.resolve(equals('keeps', 'breaks')))).toMatch(/^1 of 1/);
  });
});

test.each([
  [equals('high', 'high'), true, 'high', 'high'],
  [equals(null, 'high'), false, 'high', 'null'],
  [equals({ a: [1] }, { a: [1] }), true, '{ a: [ 1 ] }', '{ a: [ 1 ] }'],
  [includesOneOf(['audit', 'retention'], ['step-in', 'audit']), true, 'step-in or audit', 'audit, retention'],
  [includesOneOf([], ['step-in']), false, 'step-in', 'nothing'],
  [excludes(['audit'], 'step-in'), true, 'no step-in', 'audit'],
  [excludes(['audit', 'step-in'], 'step-in'), false, 'no step-in', 'audit, step-in'],
  [isNothing([]), true, 'nothing', 'nothing'],
  [isNothing(['audit']), false, 'nothing', 'audit'],
])('an outcome says whether it passed, what was expected and what came: %j', (outcome, ...words) => {
  expect([outcome.passed, outcome.expected, outcome.received]).toEqual(words);
});

describe('byRule', () => {
  test('groups the cases of each rule, in their order', () => {
    const other = { ...english, rule: 'B-01' };
    expect(byRule([english, other, right])).toEqual([
      ['A-01', [english, right]],
      ['B-01', [other]],
    ]);
  });

  test('has a group for a rule without cases, which then fails', async () => {
    const groups = byRule([english], ['A-01', 'C-01']);
    expect(groups.map(([rule]) => rule)).toEqual(['A-01', 'C-01']);
    expect(await failureOf(groups[1]?.[1] ?? [english], () => equals(1, 1))).toBe('There are no cases.');
  });
});
