import { ScanText } from 'lucide-react';
import type { DocumentItem } from '#shared/api/documents.js';
import type { Job } from '#shared/contracts/jobs.js';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Progress } from '../../../ui/progress.js';
import { notify } from '../../../ui/toast.js';
import { viewOfJob } from '../../jobs/view.js';
import { useRecognizeAll } from '../extractions.js';

interface FirstReadingProps {
  document: DocumentItem;
  /** The job that reads the document; undefined while none is known. */
  job: Job | undefined;
}

/** The progress of reading an upload, or the way to go on where that stopped; nothing once its text is there. */
export function FirstReading({ document, job }: FirstReadingProps) {
  if (document.status === 'pending') return <ReadingProgress name={document.filename} job={job} />;
  return document.error_code === 'scan_too_long' ? <RecognizeAll document={document} /> : null;
}

function ReadingProgress({ name, job }: { name: string; job: Job | undefined }) {
  const t = useTranslation();
  // Before its first stage there is nothing to say but that it is being read.
  const view =
    job === undefined || (job.stage === null && job.status === 'running') ? undefined : viewOfJob(t, job);
  const text =
    view === undefined ? t('documents.pending') : [view.text, view.remaining].filter(Boolean).join(' · ');
  return (
    <div className="mt-1 flex max-w-md flex-col gap-1">
      {view !== undefined && view.fraction !== null && (
        <Progress label={t('job.progress', { name })} fraction={view.fraction} text={text} />
      )}
      <span className="text-sm text-accent">{text}</span>
    </div>
  );
}

function RecognizeAll({ document: { _id: id, filename: name } }: { document: DocumentItem }) {
  const t = useTranslation();
  const recognize = useRecognizeAll();
  return (
    <Button
      variant="secondary"
      className="my-1 self-start"
      aria-label={t('documents.recognizeAllOf', { name })}
      busy={recognize.isPending}
      disabled={recognize.isPending}
      onClick={() => {
        recognize.mutate(id, {
          onError: (error) => {
            notify.failed(errorMessage(t, error, 'error.unknown'));
          },
        });
      }}
    >
      {!recognize.isPending && <ScanText aria-hidden className="size-4.5" />}
      {t('documents.recognizeAll')}
    </Button>
  );
}
