import type { JobStage } from '#shared/contracts/jobs.js';
import { LIMITS } from '#shared/limits.js';
import { writeProgress, type Claim } from '#platform/db/queries/job-leases.js';
import { bumpDependentVersions } from '#platform/db/queries/jobs.js';
import { presentJob } from '#platform/jobs/present.js';
import { publishJobs } from '#platform/jobs/service.js';
import type { RunnerDeps } from './processor.js';

interface Progress {
  stage: JobStage;
  done: number;
  total: number | null;
}

/**
 * Writes and publishes the newest progress of a job, at most four times a second; intermediate values are dropped.
 */
export function createProgress(deps: RunnerDeps, claim: Claim, on: { lost(): void; onProgress(): void }) {
  let latest: Progress | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastAt = -Infinity;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    timer = undefined;
    const progress = latest;
    latest = undefined;
    if (progress === undefined) return;
    lastAt = performance.now();
    try {
      const row = await writeProgress(deps.db, claim, progress);
      if (row === undefined) {
        on.lost();
        return;
      }
      // A job that got further than before its crashes need not run alone; its row says so (`crashes` is 0 again).
      if (row.crashes === 0) on.onProgress();
      const job = presentJob({ ...row, blocker: null, position: null }, deps.clock.now());
      await deps.bus.publish({ topic: 'job', user_id: row.userId, job });
      if (row.kind === 'extract') await publishJobs(deps, await bumpDependentVersions(deps.db, row.id));
    } catch (error) {
      deps.log.warn({ err: error }, 'progress could not be written');
    }
  };
  const enqueue = () => {
    writing = writing.then(write);
    return writing;
  };

  return {
    report(stage: JobStage, done: number, total: number | null): void {
      latest = { stage, done, total };
      if (timer !== undefined) return;
      timer = setTimeout(
        () => void enqueue(),
        Math.max(0, lastAt + LIMITS.jobs.progressMs - performance.now()),
      );
    },
    /** Writes the pending progress, before a job's end. */
    async flush(): Promise<void> {
      clearTimeout(timer);
      await enqueue();
    },
  };
}
