import { expect, test } from '@jest/globals';
import { pictureOf, recognizedWord as word } from '#tests/support/pictures.js';
import { withEnds } from './ends.js';

// A comma at the left of a word, and the word.
const page = pictureOf(300, 40, [
  [20, 18, 26, 30],
  [34, 2, 120, 30],
]);
const end = (text: string, confidence: number, ...read: (readonly [string, number])[]) => {
  let at = 0;
  return withEnds([[[word(text, confidence, 18, 120)]]], page, () => {
    const [sign = '', sure = 0] = read[at++ % Math.max(1, read.length)] ?? [];
    return { text: sign, confidence: sure };
  }).flat(2)[0]?.text;
};

test.each(['المؤجر؛', 'المؤجر.', 'المؤجرء', 'المؤجر»', '(الأحمدي).'])(
  'the sign of %s is replaced by the comma that it is read as twice',
  (text) => {
    expect(end(text, 60, ['z', 80], ['z', 70])).toBe(`${text.slice(0, -1)}،`);
  },
);

test('the sign stays where the readings differ, are unsure, or name none', () => {
  expect(end('المؤجر.', 60, ['z', 80], ['.', 80])).toBe('المؤجر.');
  expect(end('المؤجر.', 60, ['z', 40], ['z', 40])).toBe('المؤجر.');
  expect(end('المؤجر.', 60, ['7', 90])).toBe('المؤجر.');
});

test('the sign of a word that is sure stays', () => {
  expect(end('المؤجر.', 90, ['z', 99])).toBe('المؤجر.');
});

test('a word whose last letter is not apart from the others keeps it', () => {
  const whole = pictureOf(300, 40, [[20, 2, 120, 30]]);
  const line = [word('الأعباء', 50, 18, 120)];
  expect(withEnds([[line]], whole, () => ({ text: 'z', confidence: 99 }))).toEqual([[line]]);
});
