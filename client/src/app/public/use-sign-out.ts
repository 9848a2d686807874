import { useLogout } from '../../features/session/api.js';
import { useWords } from '../../lib/words.js';
import { notify } from '../../ui/toast.js';

/** Signs out, and says it where that failed. */
export function useSignOut(): () => void {
  const say = useWords();
  const logout = useLogout();
  return () => {
    if (logout.isPending) return;
    logout.mutate(undefined, {
      onError: () => {
        notify.failed(say('public.logoutFailed'));
      },
    });
  };
}
