import { describe, expect, it } from '@jest/globals';
import type { UserMetrics } from '#shared/contracts/metrics.js';
import { listChangedCounts, mergeCounts } from './overview.js';

const counts = (values: Partial<UserMetrics> = {}): UserMetrics => ({
  users: 3,
  documents: 5,
  compliance_reports: 0,
  risk_assessments: 2,
  translation_reports: 0,
  rephrase_reports: 0,
  ...values,
});

describe('mergeCounts', () => {
  it('the first counts are unchanged since the moment of their arrival', () => {
    expect(mergeCounts(undefined, counts(), 1_000).documents).toEqual({
      value: 5,
      since: 1_000,
      changed: false,
    });
  });

  it('only changed counts take the new time', () => {
    const first = mergeCounts(undefined, counts(), 1_000);
    const second = mergeCounts(first, counts({ documents: 6 }), 2_000);
    expect(second.documents).toEqual({ value: 6, since: 2_000, changed: true });
    expect(second.users).toBe(first.users);
    const third = mergeCounts(second, counts({ documents: 6, users: 4 }), 3_000);
    expect(third.documents).toBe(second.documents);
    expect(listChangedCounts(first, third)).toEqual(['users', 'documents']);
    expect(listChangedCounts(third, third)).toEqual([]);
  });
});
