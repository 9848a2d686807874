import { describe, expect, it } from '@jest/globals';
import { findingsOf } from './findings.js';
import { marksOf, paragraphsOf, highestSeverity } from './marks.js';

const marked = (content: string, places: [number, number][]) => {
  const findings = findingsOf(places.map(([start, end]) => ({ evidence: { start, end, page: null } })));
  return paragraphsOf(content, marksOf(findings, content.length)).map(({ segments }) =>
    segments
      .map(({ text, findings: ids }) => (ids.length === 0 ? text : `[${ids.join('+')}:${text}]`))
      .join(''),
  );
};

describe('paragraphsOf', () => {
  it('cuts a line where marks begin and end', () => {
    expect(marked('one two three', [[4, 7]])).toEqual(['one [1:two] three']);
  });
  it('carries a mark over lines', () => {
    expect(marked('one\ntwo\nthree', [[2, 9]])).toEqual(['on[1:e]', '[1:two]', '[1:t]hree']);
  });
  it('shows marks that overlap, each with all its findings', () => {
    expect(marked('abcdef', [[0, 4], [2, 6]])).toEqual(['[1:ab][1+2:cd][2:ef]']); // prettier-ignore
  });
  it('counts UTF-16 code units, as the evidence does', () => {
    expect(marked('𝒜 عقد end', [[3, 6]])).toEqual(['𝒜 [1:عقد] end']);
  });
  it('marks nothing outside the text, nor an empty place', () => {
    expect(marked('abc', [[5, 9], [2, 2], [2, 9]])).toEqual(['ab[3:c]']); // prettier-ignore
  });
  it('loses no character and keeps empty lines', () => {
    const content = 'a\n\n b\n';
    const paragraphs = paragraphsOf(content, []);
    expect(paragraphs.map(({ segments }) => segments.map(({ text }) => text).join('')).join('\n')).toBe(
      content,
    );
    expect(paragraphs.map(({ start }) => start)).toEqual([0, 2, 3, 6]);
  });
  it('turns Arabic lines, by words and not by the first letter', () => {
    expect(paragraphsOf('LDA هي شركة سعودية\nthe party (العميل) pays', []).map(({ dir }) => dir)).toEqual([
      'rtl',
      'ltr',
    ]);
  });
});

describe('highestSeverity', () => {
  it('lets the gravest give the color', () => {
    expect(highestSeverity(['low', 'high', 'medium'])).toBe('high');
    expect(highestSeverity(['low', 'medium'])).toBe('medium');
  });
});
