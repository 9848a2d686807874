import type { FailedJob } from '#shared/api/admin.js';
import { formatRiyadhTime } from '../../../lib/format.js';
import { errorMessage, errorCodeMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ErrorLine } from '../../../ui/field.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { useFailures, useRetryAnyJob } from '../api.js';
import { kindName } from '../kind-name.js';
import { Section } from '../../../ui/section.js';

/** Lists jobs that failed for good, each with a retry button; renders nothing when there are none. */
export function Failures({ onDone }: { onDone: (text: string) => void }) {
  const t = useTranslation();
  const failures = useFailures();
  if (failures.data === undefined ? !failures.isError : failures.data.length === 0) return null;
  return (
    <Section title={t('admin.failures')}>
      <Card>
        {failures.data === undefined ? (
          <ErrorNotice
            title={t('admin.loadFailed')}
            action={{ label: t('action.tryAgain'), onClick: () => void failures.refetch() }}
          />
        ) : (
          <ul className="divide-y divide-line">
            {failures.data.map((job) => (
              <Entry key={job.id} job={job} onDone={onDone} />
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}

function Entry({ job, onDone }: { job: FailedJob; onDone: (text: string) => void }) {
  const t = useTranslation();
  const retry = useRetryAnyJob();
  const kind = kindName(t, job.kind);
  const time = job.finished_at ?? job.created_at;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold text-ink">{kind}</span>
          <span className="min-w-0 break-all text-ink-2">
            <bdi dir="ltr">{job.email}</bdi>
          </span>
        </p>
        <p className="text-danger">
          {errorCodeMessage(t, job.error_code, job.error) ?? t('admin.failures.unknown')}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <time dateTime={time}>{formatRiyadhTime(time)}</time>
          <span>{t('admin.failures.tries', { count: job.attempt })}</span>
          <code dir="ltr" className="break-all select-all">
            {job.request_id}
          </code>
        </p>
        {retry.error !== null && (
          <ErrorLine>{errorMessage(t, retry.error, 'admin.failures.retryFailed')}</ErrorLine>
        )}
      </div>
      <Button
        variant="secondary"
        className="ms-auto"
        aria-label={t('admin.failures.retryOne', { kind, email: job.email })}
        busy={retry.isPending}
        disabled={retry.isPending}
        onClick={() => {
          // A promise instead of a callback of `mutate`: this row unmounts with its job, before such a callback would
          // run. A failed retry is shown above.
          retry.mutateAsync(job.id).then(
            () => {
              onDone(t('admin.failures.retried', { email: job.email }));
            },
            () => undefined,
          );
        }}
      >
        {t('action.retry')}
      </Button>
    </li>
  );
}
