import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '#shared/contracts/jobs.js';
import { isTerminal } from '#shared/domain/job-state.js';

export const jobsKey = ['jobs'] as const;
export const jobItemsKey = (id: string) => ['job-items', id] as const;

/**
 * What is known after news of jobs has come: newest first, each in its newest state. Events and answers
 * overtake each other on the way, so that the version alone decides, never the order of arrival.
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

/** Puts news of one job into the cache. */
export function patchJob(client: QueryClient, job: Job): void {
  client.setQueryData<Job[]>(jobsKey, (known) => mergeJobs(known ?? [], [job]));
}

/** A job as it is known now; undefined where nothing is. */
export function jobOf(client: QueryClient, id: string): Job | undefined {
  return client.getQueryData<Job[]>(jobsKey)?.find((job) => job.id === id);
}

/** Items come by socket and by REST, in parts; one that is there already is the same in every field. */
export function mergeItems(known: readonly unknown[], news: readonly unknown[]): unknown[] {
  const seen = new Set(known.map((item) => JSON.stringify(item)));
  return [...known, ...news.filter((item) => !seen.has(JSON.stringify(item)))];
}

/** Helper jobs work for another one, or for an upload; nobody asked for them by name. */
export function isHelper(job: Job): boolean {
  return job.kind === 'extract' || job.kind === 'report' || job.parent_id !== null;
}

export function isActive(job: Job): boolean {
  return !isTerminal(job.status);
}
