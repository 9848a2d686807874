import type { EventBus } from '#platform/events/bus.js';
import type { JobRow } from './types.js';

/** Tells whoever counts that a job has ended. Called once for each end, by whoever won it, after the commit. */
export async function publishJobEnded(bus: EventBus, row: JobRow): Promise<void> {
  const { kind, status, errorCode, createdAt, runAfter, startedAt, finishedAt } = row;
  if (status === 'queued' || status === 'running' || finishedAt === null) return;
  // A failed job that its owner tries again has waited since then, and one that was put back since its making.
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

/** ... and that a job was put back in line instead: after an error, a worker's end, or a service's "later". */
export async function publishJobRequeued(
  bus: EventBus,
  { kind }: Pick<JobRow, 'kind'>,
  reason: 'error' | 'crash' | 'later' | 'shutdown',
): Promise<void> {
  await bus.publish({ topic: 'measured', measure: { what: 'job_returned', kind, reason } });
}
