import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { closeAccount } from '#shared/api/auth.js';
import { exportData, latestExport } from '#shared/api/data-rights.js';
import { call } from '../../lib/call.js';
import { storeDeviceLanguage } from '../../lib/language-choice.js';
import { currentLanguage } from '../../lib/locale.js';
import { patchJob } from '../jobs/cache.js';
import { leave } from '../session/leaving.js';
import { exportKey } from './keys.js';

/** Fetches the finished export that can be downloaded; null when there is none. */
export function useLatestExport() {
  return useQuery({
    queryKey: exportKey,
    queryFn: async ({ signal }) => (await call(latestExport, {}, { signal })).export,
  });
}

export function useBeginExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(exportData, {}),
    onSuccess: (job) => {
      patchJob(client, job);
    },
  });
}

/** The address of the home page with the message that the account is closed. */
export const CLOSED_PAGE = '/?account=closed';

export function useCloseAccount() {
  return useMutation({
    mutationFn: (current_password: string) =>
      leave(() => call(closeAccount, { body: { current_password } }), CLOSED_PAGE),
    onMutate: () => {
      // The message after the closure is shown in the language that the user had before it.
      storeDeviceLanguage(currentLanguage());
    },
  });
}
