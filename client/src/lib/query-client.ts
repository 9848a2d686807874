import {
  hashKey,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { isApiError, isRetryable, isUnanswered } from './api-error.js';
import { serviceState } from './service-state.js';

// Components are notified in a microtask at the end of the click handler, not in a later task: the second click of a
// double click then finds the button already disabled.
notifyManager.setScheduler(queueMicrotask);

export const sessionKey = ['session'] as const;
/** Cache key of a flag: true when this window's account was closed or deleted. No request belongs to it. */
export const accountGoneKey = ['account-gone'] as const;

/** Clears the session in the cache after a `not_signed_in` error; the route guard then redirects. */
export function endSessionOnUnauthenticated(client: QueryClient, error: unknown): void {
  if (isApiError(error) && error.code === 'not_signed_in') client.setQueryData(sessionKey, null);
}

/** Waits for the request in flight, then fetches once more. */
async function refetchAfterResponse(client: QueryClient, query: Query): Promise<void> {
  try {
    // Starts no request: it returns the promise of the one in flight.
    await query.fetch();
  } catch {
    // The component that shows the query shows the error, and the next attempt fetches fresh data anyway.
    return;
  }
  // After several change notices, the first of these requests is recent enough for all of them.
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
}

/**
 * Refetches the queries under a key that are on screen, after a change notice from the server. The response in flight
 * may be older than the change. TanStack Query cancels such a request and starts another, except for a query's first
 * request or with `cancelRefetch: false`: it then accepts the response as fresh, so the query is fetched once more
 * after it.
 */
export async function refetchAfterNews(
  client: QueryClient,
  queryKey: QueryKey,
  { cancelRefetch = true }: InvalidateOptions = {},
): Promise<void> {
  const inFlight = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined || !cancelRefetch);
  await Promise.all([
    client.invalidateQueries({ queryKey, predicate: (query) => !inFlight.includes(query) }),
    ...inFlight.map((query) => refetchAfterResponse(client, query)),
  ]);
}

/** Asks for the session, whose answer tells whether the service works. */
export async function checkService(client: QueryClient): Promise<void> {
  await client.refetchQueries({ queryKey: sessionKey, type: 'active' }, { cancelRefetch: false });
}

/** Creates the query client that holds all server state of the client. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    endSessionOnUnauthenticated(client, error);
  };
  const isSession = ({ queryHash }: { queryHash: string }) => queryHash === hashKey(sessionKey);
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        onError(error);
        if (!isUnanswered(error)) return;
        if (isSession(query)) serviceState.set({ available: false });
        // This request may have failed for a reason of its own: the session tells whether the service works.
        else void checkService(client);
      },
      onSuccess: (_data, query) => {
        if (isSession(query) && !serviceState.get().available) serviceState.set({ available: true });
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // An offline mutation fails at once and does not run by itself when the browser is online again.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 15_000,
        retry: (count, error) => isRetryable(error) && count < 2,
      },
    },
  });
  return client;
}
