import { describe, expect, it } from '@jest/globals';
import { countsOf, findingsOf, sectionsOf } from './findings.js';

describe('findingsOf', () => {
  it('numbers from 1 and quotes the first present of snippet, clause and section', () => {
    const quotes = findingsOf([
      { extracted_text_snippet: 'words', clause: '1', section: 'A' },
      { extracted_text_snippet: null, clause: '2', section: 'A' },
      { extracted_text_snippet: ' ', clause: null, section: 'A' },
      {},
    ]);
    expect(quotes.map(({ id, quote }) => [id, quote])).toEqual([
      [1, 'words'],
      [2, '2'],
      [3, 'A'],
      [4, null],
    ]);
  });
  it('lowers the severity, which is low where there is none', () => {
    const severities = ['HIGH', 'Medium', 'strange', undefined].map((severity) => ({ severity }) as never);
    expect(findingsOf(severities).map(({ risk }) => risk)).toEqual(['high', 'medium', 'low', 'low']);
    expect(countsOf(findingsOf(severities))).toEqual({ high: 1, medium: 1, low: 2 });
  });
  it('says "not located" only of words that were quoted', () => {
    const evidence = { start: 0, end: 5, page: null };
    const flags = findingsOf([
      { extracted_text_snippet: 'words', evidence: null },
      { extracted_text_snippet: 'words', evidence },
      { extracted_text_snippet: null, evidence: null },
    ]);
    expect(flags.map(({ notLocated }) => notLocated)).toEqual([true, false, false]);
  });
  it('lists each section once, in the order of the report', () => {
    expect(
      sectionsOf(findingsOf([{ section: 'B' }, { section: 'A' }, { section: null }, { section: 'B' }])),
    ).toEqual(['B', 'A']);
  });
});
