import { expect, test } from '@jest/globals';
import { pictureOf } from '#tests/support/pictures.js';
import { contrasted, mirrored, reduced, smoothed, straightened, toPgm, turned, type Grey } from './grey.js';

const grey = (width: number, ...bytes: number[]): Grey => ({
  width,
  height: bytes.length / width,
  bytes: Uint8Array.from(bytes),
});

test('a quarter turn clockwise brings the left column to the top, and four bring everything back', () => {
  const picture = grey(3, 1, 2, 3, 4, 5, 6);
  expect(turned(picture, 1)).toEqual(grey(2, 4, 1, 5, 2, 6, 3));
  expect(turned(picture, 2)).toEqual(grey(3, 6, 5, 4, 3, 2, 1));
  expect(turned(turned(picture, 1), 3)).toEqual(picture);
  expect(turned(picture, -1)).toEqual(turned(picture, 3));
});

test('mirroring exchanges left and right', () => {
  expect(mirrored(grey(3, 1, 2, 3, 4, 5, 6))).toEqual(grey(3, 3, 2, 1, 6, 5, 4));
});

test('reducing takes the mean of each square and drops what makes none', () => {
  expect(reduced(grey(3, 0, 100, 9, 100, 200, 9), 2)).toEqual(grey(1, 100));
});

test('straightening by nothing changes nothing inside, and what comes from outside is white', () => {
  const picture = pictureOf(40, 40, [[10, 10, 30, 30]]);
  const same = straightened(picture, 0);
  expect(same.bytes[20 * 40 + 20]).toBe(0);
  expect(same.bytes[5 * 40 + 5]).toBe(255);
  expect(straightened(pictureOf(40, 40, [[0, 0, 40, 40]]), 0.5).bytes[0]).toBe(255);
});

test('smoothing takes grain from the paper and leaves even areas as they are', () => {
  const dot = smoothed(pictureOf(9, 9, [[4, 4, 5, 5]]));
  expect(dot.bytes[4 * 9 + 4]).toBeGreaterThan(150);
  expect(smoothed(pictureOf(9, 9, [])).bytes.every((value) => value === 255)).toBe(true);
});

test('contrast makes grey paper white and faint ink black', () => {
  const page = pictureOf(50, 50, [
    [0, 0, 50, 50, 200],
    [10, 10, 20, 20, 90],
  ]);
  const { bytes } = contrasted(page);
  expect(bytes[0]).toBe(255);
  expect(bytes[15 * 50 + 15]).toBeLessThan(10);
});

test('a page without ink is not stretched into noise', () => {
  const blank = pictureOf(20, 20, [[0, 0, 20, 20, 220]]);
  expect(contrasted(blank)).toEqual(blank);
});

test('a picture is encoded with its size and its bytes', () => {
  expect(Buffer.from(toPgm(grey(2, 65, 66))).toString('latin1')).toBe('P5\n2 1\n255\nAB');
});
