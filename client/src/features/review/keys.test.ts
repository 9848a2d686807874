import { expect, it } from '@jest/globals';
import { commandOfKey } from './keys.js';

it('the same keys work with an English and an Arabic keyboard layout', () => {
  const pairs = ['jت', 'kن', 'eث', 'xء', 'nى', 'uع', '/ظ', '?؟'];
  for (const [latin = '', arabic = ''] of pairs.map((pair) => [...pair])) {
    expect(commandOfKey(latin)).toBeDefined();
    expect(commandOfKey(arabic)).toBe(commandOfKey(latin));
  }
  expect(['l', 'ا', 'J'].map(commandOfKey)).toEqual([undefined, undefined, undefined]);
});
