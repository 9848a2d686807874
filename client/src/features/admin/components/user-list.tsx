import { LogOut, ShieldCheck, ShieldOff, ShieldUser, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { AdminUser } from '#shared/api/admin.js';
import { LIMITS } from '#shared/limits.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button, IconButton } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { formatDate } from '../format.js';
import type { UserActionRequest } from './user-dialog.js';

interface ListProps {
  users: readonly AdminUser[];
  /** The e-mail address of the signed-in administrator. */
  me: string | undefined;
  onRequest: (request: UserActionRequest) => void;
}

const CELL = 'px-4 py-3 text-start align-middle first:ps-5 last:pe-5';

export function UserTable({ users, me, onRequest }: ListProps) {
  const t = useTranslation();
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-t border-line">
        <thead className="text-sm text-ink-3">
          <tr>
            {(['name', 'role', 'joined', 'actions'] as const).map((column) => (
              <th key={column} scope="col" className={cx(CELL, 'font-normal')}>
                {t(`admin.user.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {users.map((user) => (
            <tr key={user.email}>
              <th scope="row" className={cx(CELL, 'w-full max-w-0 font-normal')}>
                <UserIdentity user={user} />
              </th>
              <td className={CELL}>
                <Badges user={user} me={me} />
              </td>
              <td className={cx(CELL, 'whitespace-nowrap text-ink-2')}>
                <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>
              </td>
              <td className={CELL}>
                <Actions user={user} me={me} onRequest={onRequest} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function UserCards({ users, me, onRequest }: ListProps) {
  const t = useTranslation();
  return (
    <ul className="divide-y divide-line border-t border-line">
      {users.map((user) => (
        <li key={user.email} className="flex flex-col gap-3 p-4 sm:p-5">
          <UserIdentity user={user} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-3">
            <Badges user={user} me={me} />
            <span>
              {t('admin.user.joined')}: <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>
            </span>
          </div>
          <Actions user={user} me={me} onRequest={onRequest} />
        </li>
      ))}
    </ul>
  );
}

function UserIdentity({ user }: { user: AdminUser }) {
  const t = useTranslation();
  const [localPart, domain] = user.email.split('@');
  const erasureDate = user.closed_at && new Date(Date.parse(user.closed_at) + LIMITS.account.restorableMs);
  return (
    <div className="flex min-w-0 flex-col">
      {/* The `bdi` is inside the line: a block-level `bdi` would be aligned by the name's own direction, unlike
          the other lines. */}
      <span className="font-semibold text-ink">
        <bdi>
          {user.first_name} {user.last_name}
        </bdi>
      </span>
      <span className="text-ink-2 wrap-anywhere">
        <bdi dir="ltr">
          {localPart}@<wbr />
          {domain}
        </bdi>
      </span>
      {erasureDate !== null && erasureDate !== '' && (
        <span className="text-sm text-accent">
          {t('admin.user.erased', { date: formatDate(erasureDate) })}
        </span>
      )}
    </div>
  );
}

function Badge({ emphasized = false, children }: { emphasized?: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm whitespace-nowrap',
        emphasized ? 'bg-brand-soft font-semibold text-brand' : 'bg-raised text-ink-2',
      )}
    >
      {children}
    </span>
  );
}

function Badges({ user, me }: { user: AdminUser; me: string | undefined }) {
  const t = useTranslation();
  const admin = user.role === 'admin';
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge emphasized={admin}>
        {admin && <ShieldUser aria-hidden className="size-4" />}
        {t(`shell.role.${user.role}`)}
      </Badge>
      {user.totp && (
        <Badge>
          <ShieldCheck aria-hidden className="size-4" />
          {t('admin.user.totp')}
        </Badge>
      )}
      {user.email === me && <Badge>{t('admin.user.you')}</Badge>}
      {user.closed_at !== null && <Badge>{t('admin.user.closed')}</Badge>}
    </div>
  );
}

function Actions({ user, me, onRequest }: { user: AdminUser } & Omit<ListProps, 'users'>) {
  const t = useTranslation();
  const reasonId = useId();
  const isSelf = user.email === me;
  const disabledForSelf = { disabled: isSelf, 'aria-describedby': isSelf ? reasonId : undefined };
  const promote = user.role === 'user';
  const { email } = user;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-1">
        {user.closed_at !== null ? (
          <Button
            variant="secondary"
            className="min-w-38"
            aria-label={t('admin.user.restoreOne', { email })}
            onClick={() => {
              onRequest({ action: 'restore', email });
            }}
          >
            {t('admin.user.restore')}
          </Button>
        ) : (
          <Button
            variant="secondary"
            className="min-w-38 whitespace-nowrap"
            {...disabledForSelf}
            aria-label={t(promote ? 'admin.user.makeAdminOne' : 'admin.user.makeUserOne', { email })}
            onClick={() => {
              onRequest({ action: promote ? 'makeAdmin' : 'makeUser', email });
            }}
          >
            {t(promote ? 'admin.user.makeAdmin' : 'admin.user.makeUser')}
          </Button>
        )}
        <div className="flex items-center gap-1">
          {/* Only for accounts with two-step verification; administrators turn off their own in the profile, with
              the password. */}
          {user.totp && !isSelf && (
            <IconButton
              label={t('admin.user.totp.removeOne', { email })}
              className="hover:text-danger"
              onClick={() => {
                onRequest({ action: 'removeFactor', email });
              }}
            >
              <ShieldOff aria-hidden />
            </IconButton>
          )}
          {user.closed_at === null && (
            <IconButton
              {...disabledForSelf}
              label={t('admin.user.signOutOne', { email })}
              className="disabled:cursor-not-allowed"
              onClick={() => {
                onRequest({ action: 'signOut', email });
              }}
            >
              <LogOut aria-hidden className="rtl:-scale-x-100" />
            </IconButton>
          )}
          {/* The irreversible action stands apart, at the same position in every row. */}
          <IconButton
            {...disabledForSelf}
            label={t('admin.user.deleteOne', { email })}
            className="hover:text-danger disabled:cursor-not-allowed"
            onClick={() => {
              onRequest({ action: 'delete', email });
            }}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
      {isSelf && (
        <p id={reasonId} className="max-w-60 text-sm text-ink-3 max-lg:max-w-none">
          {t('admin.user.self')}
        </p>
      )}
    </div>
  );
}
