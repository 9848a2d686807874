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
  it('a line is cut where marks begin and end', () => {
    expect(marked('one two three', [[4, 7]])).toEqual(['one [1:two] three']);
  });
  it('a mark continues across lines', () => {
    expect(marked('one\ntwo\nthree', [[2, 9]])).toEqual(['on[1:e]', '[1:two]', '[1:t]hree']);
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

describe('highestSeverity', () => {
  it('the highest severity determines the color', () => {
    expect(highestSeverity(['low', 'high', 'medium'])).toBe('high');
    expect(highestSeverity(['low', 'medium'])).toBe('medium');
  });
});
