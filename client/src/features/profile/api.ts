import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSession, listSessions, updateMe } from '#shared/api/auth.js';
import type { EndpointInput } from '#shared/contracts/endpoint.js';
import { call } from '../../lib/call.js';
import { sessionKey } from '../../lib/query-client.js';
import { sessionsKey } from './keys.js';

const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof updateMe>['body']) => call(updateMe, { body }),
    onSuccess: (user, given) => {
      client.setQueryData(sessionKey, user);
      // The server has ended the other sessions after the password change.
      if (given.new_password !== undefined) void client.invalidateQueries(sessionsQuery);
    },
  });
}

/** Fetches the user's own sessions, newest first. */
export function useSessions() {
  return useQuery(sessionsQuery);
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}
