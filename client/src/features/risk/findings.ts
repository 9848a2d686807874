import type { Evidence } from '#shared/contracts/common.js';
import type { Risk, Severity } from '#shared/tools/risk/contract.js';

/** A risk as the screen shows it. */
export interface Finding {
  /** From 1, in the report's order. */
  id: number;
  title: string;
  explanation: string;
  /** Null where the report gives no words of the document, nor a clause, nor a section. */
  quote: string | null;
  /** Words were quoted and could not be found in the document. */
  notLocated: boolean;
  section: string | null;
  risk: Severity;
  /** Null where the report gives none. */
  recommendation: string | null;
  evidence: Evidence | null;
}

const filled = (value: string | null | undefined) =>
  value === null || value === undefined || value.trim() === '' ? null : value;

function severityOf(value: string | null | undefined): Severity {
  const lower = value?.toLowerCase();
  return lower === 'high' || lower === 'medium' ? lower : 'low';
}

/** Reads a report's risks leniently: reports of older versions stay readable. */
export function findingsOf(risks: readonly Partial<Risk>[]): Finding[] {
  return risks.map((risk, index) => ({
    id: index + 1,
    title: risk.risk_description ?? '',
    explanation: risk.explanation ?? '',
    quote: filled(risk.extracted_text_snippet) ?? filled(risk.clause) ?? filled(risk.section),
    notLocated: filled(risk.extracted_text_snippet) !== null && (risk.evidence ?? null) === null,
    section: filled(risk.section),
    risk: severityOf(risk.severity),
    recommendation: filled(risk.recommendation),
    evidence: risk.evidence ?? null,
  }));
}

export function countsOf(findings: readonly Finding[]): Record<Severity, number> {
  const counts = { high: 0, medium: 0, low: 0 };
  for (const { risk } of findings) counts[risk] += 1;
  return counts;
}

/** The distinct sections, in the order in which they first appear. */
export function sectionsOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.flatMap(({ section }) => (section === null ? [] : [section])))];
}
