import { describe, expect, test } from '@jest/globals';
import { translationSpans } from './translation-spans.js';

const plain = (text: string) => ({ text, highlights: [], to: 'ar' as const });
const NO_FORMATS = { main: null, others: [] };
const marked = (fixed: { start: number; end: number }[] = []) => ({ fixed, formats: NO_FORMATS });
const rangeOf = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
};

describe('translationSpans', () => {
  test('a translation stands for the whole paragraph if nothing in it is more than text', () => {
    expect(translationSpans('old words', plain('new'), marked())).toEqual([
      { text: 'new', from: { start: 0, end: 9 } },
    ]);
  });

  test('the mark of a note and a reference stay where the translation has them, in its order', () => {
    const old = 'Under clause 4.2 he pays[1].';
    const fixed = [rangeOf(old, '4.2'), rangeOf(old, '[1]')];
    const spans = translationSpans(old, plain('يدفع[1] وفق البند 4.2.'), marked(fixed));
    expect(spans.map(({ text }) => text)).toEqual(['يدفع', '[1]', ' وفق البند ', '4.2', '.']);
    expect(spans[1]?.from).toEqual(fixed[1]);
    expect(spans[3]?.from).toEqual(fixed[0]);
  });

  test('a figure within a longer one is not taken for a reference', () => {
    const old = 'See 2 of 12';
    const spans = translationSpans(old, plain('انظر 12 في 2'), marked([rangeOf(old, '2')]));
    expect(spans.map(({ text }) => text)).toEqual(['انظر 12 في ', '2']);
  });

  test('what the translation lacks is left to its neighbors', () => {
    const old = 'He pays[1] today';
    expect(translationSpans(old, plain('يدفع اليوم'), marked([rangeOf(old, '[1]')]))).toEqual([
      { text: 'يدفع اليوم', from: { start: 0, end: 16 } },
    ]);
  });

  test('words that stand out are spans of their own with their color', () => {
    const highlights = [{ start: 4, end: 8, color: 'yellow' }];
    expect(translationSpans('abc', { text: 'one two three', highlights, to: 'ar' }, marked())).toEqual([
      { text: 'one ', from: { start: 0, end: 3 } },
      { text: 'two ', from: null, highlight: 'yellow' },
      { text: 'three', from: null },
    ]);
  });

  /** What of a translation has the formatting of words of the old text, or of most of it, which is 'main'. */
  const looks = (old: string, translation: string, formatted: string[], to: 'ar' | 'en' = 'ar') => {
    const main = { start: old.length - 1, end: old.length };
    const formats = { main, others: formatted.map((part) => rangeOf(old, part)) };
    return translationSpans(old, { text: translation, highlights: [], to }, { fixed: [], formats })
      .filter(({ like }) => like !== main)
      .map(({ text, like }) => [text, old.slice(like?.start, like?.end)]);
  };

  test.each([
    // A heading that begins the paragraph, with and without its mark and its number.
    ['Term. This Contract begins.', 'المدة. يبدأ هذا العقد.', ['Term.'], [['المدة.', 'Term.']]],
    ['1. Term: it begins.', '1. المدة: يبدأ.', ['Term'], [['المدة', 'Term']]],
    // Quoted terms, in their order.
    [
      'Acme (the “Buyer”) and Beta (the “Seller”) agree.',
      'اتفقت Acme («المشتري») وBeta («البائع»).',
      ['Buyer', '“Seller”'],
      [
        ['المشتري', 'Buyer'],
        ['«البائع»', '“Seller”'],
      ],
    ],
    // What is the same in both: names and figures.
    ['Pay SAR 500 to Acme LLC now.', 'ادفع 500 ريال إلى Acme LLC الآن.', ['500', 'Acme LLC'], [
      ['500', '500'],
      ['Acme LLC', 'Acme LLC'],
    ]],
    // A term of the glossary, inflected.
    ['Every arbitration is final.', 'ويكون كل تحكيم نهائياً.', ['arbitration'], [['تحكيم', 'arbitration']]],
  ] as const)('in "%s" the words that stand out do so in the translation', (old, translation, formatted, expected) => {
    expect(looks(old, translation, [...formatted])).toEqual(expected);
  }); // prettier-ignore

  test('words that stand out and are not found for certain leave the translation plain', () => {
    expect(looks('The goods are sold as they are.', 'تباع البضائع كما هي.', ['sold as'])).toEqual([]);
    // Two figures for one, one quotation for two, no mark for the heading.
    expect(looks('Pay 5 now.', 'ادفع 5 من 5 الآن.', ['5'])).toEqual([]);
    expect(looks('The “A” or “B” pays.', 'يدفع «أ».', ['“A”'])).toEqual([]);
    expect(looks('Term. It begins.', 'تبدأ المدة', ['Term.'])).toEqual([]);
  });

  test('an Arabic term that stands out does so in English', () => {
    expect(looks('يحل التحكيم النزاع.', 'Arbitration resolves it.', ['التحكيم'], 'en')).toEqual([
      ['Arbitration', 'التحكيم'],
    ]);
  });
});
