import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LAWFUL_HOURS } from '#tests/cases/law/labor/hours-lawful.js';
import { UNLAWFUL_HOURS } from '#tests/cases/law/labor/hours-unlawful.js';
import { readingsOf } from '#tests/support/compliance.js';

interface Twin {
  id: string;
  topic: string;
  a: string;
  b: string;
  unlawful: string;
}

const twinsOf = (name: string) =>
  readFileSync(`tests/fixtures/sets/reassurance/${name}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Twin)
    .filter(({ topic }) => topic === 'hours');
const TWINS = twinsOf('values');
// They have judged these readers once, and are no longer unseen.
const LATER_TWINS = twinsOf('values.held-out');
const answersTo = (clause: string, wanted: readonly string[]) =>
  readingsOf(clause, 'employment')
    .filter(({ answer }) => wanted.includes(answer))
    .map(({ rule }) => rule);

test('lawful hours break nothing, whatever other hours stand beside them', () => {
  expect(
    [...TWINS, ...LATER_TWINS].flatMap(({ id, a }) =>
      answersTo(a, ['breaks', 'doubtful']).map((rule) => `${id} ${rule}`),
    ),
  ).toEqual([]);
});

test.each(TWINS)('unlawful hours are found by the rule on them: $id', ({ b, unlawful }) => {
  const rule = unlawful.startsWith('ramadan') ? 'SA-LAB-106' : 'SA-LAB-22';
  expect(answersTo(b, ['breaks', 'doubtful'])).toEqual([rule]);
});

test.each(['en', 'ar'] as const)('lawful hours of many wordings break nothing: %s', (lang) => {
  const claimed = LAWFUL_HOURS[lang].flatMap((clause) =>
    answersTo(clause, ['breaks', 'doubtful']).map((rule) => `${rule}: ${clause}`),
  );
  expect(claimed).toEqual([]);
});

test('three of four unlawful hours of many wordings are found, and no other rule is said to be broken', () => {
  const answers = [
    ...UNLAWFUL_HOURS,
    ...LATER_TWINS.map(({ b, unlawful }) => ({
      rule: unlawful.startsWith('ramadan') ? 'SA-LAB-106' : 'SA-LAB-22',
      clause: b,
    })),
  ].map(({ rule, clause }) => ({ rule, clause, found: answersTo(clause, ['breaks', 'doubtful']) }));
  expect(answers.filter(({ rule, found }) => found.some((one) => one !== rule))).toEqual([]);
  expect(answers.filter(({ found }) => found.length > 0).length / answers.length).toBeGreaterThanOrEqual(
    0.75,
  );
});
