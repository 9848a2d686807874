import type { Severity } from '#shared/contracts/api/risk.js';
import type { Finding } from '../engine.js';

const GRAVITY: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

/** The gravest first, then by place; what has no place comes last. */
export function byGravity(a: Finding, b: Finding): number {
  return (
    GRAVITY[a.severity] - GRAVITY[b.severity] ||
    (a.evidence?.start ?? Infinity) - (b.evidence?.start ?? Infinity) ||
    a.kind.localeCompare(b.kind) ||
    a.title.localeCompare(b.title)
  );
}

/**
 * One list out of the findings of all parts. Two of one kind are the same where their quotes overlap, or where
 * neither has a place and they quote or say the same; the graver one stays.
 */
export function merged(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of [...findings].sort(byGravity)) {
    if (!kept.some((other) => isSame(other, finding))) kept.push(finding);
  }
  return kept;
}

function isSame(a: Finding, b: Finding): boolean {
  if (a.kind !== b.kind) return false;
  if (a.evidence !== null && b.evidence !== null) {
    // Two risks of no known kind in one sentence are told apart by what they are called.
    if (a.kind === 'other' && folded(a.title) !== folded(b.title)) return false;
    return a.evidence.start < b.evidence.end && b.evidence.start < a.evidence.end;
  }
  if (a.evidence !== null || b.evidence !== null) return false;
  return folded(a.quote ?? a.title) === folded(b.quote ?? b.title);
}

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
