import { randomUUID } from 'node:crypto';
import { LIMITS } from '#shared/limits.js';
import { QUEUE_NAMES } from '#platform/config.js';
import {
  bumpDelivery,
  markDelivered,
  markUndelivered,
  claimDueForCheck,
} from '#platform/db/queries/deliveries.js';
import { removeExpired } from '#platform/retention/expiry.js';
import { releaseDeferredExtractions } from '#platform/db/queries/deferred-extractions.js';
import { cancelDeadLeases, releaseDeadLeases } from '#platform/db/queries/job-leases.js';
import { releaseLease, takeLease } from '#platform/db/queries/process-leases.js';
import { publishJobRequeued } from '#platform/jobs/metric-events.js';
import { writeAbandonment } from '#platform/jobs/service.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Queues } from '#platform/queue/queues.js';
import { isUnavailable } from '#platform/unavailable.js';
import { DeadlineError, withDeadline } from '#platform/with-deadline.js';
import type { RunnerDeps } from './processor.js';
import { publishEnd } from './end-attempt.js';

/** Name of the lease: only its holder sweeps. */
const SWEEP = 'sweep';
const DUE_PER_SWEEP = 200;
/** Delay before the sweep tries again to deliver a row whose queue is down or refused it, ms. */
const REDELIVER_MS = LIMITS.jobs.deliveryCheckMs;
const EXPIRY_EVERY_MS = 60_000;
/** Time between two comparisons of all stored bytes with their rows, ms; also at the start of the holder of the lease. */
const STRAYS_EVERY_MS = 6 * 60 * 60_000;

interface SweepDeps extends RunnerDeps {
  queues: Queues;
}

/** Runs `work` for every row concurrently; a row that fails is logged and does not delay the others. */
async function forEach(deps: SweepDeps, rows: readonly JobRow[], work: (row: JobRow) => Promise<void>) {
  const ended = await Promise.allSettled(rows.map(work));
  for (const [at, one] of ended.entries()) {
    if (one.status === 'rejected')
      deps.log.warn({ err: one.reason as unknown, job: rows[at]?.id }, 'a sweep failed for one job');
  }
}

/** Requeues jobs whose worker fell silent, and ends those whose cancellation was requested. */
export async function sweepLeases(deps: SweepDeps): Promise<void> {
  await forEach(deps, await releaseDeadLeases(deps.db), async (row) => {
    const { id: job, kind, userId: user, requestId: request_id, crashes } = row;
    deps.log.warn({ job, kind, user, request_id, crashes }, 'a worker fell silent; its job goes on');
    await deps.jobs.deliver(row);
    await publishJobRequeued(deps.bus, row, 'crash');
  });
  const cancelled = await deps.db.transaction(async (tx) => {
    const rows = await cancelDeadLeases(tx);
    for (const row of rows) await writeAbandonment(tx, row, 'cancelled');
    return rows;
  });
  await forEach(deps, cancelled, async (row) => {
    const { id: job, kind, userId: user, requestId: request_id, status } = row;
    deps.log.warn({ job, kind, user, request_id, status }, 'a job without a worker was ended');
    await publishEnd(deps, row);
  });
}

/**
 * Delivers queued rows again that their queue does not contain (it was wiped, or was down when they were enqueued),
 * and deferred extractions for which there is capacity now.
 */
export async function sweepDeliveries(deps: SweepDeps): Promise<void> {
  await forEach(deps, await releaseDeferredExtractions(deps.db), (row) => deps.jobs.deliver(row));
  const due = await claimDueForCheck(deps.db, DUE_PER_SWEEP);
  // Queues in parallel: one that is down delays only its own rows.
  await Promise.all(
    QUEUE_NAMES.map((name) =>
      redeliver(
        deps,
        due.filter(({ queue }) => queue === name),
      ),
    ),
  );
}

async function redeliver(deps: SweepDeps, rows: readonly JobRow[]): Promise<void> {
  let down = false;
  for (const row of rows) {
    try {
      // A queue that is down costs one timeout, not one per row.
      if (!down) await deliverIfLost(deps, row);
    } catch (error) {
      down = error instanceof DeadlineError || isUnavailable(error);
      deps.log.warn(
        { err: error, job: row.id, queue: row.queue },
        'a job could not be looked for in the queue',
      );
      await markUndelivered(deps.db, { jobId: row.id, retryInMs: REDELIVER_MS }).catch((failed: unknown) =>
        deps.log.warn({ err: failed, job: row.id }, 'its next look could not be set'),
      );
    }
  }
}

async function deliverIfLost(deps: SweepDeps, row: JobRow): Promise<void> {
  if (await deps.queues.has({ queue: row.queue, jobId: row.id, delivery: row.delivery })) {
    if (row.undeliveredSince !== null) await markDelivered(deps.db, row.id);
    return;
  }
  const counted = await bumpDelivery(deps.db, row);
  if (counted === undefined) return;
  deps.log.warn(
    { job: row.id, kind: row.kind, request_id: row.requestId, delivery: counted.delivery },
    'the queue did not hold a job; delivered again',
  );
  await deps.jobs.deliver(counted);
}

/** Deletes what has expired, and stops jobs that still run for accounts that are gone. */
export async function sweepExpired(
  deps: Pick<SweepDeps, 'db' | 'sessions' | 'rateLimits' | 'storage' | 'jobs' | 'log'>,
): Promise<void> {
  const { cancelled, failedErasures, removed } = await removeExpired(deps);
  for (const { userId: user, error } of failedErasures)
    deps.log.error({ err: error, user }, 'a closed account could not be erased; the next sweep tries again');
  if (Object.values(removed).some((count) => count > 0)) deps.log.info(removed, 'removed what had run out');
  await deps.jobs.announceCancelled(cancelled);
}

/**
 * Sweeps every second in the worker that holds the sweep lease. Only the sweep for lost leases renews it, before each
 * run: a holder that is frozen, gone or hangs in a statement renews nothing, and another worker takes over. Two
 * concurrent sweeps do no harm: every statement is conditional.
 */
export function startSweep(deps: SweepDeps): { stop(): Promise<void> } {
  const lease = { name: SWEEP, holder: randomUUID() };
  let stopped = false;
  const running = new Map<string, Promise<void>>();
  const last = new Map<string, number>();

  /** Starts a sweep, unless its previous run is still going on or its interval has not passed. */
  const begin = (name: string, everyMs: number, sweep: () => Promise<void>) => {
    const now = performance.now();
    if (stopped || running.has(name) || now - (last.get(name) ?? -Infinity) < everyMs) return;
    last.set(name, now);
    const swept = sweep()
      .catch((error: unknown) =>
        deps.log.warn({ err: error, sweep: name }, 'a sweep failed; the next one tries again'),
      )
      .finally(() => running.delete(name));
    running.set(name, swept);
  };
  const timer = setInterval(() => {
    begin('leases', 0, async () => {
      if (!(await takeLease(deps.db, { ...lease, ms: LIMITS.jobs.sweepLeaseMs }))) return;
      // Runs concurrently: a queue, or the erasure of an account of gigabytes, must not delay the sweep for lost
      // leases.
      begin('deliveries', 0, () => sweepDeliveries(deps));
      begin('expired', EXPIRY_EVERY_MS, () => sweepExpired(deps));
      begin('strays', STRAYS_EVERY_MS, async () => void (await deps.storage.removeStrays()));
      await sweepLeases(deps);
    });
  }, LIMITS.jobs.sweepMs);

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      const ended = async () => {
        while (running.size > 0) await Promise.all(running.values());
        await releaseLease(deps.db, lease);
      };
      await withDeadline(LIMITS.jobs.shutdownMs, 'ending the sweeps', ended()).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'a sweep went on after its deadline'),
      );
    },
  };
}
