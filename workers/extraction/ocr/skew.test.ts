import { expect, test } from '@jest/globals';
import { pageOfLines } from '#tests/support/pictures.js';
import { straightened, turned } from './grey.js';
import { measureLie } from './skew.js';

const page = pageOfLines(1000, 1400);

test('a page whose lines are level is upright and has no skew', () => {
  expect(measureLie(page)).toEqual({ sideways: false, skew: 0 });
});

test.each([0.035, -0.026])('a page turned by %d radians is measured to have that skew', (radians) => {
  const { sideways, skew } = measureLie(straightened(page, radians));
  expect(sideways).toBe(false);
  expect(Math.abs(skew - radians)).toBeLessThan(0.003);
});

test('a page on its side is found to lie so, whichever side it is', () => {
  expect(measureLie(turned(page, 1)).sideways).toBe(true);
  expect(measureLie(turned(page, 3)).sideways).toBe(true);
});

test('a page upside down counts as upright, since its lines lie the same', () => {
  expect(measureLie(turned(page, 2))).toEqual({ sideways: false, skew: 0 });
});
