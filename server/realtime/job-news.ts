import type { Job } from '#shared/contracts/jobs.js';

/** Jobs whose newest state is remembered; a job is published for the last time within seconds of its end. */
const REMEMBERED = 2_000;

/**
 * Creates the filter of job events: true for a state that is news, false for one that was passed on before, or that is
 * older than one that was. The server that accepts a job and the worker that takes it publish at the same time, each
 * what it reads.
 */
export function createJobNews(remembered = REMEMBERED): (job: Job) => boolean {
  const newest = new Map<string, { version: number; text: string }>();
  return (job) => {
    const known = newest.get(job.id);
    const text = JSON.stringify(job);
    if (known !== undefined && (job.version < known.version || text === known.text)) return false;
    // Removed first, so that the map is in the order of the last news.
    newest.delete(job.id);
    newest.set(job.id, { version: job.version, text });
    for (const [oldest] of newest) {
      if (newest.size <= remembered) break;
      newest.delete(oldest);
    }
    return true;
  };
}
