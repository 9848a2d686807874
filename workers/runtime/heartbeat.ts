import { LIMITS } from '#shared/limits.js';
import * as leases from '#platform/db/queries/job-leases.js';
import type { StopReason } from '#workers/attempt/stop-reason.js';
import type { RunnerDeps } from './processor.js';
import type { SoloRun } from './solo-run.js';

/** Renews the lease until stopped; stops the job when it was cancelled or lost. */
export function startHeartbeat(
  deps: RunnerDeps,
  claim: leases.Claim,
  stop: (reason: StopReason['reason']) => void,
  soloRun: SoloRun,
) {
  let last = performance.now();
  let busy = false;
  let tick = { at: last, cpu: process.cpuUsage() };
  let blocked = false;
  const renew = async () => {
    const ending = soloRun.ending();
    const lease = await leases.renewLease(deps.db, claim, { solo: soloRun.solo() });
    last = performance.now();
    if (lease === undefined) stop('fenced');
    else if (lease.cancelRequested) stop('cancelled');
    if (ending) soloRun.end();
  };
  const timer = setInterval(() => {
    const now = performance.now();
    blocked ||= wasBlocked(now - tick.at, process.cpuUsage(tick.cpu));
    tick = { at: now, cpu: process.cpuUsage() };
    // Another worker may own a lease that was not renewed in time: stop before it starts. The lease is not renewed
    // either, or no worker could take over a job that was given up here.
    if (now - last > LIMITS.jobs.leaseMs) return stop('fenced');
    if (busy) return;
    busy = true;
    renew()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a lease could not be renewed'))
      .finally(() => {
        busy = false;
      });
  }, LIMITS.jobs.heartbeatMs);
  return {
    stop: () => clearInterval(timer),
    /** True if work in this process delayed the heartbeat for longer than a lease. */
    blocked: () => blocked,
  };
}

/**
 * Tells whether a process whose event loop stood still for `ms` was busy, rather than frozen or without a processor.
 */
const wasBlocked = (ms: number, { user, system }: NodeJS.CpuUsage) =>
  ms > LIMITS.jobs.leaseMs && (user + system) / 1000 > ms / 2;
