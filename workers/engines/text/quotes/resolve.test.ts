import { describe, expect, test } from '@jest/globals';
import { processorTimeOf } from '#tests/support/processor-time.js';
import { QuoteIndex } from './resolve.js';

const ENGLISH = `12.3 Termination. Either party may — upon thirty (30) days’ “written” notice — end this Agreement.
The Supplier’s liability shall not exceed SAR 1,250,000 in any contract year; nothing in this clause
limits liability for fraud. The office is the ﬁnal place of delivery for ½ of the goods.`;
const ARABIC = `المادة ١٢: لا يجوز لأيٍّ من الطرفين التنازل عن هذا العقد إلى الغير إلّا بموافقةٍ خطيّةٍ مسبقة.
يلتزم الطرف الأوّل بسداد مبلغ ٢٥٠٠٠ ريال خلال ٣٠ يوماً من تاريخ الفاتورة، وتسري أحكام القضاء على مستوى المملكة.`;

/** Returns a generator with a fixed seed, so that a failure can be reproduced. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Ways in which a quote may differ from the text that it comes from. */
const MANGLES: ((quote: string, next: () => number) => string)[] = [
  (quote) => quote.replace(/\s+/g, '  \n '),
  (quote) => quote.replace(/[“”]/g, '"').replace(/’/g, "'"),
  (quote) => quote.replace(/[—–]/g, '-'),
  (quote) => quote.replace(/[\u064b-\u0652]/g, ''),
  (quote) => quote.replace(/[أإآ]/g, 'ا'),
  (quote) => quote.replace(/ى/g, 'ي'),
  (quote) => quote.replace(/([\u0628-\u064a])(?=[\u0628-\u064a])/, '$1ـ'),
  (quote) => quote.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))),
  (quote) => quote.replace(/[0-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
  (quote) => quote.toUpperCase(),
  (quote) => quote.normalize('NFKC'),
  (quote) => `\u200f${quote}\u200e`,
  (quote) => `«${quote}»`,
];

const placeOf = (text: string, quote: string) => new QuoteIndex(text).find(quote);

describe('QuoteIndex', () => {
  test.each([
    ['English', ENGLISH],
    ['Arabic', ARABIC],
  ])('finds altered slices of %s text at their place', (_, text) => {
    const next = random(7);
    const index = new QuoteIndex(text);
    const words = [...text.matchAll(/\S+/g)];
    for (let round = 0; round < 400; round += 1) {
      const from = Math.floor(next() * (words.length - 5));
      const to = from + 4 + Math.floor(next() * Math.min(12, words.length - from - 5));
      const start = words[from]?.index ?? 0;
      const last = words[to];
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      let quote = text.slice(start, end);
      for (const mangle of MANGLES) if (next() < 0.35) quote = mangle(quote, next);
      const found = index.find(quote, start);
      // A quote that begins or ends with a quotation mark may lose it along with the added quotation marks.
      const trim = (value: string) => value.replace(/^[\s“”"«»‘’']+|[\s“”"«»‘’']+$/g, '');
      expect(found === null ? quote : trim(text.slice(found.start, found.end))).toBe(
        trim(text.slice(start, end)),
      );
    }
  });

  test('offsets refer to the original, with its marks and ligatures', () => {
    const found = placeOf(ENGLISH, 'office is the final place');
    expect(ENGLISH.slice(found?.start, found?.end)).toBe('office is the ﬁnal place');
    const half = placeOf(ENGLISH, '1⁄2 of the goods');
    expect(ENGLISH.slice(half?.start, half?.end)).toBe('½ of the goods');
    expect(placeOf('فائدة ٢٫٥٪ شهرياً', 'فائدة 2.5% شهريا')).toEqual({ start: 0, end: 17 });
    const arabic = placeOf(ARABIC, 'بموافقة خطية');
    expect(ARABIC.slice(arabic?.start, arabic?.end)).toBe('بموافقةٍ خطيّةٍ');
  });

  test('a quote with different words is not found', () => {
    expect(placeOf(ENGLISH, 'upon sixty (60) days’ written notice')).toBeNull();
    expect(placeOf(ENGLISH, '')).toBeNull();
    expect(placeOf(ENGLISH, '“”')).toBeNull();
    expect(placeOf('', 'anything at all')).toBeNull();
  });

  test('a match at word boundaries and nearest to the hint is preferred', () => {
    expect(placeOf('unable able', 'able')).toEqual({ start: 7, end: 11 });
    const twice = 'The fee is due. Later the fee is due again.';
    expect(new QuoteIndex(twice).find('the fee is due')).toEqual({ start: 0, end: 14 });
    expect(new QuoteIndex(twice).find('the fee is due', 30)).toEqual({ start: 22, end: 36 });
  });

  test('a quote with an ellipsis is found if its parts follow in order', () => {
    const found = placeOf(ENGLISH, 'The Supplier’s liability … limits liability for fraud');
    expect(ENGLISH.slice(found?.start, found?.end)).toMatch(
      /^The Supplier’s liability[\s\S]*liability for fraud$/,
    );
    expect(placeOf(ENGLISH, 'limits liability for fraud … The Supplier’s liability')).toBeNull();
  });

  test('a quote with an ellipsis is found only with all of its pieces, each at its place', () => {
    const quote = (middle: string) => `The Supplier’s liability … ${middle} … limits liability for fraud`;
    expect(placeOf(ENGLISH, quote('exceed SAR 9,000,000'))).toBeNull();
    expect(placeOf(ENGLISH, quote('Either party may'))).toBeNull();
    const spans = new QuoteIndex(ENGLISH).spans(quote('exceed SAR 1,250,000')) ?? [];
    expect(spans.map(({ start, end }) => ENGLISH.slice(start, end))).toEqual([
      'The Supplier’s liability',
      'exceed SAR 1,250,000',
      'limits liability for fraud',
    ]);
  });

  test('a long document is folded once for all quotes, not again for each', async () => {
    const text = ENGLISH.repeat(3_000);
    let index = new QuoteIndex(text);
    const find = (count: number) => {
      for (let i = 0; i < count; i += 1) expect(index.find(`no such words ${i} here`)).toBeNull();
    };
    const first = await processorTimeOf(() => {
      index = new QuoteIndex(text);
      find(1);
    });
    // Fifty more take less than the first; folding again, they would take fifty times as much.
    expect(await processorTimeOf(() => find(50))).toBeLessThan(10 * first);
  });
});

describe('a quote behind characters of two units', () => {
  test.each([
    ['an emoji', '📄 Annex 📄. '],
    ['a mathematical letter', '𝐀greement. '],
    ['Arabic mathematical letters', '𞸀𞸁 '],
  ])('is found at its place: %s', (_, before) => {
    const text = `${before}The Supplier shall pay within thirty days.`;
    const found = placeOf(text, 'shall pay within thirty days');
    expect(text.slice(found?.start, found?.end)).toBe('shall pay within thirty days');
  });
});
