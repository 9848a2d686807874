import { and, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { ErrorCode } from '#shared/contracts/errors.js';
import type { JobStage } from '#shared/contracts/jobs.js';
import { LIMITS } from '#shared/limits.js';
import type { Database, Db } from '#platform/db/client.js';
import { jobs } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { countExtractions, deferExtraction } from './deferred-extractions.js';
import { lockUser } from './jobs.js';
import { fromNow } from './relative-time.js';

/**
 * A claim on a running job. After it is lost (its lease expired or another worker took over) its holder can no
 * longer change the job.
 */
export interface Claim {
  jobId: string;
  token: string;
}

const nextVersion = sql`${jobs.version} + 1`;
/** Condition for the row of a claim that its holder still owns. */
export const ownsClaim = ({ jobId, token }: Claim) =>
  and(eq(jobs.id, jobId), eq(jobs.claimToken, token), eq(jobs.status, 'running'));
const leaseExpired = and(eq(jobs.status, 'running'), lt(jobs.leaseUntil, sql`now()`));
const ended = { finishedAt: sql`now()`, claimToken: null, leaseUntil: null, version: nextVersion };
/**
 * Values that reset the crash counters when a job gets further than ever before: then it is not what crashed its
 * last workers.
 */
export const clearedCrashes = { crashes: 0, lostClaims: [] as string[], lostSoloClaims: [] as string[] };

const claimed = ({ token }: Claim) => ({
  status: 'running' as const,
  claimToken: token,
  leaseUntil: fromNow(LIMITS.jobs.leaseMs),
  startedAt: sql`coalesce(${jobs.startedAt}, now())`,
  solo: false,
  heldBack: false,
  undeliveredSince: null,
  version: nextVersion,
});
const claimable = ({ jobId }: Claim) =>
  and(
    eq(jobs.id, jobId),
    eq(jobs.status, 'queued'),
    isNull(jobs.cancelRequestedAt),
    // A queue entry left by a dead worker must not make the job fail early: until `run_after`, a worker that is
    // still alive can withdraw the evidence.
    sql`(cardinality(${jobs.lostSoloClaims}) < ${LIMITS.jobs.soloCrashes} or ${jobs.runAfter} <= now())`,
  );

/**
 * Claims a queued job. Returns undefined if another worker has it, if it has ended (a duplicate delivery), or if
 * its user has reached the limit of running extractions: then it is deferred until one of them ends.
 */
export async function claimJob(db: Database, claim: Claim): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set(claimed(claim))
    .where(and(claimable(claim), ne(jobs.kind, 'extract')))
    .returning();
  return row ?? (await db.transaction((tx) => claimExtraction(tx, claim)));
}

/**
 * Claims an extraction within its user's limit. Claims of one user wait for each other on the user's row, so that
 * two never take the same free place.
 */
async function claimExtraction(tx: Db, claim: Claim): Promise<JobRow | undefined> {
  const [waiting] = await tx
    .select({ userId: jobs.userId })
    .from(jobs)
    .where(and(claimable(claim), eq(jobs.kind, 'extract')));
  if (waiting === undefined || !(await lockUser(tx, waiting.userId))) return undefined;
  if ((await countExtractions(tx, waiting.userId)) >= LIMITS.jobs.extractionsPerUser) {
    await deferExtraction(tx, claim.jobId);
    return undefined;
  }
  const [row] = await tx.update(jobs).set(claimed(claim)).where(claimable(claim)).returning();
  return row;
}

/**
 * Renews a lease and records whether the job runs alone in its worker's process. Returns whether the owner has
 * requested cancellation; undefined if the lease was lost.
 */
export async function renewLease(
  db: Db,
  claim: Claim,
  { solo }: { solo: boolean },
): Promise<{ cancelRequested: boolean } | undefined> {
  const [row] = await db
    .update(jobs)
    // A heartbeat may be overtaken by progress that cleared `crashes` and `solo`; it must not set `solo` again.
    .set({ leaseUntil: fromNow(LIMITS.jobs.leaseMs), solo: sql`${solo}::boolean and ${jobs.crashes} > 0` })
    .where(ownsClaim(claim))
    .returning({ cancelRequestedAt: jobs.cancelRequestedAt });
  return row && { cancelRequested: row.cancelRequestedAt !== null };
}

/** The furthest unit of a stage that a job has finished. */
export interface Progress {
  stage: JobStage;
  done: number;
  total: number | null;
}

/**
 * Values that record the progress of a stage; a new stage starts its own clock. A job that gets further than ever
 * before is not what crashed its last worker, so its crashes are forgotten and it need not run alone.
 */
export function progressValues({ stage, done, total }: Progress) {
  const sameStage = sql`${jobs.stage} is not distinct from ${stage}`;
  const noFurther = sql`${sameStage} and ${done} <= ${jobs.done}`;
  return {
    stage,
    done,
    total,
    crashes: sql`case when ${noFurther} then ${jobs.crashes} else 0 end`,
    lostClaims: sql`case when ${noFurther} then ${jobs.lostClaims} else '{}' end`,
    lostSoloClaims: sql`case when ${noFurther} then ${jobs.lostSoloClaims} else '{}' end`,
    solo: sql`${jobs.solo} and ${noFurther}`,
    stageStartedAt: sql`case when ${sameStage} and ${jobs.stageStartedAt} >= ${jobs.startedAt} then ${jobs.stageStartedAt} else now() end`,
    stageBase: sql`case when ${sameStage} and ${jobs.stageStartedAt} >= ${jobs.startedAt} then ${jobs.stageBase} else ${done} end`,
    version: nextVersion,
  };
}

/** Records the progress of a stage. Returns undefined if the claim was lost. */
export async function writeProgress(db: Db, claim: Claim, progress: Progress): Promise<JobRow | undefined> {
  const [row] = await db.update(jobs).set(progressValues(progress)).where(ownsClaim(claim)).returning();
  return row;
}

/** Completes a job; returns undefined if it was cancelled meanwhile or the claim was lost. */
export async function completeJob(
  tx: Db,
  claim: Claim,
  result: { kind: string; id: string } | null,
): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(jobs)
    .set({
      ...ended,
      status: 'completed',
      resultKind: result?.kind ?? null,
      resultId: result?.id ?? null,
      error: null,
      errorCode: null,
    })
    .where(and(ownsClaim(claim), isNull(jobs.cancelRequestedAt)))
    .returning();
  return row;
}

/** Ends a job whose cancellation was requested; returns undefined if none was requested or the claim was lost. */
export async function finishCancelled(tx: Db, claim: Claim): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(jobs)
    .set({ ...ended, status: 'cancelled' })
    .where(and(ownsClaim(claim), isNotNull(jobs.cancelRequestedAt)))
    .returning();
  return row;
}

/** Fails a job permanently; returns undefined if it was cancelled meanwhile or the claim was lost. */
export async function failJob(
  tx: Db,
  claim: Claim,
  error: { code: ErrorCode; detail: string },
): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(jobs)
    .set({
      ...ended,
      status: 'failed',
      errorCode: error.code,
      error: error.detail,
      attempt: sql`${jobs.attempt} + 1`,
    })
    .where(and(ownsClaim(claim), isNull(jobs.cancelRequestedAt)))
    .returning();
  return row;
}

/** Requeues a running job: after a transient error (costs an attempt) or at shutdown (costs none). */
export async function releaseJob(
  db: Db,
  claim: Claim,
  { delayMs, costsAttempt }: { delayMs: number; costsAttempt: boolean },
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({
      status: 'queued',
      claimToken: null,
      leaseUntil: null,
      attempt: costsAttempt ? sql`${jobs.attempt} + 1` : jobs.attempt,
      solo: false,
      delivery: sql`${jobs.delivery} + 1`,
      undeliveredSince: null,
      runAfter: fromNow(delayMs),
      checkAt: fromNow(delayMs + LIMITS.jobs.deliveryCheckMs),
      version: nextVersion,
    })
    .where(and(ownsClaim(claim), isNull(jobs.cancelRequestedAt)))
    .returning();
  return row;
}

/**
 * Withdraws the loss of a claim whose worker turns out to be alive: the worker or the database had stalled, and the
 * job is not to blame. Does nothing if the job has got further since.
 */
export async function clearLostClaim(db: Db, { jobId, token }: Claim): Promise<void> {
  await db
    .update(jobs)
    .set({
      crashes: sql`greatest(${jobs.crashes} - 1, 0)`,
      lostClaims: sql`array_remove(${jobs.lostClaims}, ${token}::uuid)`,
      lostSoloClaims: sql`array_remove(${jobs.lostSoloClaims}, ${token}::uuid)`,
    })
    .where(and(eq(jobs.id, jobId), sql`${token}::uuid = any(${jobs.lostClaims})`));
}

/**
 * Selects expired leases whose rows nobody has locked: a process that froze within a transaction must not block the
 * others.
 */
const expired = (db: Db, cancelled: boolean) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(leaseExpired, cancelled ? isNotNull(jobs.cancelRequestedAt) : isNull(jobs.cancelRequestedAt)))
    .for('update', { skipLocked: true });

/**
 * Requeues jobs whose worker stopped renewing its lease, and counts the crash. A job with enough evidence against
 * it is delayed, so that a worker that is alive after all can withdraw its part of the evidence.
 */
export async function releaseDeadLeases(db: Db): Promise<JobRow[]> {
  const evidence = sql`cardinality(${jobs.lostSoloClaims}) + ${jobs.solo}::int`;
  const delayMs = sql`case when ${evidence} >= ${LIMITS.jobs.soloCrashes} then ${LIMITS.jobs.verdictMs}::int else 0 end`;
  const inMs = (ms: number) => sql`now() + (${delayMs} + ${ms}) * interval '1 millisecond'`;
  return db
    .update(jobs)
    .set({
      status: 'queued',
      claimToken: null,
      leaseUntil: null,
      solo: false,
      crashes: sql`${jobs.crashes} + 1`,
      lostClaims: sql`array_append(${jobs.lostClaims}, ${jobs.claimToken})`,
      lostSoloClaims: sql`case when ${jobs.solo} then array_append(${jobs.lostSoloClaims}, ${jobs.claimToken})
        else ${jobs.lostSoloClaims} end`,
      delivery: sql`${jobs.delivery} + 1`,
      undeliveredSince: null,
      runAfter: inMs(0),
      checkAt: inMs(LIMITS.jobs.deliveryCheckMs),
      version: nextVersion,
    })
    .where(and(inArray(jobs.id, expired(db, false)), leaseExpired))
    .returning();
}

/** Ends jobs whose worker stopped renewing its lease after cancellation was requested. */
export async function cancelDeadLeases(tx: Db): Promise<JobRow[]> {
  return tx
    .update(jobs)
    .set({ ...ended, status: 'cancelled' })
    .where(and(inArray(jobs.id, expired(tx, true)), leaseExpired))
    .returning();
}
