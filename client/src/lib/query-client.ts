import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
} from '@tanstack/react-query';
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

/**
 * The library hands on an answer that is still under way, to a first question or where `cancelRefetch` is off, and
 * takes it for new. It may have been read before the news: here it is asked for once more when it has come.
 */
class LiveQueryClient extends QueryClient {
  readonly #onceMore = new WeakSet<Query>();

  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const handedOn = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined || options?.cancelRefetch === false);
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...handedOn.map((query) => this.#askOnceMore(query, options)),
    ]);
  }

  async #askOnceMore(query: Query, options?: InvalidateOptions): Promise<void> {
    if (this.#onceMore.has(query)) return;
    this.#onceMore.add(query);
    try {
      // Begins nothing: it is under way.
      await query.fetch();
    } catch {
      // Whoever shows it says so, and the next try is new in any case.
      return;
    } finally {
      this.#onceMore.delete(query);
    }
    await super.invalidateQueries({ queryKey: query.queryKey, exact: true }, options);
  }
}

/** Server state of the whole client. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    noteSession(client, error);
  };
  const client = new LiveQueryClient({
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
