import type { Conclusion } from '../tool.js';
import { toRisk, type RiskConclusion } from './finding.js';

/** What an engine concluded, as the report stores it. */
export const concluded = ({ findings, incomplete }: RiskConclusion): Conclusion<'risk'> => ({
  body: { risks: findings.map(toRisk) },
  summary: { num_risks: findings.length },
  incomplete,
});
