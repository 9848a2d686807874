import { describe, expect, test } from '@jest/globals';
import { followsItem, itemUnder } from './item-numbers.js';

describe('the number of an item', () => {
  test.each([
    ['8', '8', '(a)', '8(a)'],
    ['8(a)', '8', '(b)', '8(b)'],
    ['8(g)', '8', '(i)', '8(g)(i)'],
    ['8(h)', '8', '(i)', '8(i)'],
    ['8(g)(i)', '8', '(ii)', '8(g)(ii)'],
    ['8(g)(ii)', '8', '(h)', '8(h)'],
    ['8(b)', '8', '(iii)', '8'],
    [null, null, '(a)', '(a)'],
    ['10(a)', '10(a)', '(ii)', '10(a)(ii)'],
    ['9.7(i)', '9.7(i)', '(ii)', '9.7(ii)'],
    ['9.7(vii)', '9.7(i)', '(viii)', '9.7(viii)'],
    ['9.7(h)', '9.7(h)', '(i)', '9.7(h)(i)'],
  ])('after %s of clause %s, "%s" is %s', (clause, top, item, number) => {
    expect(itemUnder(clause, top, item)).toBe(number);
  });

  test('items of different counts do not follow each other', () => {
    expect(followsItem('(a)', '(b)')).toBe(true);
    expect(followsItem('(a)', '(ii)')).toBe(false);
    expect(followsItem('(b)', '(B)')).toBe(false);
  });
});
