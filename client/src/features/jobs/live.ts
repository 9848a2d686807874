import type { QueryClient } from '@tanstack/react-query';
import type { Risk } from '#shared/contracts/api/risk.js';
import type { SocketEvents } from '#shared/contracts/events.js';
import { jobItemsKey, mergeItems, patchJob } from './cache.js';

export function onJob(client: QueryClient, job: SocketEvents['job']): void {
  patchJob(client, job);
}

export function onPartial(client: QueryClient, { job_id, items }: SocketEvents['job:partial']): void {
  client.setQueryData<Risk[]>(jobItemsKey(job_id), (known) =>
    // Without a list there is no screen that shows one; the next that does asks for all of it.
    known === undefined ? undefined : mergeItems(known, items),
  );
}
