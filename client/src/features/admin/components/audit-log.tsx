import type { AuditEntry } from '#shared/api/admin.js';
import { formatRiyadhTime } from '../../../lib/format.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useAuditLog } from '../api.js';
import { Section } from '../../../ui/section.js';

export function AuditLog() {
  const t = useTranslation();
  const audit = useAuditLog();
  return (
    <Section title={t('admin.audit')} lead={t('admin.audit.lead')}>
      <Card>
        <QueryContent query={audit} rows={3} failed="admin.loadFailed">
          {({ pages }) =>
            pages[0]?.length === 0 ? (
              <p className="px-6 py-10 text-center text-ink-2">{t('admin.audit.empty')}</p>
            ) : (
              <ol className="divide-y divide-line">
                {pages.flat().map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
            )
          }
        </QueryContent>
        {audit.isFetchNextPageError && (
          <p role="alert" className="border-t border-line px-4 py-3 text-center text-danger">
            {t('admin.loadFailed')}
          </p>
        )}
        {audit.hasNextPage && (
          <div className="border-t border-line p-2">
            <Button
              variant="link"
              className="w-full"
              busy={audit.isFetchingNextPage}
              disabled={audit.isFetchingNextPage}
              onClick={() => void audit.fetchNextPage()}
            >
              {t('action.showMore')}
            </Button>
          </div>
        )}
      </Card>
    </Section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTranslation();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 sm:px-5">
      <p className="min-w-0 flex-1 basis-72 text-ink">
        {t(`admin.audit.${entry.action}`, { actor: entry.actor, subject: entry.subject ?? entry.actor })}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
        {entry.ip !== null && <span>{t('admin.audit.where', { ip: entry.ip })}</span>}
        <time dateTime={entry.at} title={t('admin.audit.request', { id: entry.request_id })}>
          {formatRiyadhTime(entry.at)}
        </time>
      </p>
    </li>
  );
}
