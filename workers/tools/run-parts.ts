import { setMaxListeners } from 'node:events';
import pMap from 'p-map';
import type { EngineName } from '#shared/contracts/common.js';
import { LIMITS } from '#shared/limits.js';
import type { ToolKind } from '#shared/tools/index.js';
import type { PartKey } from '#platform/db/queries/job-parts.js';
import { AppError } from '#platform/errors.js';
import { linkedAbort } from '#platform/linked-abort.js';
import { holdSlot, type PartSlot } from '#workers/engines/model/hold-slot.js';
import { PartFailure, RetryAfter } from '#workers/attempt/failures.js';
import type { FoundPart, JobContext } from '#workers/runtime/processor.js';
import type { Part, Plan } from './tool.js';

/** The engine that works on the parts, as their stored outputs name it. */
export interface Engine {
  name: EngineName;
  model: string | null;
  /** Most concurrent parts of one job; 1 means one after the other, in their order. */
  concurrency: number;
}

export interface PartsResult<Output> {
  outputs: Map<number, Output>;
  /** Parts without an output, with the error. At least one part has an output, unless the plan had no parts. */
  failed: Map<number, PartFailure>;
  /** Number of units, of all, that an earlier job had done. */
  reused: number;
  total: number;
}

/**
 * Runs a plan's parts, as many concurrently as its engine allows. Each finished part is stored at once, so that a
 * crash repeats only the parts in progress; parts of an earlier job with the same input are reused. A part that fails
 * does not stop the others. When all others are done:
 * - a part that was refused for now ends this attempt with RetryAfter, and the job goes on with it then;
 * - a part with a transient error ends this attempt with its failure, as long as the job has attempts left;
 * - a part that still fails is named in `failed`.
 *
 * @throws RetryAfter, PartFailure (both keep what is stored); if every part failed, AppError `model_failed`, or `model_context`
 * where the model read none of them whole.
 */
export async function runParts<Output>(
  context: JobContext<unknown>,
  plan: Plan<ToolKind, Output>,
  engine: Engine,
): Promise<PartsResult<Output>> {
  const { progress, finishedParts, finishPart, job, log } = context;
  const { parts, version } = plan;
  const outputs = new Map<number, Output>();
  const failed = new Map<number, PartFailure>();
  const total = parts.reduce((sum, part) => sum + part.units, 0);
  let done = 0;
  let reused = 0;
  let retryAfter: RetryAfter | undefined;
  const { name, model } = engine;
  const keyOf = ({ seq, inputHash }: Part): PartKey => ({
    ...{ seq, inputHash, version },
    ...{ kind: job.kind, engine: name, model },
  });

  const runPart = async (
    part: Part,
    found: FoundPart | undefined,
    { signal, slot }: { signal: AbortSignal; slot: PartSlot },
  ) => {
    const startedAt = performance.now();
    const { output, tokens } =
      found === undefined
        ? await plan.run(part, signal, slot)
        : { output: plan.output.parse(found.output), tokens: 0 };
    // What is answered is stored even if the job is stopped meanwhile: the claim decides whether it still may.
    outputs.set(part.seq, output);
    if (found?.own === true) return;
    const record = {
      output,
      items: plan.items(part, output),
      reused: found !== undefined,
      tokens,
      ms: Math.round(performance.now() - startedAt),
    };
    await finishPart(keyOf(part), record, { stage: 'analyze', done: done + part.units, total });
  };
  const tryPart = async (part: Part, signal: AbortSignal) => {
    const found = finished.get(part.seq);
    try {
      await holdSlot((slot) => runPart(part, found, { signal, slot }));
    } catch (error) {
      signal.throwIfAborted();
      const failure =
        error instanceof RetryAfter && !mayWait(job.startedAt, error.ms) ? new PartFailure('busy') : error;
      if (failure instanceof RetryAfter) {
        retryAfter = retryAfter === undefined || retryAfter.ms < failure.ms ? failure : retryAfter;
        return;
      }
      if (!(failure instanceof PartFailure)) throw failure;
      const { reason, retryable, answered, prompt } = failure;
      log.warn({ part: part.seq, reason, retryable, ...answered, prompt }, 'a part failed');
      failed.set(part.seq, failure);
    }
    done += part.units;
    if (found?.reused === true) reused += part.units;
    progress('analyze', done, total);
  };

  const finished = await finishedParts(parts.map(keyOf));
  progress('analyze', done, total);
  await mapUntilError(parts, engine.concurrency, context.signal, tryPart);

  if (retryAfter !== undefined) throw retryAfter;
  const retryable = [...failed.values()].find(({ retryable }) => retryable);
  if (retryable !== undefined && job.attempt + 1 < LIMITS.jobs.attempts) throw retryable;
  if (parts.length > 0 && outputs.size === 0) {
    const failures = [...failed.values()];
    const isCut = failures.every(({ reason }) => reason === 'context_too_small');
    throw new AppError(isCut ? 'model_context' : 'model_failed', { cause: failures[0] });
  }
  return { outputs, failed, reused, total };
}

/**
 * Tells whether a job that started at `startedAt` may still wait this long: a rate limit that is never lifted must
 * not hold it for ever.
 */
function mayWait(startedAt: Date | null, ms: number): boolean {
  const since = startedAt === null ? 0 : Date.now() - startedAt.getTime();
  return since + ms <= LIMITS.jobs.deadlineMs;
}

/**
 * Calls `each` for all items in their order, up to `concurrency` at a time. The first error stops the others and is
 * thrown after they have stopped.
 */
async function mapUntilError<T>(
  items: readonly T[],
  concurrency: number,
  outer: AbortSignal,
  each: (item: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { signal, abort, unlink } = linkedAbort(outer);
  // One listener for each item in progress: not a leak.
  setMaxListeners(0, signal);
  const running = new Set<Promise<void>>();
  const tracked = (item: T): Promise<void> => {
    const run = each(item, signal).finally(() => running.delete(run));
    running.add(run);
    return run;
  };
  try {
    await pMap(items, tracked, { concurrency, signal });
  } catch (error) {
    abort(error);
    await Promise.allSettled(running);
    throw signal.reason;
  } finally {
    unlink();
  }
}
