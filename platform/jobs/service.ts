import type { Clock } from '#platform/clock.js';
import type { Database, Db } from '#platform/db/client.js';
import * as deliveries from '#platform/db/queries/deliveries.js';
import { findJobView, jobViewsByIds } from '#platform/db/queries/job-views.js';
import * as queries from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import type { EventBus } from '#platform/events/bus.js';
import type { Logger } from '#platform/log.js';
import type { Queues } from '#platform/queue/queues.js';
import { currentTraceParent } from '#platform/spans.js';
import { publishJobEnded } from './metric-events.js';
import { definitionOf, findDefinition, JOBS } from './definitions.js';
import { assertJobLimit } from './job-limit.js';
import { presentJob } from './present.js';
import { recognizeAllPages } from './recognize-all.js';
import { retryJob } from './retry.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Jobs, NewJob } from './types.js';

/** Largest priority number (lowest priority) that BullMQ allows. */
const LOWEST_PRIORITY = 2_097_151;
/** Delay after a refused delivery until the sweep tries again, ms. */
const REDELIVER_MS = 500;

interface JobsDeps {
  db: Database;
  queues: Queues;
  bus: EventBus;
  log: Logger;
  clock: Clock;
}

/** Publishes the current state of these jobs to their owners, with one query. */
export async function publishJobs(
  { db, bus, clock }: Pick<JobsDeps, 'db' | 'bus' | 'clock'>,
  ids: readonly string[],
): Promise<void> {
  for (const view of await jobViewsByIds(db, ids)) {
    await bus.publish({ topic: 'job', user_id: view.userId, job: presentJob(view, clock.now()) });
  }
}

/**
 * Publishes the state of a job that runs or has ended, from its row: it has neither a position nor something to wait for,
 * which only a query tells of a queued one.
 */
export async function publishJobRow(
  { bus, clock }: Pick<JobsDeps, 'bus' | 'clock'>,
  row: JobRow,
): Promise<void> {
  const job = presentJob({ ...row, blocker: null, position: null }, clock.now());
  await bus.publish({ topic: 'job', user_id: row.userId, job });
}

/**
 * Delivers rows that waited for a job that has ended, and those that its definition releases then. Call it after the commit
 * that ends a job; the sweep is the fallback.
 */
export async function deliverDependents(
  db: Database,
  jobs: Pick<Jobs, 'deliver'>,
  ended: Pick<JobRow, 'id' | 'kind' | 'userId'>,
): Promise<void> {
  const rows = await deliveries.listDependents(db, ended.id);
  rows.push(...((await findDefinition(ended.kind)?.releaseNext?.(db, ended)) ?? []));
  for (const row of rows) await jobs.deliver(row);
}

/** Updates what a job worked on when the job ends without a result, in the transaction that ends it. */
export async function writeAbandonment(tx: Db, row: JobRow, code: string): Promise<void> {
  await definitionOf(row.kind).onAbandoned?.(tx, row, code);
}

/**
 * Publishes the events that follow the end of a job without a result, besides its own state; call it after the
 * commit.
 */
export async function publishAbandonment(bus: EventBus, row: JobRow): Promise<void> {
  for (const event of definitionOf(row.kind).announces?.(row) ?? []) await bus.publish(event);
}

/** Tells whether a row can be delivered: it waits for no other job, or that one has ended. */
async function isDue({ db }: Pick<JobsDeps, 'db'>, row: JobRow): Promise<boolean> {
  return row.afterJobId === null || !(await queries.isLive(db, row.afterJobId));
}

/** Adds a row that is due to its queue; a row that the queue refuses is left to the sweep. Never throws. */
async function enqueue(deps: JobsDeps, row: JobRow): Promise<void> {
  const { db, queues, log, clock } = deps;
  try {
    if (!(await isDue(deps, row))) return;
    await queues.add({
      queue: row.queue,
      jobId: row.id,
      delivery: row.delivery,
      kind: row.kind,
      priority: row.priority,
      delayMs: Math.max(0, row.runAfter.getTime() - clock.now().getTime()),
    });
    if (row.undeliveredSince !== null) await deliveries.markDelivered(db, row.id);
  } catch (error) {
    log.warn({ err: error, job: row.id }, 'a job could not be added to the queue; the sweep will add it');
    await deliveries
      .markUndelivered(db, { jobId: row.id, retryInMs: REDELIVER_MS })
      .catch((failed: unknown) =>
        log.warn({ err: failed, job: row.id }, 'the next delivery check of a job could not be set'),
      );
  }
}

/** Creates the job service of server and workers: see `Jobs`. */
export function createJobs(deps: JobsDeps): Jobs {
  const { db, queues, bus, log, clock } = deps;

  const announce = async (ids: readonly string[]) => {
    try {
      await publishJobs(deps, ids);
    } catch (error) {
      // Owners see the state with their next request; nothing is lost.
      log.warn({ err: error, jobs: ids }, 'a change of jobs could not be announced');
    }
  };

  const insert = async (tx: Parameters<Jobs['insert']>[0], job: NewJob): Promise<JobRow> => {
    const { queue, visible } = JOBS[job.kind];
    if (!(await queries.lockUser(tx, job.userId))) throw new AppError('not_signed_in');
    const inFlight = await assertJobLimit(tx, { userId: job.userId, queue, visible });
    return queries.insertJob(tx, {
      ...job,
      queue,
      visible,
      priority: Math.min(inFlight + 1, LOWEST_PRIORITY),
      traceParent: currentTraceParent(),
    });
  };

  // In parallel: delivery to a worker must not wait for the notification of the owner.
  const deliver = async (row: JobRow): Promise<void> => {
    await Promise.all([enqueue(deps, row), announce([row.id])]);
  };

  const announceCancelled = async (rows: JobRow[]): Promise<void> => {
    await announce(rows.map((row) => row.id));
    for (const row of rows) {
      if (row.status === 'running') {
        await bus.publish({ topic: 'job:cancel', job_id: row.id });
        continue;
      }
      await publishJobEnded(bus, row);
      try {
        await queues.remove({ queue: row.queue, jobId: row.id, delivery: row.delivery });
        await deliverDependents(db, { deliver }, row);
      } catch (error) {
        // An entry that stays in the queue finds no row to claim.
        log.warn({ err: error, job: row.id }, 'a cancelled entry could not be taken out of the queue');
      }
    }
  };

  const present = async (userId: string, jobId: string) => {
    const view = await findJobView(db, { userId, jobId });
    if (view === undefined) throw new AppError('not_found');
    return presentJob(view, clock.now());
  };

  return {
    insert,
    deliver,
    announceCancelled,

    async cancel(userId, jobId) {
      const row = await db.transaction(async (tx) => {
        const cancelled = await queries.requestCancel(tx, { userId, jobId });
        // A running job is ended by its worker.
        if (cancelled?.status === 'cancelled') await writeAbandonment(tx, cancelled, 'cancelled');
        return cancelled;
      });
      if (row === undefined) {
        if ((await queries.findJob(db, { userId, jobId })) === undefined) throw new AppError('not_found');
        throw new AppError('job_finished');
      }
      await announceCancelled([row]);
      if (row.status === 'cancelled') await publishAbandonment(bus, row);
      return present(userId, jobId);
    },

    async retry(userId, jobId) {
      const rows = await db.transaction((tx) => retryJob(tx, insert, { userId, jobId }));
      for (const row of rows) await deliver(row);
      return present(userId, jobId);
    },

    async recognizeAll(document) {
      const row = await db.transaction((tx) => recognizeAllPages(tx, insert, document));
      await deliver(row);
      return present(row.userId, row.id);
    },

    cancelForDocument: (tx, documentId) => queries.requestCancelForDocument(tx, documentId),
  };
}
