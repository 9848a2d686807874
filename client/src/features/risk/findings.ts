import type { Article } from '#shared/contracts/law.js';
import type { ReportedFinding, Severity } from '#shared/tools/risk/contract.js';
import { DISCREPANCY } from '#shared/tools/risk/discrepancy.js';
import { isUsualClause } from '#shared/tools/risk/usual-clauses.js';
import { articleFinder, type ItemFact, type Place, type ReviewItem } from '../review/item.js';

/** A further place of a finding's kind. */
interface FindingPlace extends Place {
  tone: Severity;
}

/** A finding as the review shows it; it is folded if it is on a usual clause. */
export interface FindingItem extends ReviewItem {
  explanation: string;
  tone: Severity;
  /** Why it has this severity; null in reports made before reasons were stored. */
  severityReason: string | null;
  /** Null when the report has none. */
  recommendation: string | null;
  places: FindingPlace[];
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
 * Converts a report's findings, with the articles that the report holds; missing fields are accepted, so that reports of
 * older versions stay readable.
 */
export function findingsOf(
  reported: readonly Partial<ReportedFinding>[],
  articles: readonly Article[] = [],
): FindingItem[] {
  const articlesOf = articleFinder(articles);
  return reported.map((finding, index) => ({
    id: index + 1,
    stored: index + 1,
    title: finding.risk_description ?? '',
    explanation: finding.explanation ?? '',
    quote: nonBlank(finding.extracted_text_snippet) ?? nonBlank(finding.clause) ?? nonBlank(finding.section),
    notLocated: nonBlank(finding.extracted_text_snippet) !== null && (finding.evidence ?? null) === null,
    section: nonBlank(finding.section),
    clause: nonBlank(finding.clause),
    weight: severityOf(finding.severity),
    tone: severityOf(finding.severity),
    isDiscrepancy: finding.kind === DISCREPANCY,
    folded: isUsualClause({ kind: finding.kind ?? '', severity: severityOf(finding.severity) }),
    counted: true,
    severityReason: nonBlank(finding.severity_reason),
    recommendation: nonBlank(finding.recommendation),
    evidence: finding.evidence ?? null,
    places: (finding.places ?? []).map(({ extracted_text_snippet: quote, severity, ...place }, at) => ({
      ...place,
      number: at + 1,
      quote,
      tone: severity,
    })),
    unlistedPlaces: finding.places_unlisted ?? 0,
    articles: articlesOf(finding.articles ?? []),
    facts: factsOf(finding),
  }));
}

export function countsOf(findings: readonly FindingItem[]): Record<Severity, number> {
  const counts = { high: 0, medium: 0, low: 0 };
  for (const { tone } of findings) counts[tone] += 1;
  return counts;
}

const factsOf = (finding: Partial<ReportedFinding>): ItemFact[] =>
  (
    [
      ['risk.severityReason', finding.severity_reason],
      ['risk.explanation', finding.explanation],
      ['risk.recommendation', finding.recommendation],
    ] as const
  ).flatMap(([label, text]) => {
    const present = nonBlank(text);
    return present === null ? [] : [{ label, text: present }];
  });
