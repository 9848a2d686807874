import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.js';

export const sessionKey = ['session'] as const;

/** Server state of the whole client. A 401 to any call ends the session here; the route guard does the rest. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isApiError(error) && error.code === 'not_signed_in') client.setQueryData(sessionKey, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // What the server refused it will refuse again; only silence and its own faults may pass.
        retry: (count, error) =>
          isApiError(error) && (error.status === 0 || error.status >= 500) && count < 2,
      },
    },
  });
  return client;
}
