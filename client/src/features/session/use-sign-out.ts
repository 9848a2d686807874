import { useMutation } from '@tanstack/react-query';
import { logout } from '#shared/contracts/api/auth.js';
import { call } from '../../lib/call.js';
import { storeAccountLanguage } from '../../lib/language-choice.js';
import { useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';

/** How to sign out, which says where that failed, and whether it is being done. */
export function useSignOut(): [signOut: () => void, leaving: boolean] {
  const t = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => {
      storeAccountLanguage(null);
      // A whole new page: nothing of this user stays in memory for the next one on this machine.
      window.location.assign('/auth');
    },
    onError: () => {
      notify.failed(t('app.logoutFailed'));
    },
  });
  const signOut = () => {
    if (!isPending) mutate();
  };
  return [signOut, isPending];
}
