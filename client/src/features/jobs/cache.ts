import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '#shared/contracts/jobs.js';
import { isTerminal } from '#shared/domain/job-state.js';

export const jobsKey = ['jobs'] as const;
export const jobItemsKey = (id: string) => ['job-items', id] as const;

/**
 * Merges jobs into the known ones: newest first, each in its newest version. Events and answers can arrive in any
 * order, so only the version decides which is newer.
 */
export function mergeJobs(cached: readonly Job[], incoming: readonly Job[]): Job[] {
  const byId = new Map(cached.map((job) => [job.id, job]));
  for (const job of incoming) {
    const previous = byId.get(job.id);
    if (previous === undefined || job.version >= previous.version) byId.set(job.id, job);
  }
  return [...byId.values()].sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id),
  );
}

/** Merges one job into the cached list. */
export function patchJob(client: QueryClient, job: Job): void {
  client.setQueryData<Job[]>(jobsKey, (cached) => mergeJobs(cached ?? [], [job]));
}

/** Returns a job from the cache; undefined when it is not there. */
export function getCachedJob(client: QueryClient, id: string): Job | undefined {
  return client.getQueryData<Job[]>(jobsKey)?.find((job) => job.id === id);
}

/** Merges items that arrive by socket and by REST; two with equal fields are the same item. */
export function mergeItems(cached: readonly unknown[], incoming: readonly unknown[]): unknown[] {
  const cachedItems = new Set(cached.map((item) => JSON.stringify(item)));
  return [...cached, ...incoming.filter((item) => !cachedItems.has(JSON.stringify(item)))];
}

/** Tells whether a job works for another job or for an upload, and was not requested by the user itself. */
export function isHelper(job: Job): boolean {
  return job.kind === 'extract' || job.kind === 'report' || job.parent_id !== null;
}

export function isActive(job: Job): boolean {
  return !isTerminal(job.status);
}
