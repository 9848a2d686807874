import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { isApiError, isRetryable } from './api-error.js';

// At the end of the click that began it, and not a task later: the second click of two finds its button switched off.
notifyManager.setScheduler(queueMicrotask);

export const sessionKey = ['session'] as const;
/** True where the account of this window was closed or deleted; nothing is fetched under it. */
export const accountGoneKey = ['account-gone'] as const;

/** Ends the session here where a call was answered that there is none; the route guard does the rest. */
export function endSessionOnUnauthenticated(client: QueryClient, error: unknown): void {
  if (isApiError(error) && error.code === 'not_signed_in') client.setQueryData(sessionKey, null);
}

/** Waits for the answer that is under way, then fetches once more. */
async function refetchWhenAnswered(client: QueryClient, query: Query): Promise<void> {
  try {
    // Begins nothing: it is under way.
    await query.fetch();
  } catch {
    // Whoever shows it says so, and the next try is new in any case.
    return;
  }
  // After several pieces of news, the first of these fetches is new enough for all of them.
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
}

/**
 * Fetches anew, after news from the server, what is shown under a key. An answer that is under way may have been read
 * before the news. The library ends such a request and begins another, but hands the answer on, and takes it for new,
 * where it is the first one or where `cancelRefetch` is off: it is then fetched once more when it has come.
 */
export async function refetchAfterNews(
  client: QueryClient,
  queryKey: QueryKey,
  { cancelRefetch = true }: InvalidateOptions = {},
): Promise<void> {
  const handedOn = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined || !cancelRefetch);
  await Promise.all([
    client.invalidateQueries({ queryKey, predicate: (query) => !handedOn.includes(query) }),
    ...handedOn.map((query) => refetchWhenAnswered(client, query)),
  ]);
}

/** Server state of the whole client. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    endSessionOnUnauthenticated(client, error);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // What is done offline fails at once, and is not done unasked when the line is back.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 15_000,
        retry: (count, error) => isRetryable(error) && count < 2,
      },
    },
  });
  return client;
}
