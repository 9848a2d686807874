import pg from 'pg';
import { LIMITS } from '#shared/limits.js';
import { endDeadLeases, releaseDeadLeases } from '#platform/db/queries/job-leases.js';
import { isLocked } from '#platform/db/queries/health.js';
import { countDelivery, takeDueForCheck } from '#platform/db/queries/deliveries.js';
import { failDocumentOf } from '#platform/db/queries/jobs.js';
import { removeExpired } from '#platform/db/queries/expiry.js';
import { AppError } from '#platform/errors.js';
import { measureReturn } from '#platform/jobs/measure.js';
import type { Logger } from '#platform/log.js';
import type { Queues } from '#platform/queue/queues.js';
import type { RunnerDeps } from './processor.js';
import { announceEnd } from './settle.js';

/** Any number will do, as long as nobody else uses it: only its holder sweeps. */
const SWEEP_LOCK = 0x1da5;
const DUE_PER_SWEEP = 200;
const EXPIRY_EVERY_MS = 60_000;

interface SweepDeps extends RunnerDeps {
  queues: Queues;
}

/** Jobs whose worker fell silent go back in line; cancelled and poisonous ones end. */
export async function sweepLeases(deps: SweepDeps): Promise<void> {
  const released = await releaseDeadLeases(deps.db);
  for (const row of released) {
    deps.log.warn(
      { job: row.id, kind: row.kind, user: row.userId, request_id: row.requestId, crashes: row.crashes },
      'a worker fell silent; its job goes on',
    );
    await deps.jobs.deliver(row);
    await measureReturn(deps.bus, row, 'crash');
  }
  const poisonous = new AppError('poisonous');
  const ended = await deps.db.transaction(async (tx) => {
    const rows = await endDeadLeases(tx, poisonous);
    for (const row of rows) {
      await failDocumentOf(tx, row, row.status === 'failed' ? 'document_too_complex' : 'cancelled');
    }
    return rows;
  });
  for (const row of ended) {
    const { id: job, kind, userId: user, requestId: request_id, status } = row;
    deps.log.warn({ job, kind, user, request_id, status }, 'a job without a worker was ended');
    await announceEnd(deps, row);
  }
}

/** Queued rows that the queue does not hold (it was wiped, or was away when they were added) are delivered again. */
export async function sweepDeliveries(deps: SweepDeps): Promise<void> {
  for (const row of await takeDueForCheck(deps.db, DUE_PER_SWEEP)) {
    if (await deps.queues.holds({ queue: row.queue, jobId: row.id, delivery: row.delivery })) continue;
    const counted = await countDelivery(deps.db, row);
    if (counted === undefined) continue;
    deps.log.warn(
      { job: row.id, kind: row.kind, request_id: row.requestId, delivery: counted.delivery },
      'the queue did not hold a job; delivered again',
    );
    await deps.jobs.deliver(counted);
  }
}

/** What has run out goes; whatever still works for accounts that are gone is stopped. */
export async function sweepExpired(deps: Pick<SweepDeps, 'db' | 'jobs' | 'log'>): Promise<void> {
  const { cancelled, unerased, removed } = await removeExpired(deps.db);
  for (const { userId: user, error } of unerased)
    deps.log.error({ err: error, user }, 'a closed account could not be erased; the next sweep tries again');
  if (Object.values(removed).some((count) => count > 0)) deps.log.info(removed, 'removed what had run out');
  await deps.jobs.announceCancelled(cancelled);
}

/**
 * Sweeps every second in whichever worker holds the advisory lock; the lock goes with its connection, so that
 * another worker takes over as soon as the holder is gone.
 */
export function startSweep(deps: SweepDeps, databaseUrl: string): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  let expiredAt = -Infinity;
  let expiring: Promise<void> | undefined;

  const holdsLock = async () => {
    if (client === undefined) {
      // Asked of the pool: a connection for each look of each worker would be many.
      if (await isLocked(deps.db, SWEEP_LOCK)) return false;
      client = await lockConnection(databaseUrl, deps.log, () => {
        client = undefined;
      });
      if (client === undefined) return false;
    }
    return true;
  };
  const failed = (error: unknown) =>
    deps.log.warn({ err: error }, 'a sweep failed; the next one tries again');
  const once = async () => {
    try {
      if (!(await holdsLock())) return;
      await sweepLeases(deps);
      await sweepDeliveries(deps);
      if (expiring === undefined && performance.now() - expiredAt > EXPIRY_EVERY_MS) {
        expiredAt = performance.now();
        // Beside the rest: to erase an account of gigabytes takes longer than a silent worker's jobs may wait.
        expiring = sweepExpired(deps)
          .catch(failed)
          .finally(() => (expiring = undefined));
      }
    } catch (error) {
      failed(error);
    }
  };
  const loop = () => {
    timer = setTimeout(() => {
      sweeping = once().finally(() => {
        if (!stopped) loop();
      });
    }, LIMITS.jobs.sweepMs);
  };
  loop();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await sweeping;
      await expiring;
      await client?.end();
    },
  };
}

/** A connection that holds the sweep's lock, or undefined where another process does. */
async function lockConnection(
  databaseUrl: string,
  log: Logger,
  onLost: () => void,
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'lda-sweep',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
  });
  client.on('error', (error) => log.warn({ err: error }, 'the sweep lost its connection'));
  client.once('end', onLost);
  await client.connect();
  let locked = false;
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      SWEEP_LOCK,
    ]);
    locked = rows[0]?.locked === true;
  } finally {
    if (!locked) await client.end();
  }
  return locked ? client : undefined;
}
