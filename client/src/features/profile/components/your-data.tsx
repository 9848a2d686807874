import { Download, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import type { ExportFile } from '#shared/api/data-rights.js';
import type { Job } from '#shared/contracts/jobs.js';
import { API_URL } from '../../../lib/call.js';
import { formatMegabytes, formatRiyadhTime } from '../../../lib/format.js';
import { errorMessage, errorCodeMessage, useTranslation } from '../../../lib/translation.js';
import { Button, buttonClass } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ErrorLine } from '../../../ui/field.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Section } from '../../../ui/section.js';
import { SkeletonRows } from '../../../ui/skeleton.js';
import { notify } from '../../../ui/toast.js';
import { useJobs, useRetryJob } from '../../jobs/api.js';
import { isActive } from '../../jobs/cache.js';
import { FailedJob } from '../../jobs/components/failed-job.js';
import { ActiveJob } from '../../jobs/components/active-job.js';
import { useBeginExport, useLatestExport } from '../data-rights-api.js';

/** The element id of this card; closing the account links to it, to offer an export first. */
export const YOUR_DATA = 'profile-data';

export function YourData() {
  const t = useTranslation();
  return (
    <Section id={YOUR_DATA} title={t('profile.export')} lead={t('profile.export.lead')}>
      <Export />
    </Section>
  );
}

/**
 * The newest export: its job while it runs or after it failed, whichever tab started it; else the file that is
 * kept.
 */
function Export() {
  const t = useTranslation();
  const jobs = useJobs();
  const latestExport = useLatestExport();
  const [dismissedId, setDismissedId] = useState<string>();
  if (jobs.isPending || latestExport.isPending) {
    return (
      <Card>
        <SkeletonRows rows={1} label={t('profile.export.loading')} />
      </Card>
    );
  }
  if (latestExport.data === undefined || jobs.data === undefined) {
    return (
      <Card>
        <ErrorNotice
          title={t('profile.export.loadFailed')}
          action={{
            label: t('action.tryAgain'),
            onClick: () => {
              void jobs.refetch();
              void latestExport.refetch();
            },
          }}
        />
      </Card>
    );
  }
  const job = jobs.data.find(({ kind }) => kind === 'export');
  if (job !== undefined && isActive(job)) return <ActiveJob job={job} note={t('profile.export.safe')} />;
  if (job?.status === 'failed' && job.id !== dismissedId) {
    return (
      <FailedExport
        job={job}
        onDismiss={() => {
          setDismissedId(job.id);
        }}
      />
    );
  }
  return <LatestExport latestExport={latestExport.data} />;
}

function FailedExport({ job, onDismiss }: { job: Job; onDismiss: () => void }) {
  const t = useTranslation();
  const retry = useRetryJob();
  const message = errorCodeMessage(t, job.error_code, job.error) ?? t('error.unknown');
  return (
    <FailedJob
      job={job}
      message={t('profile.export.failed', { message })}
      retrying={retry.isPending}
      onRetry={() => {
        retry.mutate(job.id, {
          onError: (error) => notify.failed(errorMessage(t, error, 'error.unknown')),
        });
      }}
      onDismiss={onDismiss}
    />
  );
}

function LatestExport({ latestExport }: { latestExport: ExportFile | null }) {
  const t = useTranslation();
  const beginExport = useBeginExport();
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      {latestExport === null ? (
        <p className="text-ink-2">{t('profile.export.what')}</p>
      ) : (
        <ExportFileInfo file={latestExport} />
      )}
      {beginExport.error !== null && (
        <ErrorLine>{errorMessage(t, beginExport.error, 'profile.export.beginFailed')}</ErrorLine>
      )}
      <div className="flex flex-wrap gap-3">
        {latestExport !== null && (
          <a
            className={buttonClass('primary')}
            href={`${API_URL}/documents/download/${latestExport.id}`}
            download={latestExport.filename}
          >
            <Download aria-hidden className="size-4" />
            {t('profile.export.download')}
          </a>
        )}
        <Button
          variant={latestExport === null ? 'primary' : 'secondary'}
          busy={beginExport.isPending}
          disabled={beginExport.isPending}
          onClick={() => {
            beginExport.mutate();
          }}
        >
          {!beginExport.isPending && <PackageOpen aria-hidden className="size-4" />}
          {t(latestExport === null ? 'profile.export.begin' : 'profile.export.again')}
        </Button>
      </div>
    </Card>
  );
}

/** A file's size in MB, rounded up to at least 0.01, so that a file is never shown as 0 MB. */
const formatSize = (bytes: number) => formatMegabytes(Math.max(bytes, 10_486));

function ExportFileInfo({ file }: { file: ExportFile }) {
  const t = useTranslation();
  return (
    <div className="flex items-start gap-3">
      <FileIcon name={file.filename} />
      <div className="min-w-0 flex-1">
        <div className="font-semibold text-ink">
          <FileName name={file.filename} />
        </div>
        <p className="text-sm text-ink-3">
          {t('profile.export.made', { size: formatSize(file.size), time: formatRiyadhTime(file.created_at) })}
        </p>
        <p className="text-sm text-ink-3">
          {t('profile.export.until', { time: formatRiyadhTime(file.expires_at) })}
        </p>
      </div>
    </div>
  );
}
