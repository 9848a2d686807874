import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#shared/contracts/api/second-factor.js';
import { call } from '../../lib/call.js';
import { factorKey, sessionsKey } from './keys.js';

const factorQuery = queryOptions({
  queryKey: factorKey,
  queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
});

/** Whether two-step verification is on, and how many recovery codes are left. */
export function useSecondFactor() {
  return useQuery(factorQuery);
}

/** Secrets and codes are shown once: nothing of an answer is kept once its screen is gone. */
function useFactorMutation<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    gcTime: 0,
    // Done or refused: a refusal often says that another window was faster. What is done has ended the other sessions.
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
