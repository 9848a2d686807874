import { describe, expect, it } from '@jest/globals';
import type { Language } from '#shared/contracts/common.js';
import type { Finding } from '../finding.js';
import { merged } from './merge.js';

const at = (clause: string | null, place: number): Finding => ({
  kind: 'audit',
  severity: 'low',
  title: 'Audit',
  explanation: 'Said.',
  recommendation: 'Do.',
  quote: `Words ${place}`,
  clause,
  section: null,
  evidence: { start: place, end: place + 1, page: null },
  articles: [],
});
const explained = (clauses: (string | null)[], lang: Language) =>
  merged(
    clauses.map((clause, index) => at(clause, index)),
    lang,
  )[0]?.explanation;

describe('the list of other places', () => {
  it.each([
    ['en', ['1', '2'], 'Of the same kind: clause 2.'],
    ['en', ['1', '2', '3(a)'], 'Of the same kind: clauses 2, 3(a).'],
    ['en', ['Section 1', 'Section 6.13(d)'], 'Of the same kind: Section 6.13(d).'],
    ['en', ['1', 'Section 6.13(d)', '7'], 'Of the same kind: Section 6.13(d), clause 7.'],
    ['en', ['1', null, null], '2 more places are of the same kind.'],
    ['ar', ['1', '2'], 'ومن النوع نفسه: البند 2.'],
    ['ar', ['1', '2', '3'], 'ومن النوع نفسه: البنود 2، 3.'],
    ['ar', ['البند الأول', 'البند الثاني'], 'ومن النوع نفسه: البند الثاني.'],
    ['ar', ['1', 'المادة (5)', '7'], 'ومن النوع نفسه: المادة (5)، البند 7.'],
  ] as const)('other places in %s use their own noun if they have one: %j', (lang, clauses, said) => {
    expect(explained([...clauses], lang)).toBe(`Said. ${said}`);
  });
});
