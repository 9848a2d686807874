import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkReset, forgotPassword, resetPassword } from '#shared/api/auth.js';
import { call } from '../../lib/call.js';
import { sessionKey } from '../../lib/query-client.js';

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) });
}

/** Asks once whether the token of a mailed link can still be used. */
export function useResetCheck(token: string) {
  return useQuery({
    queryKey: ['reset', token],
    queryFn: ({ signal }) => call(checkReset, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { token: string; new_password: string }) => call(resetPassword, { body }),
    onSuccess: () => {
      // The reset has ended all sessions of that user, perhaps also the one of this browser.
      void client.invalidateQueries({ queryKey: sessionKey });
    },
  });
}
