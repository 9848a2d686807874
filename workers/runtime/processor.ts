import type * as z from 'zod';
import type { JobKind, JobStage } from '#shared/contracts/jobs.js';
import type { Database, Db } from '#platform/db/client.js';
import type { EventBus } from '#platform/events/bus.js';
import type { Progress } from '#platform/db/queries/job-leases.js';
import type { PartKey } from '#platform/db/queries/job-parts.js';
import type { Clock } from '#platform/clock.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Jobs } from '#platform/jobs/types.js';
import type { Logger } from '#platform/log.js';
import type { RateLimits } from '#platform/rate-limits/rate-limits.js';
import type { SessionStore } from '#platform/sessions/session-store.js';
import type { Storage } from '#platform/storage/storage.js';

/** Dependencies of every processor, created once when the worker starts. */
export interface WorkerDeps {
  db: Database;
  bus: EventBus;
  storage: Storage;
  sessions: SessionStore;
  log: Logger;
  jobs: Jobs;
}

/** The stored output of a finished part, and the items that are shown of it while the job runs. */
export interface PartRecord {
  output: unknown;
  items: unknown[];
  /** True if an earlier job did the work. */
  reused: boolean;
  tokens: number;
  ms: number;
}

/** A part that is already finished. */
export interface FoundPart {
  output: unknown;
  /** True if this job stored it, in an earlier attempt. */
  own: boolean;
  /** True if an earlier job did the work. */
  reused: boolean;
}

/**
 * Context of a claimed job for its processor. Every write below is fenced by the claim: after a lost lease it changes
 * nothing.
 */
export interface JobContext<Input> extends WorkerDeps {
  job: JobRow;
  input: Input;
  /**
   * Aborted with a `StopReason` when the job is cancelled, lost, too old or must yield to another one, or when the
   * worker shuts down.
   */
  signal: AbortSignal;
  /** Reports the progress of the stage, in its real units. Written and published at most four times a second. */
  progress(stage: JobStage, done: number, total: number | null): void;
  /**
   * Returns the outputs of finished parts, by seq: this job's own, and those of an earlier job of the same user with
   * the same input. The latter must be finished in this job too (with `reused`).
   */
  finishedParts(keys: readonly PartKey[]): Promise<Map<number, FoundPart>>;
  /**
   * Stores a finished part, then publishes its items; together with the progress to which the part brings the job, if
   * given, where that is due. `progress` must be called all the same.
   */
  finishPart(key: PartKey, record: PartRecord, reached?: Progress): Promise<void>;
  /**
   * Registers what is written when the job is stopped or fails, while the claim is still owned: what has come of it so
   * far. A failure to do so is logged.
   */
  beforeEnd(write: () => Promise<void>): void;
}

/** Result of a job that succeeded. */
export interface Outcome {
  result: { kind: string; id: string } | null;
  /** Writes the result in the transaction that completes the job: both happen or neither. */
  commit?: (tx: Db) => Promise<void>;
  /**
   * Removes what was prepared, if the job was cancelled or lost at the last moment; otherwise the sweep would remove
   * it later.
   */
  discard?: () => Promise<void>;
  /** Runs after the commit: enqueues further jobs, publishes events. */
  afterCommit?: () => Promise<void>;
}

/** Processor of one kind of job: parses its input and runs it. */
export interface Processor<Input> {
  kind: JobKind;
  input: z.ZodType<Input>;
  run(context: JobContext<Input>): Promise<Outcome>;
}

/** Dependencies of `runJob` and of the sweeps. */
export interface RunnerDeps extends WorkerDeps {
  clock: Clock;
  rateLimits: RateLimits;
  /** Processors of every kind of job that this worker runs. */
  processors: ReadonlyMap<string, Processor<unknown>>;
}
