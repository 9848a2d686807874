import type { JobStage } from '#shared/contracts/jobs.js';
import { LIMITS } from '#shared/limits.js';
import { writeProgress, type Claim, type Progress } from '#platform/db/queries/job-leases.js';
import { bumpDependentVersions } from '#platform/db/queries/jobs.js';
import { definitionOf } from '#platform/jobs/definitions.js';
import { publishJobRow, publishJobs } from '#platform/jobs/service.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { RunnerDeps } from './processor.js';

/**
 * Writes and publishes the newest progress of a job, at most four times a second; intermediate values are dropped.
 */
export function createProgress(deps: RunnerDeps, claim: Claim, on: { lost(): void; onProgress(): void }) {
  let latest: Progress | undefined;
  let written: Progress | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastAt = -Infinity;
  let writing: Promise<void> = Promise.resolve();
  let inFlight = 0;

  const publish = async (row: JobRow, progress: Progress) => {
    written = progress;
    // A job that got further than before its crashes need not run alone; its row says so (`crashes` is 0 again).
    if (row.crashes === 0) on.onProgress();
    await publishJobRow(deps, row);
    if (definitionOf(row.kind).sharesProgress === true)
      await publishJobs(deps, await bumpDependentVersions(deps.db, row.id));
  };
  const write = async () => {
    timer = undefined;
    const progress = latest;
    latest = undefined;
    if (progress === undefined) return;
    lastAt = performance.now();
    inFlight += 1;
    try {
      const row = await writeProgress(deps.db, claim, progress);
      if (row === undefined) {
        on.lost();
        return;
      }
      await publish(row, progress);
    } catch (error) {
      deps.log.warn({ err: error }, 'progress could not be written');
    } finally {
      inFlight -= 1;
    }
  };
  const enqueue = () => {
    writing = writing.then(write);
    return writing;
  };
  const isWritten = ({ stage, done, total }: Progress) =>
    written?.stage === stage && written.done === done && written.total === total;

  return {
    report(stage: JobStage, done: number, total: number | null): void {
      if (latest === undefined && isWritten({ stage, done, total })) return;
      latest = { stage, done, total };
      if (timer !== undefined) return;
      timer = setTimeout(
        () => void enqueue(),
        Math.max(0, lastAt + LIMITS.jobs.progressMs - performance.now()),
      );
    },
    /** True if progress may be written now, and none is on its way or about to be: an older value must not come last. */
    isDue: () =>
      inFlight === 0 && timer === undefined && performance.now() - lastAt >= LIMITS.jobs.progressMs,
    /** Lets `store` write progress that is due together with something else; returns what `store` returns. */
    async writeBy(store: () => Promise<JobRow | undefined>): Promise<JobRow | undefined> {
      lastAt = performance.now();
      inFlight += 1;
      const row = store();
      writing = Promise.allSettled([writing, row]).then(() => undefined);
      try {
        return await row;
      } finally {
        inFlight -= 1;
      }
    },
    /** Publishes progress that `writeBy` has written. */
    publish,
    /** Writes the pending progress, before a job's end. */
    async flush(): Promise<void> {
      clearTimeout(timer);
      await enqueue();
    },
  };
}
