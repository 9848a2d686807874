import type { QueryClient } from '@tanstack/react-query';
import type { Metrics } from '#shared/contracts/metrics.js';
import { LIMITS } from '#shared/limits.js';
import { refetchAfterNews } from '../../lib/query-client.js';
import { mergeCounts, type Overview } from './overview.js';

export const adminKey = ['admin'] as const;
export const overviewKey = [...adminKey, 'overview'] as const;
export const queuesKey = [...adminKey, 'queues'] as const;
export const failuresKey = [...adminKey, 'failures'] as const;
export const usersKey = [...adminKey, 'users'] as const;
export const auditKey = [...adminKey, 'audit'] as const;

/** Returns a handler that refetches queries at most once for a burst of events, and always after the last one. */
function createBatchedRefetch(queryKeys: readonly (readonly string[])[]): (client: QueryClient) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (client) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const queryKey of queryKeys) {
        // A request under way is not restarted: under a stream of events no answer would ever arrive.
        void refetchAfterNews(client, queryKey, { cancelRefetch: false });
      }
    }, 2 * LIMITS.metrics.everyMs);
  };
}
const refetchQueues = createBatchedRefetch([queuesKey, failuresKey]);

/** Refetches the users and the audit log after a change of an account or an action on it. */
export const onUsers = createBatchedRefetch([usersKey, auditKey]);

/**
 * Writes new counts into the cache, and refetches the other queries of the panel when the counts show that they
 * are stale.
 */
export function onMetrics(client: QueryClient, metrics: Metrics): void {
  const previous = client.getQueryData<Overview>(overviewKey);
  const current = mergeCounts(previous, metrics, Date.now());
  client.setQueryData<Overview>(overviewKey, current);
  refetchQueues(client);
  // Not every change of an account has an event: an account that is erased after its 90 days has none.
  if (previous !== undefined && previous.users.value !== current.users.value) onUsers(client);
}
