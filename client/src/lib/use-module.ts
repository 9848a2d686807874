import { useQuery } from '@tanstack/react-query';
import { withRetry } from './with-retry.js';

/**
 * Fetches a piece of the client that only some visits need, as a query: while it comes, and if it does not, the part of the
 * page that needs it says so.
 * @param load the same function in every render.
 */
export function useModule<T>(name: string, load: () => Promise<T>) {
  return useQuery({
    queryKey: ['module', name],
    queryFn: () => withRetry(load)(),
    staleTime: Infinity,
    // A module is no data that could be compared.
    structuralSharing: false,
  });
}
