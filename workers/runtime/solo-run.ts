import { LIMITS } from '#shared/limits.js';
import * as leases from '#platform/db/queries/job-leases.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { AdmissionSlot } from './admission.js';
import { StopReason } from '#workers/attempt/stop-reason.js';
import type { RunnerDeps } from './processor.js';

/**
 * Waits until this suspect is the only job in its process, and records that: from here on a crash counts against it.
 */
export async function runAlone(
  deps: RunnerDeps,
  row: JobRow,
  claim: leases.Claim,
  signal: AbortSignal,
  soloRun: SoloRun,
): Promise<void> {
  await soloRun.begin(signal, LIMITS.jobs.soloMs * 2 ** (row.crashes - LIMITS.jobs.suspectCrashes));
  deps.log.warn({ crashes: row.crashes }, 'a job in hand at several crashes runs alone');
  if ((await leases.renewLease(deps.db, claim, { solo: true })) === undefined) throw new StopReason('fenced');
}

export type SoloRun = ReturnType<typeof createSoloRun>;

/** Tracks the time that a suspect runs alone: others are admitted only after its row says that it no longer does. */
export function createSoloRun(slot: AdmissionSlot) {
  let state: 'shared' | 'solo' | 'ending' = 'shared';
  let timer: NodeJS.Timeout | undefined;
  return {
    /** The value of `solo` that the next heartbeat writes. */
    solo: () => state === 'solo',
    /** True if `end` must be called after the next heartbeat. */
    ending: () => state === 'ending',
    async begin(signal: AbortSignal, ms: number): Promise<void> {
      await slot.isolate(signal);
      state = 'solo';
      timer = setTimeout(() => (state = 'ending'), Math.min(ms, LIMITS.jobs.deadlineMs));
    },
    end(): void {
      clearTimeout(timer);
      state = 'shared';
      slot.share();
    },
    stop: () => clearTimeout(timer),
  };
}
