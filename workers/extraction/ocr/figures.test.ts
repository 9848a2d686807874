import { expect, test } from '@jest/globals';
import { pictureOf, recognizedWord as word } from '#tests/support/pictures.js';
import { figuresText, withFigures, type FigureReadings } from './figures.js';

test.each([
  ['bl/aj/bkkm', '۱۵/۰۹/۱۴۴۶'],
  ['be,fgh', '١٤,٥٦٧'],
  ['15%', '15%'],
  ['%15', '15%'],
  [':(1)', '(1):'],
  ['(jc)', '(٩٢)'],
  ['-b', '١-'],
  ['z1010', '1010،'],
  ['.Mcacf', '٢٠٢٥م.'],
  ['e-b', '١-٤'],
  ['4-1', '4-1'],
  ['2a1', '2.1'],
])('the labels %s, as they stand from left to right, are written %s', (labels, text) => {
  expect(figuresText(labels, 'arabic')).toBe(text);
});

test('shapes that Arabic and Persian share are written as on the rest of the page', () => {
  expect(figuresText('bc', 'persian')).toBe('۱۲');
  expect(figuresText('bc', 'arabic')).toBe('١٢');
});

test.each(['', 'z', '3e', 'ek', '()', 'Mz'])('the labels "%s" are no figures', (labels) => {
  expect(figuresText(labels, 'arabic')).toBeNull();
});

const page = pictureOf(600, 60, []);
const read = (text: string, confidence: number, asRead: Partial<FigureReadings>) =>
  withFigures([[[word('رقم', 93, 400, 450), word(text, confidence, 200, 300)]]], page, () => ({
    english: { text: '', confidence: 0 },
    figures: { text: '', confidence: 0 },
    ...asRead,
  })).flat(2)[1]?.text;

test('a number that lost its beginning is completed as it is read by itself', () => {
  expect(read('1', 94, { english: { text: '2.1', confidence: 96 } })).toBe('2.1');
  expect(read('9ه', 90, { english: { text: '15/09/1449', confidence: 96 } })).toBe('15/09/1449ه');
});

test('a sign of per cent is taken from the reading as English, which alone knows it', () => {
  expect(read('9615', 85, { english: { text: '%15', confidence: 77 } })).toBe('15%');
});

test('Arabic figures are taken from the reading by itself, unless that is unsure', () => {
  expect(read('»3', 45, { figures: { text: 'ch', confidence: 90 } })).toBe('٢٧');
  expect(read('»3', 45, { figures: { text: 'ch', confidence: 40 } })).toBe('»3');
});

test('figures of Europe that are surely read stay, whatever other readings say', () => {
  const other = { english: { text: '80', confidence: 79 }, figures: { text: '80', confidence: 90 } };
  expect(read('30', 93, other)).toBe('30');
});

test('Arabic words are not read as figures', () => {
  const line = [word('رقم', 30, 400, 450), word('الهوية', 20, 200, 300)];
  const refuse = () => {
    throw new Error('It was read.');
  };
  expect(withFigures([[line]], page, refuse)).toEqual([[line]]);
});
