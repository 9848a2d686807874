import { TriangleAlert } from 'lucide-react';
import type { Job } from '#shared/contracts/jobs.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { FileName } from '../../../ui/file-name.js';
import { needsAnotherFile, stageNameOf, viewOfJob } from '../view.js';
import { StageList } from './stage-list.js';

interface FailedJobProps {
  job: Job;
  /** The tool's message: what failed and why. */
  message: string;
  retrying: boolean;
  onRetry: () => void;
  /** What helps instead of trying the same again; undefined where nothing else does. */
  remedy?: { label: string; onChoose: () => void } | undefined;
  /** Called to choose another file; undefined when the job has none. */
  onChooseAnotherFile?: () => void;
  onDismiss: () => void;
}

/** A job that failed for good: the stage, the reason, the id for support, and a retry button. */
export function FailedJob({
  job,
  message,
  retrying,
  onRetry,
  remedy,
  onChooseAnotherFile,
  onDismiss,
}: FailedJobProps) {
  const t = useTranslation();
  const { stages } = viewOfJob(t, job);
  const hasStages = stages.length > 1;
  const chooseAnotherFile = needsAnotherFile(job) ? onChooseAnotherFile : undefined;
  return (
    <Card className="enter flex flex-col gap-5 border-danger/50! p-5 sm:p-6">
      <div role="alert" className="flex items-start gap-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-danger">{message}</p>
          {hasStages && (
            <p className="mt-1 text-ink-2">
              {t('job.failedAt', { stage: t(`job.stage.${stageNameOf(job)}`) })}
            </p>
          )}
          {job.filename !== null && <FileName name={job.filename} className="mt-1 text-ink-2" />}
        </div>
      </div>
      {hasStages && <StageList stages={stages} />}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="min-w-0 text-sm text-ink-3">
          {t('job.requestId')}{' '}
          <code dir="ltr" className="break-all select-all">
            {job.request_id}
          </code>
        </p>
        <div className="flex flex-wrap gap-3">
          {chooseAnotherFile === undefined ? (
            <Button variant="ghost" onClick={onDismiss}>
              {t('action.dismiss')}
            </Button>
          ) : (
            <Button onClick={chooseAnotherFile}>{t('job.another')}</Button>
          )}
          <Button
            variant={chooseAnotherFile === undefined ? 'primary' : 'secondary'}
            busy={retrying}
            disabled={retrying}
            onClick={remedy?.onChoose ?? onRetry}
          >
            {remedy?.label ?? t('action.retry')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
