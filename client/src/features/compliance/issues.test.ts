import { describe, expect, it } from '@jest/globals';
import { complianceScore } from '#shared/tools/compliance/contract.js';
import { anIssue } from './issue.fixture.js';
import { answersOf, countsOf, lossOf } from './issues.js';

const statuses = ['ok', 'warning', 'could not check', 'issue found', 'ok'] as const;
const issues = statuses.map((status, at) => anIssue({ status, rule_id: `SA-LAB-0${String(at)}` }));

describe('answersOf', () => {
  it('lists broken rules first and kept ones last, and numbers them as the PDF does', () => {
    expect(answersOf(issues).map(({ id, rule, folded }) => [id, rule, folded])).toEqual([
      [1, 'SA-LAB-03', false],
      [2, 'SA-LAB-01', false],
      [3, 'SA-LAB-02', false],
      [4, 'SA-LAB-00', true],
      [5, 'SA-LAB-04', true],
    ]);
  });
  it('an answer that could not be told is neither good nor bad in the text', () => {
    expect(answersOf(issues).map(({ tone }) => tone)).toEqual(['high', 'medium', 'neutral', 'kept', 'kept']);
  });
  it('a rule on which the document says nothing has no quote and no place in the text', () => {
    const [answer] = answersOf([anIssue({ extracted_text_snippet: null, evidence: null, section: ' ' })]);
    expect(answer).toMatchObject({ quote: null, notLocated: false, section: null });
  });
});

describe('lossOf', () => {
  it('names what lowers the score: only the weightiest status that occurs', () => {
    expect(lossOf(countsOf(issues))).toEqual({ status: 'issue found', count: 1 });
    expect(lossOf(countsOf(issues.slice(0, 3)))).toEqual({ status: 'warning', count: 1 });
    expect(lossOf(countsOf([anIssue({ status: 'ok' })]))).toBeNull();
  });
  it('agrees with the score that the server counts', () => {
    const weight = { 'issue found': 20, warning: 10, 'could not check': 5 };
    for (const some of [issues, issues.slice(0, 3), issues.slice(2, 3)]) {
      const loss = lossOf(countsOf(some));
      const lost = loss === null ? 0 : weight[loss.status] * loss.count;
      expect(complianceScore(some.map(({ status }) => status))).toBe(100 - lost);
    }
  });
});
