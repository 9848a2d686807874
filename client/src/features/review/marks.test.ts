import { describe, expect, it } from '@jest/globals';
import { aReviewItem } from './item.fixture.js';
import type { ReviewItem } from './item.js';
import { quotedDoubts } from './quoted-doubts.js';
import { marksOf, paragraphsOf, weightiestTone } from './marks.js';

const itemsAt = (places: [number, number][]) =>
  places.map(([start, end], at) => aReviewItem({ id: at + 1, evidence: { start, end, page: null } }));

const marked = (content: string, places: [number, number][]) => {
  return paragraphsOf(content, marksOf(itemsAt(places), content.length)).map(({ segments }) =>
    segments
      .map(({ text, quotes: ids }) => (ids.length === 0 ? text : `[${ids.join('+')}:${text}]`))
      .join(''),
  );
};

describe('paragraphsOf', () => {
  it('a line is cut where marks begin and end', () => {
    expect(marked('one two three', [[4, 7]])).toEqual(['one [1:two] three']);
  });
  it('a mark continues across lines', () => {
    expect(marked('one\ntwo\nthree', [[2, 9]])).toEqual(['on[1:e]', '[1:two]', '[1:t]hree']);
  });
  it('a further place is marked like a quote, in the parts that a page break leaves of it', () => {
    const [start, end] = [6, 13];
    const parts = [
      { start: 6, end: 8 },
      { start: 9, end: 13 },
    ];
    const place = { number: 1, quote: 'w', clause: null, section: null, tone: 'low' as const };
    const found = [
      aReviewItem({
        evidence: { start: 0, end: 5, page: null },
        places: [{ ...place, evidence: { start, end, page: null, parts } }],
      }),
    ];
    const [paragraph] = paragraphsOf('Pay it now / please.', marksOf(found, 20));
    expect(paragraph?.segments.flatMap(({ text, quotes }) => quotes.map((name) => [name, text]))).toEqual([
      ['1', 'Pay i'],
      ['1.1', ' n'],
      ['1.1', 'w / '],
    ]);
  });
  it('overlapping marks are shown with all their findings', () => {
    expect(marked('abcdef', [[0, 4], [2, 6]])).toEqual(['[1:ab][1+2:cd][2:ef]']); // prettier-ignore
  });
  it('offsets count UTF-16 code units, as the evidence does', () => {
    expect(marked('𝒜 عقد end', [[3, 6]])).toEqual(['𝒜 [1:عقد] end']);
  });
  it('a mark outside the text or of length zero is ignored', () => {
    expect(marked('abc', [[5, 9], [2, 2], [2, 9]])).toEqual(['ab[3:c]']); // prettier-ignore
  });
  it('no character is lost and empty lines are kept', () => {
    const content = 'a\n\n b\n';
    const paragraphs = paragraphsOf(content, []);
    expect(paragraphs.map(({ segments }) => segments.map(({ text }) => text).join('')).join('\n')).toBe(
      content,
    );
    expect(paragraphs.map(({ start }) => start)).toEqual([0, 2, 3, 6]);
  });
  it('the direction of a line depends on its words and not on its first letter', () => {
    expect(paragraphsOf('LDA هي شركة سعودية\nthe party (العميل) pays', []).map(({ dir }) => dir)).toEqual([
      'rtl',
      'ltr',
    ]);
  });
});

describe('doubtful words', () => {
  const drawn = (
    content: string,
    doubtful: { start: number; end: number }[],
    places: [number, number][] = [],
  ) => {
    return paragraphsOf(content, marksOf(itemsAt(places), content.length), { doubtful }).map(({ segments }) =>
      segments
        .map(({ text, quotes: ids, doubt }) => {
          const inner = doubt === null ? text : `{${String(doubt)}:${text}}`;
          return ids.length === 0 ? inner : `[${ids.join('+')}:${inner}]`;
        })
        .join(''),
    );
  };
  it('are cut out of a line and numbered through the text', () => {
    expect(drawn('SAR 50.OOO\nuntil l5 May', [{ start: 4, end: 10 }, { start: 17, end: 19 }])).toEqual([
      'SAR {1:50.OOO}',
      'until {2:l5} May',
    ]); // prettier-ignore
  });
  it('are cut where a finding begins within them', () => {
    expect(drawn('pay SAR 50 now', [{ start: 4, end: 10 }], [[8, 14]])).toEqual([
      'pay {1:SAR }[1:{1:50}][1: now]',
    ]);
  });
  it('3,000 are all drawn in a text of 500,000 characters', () => {
    const content = 'The Customer shall pay the Supplier SAR 48,500 each quarter. '.repeat(8_200);
    const doubtful = Array.from({ length: 3_000 }, (_, index) => ({
      start: index * 160,
      end: index * 160 + 6,
    }));
    const [paragraph] = paragraphsOf(content, [], { doubtful });
    expect(paragraph?.segments.filter(({ doubt }) => doubt !== null)).toHaveLength(3_000);
  });
});

describe('quotedDoubts', () => {
  const content = 'Pay SAR 50.OOO now. The end.';
  const quoting = (quote: string, start: number, end: number): ReviewItem[] => [
    aReviewItem({ quote, evidence: { start, end, page: null } }),
  ];
  it('gives the places within a quote, also of a word that it cuts', () => {
    const doubtful = [{ start: 8, end: 14 }, { start: 18, end: 23 }]; // prettier-ignore
    const quote = content.slice(4, 20);
    expect(quotedDoubts(quoting(quote, 4, 20), { content, doubtful })).toEqual(
      new Map([['1', [{ start: 4, end: 10 }, { start: 14, end: 16 }]]]), // prettier-ignore
    );
  });
  it('leaves out a quote that is written in another way than the text', () => {
    const doubtful = [{ start: 8, end: 14 }];
    expect(quotedDoubts(quoting('Pay SAR 50,000 now', 0, 18), { content, doubtful }).size).toBe(0);
  });
});

describe('weightiestTone', () => {
  it('determines the color: what is kept weighs less than what could not be told', () => {
    expect(weightiestTone(['low', 'high', 'medium'])).toBe('high');
    expect(weightiestTone(['low', 'medium'])).toBe('medium');
    expect(weightiestTone(['low', 'neutral'])).toBe('neutral');
    expect(weightiestTone(['kept', 'low'])).toBe('low');
  });
});
