import { describe, expect, it } from '@jest/globals';
import { paragraphsOf, piecesOf } from './paragraphs.js';
import { aTranslation } from './translation.fixture.js';

describe('piecesOf', () => {
  it('a paragraph is cut where it goes over into words that were not translated, and back', () => {
    const unknown = [
      { start: 0, end: 3 },
      { start: 8, end: 11 },
    ];
    expect(piecesOf({ text: 'The عقد now', unknown })).toEqual([
      { start: 0, text: 'The', unknown: true },
      { start: 3, text: ' عقد ', unknown: false },
      { start: 8, text: 'now', unknown: true },
    ]);
  });

  it('an empty paragraph has no pieces, and one that is wholly unknown has one', () => {
    expect(piecesOf({ text: '', unknown: [] })).toEqual([]);
    expect(piecesOf({ text: 'word', unknown: [{ start: 0, end: 4 }] })).toEqual([
      { start: 0, text: 'word', unknown: true },
    ]);
  });
});

describe('paragraphsOf', () => {
  it('the reasons of a doubt are in the language of the reader', () => {
    const doubts = [{ code: 'numbers' as const, en: 'Figures differ.', ar: 'تختلف الأرقام.' }];
    const report = aTranslation([
      ['Pay 5.', 'ادفع 6.', { doubts }],
      ['Pay.', 'ادفع.'],
    ]);
    expect(paragraphsOf(report, 'ar').map(({ reasons }) => reasons)).toEqual([['تختلف الأرقام.'], []]);
    expect(paragraphsOf(report, 'en')[0]?.reasons).toEqual(['Figures differ.']);
  });

  it('lines that a page broke are joined in the original, and each paragraph has its own breaks alone', () => {
    const line = 'The tenant shall pay the rent to the landlord on the first day of every month';
    const paragraph = `${line}\n${line}\nof the year`;
    const report = aTranslation([
      [paragraph, 'أ'],
      [paragraph, 'ب'],
    ]);
    const joined = `${line} ${line} of the year`;
    expect(paragraphsOf(report, 'en').map(({ source }) => source)).toEqual([joined, joined]);
  });
});
