import { describe, expect, it } from '@jest/globals';
import { fold } from './fold.js';
import { layOut, textsOf } from './layout.js';
import { findInText, indexText, matchAfter } from './text-search.js';

const found = (content: string, query: string) => {
  const texts = textsOf(layOut({ content, content_type: 'text/plain', blocks: null, doubtful: [] }, []));
  return findInText(indexText(content, texts), query).map(({ start, end }) => content.slice(start, end));
};

describe('fold', () => {
  it('forms of Arabic letters, vowel signs, digits and case are not told apart', () => {
    for (const [one, other] of [
      ['إنهاءُ المسؤوليّة', 'انها المسووليه'],
      ['أحمد آل ٱلشيخ', 'احمد ال الشيخ'],
      ['شيء على المـــدى', 'شي علي المدي'],
      ['ﻻ ﺷﺮﻭﻁ', 'لا شروط'],
      ['٢٠٢٦ و۲۰۲۶', '2026 و2026'],
      ['“Café” – IT’S', '"cafe" - it\'s'],
    ] as const)
      expect(fold(one)).toBe(fold(other));
  });
});

describe('findInText', () => {
  it('finds every match, as it is written', () => {
    expect(found('Fees: the FEE, a fee.', 'fee')).toEqual(['Fee', 'FEE', 'fee']);
    expect(found('no', 'fee')).toEqual([]);
    expect(found('fee', '  ')).toEqual([]);
  });
  it('finds Arabic with its vowel signs and tatweel', () => {
    expect(found('تعدّ المســؤوليّةُ مطلقة', 'المسؤوليه')).toEqual(['المســؤوليّةُ']);
  });
  it('finds words over a line that the page broke, and none over two paragraphs', () => {
    const line = 'The Supplier shall set up and operate the online shop of the Customer as described';
    const content = `${line}\nhere in a long-\nstanding way.\nOther\n${line}`;
    expect(found(content, 'described here')).toEqual(['described\nhere']);
    expect(found(content, 'way. other')).toEqual([]);
  });
});

it('the current match is the first from where its reader is, else the first of all', () => {
  const matches = [3, 9].map((start) => ({ start, end: start + 1 }));
  expect([0, 4, 9, 10].map((offset) => matchAfter(matches, offset))).toEqual([0, 1, 1, 0]);
});
