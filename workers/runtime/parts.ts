import { findReusable, insertParts, listParts } from '#platform/db/queries/job-parts.js';
import type { Claim } from '#platform/db/queries/job-leases.js';
import type { JobRow } from '#platform/jobs/types.js';
import { StopReason, type FoundPart, type JobContext, type PartKey, type WorkerDeps } from './processor.js';

/** The checkpoints of one claimed job. */
export function createParts(
  deps: WorkerDeps,
  job: JobRow,
  claim: Claim,
  lost: () => void,
): Pick<JobContext<unknown>, 'finishedParts' | 'finishPart'> {
  const fenced = () => {
    lost();
    return new StopReason('fenced');
  };

  return {
    async finishedParts(keys) {
      const outputs = new Map<number, FoundPart>();
      const bySeq = new Map(keys.map((key) => [key.seq, key]));
      for (const part of await listParts(deps.db, job.id)) {
        // A part whose input has changed since (another version of the engine) is worked on again.
        if (bySeq.get(part.seq)?.inputHash === part.inputHash)
          outputs.set(part.seq, { output: part.output, own: true, reused: part.reused });
      }
      const missing = keys.filter((key) => !outputs.has(key.seq));
      const [first] = missing;
      if (first === undefined) return outputs;
      const found = await findReusable(deps.db, {
        ...first,
        userId: job.userId,
        hashes: missing.map((key) => key.inputHash),
      });
      for (const key of missing) {
        if (found.has(key.inputHash)) {
          outputs.set(key.seq, { output: found.get(key.inputHash), own: false, reused: true });
        }
      }
      return outputs;
    },

    async finishPart(key: PartKey, record) {
      const stored = await insertParts(deps.db, claim, [{ ...key, ...record }]);
      if (!stored) throw fenced();
      if (record.items.length === 0) return;
      await deps.bus.publish({
        topic: 'job:partial',
        user_id: job.userId,
        job_id: job.id,
        seq: key.seq,
        items: record.items,
      });
    },
  };
}
