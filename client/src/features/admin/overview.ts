import type { UserMetrics } from '#shared/contracts/api/admin.js';

export type CountName = keyof UserMetrics;

/** In the order in which they stand on the screen. */
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
  /** When it last changed before these eyes, else since when it has been watched; ms since the epoch. */
  since: number;
  changed: boolean;
}
export type Overview = Readonly<Record<CountName, Count>>;

/** What is known of the counts after news of them; a count that is the same keeps its moment. */
export function withCounts(known: Overview | undefined, news: UserMetrics, now: number): Overview {
  const count = (name: CountName): Count => {
    const before = known?.[name];
    if (before === undefined) return { value: news[name], since: now, changed: false };
    return before.value === news[name] ? before : { value: news[name], since: now, changed: true };
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

/** The counts that differ between two looks, in the order of the screen. */
export function changedCounts(before: Overview, after: Overview): CountName[] {
  return COUNTS.filter((name) => before[name].value !== after[name].value);
}
