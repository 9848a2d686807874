import type { Article } from '#shared/contracts/law.js';
import type { Risk, Severity } from '#shared/tools/risk/contract.js';
import { DISCREPANCY } from '#shared/tools/risk/discrepancy.js';
import { isUsualClause } from '#shared/tools/risk/usual-clauses.js';
import { articleFinder, type ItemFact, type Place, type ReviewItem } from '../review/item.js';

/** A further place of a finding's kind. */
interface RiskPlace extends Place {
  tone: Severity;
}

/** A risk as it is rendered; it is folded if it is on a usual clause. */
export interface Finding extends ReviewItem {
  explanation: string;
  tone: Severity;
  /** Why it has this severity; null in reports made before reasons were stored. */
  severityReason: string | null;
  /** Null when the report has none. */
  recommendation: string | null;
  places: RiskPlace[];
  /** True where its place is the same clause in the other language, which says something else. */
  isDiscrepancy: boolean;
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
  const articlesOf = articleFinder(articles);
  return risks.map((risk, index) => ({
    id: index + 1,
    stored: index + 1,
    title: risk.risk_description ?? '',
    explanation: risk.explanation ?? '',
    quote: nonBlank(risk.extracted_text_snippet) ?? nonBlank(risk.clause) ?? nonBlank(risk.section),
    notLocated: nonBlank(risk.extracted_text_snippet) !== null && (risk.evidence ?? null) === null,
    section: nonBlank(risk.section),
    clause: nonBlank(risk.clause),
    weight: severityOf(risk.severity),
    tone: severityOf(risk.severity),
    isDiscrepancy: risk.kind === DISCREPANCY,
    folded: isUsualClause({ kind: risk.kind ?? '', severity: severityOf(risk.severity) }),
    counted: true,
    severityReason: nonBlank(risk.severity_reason),
    recommendation: nonBlank(risk.recommendation),
    evidence: risk.evidence ?? null,
    places: (risk.places ?? []).map(({ extracted_text_snippet: quote, severity, ...place }, at) => ({
      ...place,
      number: at + 1,
      quote,
      tone: severity,
    })),
    unlistedPlaces: risk.places_unlisted ?? 0,
    articles: articlesOf(risk.articles ?? []),
    facts: factsOf(risk),
  }));
}

export function countsOf(findings: readonly Finding[]): Record<Severity, number> {
  const counts = { high: 0, medium: 0, low: 0 };
  for (const { tone } of findings) counts[tone] += 1;
  return counts;
}

const factsOf = (risk: Partial<Risk>): ItemFact[] =>
  (
    [
      ['risk.severityReason', risk.severity_reason],
      ['risk.explanation', risk.explanation],
      ['risk.recommendation', risk.recommendation],
    ] as const
  ).flatMap(([label, text]) => {
    const present = nonBlank(text);
    return present === null ? [] : [{ label, text: present }];
  });
