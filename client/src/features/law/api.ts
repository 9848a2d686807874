import { keepPreviousData, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getLaw, getLawArticle, searchLaw } from '#shared/api/law.js';
import type { EndpointResponse } from '#shared/contracts/endpoint.js';
import { LIMITS } from '#shared/limits.js';
import { call } from '../../lib/call.js';

const lawKey: QueryKey = ['law'];

export type LawSearchResult = EndpointResponse<typeof searchLaw>;

/** Laws do not change while a window is open; only their first load is waited for. */
const untilLoaded = {
  staleTime: ({ state }: { state: { data: LawSearchResult | undefined } }) =>
    state.data?.loaded === true ? Infinity : 0,
  refetchInterval: ({ state }: { state: { data: LawSearchResult | undefined } }) =>
    state.data?.loaded === false && LIMITS.ui.lawsLoadingMs,
};

/** Fetches the list of all laws, once for as long as the window is open. */
export function useLaws() {
  return useQuery({
    queryKey: [...lawKey, 'list'],
    queryFn: ({ signal }) => call(searchLaw, { query: {} }, { signal }),
    gcTime: Infinity,
    ...untilLoaded,
  });
}

/** Searches articles, of one law or of all; the results before stay until those of the next words are there. */
export function useLawSearch({ q, law, limit }: { q: string; law: string | null; limit: number }) {
  return useQuery({
    queryKey: [...lawKey, 'search', q, law, limit],
    queryFn: ({ signal }) =>
      call(
        searchLaw,
        {
          query: {
            q,
            ...(law !== null && { law }),
            ...(limit > LIMITS.ui.lawResults && { limit: String(limit) }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...untilLoaded,
  });
}

/** Fetches a law with its contents. */
export function useLaw(key: string) {
  return useQuery({
    queryKey: [...lawKey, 'law', key],
    queryFn: ({ signal }) => call(getLaw, { params: { key } }, { signal }),
    staleTime: Infinity,
  });
}

const articleQuery = (key: string, article: string) => ({
  queryKey: [...lawKey, 'article', key, article],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(getLawArticle, { params: { key, article } }, { signal }),
  staleTime: Infinity,
});

/** Fetches an article in full. */
export function useArticle(key: string, article: string) {
  return useQuery(articleQuery(key, article));
}

/** Fetches an article ahead that is likely to be read next. */
export function prefetchArticle(client: QueryClient, key: string, article: string): void {
  void client.prefetchQuery(articleQuery(key, article));
}
