import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#shared/api/second-factor.js';
import { call } from '../../lib/call.js';
import { factorKey, sessionsKey } from './keys.js';

const factorQuery = queryOptions({
  queryKey: factorKey,
  queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
});

/** Fetches the state of two-step verification and the number of recovery codes left. */
export function useSecondFactor() {
  return useQuery(factorQuery);
}

/**
 * Runs a mutation of two-step verification; its answer is dropped with its screen, because secrets and codes are
 * shown only once.
 */
function useFactorMutation<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    gcTime: 0,
    // After success or failure: a refusal often means that another window was faster. A success has ended the other
    // sessions.
    onSettled: () => {
      void client.invalidateQueries(factorQuery);
      void client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
}

const withPassword = (password: string) => ({ body: { current_password: password } });

export const useBeginSecondFactor = () =>
  useFactorMutation((password: string) => call(beginSecondFactor, withPassword(password)));
export const useConfirmSecondFactor = () =>
  useFactorMutation((code: string) => call(confirmSecondFactor, { body: { code } }));
export const useRenewRecoveryCodes = () =>
  useFactorMutation((password: string) => call(renewRecoveryCodes, withPassword(password)));
export const useRemoveSecondFactor = () =>
  useFactorMutation((password: string) => call(removeSecondFactor, withPassword(password)));
