import type { EventBus } from '#platform/events/bus.js';
import type { JobRow } from '#platform/db/schema/jobs.js';

/**
 * Publishes that a job has ended, for the metrics. Call it once for each end, in the process that ended the job,
 * after the commit.
 */
export async function publishJobEnded(bus: EventBus, row: JobRow): Promise<void> {
  const { kind, status, errorCode, createdAt, runAfter, startedAt, finishedAt } = row;
  if (status === 'queued' || status === 'running' || finishedAt === null) return;
  // A failed job that its owner retried has waited since the retry; one that was only requeued, since its creation.
  const since = startedAt !== null && runAfter <= startedAt ? runAfter : createdAt;
  await bus.publish({
    topic: 'measured',
    measure: {
      what: 'job_ended',
      kind,
      status,
      code: status === 'failed' ? (errorCode ?? 'internal') : null,
      wait_ms: startedAt === null ? null : Math.max(0, startedAt.getTime() - since.getTime()),
      run_ms: startedAt === null ? null : Math.max(0, finishedAt.getTime() - startedAt.getTime()),
    },
  });
}

/**
 * Publishes that a job was requeued instead of ending: after an error, the end of its worker, or a service's
 * request to retry later.
 */
export async function publishJobRequeued(
  bus: EventBus,
  { kind }: Pick<JobRow, 'kind'>,
  reason: 'error' | 'crash' | 'later' | 'shutdown',
): Promise<void> {
  await bus.publish({ topic: 'measured', measure: { what: 'job_returned', kind, reason } });
}
