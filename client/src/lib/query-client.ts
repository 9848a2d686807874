import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError, mayPass } from './api-error.js';

// At the end of the click that began it, and not a task later: the second click of two finds its button switched off.
notifyManager.setScheduler(queueMicrotask);

export const sessionKey = ['session'] as const;
/** True where the account of this window was closed or deleted; nothing is fetched under it. */
export const accountGoneKey = ['account-gone'] as const;

/** Ends the session here where a call was answered that there is none; the route guard does the rest. */
export function noteSession(client: QueryClient, error: unknown): void {
  if (isApiError(error) && error.code === 'not_signed_in') client.setQueryData(sessionKey, null);
}

/** Server state of the whole client. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    noteSession(client, error);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // What is done offline fails at once, and is not done unasked when the line is back.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 15_000,
        retry: (count, error) => mayPass(error) && count < 2,
      },
    },
  });
  return client;
}
