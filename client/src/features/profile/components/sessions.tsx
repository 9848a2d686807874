import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#shared/api/auth.js';
import { formatRiyadhTime } from '../../../lib/format.js';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { QueryContent } from '../../../ui/query-content.js';
import { Section } from '../../../ui/section.js';
import { useEndSession, useSessions } from '../api.js';
import { browserName } from '../browser-name.js';

export function Sessions() {
  const t = useTranslation();
  return (
    <Section title={t('profile.sessions')} lead={t('profile.sessions.lead')}>
      <Card>
        <SessionList />
      </Card>
    </Section>
  );
}

function SessionList() {
  const t = useTranslation();
  const end = useEndSession();
  const [asked, setAsked] = useState<Session>();
  return (
    <>
      <QueryContent
        query={useSessions()}
        rows={2}
        loading="profile.sessions.loading"
        failed="profile.sessions.failed"
      >
        {(sessions) => (
          <>
            <ul className="divide-y divide-line">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={() => {
                    end.reset();
                    setAsked(session);
                  }}
                />
              ))}
            </ul>
            {sessions.length < 2 && (
              <p className="border-t border-line px-5 py-4 text-ink-2">{t('profile.sessions.none')}</p>
            )}
          </>
        )}
      </QueryContent>
      <ConfirmDialog
        title={t('profile.sessions.endTitle')}
        open={asked !== undefined}
        busy={end.isPending}
        error={end.error === null ? undefined : errorMessage(t, end.error, 'profile.sessions.endFailed')}
        cancel={t('profile.cancel')}
        confirm={t(end.isPending ? 'profile.sessions.ending' : 'profile.sessions.end')}
        onClose={() => {
          setAsked(undefined);
        }}
        onConfirm={() => {
          if (asked === undefined) return;
          end.mutate(asked.id, {
            onSuccess: () => {
              setAsked(undefined);
            },
          });
        }}
      >
        {t('profile.sessions.endText')}
      </ConfirmDialog>
    </>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useTranslation();
  const known = browserName(session.browser);
  const name = known === null ? t('profile.sessions.unknown') : t('profile.sessions.browser', known);
  return (
    <li className="flex items-center gap-4 px-5 py-4">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ink">{name}</p>
        <p className="text-sm text-ink-3">
          {session.signed_in_at !== null &&
            t('profile.sessions.since', { time: formatRiyadhTime(session.signed_in_at) })}
          {session.ip !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{session.ip}</bdi>
            </>
          )}
        </p>
      </div>
      {session.current ? (
        <span className="rounded-full bg-brand-soft px-3 py-1 text-sm font-semibold text-brand">
          {t('profile.sessions.this')}
        </span>
      ) : (
        <Button variant="secondary" aria-label={t('profile.sessions.endOne', { name })} onClick={onEnd}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}
