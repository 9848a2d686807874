import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '#shared/limits.js';
import type { Finding } from '../finding.js';
import { merged } from './merge.js';

const at = (place: number, given: Partial<Finding> = {}): Finding => ({
  kind: 'audit',
  severity: 'low',
  title: 'Audit',
  explanation: 'Said.',
  recommendation: 'Do.',
  quote: `Words ${place}`,
  clause: String(place),
  section: null,
  evidence: { start: place * 10, end: place * 10 + 5, page: null },
  articles: [],
  ...given,
});
const listed = (findings: Finding[]) =>
  merged(findings).map(({ clause, places = [] }) => [clause, places.map((place) => place.clause)]);

describe('places of a kind', () => {
  it('findings that say the same are one finding with the places of the others, in the order of the text', () => {
    const [found, ...others] = merged([at(3), at(1), at(2, { section: 'Books' })]);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ clause: '1', quote: 'Words 1', explanation: 'Said.' });
    expect(found?.places).toEqual([
      { quote: 'Words 2', clause: '2', section: 'Books', severity: 'low', evidence: at(2).evidence },
      { quote: 'Words 3', clause: '3', section: null, severity: 'low', evidence: at(3).evidence },
    ]);
  });

  it('the same words at another place are a place, and the same place is none', () => {
    expect(listed([at(1), at(2, { quote: 'Words 1' }), at(2)])).toEqual([['1', ['2']]]);
  });

  it('a quote whose parts a page break divides is another place than its whole range', () => {
    const evidence = { start: 10, end: 15, page: 1 };
    const parts = [
      { start: 10, end: 12 },
      { start: 13, end: 15 },
    ];
    const [found] = merged([at(1, { evidence }), at(1, { evidence: { ...evidence, parts } })]);
    expect(found?.places?.[0]?.evidence.parts).toEqual(parts);
  });

  it.each([
    ['title', { title: 'Audit of Supplier' }],
    ['severity', { severity: 'medium' as const }],
    ['party', { sides: { bears: 'Supplier', holds: 'Customer' } }],
    ['period', { statements: [{ text: 'Notice is 5 days.', words: null }] }],
  ])('a finding of another %s stays a finding, as far as the limit allows', (_, given) => {
    const own = { statements: [{ text: 'Notice is 9 days.', words: null }] };
    expect(
      listed([at(1, own), at(2, { ...own, ...given }), at(3, own), at(4, { ...own, ...given })]).sort(),
    ).toEqual([
      ['1', ['3']],
      ['2', ['4']],
    ]);
  });

  it('a finding that names no period is a place of one that does', () => {
    expect(listed([at(1, { statements: [{ text: 'Notice is 5 days.', words: null }] }), at(2)])).toEqual([
      ['1', ['2']],
    ]);
  });

  it('beyond the limit it is a place of the nearest one, with its own severity', () => {
    const medium = { severity: 'medium' as const, title: 'Wide audit' };
    const found = merged([at(1, medium), at(2), at(3, { ...medium, severity: 'low' })]);
    expect(found.map(({ clause, places }) => [clause, places])).toEqual([
      ['1', [expect.objectContaining({ clause: '3', severity: 'low' })]],
      ['2', undefined],
    ]);
  });

  it('a finding without a place stays a finding', () => {
    const missing = { quote: null, evidence: null, clause: null };
    const absent = ['A', 'B', 'C'].map((title) => at(0, { ...missing, title }));
    expect(merged(absent)).toHaveLength(3);
  });

  it('places beyond the limits are counted and not listed', () => {
    const { findingsPerKind, placesPerReport } = LIMITS.analysis;
    const many = (kind: string) => Array.from({ length: 60_000 }, (_, place) => at(place, { kind }));
    const one = merged(many('audit'));
    expect(one[0]?.places).toHaveLength(findingsPerKind - 1);
    expect(one[0]?.unlisted).toBe(60_000 - findingsPerKind);
    const kinds = [
      'audit',
      'indemnity',
      'publicity',
      'insurance',
      'language',
      'guarantee',
      'blank',
      'dilution',
    ];
    const all = merged(kinds.flatMap(many));
    const count = (of: (finding: Finding) => number) => all.reduce((sum, one) => sum + of(one), 0);
    expect(count(({ places = [] }) => places.length)).toBe(placesPerReport);
    expect(count(({ places = [], unlisted = 0 }) => 1 + places.length + unlisted)).toBe(8 * 60_000);
  });
});
