import { expect, test } from '@jest/globals';
import { pictureOf } from '#tests/support/pictures.js';
import { cutOut, widened, withoutSignAtLeft } from './ink.js';

test('a place is widened over narrow gaps, not over the gap of a space, and not beyond its bounds', () => {
  const line = pictureOf(100, 20, [
    [10, 5, 20, 15],
    [40, 5, 50, 15],
    [54, 5, 60, 15],
    [63, 5, 70, 15],
  ]);
  const box = { x0: 54, y0: 0, x1: 59, y1: 20 };
  expect(widened(line, box, 0, 100, 5)).toEqual({ x0: 40, y0: 0, x1: 69, y1: 20 });
  expect(widened(line, box, 52, 61, 5)).toEqual({ x0: 54, y0: 0, x1: 59, y1: 20 });
});

test('a part is cut out with a white border, also at the edge of the page', () => {
  const part = cutOut(pictureOf(10, 10, [[0, 0, 10, 10]]), { x0: 8, y0: -2, x1: 14, y1: 3 }, 2);
  expect([part.width, part.height]).toEqual([6, 7]);
  expect(part.bytes[0]).toBe(255);
  expect(part.bytes[2 * 6 + 2]).toBe(0);
});

test('a low sign alone at the left is removed, a tall letter is not', () => {
  const word = pictureOf(80, 40, [
    [4, 26, 10, 36],
    [20, 5, 30, 35],
  ]);
  expect(withoutSignAtLeft(word)).toEqual(pictureOf(80, 40, [[20, 5, 30, 35]]));
  const tall = pictureOf(80, 40, [
    [4, 5, 10, 35],
    [20, 5, 30, 35],
  ]);
  expect(withoutSignAtLeft(tall)).toEqual(tall);
});

test('an empty picture stays as it is', () => {
  expect(withoutSignAtLeft(pictureOf(9, 9, []))).toEqual(pictureOf(9, 9, []));
});
