import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '#shared/limits.js';
import type { Finding } from '../finding.js';
import { merged } from './merge.js';

const finding = (at: number, kind = 'indemnity', explanation = `Explained ${at}.`): Finding => ({
  kind,
  severity: 'medium',
  title: 'Indemnity',
  explanation,
  recommendation: 'Negotiate.',
  quote: 'words',
  evidence: { start: at * 10, end: at * 10 + 5, page: null },
  clause: null,
  section: null,
  articles: [],
});
const many = (count: number, kind?: string) => Array.from({ length: count }, (_, at) => finding(at, kind));

describe('merged', () => {
  test('findings that say the same of several clauses are one, with the places of the others', () => {
    const same = [finding(1, 'audit', 'Same.'), finding(2, 'audit', 'same. '), finding(3, 'audit')];
    const found = merged(same);
    expect(found.map(({ explanation, places }) => [explanation, places?.length])).toEqual([
      ['Same.', 1],
      ['Explained 3.', undefined],
    ]);
    expect(found[0]?.places?.[0]?.evidence.start).toBe(20);
  });

  test('a report lists a limited number of findings of one kind, and the nearest says how many more there are', () => {
    const most = LIMITS.analysis.findingsPerKind;
    const found = merged([...many(most + 3), ...many(2, 'audit')]);
    expect(found).toHaveLength(most + 2);
    const [first, ...others] = found.filter(({ kind }) => kind === 'indemnity');
    expect(first).toMatchObject({ explanation: 'Explained 0.', unlisted: 3 });
    expect(others.every(({ unlisted }) => unlisted === undefined)).toBe(true);
  });

  test('findings that overlap a listed one do not count as further ones', () => {
    const most = LIMITS.analysis.findingsPerKind;
    const found = merged([...many(most), ...many(most)]);
    expect(found).toHaveLength(most);
    expect(found.every(({ unlisted }) => unlisted === undefined)).toBe(true);
  });
});
