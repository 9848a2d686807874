import type { Severity } from '#shared/tools/risk/contract.js';
import { isUsualClause } from '#shared/tools/risk/usual-clauses.js';
import { LIMITS } from '#shared/limits.js';
import type { Finding } from '../finding.js';
import { gathered, withLimitedPlaces } from '../places.js';

const GRAVITY: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

/** Compares findings by severity, the most severe first and usual clauses last, then by place; those without a place come last. */
export function bySeverity(a: Finding, b: Finding): number {
  return (
    GRAVITY[a.severity] - GRAVITY[b.severity] ||
    Number(isUsualClause(a)) - Number(isUsualClause(b)) ||
    (a.evidence?.start ?? Infinity) - (b.evidence?.start ?? Infinity) ||
    a.kind.localeCompare(b.kind) ||
    a.title.localeCompare(b.title)
  );
}

/**
 * Merges the findings of all parts into one list. Two of one kind are the same if their quotes overlap, or if neither
 * has a place and they quote or say the same; the more severe one stays. What says the same of several clauses is one
 * finding with their places. At most `LIMITS.analysis.findingsPerKind` of one kind are listed.
 */
export function merged(findings: readonly Finding[]): Finding[] {
  const kinds = new Map<string, { kept: Finding[]; further: Finding[] }>();
  for (const finding of [...findings].sort(bySeverity)) {
    const { kept, further } = kinds.get(finding.kind) ?? { kept: [], further: [] };
    kinds.set(finding.kind, { kept, further });
    if (kept.some((other) => isSame(other, finding))) continue;
    (kept.length < MOST ? kept : further).push(finding);
  }
  const gatheredKinds = [...kinds.values()].flatMap(({ kept, further }) =>
    gathered([...kept, ...further], { most: MOST, says }),
  );
  return withLimitedPlaces(gatheredKinds.sort(bySeverity));
}

const MOST = LIMITS.analysis.findingsPerKind;

/** What a finding says: a model words each one by itself, so that those which say the same have the same words. */
const says = ({ title, severity, explanation }: Finding) => ({
  what: JSON.stringify([folded(title), severity, folded(explanation)]),
  values: '',
});

function isSame(a: Finding, b: Finding): boolean {
  if (a.evidence !== null && b.evidence !== null) {
    // Two risks of no known kind in one sentence are distinguished by their titles.
    if (a.kind === 'other' && folded(a.title) !== folded(b.title)) return false;
    return a.evidence.start < b.evidence.end && b.evidence.start < a.evidence.end;
  }
  if (a.evidence !== null || b.evidence !== null) return false;
  return folded(a.quote ?? a.title) === folded(b.quote ?? b.title);
}

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
