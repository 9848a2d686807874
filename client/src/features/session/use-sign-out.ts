import { useMutation } from '@tanstack/react-query';
import { logout } from '#shared/api/auth.js';
import { call } from '../../lib/call.js';
import { storeAccountLanguage } from '../../lib/language-choice.js';
import { useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import { leave } from './leaving.js';

/** Returns a function that signs out and shows a failure, and a flag that is true while it runs. */
export function useSignOut(): [signOut: () => void, leaving: boolean] {
  const t = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      leave(async () => {
        await call(logout, {});
        storeAccountLanguage(null);
      }, '/auth'),
    onError: () => {
      notify.failed(t('app.logoutFailed'));
    },
  });
  const signOut = () => {
    if (!isPending) mutate();
  };
  return [signOut, isPending];
}
