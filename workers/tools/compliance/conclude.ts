import { complianceScore } from '#shared/tools/compliance/contract.js';
import { articlesInFull } from '#platform/law/articles.js';
import type { Conclusion } from '../tool.js';
import type { ComplianceConclusion } from './answer.js';

/** Converts the conclusion of an engine to the form in which the report stores it. */
export function concluded({
  issues,
  toRead,
  basis,
  scope,
  incomplete,
}: ComplianceConclusion): Conclusion<'compliance'> {
  const statuses = issues.map(({ status }) => status);
  const compliance_score = complianceScore(statuses);
  return {
    body: {
      compliance_score,
      issues,
      to_read: toRead,
      ...(basis === undefined ? {} : { basis }),
      scope,
      articles: articlesInFull(issues.flatMap(({ articles }) => articles)),
    },
    summary: {
      num_issues: statuses.filter((status) => status === 'issue found' || status === 'warning').length,
      compliance_score,
      not_checked: scope.form === 'other',
      ...(basis === undefined ? {} : { basis }),
    },
    incomplete,
  };
}
