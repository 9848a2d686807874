import type * as z from 'zod';
import type { JobKind, JobStage } from '#shared/contracts/jobs.js';
import type { Database, Db } from '#platform/db/client.js';
import type { EventBus } from '#platform/events/bus.js';
import type { PartKey } from '#platform/db/queries/job-parts.js';
import type { Clock } from '#platform/clock.js';
import type { JobRow, Jobs } from '#platform/jobs/types.js';
import type { Logger } from '#platform/log.js';
import type { RateLimits } from '#platform/rate-limits/rate-limits.js';
import type { SessionStore } from '#platform/sessions/session-store.js';
import type { Storage } from '#platform/storage/storage.js';

/** What every processor stands on, given once when the worker starts. */
export interface WorkerDeps {
  db: Database;
  bus: EventBus;
  storage: Storage;
  sessions: SessionStore;
  log: Logger;
  jobs: Jobs;
}

/** What a finished part leaves behind, and what is shown of it while the job runs. */
export interface PartRecord {
  output: unknown;
  items: unknown[];
  /** Whether an earlier job did the work. */
  reused: boolean;
  tokens: number;
  ms: number;
}

/** A part that is there already. */
export interface FoundPart {
  output: unknown;
  /** Whether this job has stored it, at an earlier try. */
  own: boolean;
  /** Whether an earlier job did the work. */
  reused: boolean;
}

/** A claimed job in a processor's hands. Every write below is fenced by the claim: a lost lease changes nothing. */
export interface JobContext<Input> extends WorkerDeps {
  job: JobRow;
  input: Input;
  /** Aborted with a `StopReason` when the job is cancelled, lost, too old, makes room, or the worker shuts down. */
  signal: AbortSignal;
  /** Tells how far the stage is, in its real units. Written and published at most four times a second. */
  progress(stage: JobStage, done: number, total: number | null): void;
  /**
   * Outputs of parts that are there already, by seq: this job's own, and those that an earlier job of the same
   * user left for the same input, which are to be finished here too (with `reused`).
   */
  finishedParts(keys: readonly PartKey[]): Promise<Map<number, FoundPart>>;
  /** Stores a finished part, then shows its items. */
  finishPart(key: PartKey, record: PartRecord): Promise<void>;
}

/** What becomes of a job that ended well. */
export interface Outcome {
  result: { kind: string; id: string } | null;
  /** Writes the result in the transaction that completes the job: both happen or neither. */
  commit?: (tx: Db) => Promise<void>;
  /** Takes back what was prepared, where the job was cancelled or lost at the last moment; else the sweep would. */
  discard?: () => Promise<void>;
  /** Runs after the commit: further jobs, events. */
  afterCommit?: () => Promise<void>;
}

/** One kind of job: how its input reads, and how it is done. */
export interface Processor<Input> {
  kind: JobKind;
  input: z.ZodType<Input>;
  run(context: JobContext<Input>): Promise<Outcome>;
}

/** What the life of a job stands on. */
export interface RunnerDeps extends WorkerDeps {
  clock: Clock;
  rateLimits: RateLimits;
  /** Every kind of job that this worker can do. */
  processors: ReadonlyMap<string, Processor<unknown>>;
}

/** Why a running job was stopped from outside. */
export class StopReason extends Error {
  override name = 'StopReason';
  constructor(readonly reason: 'cancelled' | 'fenced' | 'shutdown' | 'yielded' | 'deadline') {
    super(`The job was stopped: ${reason}.`);
  }
}
