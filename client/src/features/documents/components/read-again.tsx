import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { DocumentItem } from '#shared/api/documents.js';
import { useStore } from '../../../lib/store.js';
import { errorCodeMessage, errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button, IconButton } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { ErrorDetails } from '../../../ui/error-details.js';
import { ErrorLine } from '../../../ui/field.js';
import { Progress } from '../../../ui/progress.js';
import { notify } from '../../../ui/toast.js';
import { useCancelJob, useJob } from '../../jobs/api.js';
import { isActive } from '../../jobs/cache.js';
import { viewOfJob } from '../../jobs/view.js';
import { dismissFailure, endReading, followReading, readings, useReadAgain } from '../read-again.js';

interface DialogProps {
  document: DocumentItem | undefined;
  onClose: () => void;
}

/** Asks whether a document should be read again, and starts it. */
export function ReadAgainDialog({ document, onClose }: DialogProps) {
  const t = useTranslation();
  const start = useReadAgain();
  const close = () => {
    start.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('documents.readAgain.title')}
      open={document !== undefined}
      variant="primary"
      busy={start.isPending}
      error={start.error && <ErrorDetails title="documents.readAgain.failedToStart" error={start.error} />}
      cancel={t('action.cancel')}
      confirm={t('documents.readAgain')}
      onConfirm={() => {
        if (document !== undefined) start.mutate({ document }, { onSuccess: close });
      }}
      onClose={close}
    >
      {t('documents.readAgain.text', { name: document?.filename ?? '' })}
    </ConfirmDialog>
  );
}

/** What is to be said of a document's other reading: that it is under way, that it failed, or that one is offered. */
export function ReadAgainState({ document, onRead }: { document: DocumentItem; onRead: () => void }) {
  const t = useTranslation();
  const { _id: id, filename: name, reading_again: jobId, earlier_reader: earlier } = document;
  const failure = useStore(readings).failed[id];
  if (jobId !== null) return <ReadingAgain jobId={jobId} name={name} />;
  if (failure !== undefined) return <FailedReading document={document} code={failure} />;
  if (!earlier) return null;
  return (
    <p className="text-sm text-ink-3">
      {t('documents.readAgain.earlier')}{' '}
      <button
        type="button"
        aria-label={t('documents.readAgain.offer', { name })}
        className="min-h-6 font-semibold text-brand underline-offset-4 hover:text-brand-hover hover:underline"
        onClick={onRead}
      >
        {t('documents.readAgain')}
      </button>
    </p>
  );
}

/** Why a document could not be read again; a scan that is too long to be recognized unasked can be asked for. */
function FailedReading({ document, code }: { document: DocumentItem; code: string }) {
  const t = useTranslation();
  const start = useReadAgain();
  const message = errorCodeMessage(t, code, null) ?? t('error.unknown');
  return (
    <div className="flex items-center gap-2">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <ErrorLine>{t('documents.readAgain.failed', { message })}</ErrorLine>
        {code === 'scan_too_long' && (
          <Button
            variant="secondary"
            busy={start.isPending}
            disabled={start.isPending}
            onClick={() => {
              start.mutate(
                { document, recognize: 'all' },
                {
                  onError: (error) => {
                    notify.failed(errorMessage(t, error, 'error.unknown'));
                  },
                },
              );
            }}
          >
            {t('documents.readAgain.all')}
          </Button>
        )}
      </div>
      <IconButton
        label={t('action.dismiss')}
        onClick={() => {
          dismissFailure(document._id);
        }}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

/** The progress of a reading, with a button that stops it. */
function ReadingAgain({ jobId, name }: { jobId: string; name: string }) {
  const t = useTranslation();
  const job = useJob(jobId);
  const cancel = useCancelJob();
  const view = job && viewOfJob(t, job);
  const text = [t('documents.readAgain.running'), view?.text, view?.remaining].filter(Boolean).join(' · ');
  return (
    <div className="flex items-center gap-2">
      <div className="mt-1 flex min-w-0 flex-1 flex-col gap-1">
        <Progress
          label={t('documents.readAgain.progress', { name })}
          fraction={view?.fraction ?? null}
          text={text}
        />
        <span className="text-sm text-ink-3">{text}</span>
      </div>
      <IconButton
        label={t('documents.readAgain.cancelOne', { name })}
        // Cancelling goes on after the request has succeeded, until the job has ended.
        disabled={cancel.isPending || cancel.isSuccess}
        onClick={() => {
          cancel.mutate(jobId, {
            onError: (error) => {
              notify.failed(errorMessage(t, error, 'error.unknown'));
            },
          });
        }}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

/** Shows how the readings of these documents end, whoever started them. */
export function ReadAgainNews({ documents }: { documents: readonly DocumentItem[] }) {
  useEffect(() => {
    for (const { _id, filename, reading_again: jobId } of documents)
      if (jobId !== null) followReading({ jobId, documentId: _id, name: filename });
  }, [documents]);
  return useStore(readings).followed.map((reading) => <Follow key={reading.jobId} {...reading} />);
}

function Follow({ jobId, documentId, name }: { jobId: string; documentId: string; name: string }) {
  const t = useTranslation();
  const job = useJob(jobId);
  const status = job === undefined || isActive(job) ? undefined : job.status;
  const end = useEffectEvent(() => {
    if (job === undefined) return;
    endReading({ jobId, documentId, name }, job);
    if (status === 'completed') notify.done(t('documents.readAgain.done', { name }));
    // A job ends with its document, too, and then there is nothing to say.
    if (status === 'cancelled' && job.error_code === null)
      notify.done(t('documents.readAgain.cancelled', { name }));
  });
  useEffect(() => {
    if (status !== undefined) end();
  }, [status]);
  return null;
}
