import { describe, expect, it } from '@jest/globals';
import { isLinear, sizesOf } from '#tests/support/linear-time.js';
import { cutAt, parseAnswer } from './answer-markup.js';

/** The blocks of a text in a short form: kind, and the lines with bold text in asterisks and citations as #n. */
const shape = (text: string, partial = false) =>
  parseAnswer(text, partial).map(({ kind, lines }) => [
    kind,
    ...lines.map(({ pieces }) =>
      pieces
        .map((piece) => {
          if (piece.kind === 'citation') return `#${String(piece.n)}`;
          const words = text.slice(piece.start, piece.end);
          return piece.bold ? `*${words}*` : words;
        })
        .join(''),
    ),
  ]);

describe('parseAnswer', () => {
  it('paragraphs are divided at empty lines and keep their lines', () => {
    expect(shape('one\ntwo\n\n  \nthree  ')).toEqual([
      ['paragraph', 'one', 'two'],
      ['paragraph', 'three  '],
    ]);
  });

  it('lines of one kind that stand together are one block', () => {
    expect(shape('Terms:\n- a\n- b\n> «first»\n> second\nafter')).toEqual([
      ['paragraph', 'Terms:'],
      ['list', 'a', 'b'],
      ['quote', '«first»', 'second'],
      ['paragraph', 'after'],
    ]);
  });

  it('a pair of stars makes bold, and a sign without its pair stands as it is', () => {
    expect(shape('The **notice** is **30 days**.')).toEqual([['paragraph', 'The *notice* is *30 days*.']]);
    expect(shape('5 ** 2\n\nx **')).toEqual([
      ['paragraph', '5 ** 2'],
      ['paragraph', 'x **'],
    ]);
    expect(shape('**a\nb**')).toEqual([['paragraph', '**a', 'b**']]);
    expect(shape('-5 and >6')).toEqual([['paragraph', '-5 and >6']]);
  });

  it('an empty text and an empty quotation have no pieces', () => {
    expect(shape('')).toEqual([]);
    expect(shape('>')).toEqual([['quote', '']]);
  });

  it('paragraphs, lists and quotes are blocks of their lines', () => {
    expect(shape('The notice is **30 days** [1].\nWritten.\n\n- one [2]\n- two\n\n> as agreed')).toEqual([
      ['paragraph', 'The notice is *30 days* #1.', 'Written.'],
      ['list', 'one #2', 'two'],
      ['quote', 'as agreed'],
    ]);
  });

  it('asterisks without a counterpart, brackets around words and tags are text', () => {
    expect(shape('a ** b [x] <b>c</b>')).toEqual([['paragraph', 'a ** b [x] <b>c</b>']]);
  });

  it('while it is being written, a begun mark is withheld and bold text may be open', () => {
    expect(shape('Within **30 days', true)).toEqual([['paragraph', 'Within *30 days*']]);
    expect(shape('Within 30 days [1', true)).toEqual([['paragraph', 'Within 30 days ']]);
    expect(shape('Within 30 days *', true)).toEqual([['paragraph', 'Within 30 days ']]);
    expect(shape('Within 30 days [1')).toEqual([['paragraph', 'Within 30 days [1']]);
  });

  it('every piece of a streamed text is found at its place in the whole text', () => {
    const text = '**المهلة** 30 يوماً [1].\n\n- بند [2]';
    for (let end = 0; end <= text.length; end += 1)
      for (const { lines } of parseAnswer(text.slice(0, end), true))
        for (const { pieces } of lines)
          for (const piece of pieces) expect(piece.end).toBeLessThanOrEqual(end);
    expect(shape(text)).toEqual([
      ['paragraph', '*المهلة* 30 يوماً #1.'],
      ['list', 'بند #2'],
    ]);
  });

  it('a row of stars is read in time linear in its length', async () => {
    expect(parseAnswer('*'.repeat(200_000))).toHaveLength(1);
    const of = (size: number) => () => parseAnswer('*'.repeat(size));
    expect(await isLinear(of, sizesOf(12, 192))).toBe(true);
  });
});

it('a range is cut where others begin and end', () => {
  expect(
    cutAt({ start: 0, end: 10 }, [
      { start: 2, end: 5 },
      { start: 8, end: 20 },
    ]),
  ).toEqual([
    { start: 0, end: 2, within: false },
    { start: 2, end: 5, within: true },
    { start: 5, end: 8, within: false },
    { start: 8, end: 10, within: true },
  ]);
  expect(cutAt({ start: 3, end: 4 }, [{ start: 0, end: 9 }])).toEqual([{ start: 3, end: 4, within: true }]);
});
