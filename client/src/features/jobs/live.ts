import type { QueryClient } from '@tanstack/react-query';
import type { SocketEvents } from '#shared/contracts/events.js';
import { jobItemsKey, mergeItems, patchJob } from './cache.js';

export function onJob(client: QueryClient, job: SocketEvents['job']): void {
  patchJob(client, job);
}

export function onPartial(client: QueryClient, { job_id, items }: SocketEvents['job:partial']): void {
  const queryKey = jobItemsKey(job_id);
  const state = client.getQueryState<unknown[]>(queryKey);
  // No screen has requested the items; the next one that does fetches all of them. While a request is under way its
  // answer may have been read before these items were found, so they are added.
  if (state?.data === undefined && state?.fetchStatus !== 'fetching') return;
  client.setQueryData<unknown[]>(queryKey, (known) => mergeItems(known ?? [], items));
}
