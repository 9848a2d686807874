import { isUsualClause } from '#shared/tools/risk/usual-clauses.js';
import type { Finding } from '../finding.js';
import { gathered, sidesOf, withLimitedPlaces } from '../places.js';
import { bySeverity } from './rules/rule.js';

/** Most findings of one kind that are listed separately, as far as they differ; the others are places of these. */
const MOST = 2;
const MOST_OF: Record<string, number> = { indemnity: 3, 'wage-deduction': 3 };

/**
 * Merges the findings of all parts into one list: duplicates removed, the most severe first, then by place. What is apart
 * is not gathered with what is not.
 */
export function merged(
  findings: readonly Finding[],
  isApart: (finding: Finding) => boolean = () => false,
): Finding[] {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.kind}${isApart(finding) ? ' apart' : ''}`;
    const same = kinds.get(key);
    if (same === undefined) kinds.set(key, [finding]);
    else same.push(finding);
  }
  const shown = [...kinds.values()].flatMap((same) =>
    gathered(same.sort(order), { most: MOST_OF[same[0]?.kind ?? ''] ?? MOST, says }),
  );
  return withLimitedPlaces(shown.sort(order));
}

/** Numbers with the word after them: the periods, rates and amounts of a sentence. */
const VALUES = /\d[\d.,]*%?(?: \p{L}+)?/gu;

/** What a finding says that may differ from others of its kind: its title, weight, parties and values. */
function says(finding: Finding) {
  const { title, severity, statements = [] } = finding;
  const values = statements.flatMap(({ text }) => text.match(VALUES) ?? []);
  return { what: JSON.stringify([title, severity, sidesOf(finding)]), values: values.join() };
}

/** Compares findings by severity, usual clauses last, then by place; missing clauses come after those in the text. */
export function order(a: Finding, b: Finding): number {
  return (
    bySeverity(a.severity, b.severity) ||
    Number(isUsualClause(a)) - Number(isUsualClause(b)) ||
    (a.evidence?.start ?? Infinity) - (b.evidence?.start ?? Infinity) ||
    a.kind.localeCompare(b.kind)
  );
}
