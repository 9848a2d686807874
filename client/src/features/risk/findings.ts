import type { Evidence } from '#shared/contracts/common.js';
import type { Article } from '#shared/contracts/law.js';
import type { Risk, Severity } from '#shared/tools/risk/contract.js';
import { isUsualClause } from '#shared/tools/risk/usual-clauses.js';

/** A further place of a finding's kind. */
export interface Place {
  /** Number of the place among those of its finding, from 1. */
  number: number;
  quote: string;
  clause: string | null;
  section: string | null;
  risk: Severity;
  evidence: Evidence;
}

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
  /** True if it is on a usual clause, which is shown after all others. */
  usual: boolean;
  /** Why it has this severity; null in reports made before reasons were stored. */
  severityReason: string | null;
  /** Null when the report has none. */
  recommendation: string | null;
  evidence: Evidence | null;
  places: Place[];
  /** Number of further places that the report does not list. */
  unlistedPlaces: number;
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
    usual: isUsualClause({ kind: risk.kind ?? '', severity: severityOf(risk.severity) }),
    severityReason: nonBlank(risk.severity_reason),
    recommendation: nonBlank(risk.recommendation),
    evidence: risk.evidence ?? null,
    places: (risk.places ?? []).map(({ extracted_text_snippet: quote, severity, ...place }, at) => ({
      ...place,
      number: at + 1,
      quote,
      risk: severity,
    })),
    unlistedPlaces: risk.places_unlisted ?? 0,
    articles: (risk.articles ?? []).flatMap(({ law, number }) => held.get(`${law} ${number}`) ?? []),
  }));
}

export function countsOf(findings: readonly Finding[]): Record<Severity, number> {
  const counts = { high: 0, medium: 0, low: 0 };
  for (const { risk } of findings) counts[risk] += 1;
  return counts;
}

/**
 * Names a quote among all of a report: "3" is the quote of finding 3, "3.2" that of its second further place. Marks in the
 * text and what belongs to quotes are found by it.
 */
export const quoteName = (id: number, place: number): string =>
  place === 0 ? String(id) : `${String(id)}.${String(place)}`;

/** Returns all located quotes of findings: their own, and those of their further places. */
export function locatedQuotes(findings: readonly Finding[]) {
  return findings.flatMap(({ id, quote, evidence, places }) => [
    ...(evidence === null ? [] : [{ name: quoteName(id, 0), quote, evidence }]),
    ...places.map((place) => ({
      name: quoteName(id, place.number),
      quote: place.quote,
      evidence: place.evidence,
    })),
  ]);
}

/** Returns the distinct sections in the order of their first appearance. */
export function sectionsOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.flatMap(({ section }) => (section === null ? [] : [section])))];
}
