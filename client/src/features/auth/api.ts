import { useMutation, useQueryClient } from '@tanstack/react-query';
import { login, register, type User } from '#shared/api/auth.js';
import type { EndpointInput } from '#shared/contracts/endpoint.js';
import { call } from '../../lib/call.js';
import { sessionKey } from '../../lib/query-client.js';

/** Runs a sign-in request; the user that it answers with becomes the signed-in user. */
function useSignInMutation<Body>(enter: (body: Body) => Promise<User>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: enter,
    onSuccess: (user) => {
      client.setQueryData(sessionKey, user);
    },
  });
}

export const useLogin = () =>
  useSignInMutation((body: EndpointInput<typeof login>['body']) => call(login, { body }));
export const useRegister = () =>
  useSignInMutation((body: EndpointInput<typeof register>['body']) => call(register, { body }));
