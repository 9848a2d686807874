import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { cancelJob, getJob, jobItems, listJobs, retryJob } from '#shared/api/jobs.js';
import type { Job } from '#shared/contracts/jobs.js';
import { LIMITS } from '#shared/limits.js';
import { call } from '../../lib/call.js';
import {
  getCachedJob,
  isActive,
  isHelper,
  jobItemsKey,
  jobsKey,
  mergeItems,
  mergeJobs,
  patchJob,
} from './cache.js';

function jobsQuery(client: QueryClient) {
  return queryOptions({
    queryKey: jobsKey,
    queryFn: async ({ signal }) => {
      const answer = await call(listJobs, {}, { signal });
      // The cache is read when the answer arrives, because events may have updated it during the request.
      return mergeJobs(client.getQueryData<Job[]>(jobsKey) ?? [], answer);
    },
    // The timer restarts with each event, so the list is polled only after a period without events.
    refetchInterval: (query) => (query.state.data?.some(isActive) === true ? LIMITS.ui.pollMs : false),
  });
}

/** Fetches the user's active and latest jobs. */
export function useJobs() {
  const client = useQueryClient();
  return useQuery(jobsQuery(client));
}

/** Fetches one job, such as one that is not listed; events update it, and it is polled until it has ended. */
export function useJob(id: string): Job | undefined {
  const client = useQueryClient();
  const { data: fetched } = useQuery({
    queryKey: ['job', id],
    queryFn: async ({ signal }) => {
      const job = await call(getJob, { params: { id } }, { signal });
      patchJob(client, job);
      return job;
    },
    refetchInterval: () => (isSettled(getCachedJob(client, id)) ? false : LIMITS.ui.pollMs),
  });
  return useJobs().data?.find((job) => job.id === id) ?? fetched;
}

const isSettled = (job: Job | undefined) => job !== undefined && !isActive(job);

/** Returns the user's active jobs, newest first. */
export function useActiveJobs(): Job[] {
  const { data = [] } = useJobs();
  return data.filter((job) => isActive(job) && !isHelper(job));
}

/** Fetches a job's partial results, parsed by the contract of its tool; socket events add to them. */
export function useJobItems<Item>(id: string, item: z.ZodMiniType<Item>): Item[] {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: jobItemsKey(id),
    queryFn: async ({ signal }) => {
      const { items } = await call(jobItems, { params: { id } }, { signal });
      // Those that are shown keep their order: parts end in another one than the server lists them in.
      return mergeItems(client.getQueryData<unknown[]>(jobItemsKey(id)) ?? [], items);
    },
    staleTime: Infinity,
  });
  return useMemo(
    () =>
      (data ?? []).flatMap((one) => {
        const parsed = item.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    [data, item],
  );
}

export function useCancelJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelJob, { params: { id } }),
    onSuccess: (job) => {
      patchJob(client, job);
    },
    onSettled: () => client.invalidateQueries({ queryKey: jobsKey }),
  });
}

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSuccess: (job) => {
      patchJob(client, job);
    },
  });
}
