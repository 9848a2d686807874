import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { outcomesOf } from './asked-values.js';
import { toldIn } from './bound-values.js';

const FILE = fileURLToPath(new URL('../fixtures/sets/reassurance/values.worded.jsonl', import.meta.url));

describe('values of clauses of two sides or two nouns', () => {
  test('the assistant puts none in front that belongs to another side or noun', async () => {
    const outcomes = await outcomesOf(FILE);
    expect(outcomes.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    expect(outcomes.filter(({ kind }) => kind === 'right').length).toBeGreaterThanOrEqual(133);
  });

  test('no finding states one of another side or noun', async () => {
    const told = await toldIn(FILE);
    expect(told.flatMap(({ one, wrong }) => wrong.map((said) => `${one.id}: ${said}`))).toEqual([]);
    const caps = told.filter(({ topic, right }) => topic === 'cap' && right.length > 0);
    expect(caps.length).toBeGreaterThanOrEqual(32);
  });
});
