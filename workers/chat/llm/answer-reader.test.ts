import { describe, expect, it } from '@jest/globals';
import { isLinear, sizesOf } from '#tests/support/linear-time.js';
import { AnswerReader } from './answer-reader.js';

/** Numbers the citations of passages 1 to 3, each quote once. */
function citing() {
  const seen: string[] = [];
  return (passage: number, quote: string) => {
    if (passage > 3) return null;
    const key = `${passage} ${quote}`;
    if (!seen.includes(key)) seen.push(key);
    return seen.indexOf(key) + 1;
  };
}

function read(pieces: readonly string[]) {
  const shown: string[] = [];
  const reader = new AnswerReader(citing(), (piece) => shown.push(piece));
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return { text: reader.text, shown };
}
const textOf = (...pieces: string[]) => read(pieces).text;

const ANSWERS: readonly [name: string, written: string, shown: string][] = [
  ['a citation', 'Sixty days [2: "within sixty (60) days"].', 'Sixty days [1].'],
  ['the same citation again', 'A [2: "x y"]. B [1: "z"]. C [2: "x y"].', 'A [1]. B [2]. C [1].'],
  ['a citation behind the full stop', 'Sixty days. [1: "sixty"]\n\nNext.', 'Sixty days. [1]\n\nNext.'],
  ['several citations', 'A [1: "x"] [2: "y"], B [1: "x"; 3: "z"].', 'A [1] [2], B [1][3].'],
  ['Arabic marks and figures', 'ستون يوماً [٢: «ستين يوماً»].', 'ستون يوماً [1].'],
  ['a bracket within a quote', 'A [1: "the [Supplier] and (b)"].', 'A [1].'],
  ['a quote without marks', 'A [1: the Supplier].', 'A [1].'],
  ['a citation of no passage', 'A [9: "x"]. B [4: "y"] and C.', 'A. B and C.'],
  ['numbers without a quote', 'A [1]. B [2, 3] C [٤].', 'A. B C.'],
  ['numbers without a quote at the beginning', '[1] A.', 'A.'],
  ['other brackets', 'The [Supplier] and [2nd Party] ]x[.', 'The (Supplier) and (2nd Party) )x(.'],
  ['nested brackets', 'A [[1]] B [1[2]] C.', 'A () B (1) C.'],
  ['an open bracket at the end', 'A. B [1: "never closed', 'A. B'],
  ['a lone bracket at the end', 'A [', 'A'],
  ['white space around', '\n\n A \n\n\n\n B  \n', 'A\n\n B'],
  ['control characters', 'A\u0000\u202eB\r\nC\ud800', 'AB\nC'],
  ['characters of two units', 'A 📄 [1: "📄"].', 'A 📄 [1].'],
];

describe('AnswerReader', () => {
  it.each(ANSWERS)('an answer with %s is shown with numbers alone', (_, written, shown) => {
    expect(textOf(written)).toBe(shown);
  });

  it('the text is the same wherever the pieces are cut, and the shown pieces are the text', () => {
    for (const [, written] of ANSWERS) {
      const whole = textOf(written);
      for (let first = 0; first <= written.length; first += 1) {
        for (const second of [first, Math.floor((first + written.length) / 2)]) {
          const { text, shown } = read([
            written.slice(0, first),
            written.slice(first, second),
            written.slice(second),
          ]);
          expect(text).toBe(whole);
          expect(shown.join('')).toBe(text);
        }
      }
      expect(textOf(...written.split(''))).toBe(whole);
    }
  });

  it('a quote is never shown raw, however long its bracket stays open', () => {
    const shown: string[] = [];
    const reader = new AnswerReader(citing(), (piece) => shown.push(piece));
    reader.push('Sixty days [1: "the secret');
    expect(shown.join('')).toBe('Sixty days');
    reader.push(` words ${'and more '.repeat(400)}] The end.`);
    reader.end();
    expect(reader.text).toBe('Sixty days The end.');
    expect(shown.join('')).toBe(reader.text);
  });

  it('brackets are read in time linear in their number', async () => {
    let text = '';
    const of = (size: number) => () => {
      text = textOf('['.repeat(size), '[1: '.repeat(size / 3), ']'.repeat(size));
    };
    expect(await isLinear(of, sizesOf(16, 256))).toBe(true);
    expect(text.replace(/\[\d\]/g, '')).not.toMatch(/[[\]]/);
  });
});
