import type { ClauseToRead, Issue } from '#shared/tools/compliance/contract.js';

/** The answer of a rule, as tests need it. */
export const anIssue = (changes: Partial<Issue> = {}): Issue => ({
  rule_id: 'SA-LAB-07',
  description: 'The clause has 12 months; the law allows at most 180 days in total.',
  status: 'issue found',
  extracted_text_snippet: 'Probation lasts twelve (12) months.',
  subject: 'Length of probation',
  demands: 'Probation may not exceed 180 days in total.',
  instead: 'The Employee is on probation for ninety (90) days.',
  severity: 'high',
  clause: '1',
  section: 'Probation',
  evidence: { start: 10, end: 45, page: null },
  places: [],
  places_unlisted: 0,
  articles: [{ law: 'labor-m51-1426', number: '53' }],
  source: 'Labor Law, Art. 53',
  caution: null,
  searched: [],
  ...changes,
});

/** A clause to be read, as tests need it. */
export const aClauseToRead = (changes: Partial<ClauseToRead> = {}): ClauseToRead => ({
  rule_id: 'SA-LAB-21',
  subject: 'Deductions from the wage',
  demands: 'Nothing may be deducted from the wage without the worker’s written consent.',
  source: 'Labor Law, Art. 92',
  extracted_text_snippet: 'The Employer settles damage with the wage.',
  clause: '4',
  section: null,
  evidence: { start: 50, end: 92, page: null },
  read: ['wage'],
  unread: [],
  ...changes,
});
