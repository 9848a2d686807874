import { describe, expect, it } from '@jest/globals';
import { chrf } from './chrf.js';

describe('chrf', () => {
  it('gives 100 to a translation that is the reference', () => {
    expect(chrf([{ hypothesis: 'ينتهي العقد.', reference: 'ينتهي العقد.' }])).toBeCloseTo(100);
  });

  it('gives 0 where no letter is shared', () => {
    expect(chrf([{ hypothesis: 'abc', reference: 'xyz' }])).toBe(0);
  });

  it('gives 0 to an empty translation', () => {
    expect(chrf([{ hypothesis: '', reference: 'xyz' }])).toBe(0);
  });

  it('does not count white space', () => {
    expect(chrf([{ hypothesis: 'the con tract', reference: 'the contract' }])).toBeCloseTo(100);
  });

  it('weighs recall four times as heavily as precision', () => {
    // One letter: precision 1 and recall 1/2 against precision 1/2 and recall 1, at n = 1; the longer n-grams are missing.
    expect(chrf([{ hypothesis: 'a', reference: 'ab' }])).toBeCloseTo((100 * 5 * 0.5) / 4.5);
    expect(chrf([{ hypothesis: 'ab', reference: 'a' }])).toBeCloseTo((100 * 5 * 0.5) / 3);
  });

  it('sums the counts of a set instead of averaging the scores of its sentences', () => {
    const long = { hypothesis: 'abcdefgh', reference: 'abcdefgh' };
    const short = { hypothesis: 'x', reference: 'y' };
    expect(chrf([long, short])).toBeGreaterThan(90);
    expect(chrf([long, short])).toBeLessThan(100);
  });
});
