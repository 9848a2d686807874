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
    ['en', ['1', '2'], 'The same is found in clause 2.'],
    ['en', ['1', '2', '3(a)'], 'The same is found in clauses 2, 3(a).'],
    ['en', ['Section 1', 'Section 6.13(d)'], 'The same is found in Section 6.13(d).'],
    ['en', ['1', 'Section 6.13(d)', '7'], 'The same is found in Section 6.13(d), clause 7.'],
    ['en', ['1', null, null], 'The same is found in 2 more places.'],
    ['ar', ['1', '2'], 'ويرد مثله في: البند 2.'],
    ['ar', ['1', '2', '3'], 'ويرد مثله في: البنود 2، 3.'],
    ['ar', ['البند الأول', 'البند الثاني'], 'ويرد مثله في: البند الثاني.'],
    ['ar', ['1', 'المادة (5)', '7'], 'ويرد مثله في: المادة (5)، البند 7.'],
  ] as const)('other places in %s use their own noun if they have one: %j', (lang, clauses, said) => {
    expect(explained([...clauses], lang)).toBe(`Said. ${said}`);
  });
});
