import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Logger } from '#platform/log.js';
import { withDeadline } from '#platform/with-deadline.js';
import type { JobContext, Outcome, RunnerDeps } from './processor.js';
import { ANSWER_MS, isHandover, STORE_MS } from '#workers/attempt/handover.js';

/** Runs the processor; does not wait long for one that ignores its signal, whose later writes are fenced off. */
export async function runProcessor(
  deps: RunnerDeps,
  row: JobRow,
  signal: AbortSignal,
  writes: Pick<JobContext<unknown>, 'progress' | 'finishedParts' | 'finishPart' | 'beforeEnd'>,
): Promise<Outcome> {
  const processor = deps.processors.get(row.kind);
  if (processor === undefined) throw new Error(`no processor for jobs of kind ${row.kind}`);
  const input = processor.input.parse(row.input);
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const running = processor.run({ ...deps, ...writes, job: row, input, signal });
  // Nothing awaits the one that settles second: an abandoned processor may still reject.
  running.catch(() => undefined);
  aborted.catch(() => undefined);
  try {
    return await Promise.race([running, aborted]);
  } catch (error) {
    if (isHandover(signal))
      await withDeadline(
        ANSWER_MS + STORE_MS,
        'ending the work on a job',
        Promise.allSettled([running]),
      ).catch(() => {
        deps.log.warn('a job was handed over before its work had ended');
      });
    throw error;
  }
}

/** Writes what a job has come to, before its end is written. */
export async function writeLast(writes: readonly (() => Promise<void>)[], log: Logger): Promise<void> {
  for (const write of writes) {
    await write().catch((error: unknown) =>
      log.warn({ err: error }, 'the last output of a job could not be stored'),
    );
  }
}
