import type { Evidence } from '#shared/contracts/common.js';
import type { Article } from '#shared/contracts/law.js';
import type { Risk, Severity } from '#shared/tools/risk/contract.js';

/** A risk as it is rendered. */
export interface Finding {
  /** Number of the finding in the report's order, from 1. */
  id: number;
  title: string;
  explanation: string;
  /** The quoted text; null when the report has no text of the document, no clause and no section. */
  quote: string | null;
  /** True when the report quotes text that was not found in the document. */
  notLocated: boolean;
  section: string | null;
  risk: Severity;
  /** Null when the report has none. */
  recommendation: string | null;
  evidence: Evidence | null;
  /** The articles that it cites, in full. */
  articles: Article[];
}

const nonBlank = (value: string | null | undefined) =>
  value === null || value === undefined || value.trim() === '' ? null : value;

function severityOf(value: string | null | undefined): Severity {
  const lower = value?.toLowerCase();
  return lower === 'high' || lower === 'medium' ? lower : 'low';
}

/**
 * Converts a report's risks, with the articles that the report holds; missing fields are accepted, so that reports of
 * older versions stay readable.
 */
export function findingsOf(risks: readonly Partial<Risk>[], articles: readonly Article[] = []): Finding[] {
  const held = new Map(articles.map((article) => [`${article.law} ${article.number}`, article]));
  return risks.map((risk, index) => ({
    id: index + 1,
    title: risk.risk_description ?? '',
    explanation: risk.explanation ?? '',
    quote: nonBlank(risk.extracted_text_snippet) ?? nonBlank(risk.clause) ?? nonBlank(risk.section),
    notLocated: nonBlank(risk.extracted_text_snippet) !== null && (risk.evidence ?? null) === null,
    section: nonBlank(risk.section),
    risk: severityOf(risk.severity),
    recommendation: nonBlank(risk.recommendation),
    evidence: risk.evidence ?? null,
    articles: (risk.articles ?? []).flatMap(({ law, number }) => held.get(`${law} ${number}`) ?? []),
  }));
}

export function countsOf(findings: readonly Finding[]): Record<Severity, number> {
  const counts = { high: 0, medium: 0, low: 0 };
  for (const { risk } of findings) counts[risk] += 1;
  return counts;
}

/** Returns the distinct sections in the order of their first appearance. */
export function sectionsOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.flatMap(({ section }) => (section === null ? [] : [section])))];
}
