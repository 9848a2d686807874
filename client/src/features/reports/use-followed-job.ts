import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Job, JobKind } from '#shared/contracts/jobs.js';
import { useActiveJobs, useJobs } from '../jobs/api.js';

/**
 * Returns the tool's job and report that the address names. A running job that the address does not name is added
 * to it, so that a reload, a second tab and another device show the same job; a finished job is replaced by its
 * report.
 */
export function useFollowedJob(kind: JobKind, onCancelled: () => void) {
  const [query, setQuery] = useSearchParams();
  const jobs = useJobs();
  const running = useActiveJobs().find((one) => one.kind === kind);
  const reportId = query.get('report');
  const jobId = query.get('job');
  const job = jobs.data?.find(({ id }) => id === jobId);

  const show = (next: { report: string } | { job: string } | Record<string, never>, replace = false) => {
    setQuery(next, { replace });
  };

  useEffect(() => {
    if (reportId === null && jobId === null && running !== undefined) show({ job: running.id }, true);
    // `show` is new with each render and `running` with each event, but the effect should run only for another job.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reportId, jobId, running?.id]);

  const ended = endOf(job, jobId !== null && jobs.isSuccess && !jobs.isFetching);
  useEffect(() => {
    if (ended === undefined) return;
    if (ended === 'cancelled') onCancelled();
    show(typeof ended === 'object' ? { report: ended.report } : {}, true);
    // Runs once per end; the callbacks are read at that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typeof ended === 'object' ? ended.report : ended]);

  return { reportId, job: reportId === null ? job : undefined, show };
}

/** Returns where a finished job leads; undefined while it runs, and when it failed, because the failure is shown. */
function endOf(
  job: Job | undefined,
  known: boolean,
): { report: string } | 'cancelled' | 'unknown' | undefined {
  if (job === undefined) return known ? 'unknown' : undefined;
  if (job.status === 'cancelled') return 'cancelled';
  if (job.status === 'completed') return job.result === null ? 'unknown' : { report: job.result.id };
  return undefined;
}
