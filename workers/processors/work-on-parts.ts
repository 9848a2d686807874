import { setMaxListeners } from 'node:events';
import type { Risk } from '#shared/tools/risk/contract.js';
import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';
import { linkedAbort } from '#platform/linked-abort.js';
import type { Part, PartOutput } from '#workers/engines/engine.js';
import { PartFailure, TryLater } from '#workers/engines/failures.js';
import { storedPartOutput } from '#workers/engines/part-output.js';
import type { PartKey } from '#platform/db/queries/job-parts.js';
import type { JobContext } from '#workers/runtime/processor.js';

/** A job's parts, and what is done with each. */
interface Work {
  /** Of the plan: part of every stored part's key. */
  version: string;
  parts: readonly Part[];
  run(part: Part, signal: AbortSignal): Promise<PartOutput>;
  /** What is shown of a finished part while the others are in work. */
  show(part: Part, output: PartOutput): Risk[];
}

export interface Worked {
  outputs: Map<number, PartOutput>;
  /** Parts without an output, with the reason. At least one part has one, or there was none to do. */
  failed: Map<number, PartFailure>;
  /** Units that an earlier job had done, of all. */
  reused: number;
  total: number;
}

/**
 * Works on a job's parts, as many at a time as its engine takes. Each finished part is stored at once, so that
 * a crash repeats those in work and no others; parts of an earlier job with the same input are taken over.
 * A part that fails does not stop the others. When all others are done:
 * - one that was refused for now ends this try with TryLater, and the job goes on with it then;
 * - one that may pass ends this try with its failure, as long as the job has tries left;
 * - what still fails is named in `failed`.
 * @throws TryLater, PartFailure (both leave what is stored); AppError `model_failed` where every part failed.
 */
export async function workOnParts(context: JobContext<unknown>, work: Work): Promise<Worked> {
  const { engine, progress, finishedParts, finishPart, job, log } = context;
  const { parts } = work;
  const outputs = new Map<number, PartOutput>();
  const failed = new Map<number, PartFailure>();
  const total = parts.reduce((sum, part) => sum + part.units, 0);
  let done = 0;
  let reused = 0;
  let later: TryLater | undefined;
  const keyOf = (part: Part): PartKey => ({
    seq: part.seq,
    inputHash: part.inputHash,
    kind: job.kind,
    engine: engine.name,
    model: engine.model,
    version: work.version,
  });
  const told = () => progress('analyze', done, total);

  const doPart = async (part: Part, signal: AbortSignal, found?: { output: unknown; own: boolean }) => {
    const startedAt = performance.now();
    const output = found === undefined ? await work.run(part, signal) : storedPartOutput.parse(found.output);
    signal.throwIfAborted();
    outputs.set(part.seq, output);
    if (found?.own !== true) {
      await finishPart(keyOf(part), {
        output,
        items: work.show(part, output),
        reused: found !== undefined,
        tokens: found === undefined ? output.tokens : 0,
        ms: Math.round(performance.now() - startedAt),
      });
    }
  };
  const tryPart = async (part: Part, signal: AbortSignal) => {
    try {
      await doPart(part, signal, earlier.get(part.seq));
    } catch (error) {
      signal.throwIfAborted();
      const failure =
        error instanceof TryLater && !mayWait(job.startedAt, error.ms) ? new PartFailure('busy') : error;
      if (failure instanceof TryLater) {
        later = later === undefined || later.ms < failure.ms ? failure : later;
        return;
      }
      if (!(failure instanceof PartFailure)) throw failure;
      const { reason, mayPass, answered } = failure;
      log.warn({ part: part.seq, reason, mayPass, ...answered }, 'a part failed');
      failed.set(part.seq, failure);
    }
    done += part.units;
    if (earlier.get(part.seq)?.reused === true) reused += part.units;
    told();
  };

  const earlier = await finishedParts(parts.map(keyOf));
  told();
  await sideBySide(parts, engine.concurrency, context.signal, tryPart);

  if (later !== undefined) throw later;
  const passing = [...failed.values()].find(({ mayPass }) => mayPass);
  if (passing !== undefined && job.attempt + 1 < LIMITS.jobs.attempts) throw passing;
  if (parts.length > 0 && outputs.size === 0)
    throw new AppError('model_failed', { cause: [...failed.values()][0] });
  return { outputs, failed, reused, total };
}

/** Whether a job that was begun then may still wait this long: a limit that is never lifted must not hold it for ever. */
function mayWait(startedAt: Date | null, ms: number): boolean {
  const since = startedAt === null ? 0 : Date.now() - startedAt.getTime();
  return since + ms <= LIMITS.jobs.deadlineMs;
}

/**
 * Does `each` for all items in their order, up to `limit` at a time. The first error stops the others and is
 * thrown when they have stopped.
 */
async function sideBySide<T>(
  items: readonly T[],
  limit: number,
  outer: AbortSignal,
  each: (item: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { signal, abort, unlink } = linkedAbort(outer);
  // One for each item in work: not a leak.
  setMaxListeners(0, signal);
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      signal.throwIfAborted();
      await each(item, signal);
    }
  };
  try {
    const workers = Array.from({ length: Math.min(limit, items.length) }, () =>
      worker().catch((error: unknown) => {
        abort(error);
        throw error;
      }),
    );
    const ended = await Promise.allSettled(workers);
    if (ended.some(({ status }) => status === 'rejected')) throw signal.reason;
  } finally {
    unlink();
  }
}
