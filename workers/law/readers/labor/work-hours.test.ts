import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readingsOf } from '#tests/support/compliance.js';

interface Twin {
  id: string;
  topic: string;
  a: string;
  b: string;
  unlawful: string;
}

const TWINS = readFileSync('tests/fixtures/sets/reassurance/values.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Twin)
  .filter(({ topic }) => topic === 'hours');
const answersTo = (clause: string, wanted: readonly string[]) =>
  readingsOf(clause, 'employment')
    .filter(({ answer }) => wanted.includes(answer))
    .map(({ rule }) => rule);

test('lawful hours break nothing, whatever other hours stand beside them', () => {
  expect(
    TWINS.flatMap(({ id, a }) => answersTo(a, ['breaks', 'doubtful']).map((rule) => `${id} ${rule}`)),
  ).toEqual([]);
});

test.each(TWINS)('unlawful hours are found by the rule on them: $id', ({ b, unlawful }) => {
  const rule = unlawful.startsWith('ramadan') ? 'SA-LAB-106' : 'SA-LAB-22';
  expect(answersTo(b, ['breaks', 'doubtful'])).toEqual([rule]);
});
