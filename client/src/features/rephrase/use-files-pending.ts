import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { listJobs } from '#shared/api/jobs.js';
import { LIMITS } from '#shared/limits.js';
import { call } from '../../lib/call.js';
import { useJobs } from '../jobs/api.js';
import { isActive, jobsKey, patchJob } from '../jobs/cache.js';
import { markingKey } from '../reports/marks.js';

/** True while a report's files are being written, or are about to be because a mark of it has changed. */
export function useFilesPending(reportId: string): boolean {
  const client = useQueryClient();
  const marking = useIsMutating({ mutationKey: markingKey(reportId) }) > 0;
  const isWriter = ({ kind, parent_id }: { kind: string; parent_id: string | null }) =>
    kind === 'report' && parent_id === reportId;
  // The list of jobs has no helpers: those that were queued before this window opened are fetched once, and polled while they run.
  useQuery({
    queryKey: [...jobsKey, 'writers', reportId],
    queryFn: async ({ signal }) => {
      const writers = (await call(listJobs, { query: { all: '1' } }, { signal })).filter(isWriter);
      for (const job of writers) patchJob(client, job);
      return writers;
    },
    refetchInterval: ({ state }) => (state.data?.some(isActive) === true ? LIMITS.ui.pollMs : false),
  });
  const jobs = useJobs().data ?? [];
  return marking || jobs.some((job) => isWriter(job) && isActive(job));
}
