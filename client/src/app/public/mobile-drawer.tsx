import { X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '#shared/api/auth.js';
import { useSignOut } from '../../features/session/use-sign-out.js';
import { useTranslation } from '../../lib/translation.js';
import { Button, buttonClass, IconButton } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { Drawer } from '../../ui/dialog.js';
import { Wordmark } from '../../ui/wordmark.js';
import { listLinks } from './links.js';

interface MobileDrawerProps {
  user: User | null;
  open: boolean;
  onClose: () => void;
}

/** The navigation drawer of a narrow window. */
export default function MobileDrawer({ user, open, onClose }: MobileDrawerProps) {
  const t = useTranslation();
  const { pathname } = useLocation();
  const [signOut] = useSignOut();
  return (
    <Drawer title={t('app.menu')} open={open} onClose={onClose}>
      <div className="flex h-(--nav-h) shrink-0 items-center justify-between px-4">
        <Wordmark />
        <IconButton label={t('public.menu.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <nav aria-label={t('public.navigation')} className="flex-1 px-3 py-2">
        <ul className="flex flex-col gap-1">
          {listLinks(user).map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onClose}
                aria-current={to === pathname ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center rounded-control px-3',
                  to === pathname ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-2 hover:bg-raised',
                )}
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex shrink-0 flex-col gap-2 border-t border-line p-4">
        {user === null ? (
          <>
            <Link to="/auth?form=register" className={buttonClass('primary')}>
              {t('public.register')}
            </Link>
            <Link to="/auth?form=login" className={buttonClass('secondary')}>
              {t('public.login')}
            </Link>
          </>
        ) : (
          <>
            <Link to="/dashboard/profile" className={buttonClass('secondary')}>
              {t('public.profile')}
            </Link>
            <Button variant="ghost" onClick={signOut}>
              {t('public.logout')}
            </Button>
          </>
        )}
      </div>
    </Drawer>
  );
}
