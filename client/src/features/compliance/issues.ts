import type { Article } from '#shared/contracts/law.js';
import type { Issue, IssueStatus } from '#shared/tools/compliance/contract.js';
import { articleFinder, type ItemFact, type ReviewItem, type Tone } from '../review/item.js';

/** The order in which answers are listed and numbered, on the screen as in the PDF. */
export const STATUSES: readonly IssueStatus[] = ['issue found', 'warning', 'could not check', 'ok'];

const TONE: Record<IssueStatus, Tone> = {
  'issue found': 'high',
  warning: 'medium',
  'could not check': 'neutral',
  ok: 'kept',
};

/** The answer of one rule as it is rendered; it is folded if the document keeps the rule. */
export interface Answer extends ReviewItem {
  status: IssueStatus;
  rule: string;
  description: string;
  demands: string;
  /** What to write instead; empty where the rule is kept. */
  instead: string;
  source: string;
  caution: string | null;
  searched: readonly string[];
}

const nonBlank = (value: string | null) => (value === null || value.trim() === '' ? null : value);

/** Converts a report's issues, with the articles that the report holds: broken rules first, kept ones last. */
export function answersOf(issues: readonly Issue[], articles: readonly Article[] = []): Answer[] {
  const articlesOf = articleFinder(articles);
  const numbered = issues.map((issue, index) => ({ issue, stored: index + 1 }));
  const sorted = STATUSES.flatMap((status) => numbered.filter(({ issue }) => issue.status === status));
  return sorted.map(({ issue, stored }, at) => ({
    id: at + 1,
    stored,
    title: issue.subject,
    quote: nonBlank(issue.extracted_text_snippet),
    notLocated: nonBlank(issue.extracted_text_snippet) !== null && issue.evidence === null,
    section: nonBlank(issue.section),
    weight: issue.status,
    tone: TONE[issue.status],
    folded: issue.status === 'ok',
    counted: issue.status === 'issue found' || issue.status === 'warning',
    evidence: issue.evidence,
    places: issue.places.map(({ extracted_text_snippet: quote, ...place }, index) => ({
      ...place,
      number: index + 1,
      quote,
      tone: TONE[issue.status],
    })),
    unlistedPlaces: issue.places_unlisted,
    articles: articlesOf(issue.articles),
    status: issue.status,
    rule: issue.rule_id,
    description: issue.description,
    clause: nonBlank(issue.clause),
    demands: issue.demands,
    instead: issue.instead,
    source: issue.source,
    caution: issue.caution,
    searched: issue.searched,
    facts: factsOf(issue),
  }));
}

const factsOf = ({ rule_id, description, demands, source, instead }: Issue): ItemFact[] =>
  (
    [
      ['compliance.rule', rule_id],
      ['compliance.answer', description],
      ['compliance.demands', `${demands} (${source})`],
      ['compliance.instead', instead],
    ] as const
  ).flatMap(([label, text]) => (text === '' ? [] : [{ label, text }]));

export function countsOf(issues: readonly Pick<Issue, 'status'>[]): Record<IssueStatus, number> {
  const counts = { 'issue found': 0, warning: 0, 'could not check': 0, ok: 0 };
  for (const { status } of issues) counts[status] += 1;
  return counts;
}

/** What the score of answers was taken from: only the weightiest status that occurs lowers it. */
export function lossOf(
  counts: Record<IssueStatus, number>,
): { status: 'issue found' | 'warning' | 'could not check'; count: number } | null {
  for (const status of ['issue found', 'warning', 'could not check'] as const) {
    if (counts[status] > 0) return { status, count: counts[status] };
  }
  return null;
}
