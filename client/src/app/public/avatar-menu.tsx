import { LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { User } from '#shared/api/auth.js';
import { initialsOf } from '../../features/session/initials.js';
import { useSignOut } from '../../features/session/use-sign-out.js';
import { useTranslation } from '../../lib/translation.js';
import { Menu, MenuItem } from '../../ui/menu.js';

export default function AvatarMenu({ user }: { user: User }) {
  const t = useTranslation();
  const navigate = useNavigate();
  const [signOut] = useSignOut();
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={t('public.account', { name: `${user.first_name} ${user.last_name}` })}
          className="grid size-11 place-items-center rounded-full bg-panel text-sm font-semibold text-on-panel hover:opacity-90"
        >
          {initialsOf(user.first_name, user.last_name)}
        </button>
      }
    >
      <MenuItem onSelect={() => void navigate('/dashboard/profile')}>
        <UserRound aria-hidden />
        {t('public.profile')}
      </MenuItem>
      <MenuItem onSelect={signOut}>
        <LogOut aria-hidden className="rtl:-scale-x-100" />
        {t('public.logout')}
      </MenuItem>
    </Menu>
  );
}
