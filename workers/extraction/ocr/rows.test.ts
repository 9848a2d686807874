import { expect, test } from '@jest/globals';
import { pictureOf, recognizedWord as word } from '#tests/support/pictures.js';
import { inRows } from './rows.js';
import { rulesOf } from './rules.js';

// A table of two columns and two rows, 200 pixels high each.
const rule = (x0: number, y0: number, x1: number, y1: number) => [x0, y0, x1, y1, 100] as const;
const page = pictureOf(1000, 800, [
  rule(100, 200, 902, 202),
  rule(100, 400, 902, 402),
  rule(100, 600, 902, 602),
  rule(100, 200, 102, 602),
  rule(500, 200, 502, 602),
  rule(900, 200, 902, 602),
]);
const rules = rulesOf(page);
const texts = (paragraphs: ReturnType<typeof inRows>) =>
  paragraphs.map((lines) => lines.map((line) => line.map(({ text }) => text).join(' ')));

test('the rules of a table are found, and lines of words are none', () => {
  expect(rules.horizontal.map(({ at }) => Math.round(at / 10) * 10)).toEqual([200, 400, 600]);
  expect(rules.vertical.map(({ at }) => Math.round(at / 10) * 10)).toEqual([100, 500, 900]);
  const words = Array.from({ length: 12 }, (_word, at) => [at * 80, 100, at * 80 + 60, 130] as const);
  expect(rulesOf(pictureOf(1000, 400, words))).toEqual({ horizontal: [], vertical: [] });
});

test('a rule that a scan breaks and shifts by a row is one rule', () => {
  const broken = pictureOf(1000, 400, [rule(100, 200, 400, 201), rule(404, 201, 800, 202)]);
  expect(rulesOf(broken).horizontal).toHaveLength(1);
});

test('a bilingual table whose columns were read one after the other is put in rows, English first', () => {
  const columns = [
    [[word('عنوان', 90, 450, 550, 100)]],
    [[word('نص', 90, 700, 800, 230)], [word('تتمة', 90, 700, 800, 280)], [word('آخر', 90, 700, 800, 430)]],
    [[word('text', 90, 150, 250, 230)], [word('last', 90, 150, 250, 430)], [word('line', 90, 150, 250, 480)]],
  ];
  expect(texts(inRows(columns, rules))).toEqual([
    ['عنوان'],
    ['text'],
    ['نص', 'تتمة'],
    ['last', 'line'],
    ['آخر'],
  ]);
});

test('a row of single lines is one line, from the right in a table of Arabic alone', () => {
  const columns = [
    [[word('المبلغ', 90, 150, 250, 230)], [word('١٠٠', 90, 150, 250, 430)]],
    [[word('البيان', 90, 700, 800, 230)], [word('الأجر', 90, 700, 800, 430)]],
  ];
  expect(texts(inRows(columns, rules))).toEqual([['البيان المبلغ'], ['الأجر ١٠٠']]);
});

test('a page without a table keeps its order', () => {
  const lines = [[[word('one', 90, 0, 50)]], [[word('two', 90, 0, 50, 60)]]];
  expect(inRows(lines, { horizontal: [], vertical: [] })).toBe(lines);
});
