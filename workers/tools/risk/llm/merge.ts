import type { Severity } from '#shared/tools/risk/contract.js';
import { isUsualClause } from '#shared/tools/risk/usual-clauses.js';
import { LIMITS } from '#shared/limits.js';
import type { Finding } from '../finding.js';
import { gathered, withLimitedPlaces } from '../places.js';
import { languageOf } from '#workers/engines/text/arabic.js';
import { areContrary } from './contrary.js';
import { QUOTED } from './words.js';

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

/** Parts findings from those of one kind that say contrary things of the same words: neither of two is the certain one. */
export function withoutContrary(findings: readonly Finding[]): { agreeing: Finding[]; contrary: Finding[] } {
  const contrary = findings.filter((one) =>
    findings.some(
      (other) => other !== one && other.kind === one.kind && isSame(one, other) && areContrary(one, other),
    ),
  );
  const dropped = new Set(contrary);
  return { agreeing: findings.filter((one) => !dropped.has(one)), contrary };
}

/**
 * Merges the findings of all parts into one list. Two of one kind are the same if their quotes overlap, or if neither
 * has a place and they quote or say the same: the more severe one stays, with all that both state. What says the same of several
 * clauses is one finding with their places. At most `LIMITS.analysis.findingsPerKind` of one kind are listed.
 */
export function merged(findings: readonly Finding[]): Finding[] {
  const kinds = new Map<string, { kept: Finding[]; further: Finding[] }>();
  for (const finding of [...findings].sort(bySeverity)) {
    const { kept, further } = kinds.get(finding.kind) ?? { kept: [], further: [] };
    kinds.set(finding.kind, { kept, further });
    const at = kept.findIndex((other) => isSame(other, finding));
    const same = kept[at];
    if (same !== undefined) kept[at] = joined(same, finding);
    else (kept.length < MOST ? kept : further).push(finding);
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

/** Adds to a finding what another one on the same words states besides. */
function joined(finding: Finding, other: Finding): Finding {
  const { statements = [], quote, explanation } = finding;
  const says = (text: string) => folded(explanation).includes(folded(text));
  if (other.statements === undefined)
    return says(other.explanation)
      ? finding
      : { ...finding, explanation: `${explanation} ${other.explanation}` };
  const added = other.statements.filter(({ text }) => !says(text));
  if (added.length === 0) return finding;
  const shown = added.map(({ text, words }) =>
    words === null || folded(quote ?? '').includes(folded(words))
      ? text
      : `${text} ${QUOTED[languageOf(text)](words.replace(/\s+/g, ' '))}`,
  );
  return {
    ...finding,
    explanation: [explanation, ...shown].join(' '),
    statements: [...statements, ...added],
    recommendation: asOne(finding.recommendation, other.recommendation),
    ...(finding.severityReason === undefined && other.severityReason === undefined
      ? {}
      : { severityReason: asOne(finding.severityReason ?? '', other.severityReason ?? '') }),
  };
}

const asOne = (one: string, other: string) =>
  folded(one).includes(folded(other)) ? one : `${one} ${other}`.trim();

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
