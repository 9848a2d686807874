import type { QueryClient } from '@tanstack/react-query';
import type { Metrics } from '#shared/contracts/api/admin.js';
import { LIMITS } from '#shared/limits.js';
import { withCounts, type Overview } from './overview.js';

export const adminKey = ['admin'] as const;
export const overviewKey = [...adminKey, 'overview'] as const;
export const queuesKey = [...adminKey, 'queues'] as const;
export const failuresKey = [...adminKey, 'failures'] as const;
export const usersKey = [...adminKey, 'users'] as const;
export const auditKey = [...adminKey, 'audit'] as const;

let due: ReturnType<typeof setTimeout> | undefined;

/** Asks how the queues stand: at most once for two events, and always after the last one. */
function askOfQueues(client: QueryClient): void {
  due ??= setTimeout(() => {
    due = undefined;
    for (const queryKey of [queuesKey, failuresKey]) {
      // What is on its way is not begun anew: under a stream of events no answer would ever arrive.
      void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }
  }, 2 * LIMITS.metrics.everyMs);
}

/** The counts go where they are shown; what else an administrator sees is asked for where they hint at it. */
export function onMetrics(client: QueryClient, metrics: Metrics): void {
  const before = client.getQueryData<Overview>(overviewKey);
  const after = withCounts(before, metrics, Date.now());
  client.setQueryData<Overview>(overviewKey, after);
  askOfQueues(client);
  if (before !== undefined && before.users.value !== after.users.value) {
    for (const queryKey of [usersKey, auditKey]) void client.invalidateQueries({ queryKey });
  }
}
