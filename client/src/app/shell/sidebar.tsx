import { Landmark, LayoutDashboard, LogOut, ShieldUser, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../features/session/api.js';
import { useSignOut } from '../../features/session/use-sign-out.js';
import { localize } from '../../lib/locale.js';
import { useTranslation } from '../../lib/translation.js';
import { toolIcons } from '../../tool-icons.js';
import { tools } from '../../tools.js';
import { cx } from '../../ui/cx.js';
import { Wordmark } from '../../ui/wordmark.js';
import { ProfileMenu } from './profile-menu.js';

const ITEM =
  'relative flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start transition-colors';

function SideLink({
  to,
  end = false,
  icon: Icon,
  label,
}: {
  to: string;
  end?: boolean;
  icon: LucideIcon;
  label: string;
}) {
  return (
    <NavLink
      to={to}
      end={end}
      className={({ isActive }) =>
        cx(
          ITEM,
          isActive
            ? 'bg-brand-soft font-semibold text-brand before:absolute before:inset-y-2.5 before:-start-3 before:w-1 before:rounded-e-full before:bg-(--spark)'
            : 'text-ink-2 hover:bg-raised hover:text-ink',
        )
      }
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}
    </NavLink>
  );
}

export function Sidebar() {
  const t = useTranslation();
  const [signOut, leaving] = useSignOut();
  const { data: user } = useSession();
  return (
    <nav aria-label={t('shell.navigation')} className="flex flex-1 flex-col">
      <div className="flex h-(--nav-h) shrink-0 items-center px-6">
        <Wordmark />
      </div>
      <div className="flex flex-1 flex-col px-3 py-4">
        <ul className="flex flex-col gap-1">
          <li>
            <SideLink to="/dashboard" end icon={LayoutDashboard} label={t('shell.dashboard')} />
          </li>
          {tools.map(({ path, title }) => (
            <li key={path}>
              <SideLink to={`/dashboard/${path}`} icon={toolIcons[path]} label={localize(title)} />
            </li>
          ))}
          <li>
            <SideLink to="/dashboard/law" icon={Landmark} label={t('shell.law')} />
          </li>
          {user?.role === 'admin' && (
            <li>
              <SideLink to="/admin" icon={ShieldUser} label={t('shell.admin')} />
            </li>
          )}
        </ul>
        <button
          type="button"
          className={cx(ITEM, 'mt-auto text-ink-2 hover:bg-raised hover:text-ink disabled:opacity-55')}
          disabled={leaving}
          onClick={signOut}
        >
          <LogOut aria-hidden className="size-5 shrink-0 rtl:-scale-x-100" />
          {t('shell.logout')}
        </button>
      </div>
      <div className="shrink-0 border-t border-line p-3">
        <ProfileMenu />
      </div>
    </nav>
  );
}
