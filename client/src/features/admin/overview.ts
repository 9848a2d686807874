import type { UserMetrics } from '#shared/contracts/metrics.js';

export type CountName = keyof UserMetrics;

/** The counts in display order. */
export const COUNTS: readonly CountName[] = [
  'users',
  'documents',
  'risk_assessments',
  'compliance_reports',
  'translation_reports',
  'rephrase_reports',
];

interface Count {
  value: number;
  /** Time of the last change since the page was opened, else the time of the first value; ms since the epoch. */
  since: number;
  changed: boolean;
}
export type Overview = Readonly<Record<CountName, Count>>;

/** Merges new counts into the known ones; an unchanged count keeps its time. */
export function mergeCounts(current: Overview | undefined, counts: UserMetrics, now: number): Overview {
  const count = (name: CountName): Count => {
    const previous = current?.[name];
    if (previous === undefined) return { value: counts[name], since: now, changed: false };
    return previous.value === counts[name] ? previous : { value: counts[name], since: now, changed: true };
  };
  return {
    users: count('users'),
    documents: count('documents'),
    risk_assessments: count('risk_assessments'),
    compliance_reports: count('compliance_reports'),
    translation_reports: count('translation_reports'),
    rephrase_reports: count('rephrase_reports'),
  };
}

/** Returns the counts that differ between two versions, in display order. */
export function listChangedCounts(before: Overview, after: Overview): CountName[] {
  return COUNTS.filter((name) => before[name].value !== after[name].value);
}
