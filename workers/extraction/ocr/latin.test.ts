import { expect, jest, test } from '@jest/globals';
import { recognizedWord as word } from '#tests/support/pictures.js';
import type { Paragraphs } from './engine.js';
import { withLatin, type ReadEnglish } from './latin.js';

const texts = (paragraphs: Paragraphs) => paragraphs.flat().map((line) => line.map(({ text }) => text));

test('a Latin word that is surely read as English replaces what was made of it in Arabic', () => {
  const arabic = [[[word('شركة', 90, 300, 350), word('1قاع18', 0, 200, 280), word('سجل', 90, 100, 150)]]];
  const english = [[[word('Retail', 96, 200, 280)]]];
  const read: ReadEnglish = () => [word('Retail', 96, 200, 280)];
  expect(texts(withLatin(arabic, english, read))).toEqual([['شركة', 'Retail', 'سجل']]);
});

test('an Arabic word that is read surely stays, even where English takes it for a Latin one', () => {
  const arabic = [[[word('من', 93, 200, 230), word('كل', 96, 100, 130)]]];
  const read = jest.fn<ReadEnglish>(() => []);
  expect(withLatin(arabic, [[[word('JS', 93, 100, 130)]]], read)).toEqual(arabic);
  expect(read).not.toHaveBeenCalled();
});

test('words beside Latin ones that are figures or garbled belong to them, whole Arabic ones do not', () => {
  const arabic = [
    [
      [
        word('في', 93, 400, 420),
        word('(60', 83, 300, 350),
        word('1ة82', 2, 100, 290),
        word('سجل', 67, 0, 50),
      ],
    ],
  ];
  const read: ReadEnglish = (box) => {
    expect([box.x0, box.x1]).toEqual([100, 350]);
    return [word('(Rawabi', 90, 100, 200), word('Co)', 92, 300, 350)];
  };
  const english = [[[word('Rawabi', 80, 100, 290)]]];
  expect(texts(withLatin(arabic, english, read))).toEqual([['في', '(Rawabi', 'Co)', 'سجل']]);
});

test('a full stop and a comma that stand left of Latin words come after them, in the bracket and behind it', () => {
  const arabic = [[[word('شركة', 90, 300, 350), word('1:58.)»', 20, 100, 290)]]];
  const english = [[[word('Horizon', 94, 180, 290)]]];
  const read: ReadEnglish = () => [word('(.First', 80, 100, 170), word('Est)', 90, 180, 290)];
  expect(texts(withLatin(arabic, english, read))).toEqual([['شركة', '(First', 'Est.)،']]);
});

test('a line that is English is taken whole, and one that only English shows is added', () => {
  const arabic = [[[word('طقت', 20, 0, 90), word('كث', 30, 100, 190)]]];
  const english = [
    [[word('Article', 95, 0, 90), word('(4)', 90, 100, 190)]],
    [[word('Terms', 95, 0, 90, 200), word('of', 95, 100, 120, 200)]],
  ];
  expect(texts(withLatin(arabic, english, () => []))).toEqual([
    ['Article', '(4)'],
    ['Terms', 'of'],
  ]);
});
