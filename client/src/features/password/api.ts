import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgotPassword, resetPassword } from '#shared/contracts/api/auth.js';
import { call } from '../../lib/call.js';
import { sessionKey } from '../../lib/query-client.js';

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) });
}

export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { token: string; new_password: string }) => call(resetPassword, { body }),
    onSuccess: () => {
      // It has ended every session of that user; this browser may have held one of them.
      void client.invalidateQueries({ queryKey: sessionKey });
    },
  });
}
