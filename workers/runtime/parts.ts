import { LIMITS } from '#shared/limits.js';
import {
  findReusable,
  insertParts,
  insertPartWithProgress,
  listParts,
  type PartKey,
} from '#platform/db/queries/job-parts.js';
import type { Claim } from '#platform/db/queries/job-leases.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { isUnavailable } from '#platform/unavailable.js';
import { withRetry } from '#platform/with-retry.js';
import { StopReason } from '#workers/attempt/stop-reason.js';
import type { FoundPart, JobContext, WorkerDeps } from './processor.js';
import type { createProgress } from './progress.js';

/** Creates the checkpoint functions of one claimed job. */
export function createParts(
  deps: WorkerDeps,
  job: JobRow,
  claim: Claim,
  {
    progress,
    signal,
    lost,
  }: { progress: ReturnType<typeof createProgress>; signal: AbortSignal; lost: () => void },
): Pick<JobContext<unknown>, 'finishedParts' | 'finishPart'> {
  const fenced = () => {
    lost();
    return new StopReason('fenced');
  };
  const publishItems = async (seq: number, items: unknown[]) => {
    if (items.length === 0) return;
    await deps.bus.publish({
      topic: 'job:partial',
      user_id: job.userId,
      job_id: job.id,
      kind: job.kind,
      seq,
      items,
    });
  };

  return {
    async finishedParts(keys) {
      const own = await listParts(deps.db, { jobId: job.id, keys });
      const missing = keys.filter(({ seq }) => !own.has(seq));
      const found = await findReusable(deps.db, { userId: job.userId, keys: missing });
      const outputs = new Map<number, FoundPart>();
      for (const [seq, part] of own) outputs.set(seq, { ...part, own: true });
      for (const [seq, output] of found) outputs.set(seq, { output, own: false, reused: true });
      return outputs;
    },

    async finishPart(key: PartKey, record, reached) {
      const part = { ...key, ...record };
      // A model may have been paid for the part: storing waits while the database is full or away. A job that is stopped
      // meanwhile tries once more, and the claim decides whether it still may.
      const stored = <T>(store: () => Promise<T>) =>
        withRetry(store, {
          signal,
          withinMs: LIMITS.jobs.storeWaitMs,
          isRetryable: isUnavailable,
          onRetry: (error, delayMs) =>
            deps.log.warn({ err: error, delayMs }, 'a finished part could not be stored yet'),
        });
      if (reached === undefined || !progress.isDue()) {
        if (!(await stored(() => insertParts(deps.db, claim, [part])))) throw fenced();
        await publishItems(key.seq, record.items);
        return;
      }
      const row = await stored(() =>
        progress.writeBy(() => insertPartWithProgress(deps.db, claim, part, reached)),
      );
      if (row === undefined) throw fenced();
      // At once, so that both go in one sending.
      await Promise.all([publishItems(key.seq, record.items), progress.publish(row, reached)]);
    },
  };
}
