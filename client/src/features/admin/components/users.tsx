import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AdminUser } from '#shared/api/admin.js';
import { LIMITS } from '#shared/limits.js';
import { useIsWideScreen } from '../../../lib/hooks.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button, IconButton } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Field } from '../../../ui/field.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useSession } from '../../session/api.js';
import { useUsers } from '../api.js';
import { formatNumber } from '../format.js';
import { findUsers } from '../search.js';
import { Section } from '../../../ui/section.js';
import { UserDialog, type UserActionRequest } from './user-dialog.js';
import { UserCards, UserTable } from './user-list.js';

export function Users({ onDone }: { onDone: (text: string) => void }) {
  const t = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [request, setRequest] = useState<UserActionRequest>();
  return (
    <Section title={t('admin.users')} headingRef={heading}>
      <Card>
        <QueryContent query={useUsers()} rows={5} failed="admin.users.failed">
          {(users) => <UserSearch users={users} onRequest={setRequest} />}
        </QueryContent>
      </Card>
      {request !== undefined && (
        <UserDialog
          request={request}
          onDone={(text) => {
            onDone(text);
            setRequest(undefined);
            // The button that opened the dialog may be gone with its row, so the focus moves to the list's heading.
            setTimeout(() => heading.current?.focus({ preventScroll: true }), 0);
          }}
          onClose={() => {
            setRequest(undefined);
          }}
        />
      )}
    </Section>
  );
}

function UserSearch({
  users,
  onRequest,
}: {
  users: readonly AdminUser[];
  onRequest: (request: UserActionRequest) => void;
}) {
  const t = useTranslation();
  const isWide = useIsWideScreen();
  const { data: me } = useSession();
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState<number>(LIMITS.ui.adminUsers);
  const matches = findUsers(users, query);
  const visibleUsers = matches.slice(0, limit);
  const closed = users.filter(({ closed_at }) => closed_at !== null).length;
  const search = (text: string) => {
    setQuery(text);
    setLimit(LIMITS.ui.adminUsers);
  };
  const List = isWide ? UserTable : UserCards;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 p-4 sm:p-5">
        <Field
          type="search"
          label={t('admin.users.search')}
          value={query}
          onChange={(event) => {
            search(event.target.value);
          }}
          className="w-full max-w-md [&_input]:[&::-webkit-search-cancel-button]:hidden"
          end={
            query === '' ? (
              <Search aria-hidden className="me-3 size-5 text-ink-3" />
            ) : (
              <IconButton
                label={t('admin.users.clear')}
                onClick={() => {
                  search('');
                }}
              >
                <X aria-hidden />
              </IconButton>
            )
          }
        />
        <p role="status" className="text-sm text-ink-3">
          {t('admin.users.shown', { shown: formatNumber(visibleUsers.length), total: users.length })}
          {closed > 0 && ` · ${t('admin.users.closed', { count: closed })}`}
        </p>
      </div>
      {visibleUsers.length === 0 ? (
        <p className="border-t border-line px-6 py-10 text-center text-ink-2">
          {t(users.length === 0 ? 'admin.users.empty' : 'admin.users.none')}
        </p>
      ) : (
        <List users={visibleUsers} me={me?.email} onRequest={onRequest} />
      )}
      {matches.length > visibleUsers.length && (
        <div className="border-t border-line p-2">
          <Button
            variant="link"
            className="w-full"
            onClick={() => {
              setLimit(limit + LIMITS.ui.adminUsers);
            }}
          >
            {t('action.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}
