import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { login, logout, me, register, type User } from '#shared/contracts/api/auth.js';
import type { Given } from '#shared/contracts/endpoint.js';
import { isApiError } from '../../lib/api-error.js';
import { call } from '../../lib/call.js';
import { rememberOfAccount } from '../../lib/language-choice.js';
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
});

/** The signed-in user; null where there is none. */
export function useSession() {
  return useQuery(sessionQuery);
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Given<typeof login>['body']) => call(login, { body }),
    onSuccess: (user) => {
      client.setQueryData(sessionKey, user);
    },
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Given<typeof register>['body']) => call(register, { body }),
    onSuccess: (user) => {
      client.setQueryData(sessionKey, user);
    },
  });
}

export function useLogout() {
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => {
      rememberOfAccount(null);
      // A whole new page: nothing of this user stays in memory for the next one on this machine.
      window.location.assign('/auth');
    },
  });
}
