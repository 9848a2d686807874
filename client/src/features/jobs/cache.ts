import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '#shared/contracts/jobs.js';
import { isTerminal } from '#shared/domain/job-state.js';

export const jobsKey = ['jobs'] as const;
export const jobItemsKey = (id: string) => ['job-items', id] as const;

/**
 * Merges jobs into the known ones: newest first, each in its newest version. Events and answers can arrive in any
 * order, so only the version decides which is newer.
 */
export function mergeJobs(known: readonly Job[], news: readonly Job[]): Job[] {
  const byId = new Map(known.map((job) => [job.id, job]));
  for (const job of news) {
    const before = byId.get(job.id);
    if (before === undefined || job.version >= before.version) byId.set(job.id, job);
  }
  return [...byId.values()].sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id),
  );
}

/** Merges one job into the cached list. */
export function patchJob(client: QueryClient, job: Job): void {
  client.setQueryData<Job[]>(jobsKey, (known) => mergeJobs(known ?? [], [job]));
}

/** Returns a job from the cache; undefined when it is not there. */
export function jobOf(client: QueryClient, id: string): Job | undefined {
  return client.getQueryData<Job[]>(jobsKey)?.find((job) => job.id === id);
}

/** Merges items that arrive by socket and by REST; two with equal fields are the same item. */
export function mergeItems(known: readonly unknown[], news: readonly unknown[]): unknown[] {
  const seen = new Set(known.map((item) => JSON.stringify(item)));
  return [...known, ...news.filter((item) => !seen.has(JSON.stringify(item)))];
}

/** Tells whether a job works for another job or for an upload, and was not requested by the user itself. */
export function isHelper(job: Job): boolean {
  return job.kind === 'extract' || job.kind === 'report' || job.parent_id !== null;
}

export function isActive(job: Job): boolean {
  return !isTerminal(job.status);
}
