import type { Language } from '#shared/contracts/common.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import { LIMITS } from '#shared/limits.js';
import type { Finding } from '../finding.js';
import { FURTHER } from './words.js';

const GRAVITY: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

/** Compares findings by severity, the most severe first, then by place; those without a place come last. */
export function bySeverity(a: Finding, b: Finding): number {
  return (
    GRAVITY[a.severity] - GRAVITY[b.severity] ||
    (a.evidence?.start ?? Infinity) - (b.evidence?.start ?? Infinity) ||
    a.kind.localeCompare(b.kind) ||
    a.title.localeCompare(b.title)
  );
}

/**
 * Merges the findings of all parts into one list. Two of one kind are the same if their quotes overlap, or if neither
 * has a place and they quote or say the same; the more severe one stays. At most `LIMITS.analysis.findingsPerKind` of
 * one kind are listed: the first of them says how many are not.
 */
export function merged(findings: readonly Finding[], lang: Language): Finding[] {
  const kinds = new Map<string, { listed: Finding[]; further: number }>();
  for (const finding of [...findings].sort(bySeverity)) {
    const kind = kinds.get(finding.kind) ?? { listed: [], further: 0 };
    kinds.set(finding.kind, kind);
    if (kind.listed.some((other) => isSame(other, finding))) continue;
    if (kind.listed.length < LIMITS.analysis.findingsPerKind) kind.listed.push(finding);
    else kind.further += 1;
  }
  return [...kinds.values()]
    .flatMap(({ listed: [first, ...others], further }) => {
      if (first === undefined) return [];
      if (further === 0) return [first, ...others];
      const explanation = `${first.explanation} ${FURTHER[lang](others.length + 1, further)}`;
      return [{ ...first, explanation }, ...others];
    })
    .sort(bySeverity);
}

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
