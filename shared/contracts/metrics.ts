import * as z from 'zod/mini';

/** Counts of all users, documents and reports. */
export const userMetrics = z.object({
  users: z.int(),
  documents: z.int(),
  compliance_reports: z.int(),
  risk_assessments: z.int(),
  translation_reports: z.int(),
  rephrase_reports: z.int(),
});
export type UserMetrics = z.infer<typeof userMetrics>;
/** Counts of the whole system, as administrators see them. */
export const metrics = z.extend(userMetrics, {
  /** Queued jobs of all queues. */
  queue_depth: z.int(),
  active_jobs: z.int(),
  /** Live worker processes. */
  workers: z.int(),
});
export type Metrics = z.infer<typeof metrics>;
