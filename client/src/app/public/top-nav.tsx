import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../features/session/api.js';
import { LanguageSwitch } from '../../features/session/language-switch.js';
import { ThemeSwitch } from '../../features/session/theme-switch.js';
import { withRetry } from '../../lib/with-retry.js';
import { useTranslation } from '../../lib/translation.js';
import { buttonClass, IconButton } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { Wordmark } from '../../ui/wordmark.js';
import { listLinks } from './links.js';

// Most visitors open neither of these menus, so their code is fetched on demand.
const AvatarMenu = lazy(withRetry(() => import('./avatar-menu.js')));
const MobileDrawer = lazy(withRetry(() => import('./mobile-drawer.js')));

export function TopNav() {
  const t = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const user = session.data ?? null;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-bg px-4 sm:px-8 print:hidden">
      {/* With large text the links wrap onto a second line, and nothing overflows the page. */}
      <div className="mx-auto flex min-h-[calc(var(--nav-h)-1px)] max-w-(--content-max) flex-wrap items-center gap-x-4 py-2">
        <Link
          to="/"
          aria-label={`LDA, ${t('public.home')}`}
          className="flex min-h-11 items-center rounded-control"
        >
          <Wordmark />
        </Link>
        <nav aria-label={t('public.navigation')} className="ms-6 hidden lg:block">
          <ul className="flex flex-wrap items-center gap-1">
            {listLinks(user).map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === pathname ? 'page' : undefined}
                  className={cx(
                    'inline-flex min-h-11 items-center rounded-control px-3.5 transition-colors',
                    to === pathname
                      ? 'font-semibold text-brand'
                      : 'text-ink-2 hover:bg-raised hover:text-ink',
                  )}
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
          <ThemeSwitch />
          <LanguageSwitch className="px-3" />
          {user === null ? (
            // Until the session is known, the space of these buttons is reserved and nothing is shown.
            <div className={cx('hidden gap-2 sm:flex', session.isPending && 'invisible')}>
              <Link to="/auth?form=login" className={buttonClass('ghost')}>
                {t('public.login')}
              </Link>
              <Link to="/auth?form=register" className={buttonClass('primary')}>
                {t('public.register')}
              </Link>
            </div>
          ) : (
            <Suspense fallback={<span className="size-11" />}>
              <AvatarMenu user={user} />
            </Suspense>
          )}
          <IconButton
            label={t('public.menu')}
            aria-haspopup="dialog"
            aria-expanded={drawer === 'open'}
            className="-me-2 lg:hidden"
            onClick={() => {
              setDrawer('open');
            }}
          >
            <MenuIcon aria-hidden />
          </IconButton>
        </div>
      </div>
      {drawer !== 'never' && (
        <Suspense fallback={null}>
          <MobileDrawer
            user={user}
            open={drawer === 'open'}
            onClose={() => {
              setDrawer('closed');
            }}
          />
        </Suspense>
      )}
    </header>
  );
}
