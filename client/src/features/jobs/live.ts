import type { QueryClient } from '@tanstack/react-query';
import type { SocketEvents } from '#shared/contracts/events.js';
import { jobItemsKey, mergeItems, patchJob } from './cache.js';

export function onJob(client: QueryClient, job: SocketEvents['job']): void {
  patchJob(client, job);
}

export function onPartial(client: QueryClient, { job_id, items }: SocketEvents['job:partial']): void {
  const queryKey = jobItemsKey(job_id);
  const state = client.getQueryState<unknown[]>(queryKey);
  // Nobody has asked for them; the next screen that does gets all. Where the answer is still under way it may have been
  // read before these were found.
  if (state?.data === undefined && state?.fetchStatus !== 'fetching') return;
  client.setQueryData<unknown[]>(queryKey, (known) => mergeItems(known ?? [], items));
}
