import { expect, test } from '@jest/globals';
import { pageOfLines, pictureOf } from '#tests/support/pictures.js';
import { hasColumns, stripOf } from './strip.js';

test('a strip has whole lines of the part of the page with most ink', () => {
  const lines = Array.from({ length: 40 }, (_line, at) => [50, 2000 + at * 30, 550, 2012 + at * 30] as const);
  const strip = stripOf(pictureOf(600, 3600, [[50, 100, 550, 112], ...lines]));
  expect(strip.width).toBe(600);
  expect(strip.height).toBeGreaterThan(250);
  expect(strip.height).toBeLessThan(500);
  // No line is cut: the first and last rows are empty.
  expect(strip.bytes.subarray(0, 600).every((value) => value === 255)).toBe(true);
});

test('a page without gaps between its lines is its own strip', () => {
  expect(stripOf(pictureOf(100, 900, [[0, 0, 100, 900]])).height).toBe(900);
});

test('a gutter between two columns is found, and gaps between words are none', () => {
  const rows = Array.from({ length: 30 }, (_row, at) => 50 + at * 30);
  const columns = rows.flatMap((y) => [[50, y, 450, y + 12] as const, [550, y, 950, y + 12] as const]);
  expect(hasColumns(pictureOf(1000, 1000, columns))).toBe(true);
  const shifted = rows.flatMap((y, at) =>
    Array.from({ length: 12 }, (_word, word) => {
      const x = 20 + (at % 5) * 16 + word * 75;
      return [x, y, x + 60, y + 12] as const;
    }),
  );
  expect(hasColumns(pictureOf(1000, 1000, shifted))).toBe(false);
});

test('a full page of lines yields a strip of several of them', () => {
  expect(stripOf(pageOfLines(800, 1200)).height).toBeGreaterThan(200);
});
