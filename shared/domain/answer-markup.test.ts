import { describe, expect, it } from '@jest/globals';
import { parseAnswer } from './answer-markup.js';

/** Returns the blocks with their lines, bold in capitals. */
const shown = (text: string) =>
  parseAnswer(text).map(({ kind, lines }) => [
    kind,
    ...lines.map(({ pieces }) =>
      pieces
        .map((piece) => {
          const own = text.slice(piece.start, piece.end);
          return piece.kind === 'text' && piece.bold ? own.toUpperCase() : own;
        })
        .join(''),
    ),
  ]);

describe('parseAnswer', () => {
  it('paragraphs are divided at empty lines and keep their lines', () => {
    expect(shown('one\ntwo\n\n  \nthree  ')).toEqual([
      ['paragraph', 'one', 'two'],
      ['paragraph', 'three  '],
    ]);
  });

  it('lines of one kind that stand together are one block', () => {
    expect(shown('Terms:\n- a\n- b\n> «first»\n> second\nafter')).toEqual([
      ['paragraph', 'Terms:'],
      ['list', 'a', 'b'],
      ['quote', '«first»', 'second'],
      ['paragraph', 'after'],
    ]);
  });

  it('a pair of stars makes bold, and a sign without its pair stands as it is', () => {
    expect(shown('The **notice** is **30 days**.')).toEqual([['paragraph', 'The NOTICE is 30 DAYS.']]);
    expect(shown('5 ** 2\n\nx **')).toEqual([
      ['paragraph', '5 ** 2'],
      ['paragraph', 'x **'],
    ]);
    expect(shown('**a\nb**')).toEqual([['paragraph', '**a', 'b**']]);
    expect(shown('-5 and >6')).toEqual([['paragraph', '-5 and >6']]);
  });

  it('an empty text and an empty quotation have no pieces', () => {
    expect(shown('')).toEqual([]);
    expect(shown('>')).toEqual([['quote', '']]);
  });

  it('a long row of stars is read in no time', () => {
    const begun = performance.now();
    expect(parseAnswer('*'.repeat(200_000))).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
