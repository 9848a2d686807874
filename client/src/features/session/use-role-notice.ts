import { useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '#shared/api/auth.js';
import { useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import { useSession } from './api.js';

/** Notifies users when an administrator has changed their role, because the dashboard then offers other things. */
export function useRoleNotice(): void {
  const t = useTranslation();
  const role = useSession().data?.role;
  const before = useRef(role);
  const notifyRoleChange = useEffectEvent((now: User['role']) => {
    notify.done(t(now === 'admin' ? 'shell.promoted' : 'shell.demoted'));
  });
  useEffect(() => {
    if (role !== undefined && before.current !== undefined && role !== before.current) notifyRoleChange(role);
    before.current = role;
  }, [role]);
}
