import { useMutation } from '@tanstack/react-query';
import { logout } from '#shared/contracts/api/auth.js';
import { call } from '../../lib/call.js';
import { rememberOfAccount } from '../../lib/language-choice.js';
import { useWords } from '../../lib/words.js';
import { notify } from '../../ui/toast.js';

/** How to sign out, which says where that failed, and whether it is being done. */
export function useSignOut(): [signOut: () => void, leaving: boolean] {
  const say = useWords();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => {
      rememberOfAccount(null);
      // A whole new page: nothing of this user stays in memory for the next one on this machine.
      window.location.assign('/auth');
    },
    onError: () => {
      notify.failed(say('app.logoutFailed'));
    },
  });
  const signOut = () => {
    if (!isPending) mutate();
  };
  return [signOut, isPending];
}
