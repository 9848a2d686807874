import { articlesInFull } from '#platform/law/articles.js';
import type { Conclusion } from '../tool.js';
import { toReported, type RiskConclusion } from './finding.js';

/** Converts the conclusion of an engine to the form in which the report stores it. */
export const concluded = ({
  findings,
  toRead,
  incomplete,
  scope,
  checks,
}: RiskConclusion): Conclusion<'risk'> => ({
  body: {
    risks: findings.map(toReported),
    to_read: toRead,
    scope,
    articles: articlesInFull(findings.flatMap(({ articles }) => articles)),
  },
  summary: { num_risks: findings.length, no_contract: scope.form === 'other' },
  incomplete,
  ...(checks === undefined ? {} : { checks }),
});
