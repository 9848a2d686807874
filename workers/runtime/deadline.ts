import type { JobStage } from '#shared/contracts/jobs.js';

/**
 * Calls `late` once when a job has made no progress for `ms`. A job may take as long as its document has pages: only
 * one that gets no further hangs. Each unit counts once, so that a job that starts over does not go on for ever.
 */
export function createDeadline(ms: number, late: () => void) {
  let timer: NodeJS.Timeout | undefined = setTimeout(late, ms);
  const furthest = new Map<JobStage, number>();
  return {
    /** Takes note of the number of finished units of a stage. */
    progress(stage: JobStage, done: number): void {
      const before = furthest.get(stage);
      if (before !== undefined && done <= before) return;
      furthest.set(stage, done);
      // A processor that was given up may still report.
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(late, ms);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
