import { describe, expect, it } from '@jest/globals';
import { countPlaces } from '#shared/tools/risk/places.js';
import { locatedQuotes } from '../review/item.js';
import { countsOf, findingsOf, sectionsOf } from './findings.js';

describe('findingsOf', () => {
  it('findings are numbered from 1 and quote the first present of snippet, clause and section', () => {
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
  it('the severity is converted to lower case, and is low when it is missing', () => {
    const severities = ['HIGH', 'Medium', 'strange', undefined].map((severity) => ({ severity }) as never);
    expect(findingsOf(severities).map(({ tone }) => tone)).toEqual(['high', 'medium', 'low', 'low']);
    expect(countsOf(findingsOf(severities))).toEqual({ high: 1, medium: 1, low: 2 });
  });
  it('"not located" applies only to findings with a quote', () => {
    const evidence = { start: 0, end: 5, page: null };
    const flags = findingsOf([
      { extracted_text_snippet: 'words', evidence: null },
      { extracted_text_snippet: 'words', evidence },
      { extracted_text_snippet: null, evidence: null },
    ]);
    expect(flags.map(({ notLocated }) => notLocated)).toEqual([true, false, false]);
  });
  it('places are numbered within their finding and counted with it, and a report of before has none', () => {
    const evidence = { start: 0, end: 5, page: null };
    const place = {
      extracted_text_snippet: 'w',
      clause: '2',
      section: null,
      severity: 'low' as const,
      evidence,
    };
    const risks = [
      { evidence, places: [place, place], places_unlisted: 4 },
      { evidence },
      { evidence: null },
    ];
    const findings = findingsOf(risks);
    expect(findings.map(({ places }) => places.map(({ number }) => number))).toEqual([[1, 2], [], []]);
    expect(countPlaces(risks)).toBe(8);
    expect(locatedQuotes(findings).map(({ name }) => name)).toEqual(['1', '1.1', '1.2', '2']);
  });
  it('each section is listed once, in the order of the report', () => {
    expect(
      sectionsOf(findingsOf([{ section: 'B' }, { section: 'A' }, { section: null }, { section: 'B' }])),
    ).toEqual(['B', 'A']);
  });
});
