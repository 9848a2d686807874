import type { QueryClient } from '@tanstack/react-query';
import type { Metrics } from '#shared/contracts/api/admin.js';
import { LIMITS } from '#shared/limits.js';
import { refetchAfterNews } from '../../lib/query-client.js';
import { withCounts, type Overview } from './overview.js';

export const adminKey = ['admin'] as const;
export const overviewKey = [...adminKey, 'overview'] as const;
export const queuesKey = [...adminKey, 'queues'] as const;
export const failuresKey = [...adminKey, 'failures'] as const;
export const usersKey = [...adminKey, 'users'] as const;
export const auditKey = [...adminKey, 'audit'] as const;

/** Asks for some of the panel anew: at most once for a burst of events, and always after the last one. */
function asking(queryKeys: readonly (readonly string[])[]): (client: QueryClient) => void {
  let due: ReturnType<typeof setTimeout> | undefined;
  return (client) => {
    due ??= setTimeout(() => {
      due = undefined;
      for (const queryKey of queryKeys) {
        // What is on its way is not begun anew: under a stream of events no answer would ever arrive.
        void refetchAfterNews(client, queryKey, { cancelRefetch: false });
      }
    }, 2 * LIMITS.metrics.everyMs);
  };
}
const askOfQueues = asking([queuesKey, failuresKey]);

/** Somebody's account has changed, or something was done to it. */
export const onUsers = asking([usersKey, auditKey]);

/** The counts go where they are shown; what else an administrator sees is asked for where they hint at it. */
export function onMetrics(client: QueryClient, metrics: Metrics): void {
  const before = client.getQueryData<Overview>(overviewKey);
  const after = withCounts(before, metrics, Date.now());
  client.setQueryData<Overview>(overviewKey, after);
  askOfQueues(client);
  // Not every change of an account is announced: one that is erased after its 90 days goes without a word.
  if (before !== undefined && before.users.value !== after.users.value) onUsers(client);
}
