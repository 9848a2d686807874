import { expect, it } from '@jest/globals';
import { renumber, rising, runOn } from './renumber.js';
import { headingAt, titleNumber } from './title-number.js';

const lines = (...rows: readonly (readonly [number | null, string, string])[]) =>
  rows.map(([article, title, text]) => ({ law: 'نظام', article, title, text }));

it.each([
  ['المادة الثالثة والخمسون بعد المائة', 153],
  ['المادة الرابعة عشرة بعد المائتين:', 214],
  ['المادة ( ٢٨ ):', 28],
  ['مادة (15 مكرر):', 15.5],
  ['المادة الثانية عشرة مجلس الأعضاء', 12],
  ['التعارض ( المادة السادسة عشرة )', 16],
  ['المادة الثانية: عشرة أيام', 2],
  ['الباب الأول', null],
])('the title «%s» gives the number %p', (title, number) => {
  expect(titleNumber(title)).toBe(number);
});

it('a line that goes on behind the number refers to an article and is no heading', () => {
  expect(headingAt('المادة (5) من اللائحة')?.then).toBe('words');
  expect(headingAt('المادة الثالثة:  الأحكام العامة')?.then).toBe('colon');
  expect(headingAt('المادة السابعة ')?.then).toBe('end');
  expect(headingAt('يقصد بالمادة الأولى')).toBeNull();
});

it('titles that rise give the numbers, and one that breaks their order leaves the number as it was', () => {
  const held = renumber(
    lines(
      [52, 'المادة الثانية والخمسون بعد المائة', 'أ'],
      [53, 'المادة الثالثة والخمسون بعد المائة', 'ب'],
      [7, 'المادة السابعة', 'ج'],
      [54, 'المادة الرابعة والخمسون بعد المائة', 'د'],
    ),
  );
  expect(held.map(({ number }) => number)).toEqual([152, 153, 7, 154]);
});

it('articles that were cut at a reference are joined, counted by their headings, and parted where they were not cut', () => {
  const held = renumber(
    lines(
      [1, 'المادة الأولى', 'المادة الأولى:\nأول المنصوص عليه في'],
      [2, 'المادة الثانية', 'المادة (9) من النظام.'],
      [3, 'المادة الثالثة', 'المادة الثانية: النطاق\nثان\nالمادة الثالثة:\nثالث'],
      [4, 'المادة الرابعة', 'المادة الرابعة:\nرابع'],
    ),
  );
  expect(held).toEqual([
    {
      number: 1,
      title: 'المادة الأولى:',
      text: 'أول المنصوص عليه في المادة (9) من النظام.',
      sources: [1, 2],
    },
    { number: 2, title: 'المادة الثانية: النطاق', text: 'ثان', sources: [3] },
    { number: 3, title: 'المادة الثالثة:', text: 'ثالث', sources: [3] },
    { number: 4, title: 'المادة الرابعة:', text: 'رابع', sources: [4] },
  ]);
});

it('the longest series that rises leaves out what breaks it', () => {
  expect([...rising([1, 40, 2, null, 3, 3])].sort()).toEqual([0, 2, 4]);
});

it.each([
  ['from 1 on', [1, 2, 3], true],
  ['behind a preamble', [0, 1, 2], true],
  ['with one inserted', [1, 2, 2.5, 3], true],
  ['with one left out', [1, 3], false],
  ['with one twice', [1, 2, 2], false],
  ['from another than 1 on', [48, 49], false],
  ['with an article that has none', [1, null, 2], false],
])('whether numbers %s run on', (_, numbers, expected) => {
  expect(runOn(numbers)).toBe(expected);
});
