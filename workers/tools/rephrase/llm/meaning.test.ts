import { describe, expect, test } from '@jest/globals';
import { clausesIn, tryMeaning } from '#tests/support/meaning-trial.js';

/** Every how many clauses of the fixtures one is tried; `npm run bench -- guards` tries all. */
const STEP = 12;

describe('a model that changes what clauses mean', () => {
  test('no changed number, name, duty, condition or exception reaches the report', async () => {
    const all = await clausesIn('tests/fixtures');
    const { tried, passed } = tryMeaning(all.filter((_, index) => index % STEP === 0));
    expect([...tried.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(700);
    expect(tried.size).toBeGreaterThan(60);
    expect(passed).toEqual([]);
  });
});
