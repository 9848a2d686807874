import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { ErrorCode } from '#shared/contracts/errors.js';
import type { JobStage } from '#shared/contracts/jobs.js';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { jobs } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/jobs/types.js';
import { later } from './moments.js';

/** A claim on a running job. Whoever lost it (its lease ran out, another took over) changes nothing any more. */
export interface Claim {
  jobId: string;
  token: string;
}

const grown = sql`${jobs.version} + 1`;
const held = ({ jobId, token }: Claim) =>
  and(eq(jobs.id, jobId), eq(jobs.claimToken, token), eq(jobs.status, 'running'));
const leaseRanOut = and(eq(jobs.status, 'running'), lt(jobs.leaseUntil, sql`now()`));
const ended = { finishedAt: sql`now()`, claimToken: null, leaseUntil: null, version: grown };

/**
 * Takes a queued job, or one whose worker fell silent. Undefined means that another has it, or it has ended: a
 * duplicate delivery.
 */
export async function claimJob(db: Db, { jobId, token }: Claim): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({
      status: 'running',
      claimToken: token,
      leaseUntil: later(LIMITS.jobs.leaseMs),
      startedAt: sql`coalesce(${jobs.startedAt}, now())`,
      crashes: sql`case when ${jobs.status} = 'running' then ${jobs.crashes} + 1 else ${jobs.crashes} end`,
      version: grown,
    })
    .where(
      and(
        eq(jobs.id, jobId),
        isNull(jobs.cancelRequestedAt),
        or(eq(jobs.status, 'queued'), and(leaseRanOut, lt(jobs.crashes, LIMITS.jobs.crashes - 1))),
      ),
    )
    .returning();
  return row;
}

/** Renews a lease. Undefined: it was lost. Otherwise whether the owner has asked to cancel. */
export async function renewLease(db: Db, claim: Claim): Promise<{ cancelRequested: boolean } | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ leaseUntil: later(LIMITS.jobs.leaseMs) })
    .where(held(claim))
    .returning({ cancelRequestedAt: jobs.cancelRequestedAt });
  return row && { cancelRequested: row.cancelRequestedAt !== null };
}

/**
 * Writes how far a stage is; a new stage starts its own clock. A job that got further than ever before is not
 * what took its last worker down, so its crashes are forgotten. Undefined: the claim was lost.
 */
export async function writeProgress(
  db: Db,
  claim: Claim,
  { stage, done, total }: { stage: JobStage; done: number; total: number | null },
): Promise<JobRow | undefined> {
  const sameStage = sql`${jobs.stage} is not distinct from ${stage}`;
  const [row] = await db
    .update(jobs)
    .set({
      stage,
      done,
      total,
      crashes: sql`case when ${sameStage} and ${done} <= ${jobs.done} then ${jobs.crashes} else 0 end`,
      stageStartedAt: sql`case when ${sameStage} and ${jobs.stageStartedAt} >= ${jobs.startedAt} then ${jobs.stageStartedAt} else now() end`,
      stageBase: sql`case when ${sameStage} and ${jobs.stageStartedAt} >= ${jobs.startedAt} then ${jobs.stageBase} else ${done} end`,
      version: grown,
    })
    .where(held(claim))
    .returning();
  return row;
}

/** Ends a job well, unless it was cancelled meanwhile or lost: then undefined. */
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
    .where(and(held(claim), isNull(jobs.cancelRequestedAt)))
    .returning();
  return row;
}

/** Ends a job whose cancellation was asked for. */
export async function finishCancelled(tx: Db, claim: Claim): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(jobs)
    .set({ ...ended, status: 'cancelled' })
    .where(and(held(claim), isNotNull(jobs.cancelRequestedAt)))
    .returning();
  return row;
}

/** Ends a job badly and for good, unless it was cancelled meanwhile or lost: then undefined. */
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
    .where(and(held(claim), isNull(jobs.cancelRequestedAt)))
    .returning();
  return row;
}

/** Puts a running job back in line: after an error that may pass (it costs an attempt), or at shutdown (it does not). */
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
      delivery: sql`${jobs.delivery} + 1`,
      runAfter: later(delayMs),
      checkAt: later(delayMs + LIMITS.jobs.deliveryCheckMs),
      version: grown,
    })
    .where(and(held(claim), isNull(jobs.cancelRequestedAt)))
    .returning();
  return row;
}

/** Puts jobs whose worker fell silent back in line, each crash counted. */
export async function releaseDeadLeases(db: Db): Promise<JobRow[]> {
  return db
    .update(jobs)
    .set({
      status: 'queued',
      claimToken: null,
      leaseUntil: null,
      crashes: sql`${jobs.crashes} + 1`,
      delivery: sql`${jobs.delivery} + 1`,
      runAfter: sql`now()`,
      checkAt: later(LIMITS.jobs.deliveryCheckMs),
      version: grown,
    })
    .where(and(leaseRanOut, isNull(jobs.cancelRequestedAt), lt(jobs.crashes, LIMITS.jobs.crashes - 1)))
    .returning();
}

/** Ends jobs whose worker fell silent and that cannot go on: cancelled ones, and those that took too many workers down. */
export async function endDeadLeases(
  tx: Db,
  poisonous: { code: ErrorCode; detail: string },
): Promise<JobRow[]> {
  const cancelled = await tx
    .update(jobs)
    .set({ ...ended, status: 'cancelled' })
    .where(and(leaseRanOut, isNotNull(jobs.cancelRequestedAt)))
    .returning();
  const failed = await tx
    .update(jobs)
    .set({
      ...ended,
      status: 'failed',
      crashes: sql`${jobs.crashes} + 1`,
      errorCode: poisonous.code,
      error: poisonous.detail,
    })
    .where(and(leaseRanOut, isNull(jobs.cancelRequestedAt), gte(jobs.crashes, LIMITS.jobs.crashes - 1)))
    .returning();
  return [...cancelled, ...failed];
}
