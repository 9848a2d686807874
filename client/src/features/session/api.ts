import { queryOptions, useQuery } from '@tanstack/react-query';
import { me, type User } from '#shared/api/auth.js';
import { isApiError } from '../../lib/api-error.js';
import { call } from '../../lib/call.js';
import { sessionKey } from '../../lib/query-client.js';

const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await call(me, {}, { signal });
    } catch (error) {
      if (isApiError(error) && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: 60_000,
  // A visitor may have signed in in another window.
  refetchOnWindowFocus: ({ state }) => (state.data === null ? 'always' : true),
  // No event arrives while offline, and a socket that was just connecting retries only after 20 s.
  refetchOnReconnect: 'always',
});

/** Fetches the signed-in user; null when there is none. */
export function useSession() {
  return useQuery(sessionQuery);
}
