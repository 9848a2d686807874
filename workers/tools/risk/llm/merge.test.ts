import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '#shared/limits.js';
import type { Finding } from '../finding.js';
import { merged } from './merge.js';

const finding = (at: number, kind = 'indemnity'): Finding => ({
  kind,
  severity: 'medium',
  title: 'Indemnity',
  explanation: 'Explained.',
  recommendation: 'Negotiate.',
  quote: 'words',
  evidence: { start: at * 10, end: at * 10 + 5, page: null },
  clause: null,
  section: null,
  articles: [],
});
const many = (count: number, kind?: string) => Array.from({ length: count }, (_, at) => finding(at, kind));

describe('merged', () => {
  test('a report lists a limited number of findings of one kind, and the first of them says how many more there are', () => {
    const most = LIMITS.analysis.findingsPerKind;
    const found = merged([...many(most + 3), ...many(2, 'audit')], 'en');
    expect(found).toHaveLength(most + 2);
    const [first, ...others] = found.filter(({ kind }) => kind === 'indemnity');
    expect(first?.explanation).toBe(
      `Explained. ${most} findings of this kind are listed, and 3 more are not.`,
    );
    expect(others.every(({ explanation }) => explanation === 'Explained.')).toBe(true);
  });

  test('a kind within the limit mentions no further findings', () => {
    const found = merged(many(LIMITS.analysis.findingsPerKind), 'en');
    expect(found.every(({ explanation }) => explanation === 'Explained.')).toBe(true);
  });

  test('findings that overlap a listed one do not count as further ones', () => {
    const most = LIMITS.analysis.findingsPerKind;
    const [first] = merged([...many(most), ...many(most)], 'en');
    expect(first?.explanation).toBe('Explained.');
  });
});
