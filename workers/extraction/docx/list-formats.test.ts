import { expect, test } from '@jest/globals';
import { formatCount } from './list-formats.js';

test.each([
  [4, 'decimal', '4'],
  [4, 'decimalZero', '04'],
  [1994, 'upperRoman', 'MCMXCIV'],
  [28, 'lowerLetter', 'bb'],
  [27, 'upperLetter', 'AA'],
  [3, 'arabicAlpha', 'ت'],
  [3, 'arabicAbjad', 'ج'],
  [29, 'arabicAbjad', 'أأ'],
  [12, 'hindiNumbers', '१२'],
  [111, 'ordinal', '111th'],
  [22, 'ordinal', '22nd'],
  [21, 'cardinalText', 'Twenty-one'],
  [20, 'ordinalText', 'Twentieth'],
  [112, 'ordinalText', 'One hundred twelfth'],
  [3, 'decimalEnclosedCircle', '③'],
  [5, 'none', ''],
  [0, 'lowerLetter', '0'],
  [5, 'a format nobody has heard of', '5'],
])('%d formatted as %s is %s', (value, format, text) => {
  expect(formatCount(value, format)).toBe(text);
});

test('a sample determines width and digits', () => {
  expect(formatCount(7, 'custom', '001, 002, 003, ...')).toBe('007');
  expect(formatCount(7, 'custom', '٠١, ٠٢')).toBe('٠٧');
});
