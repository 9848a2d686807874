import type { ReactNode } from 'react';
import { useElapsed } from '../../../lib/hooks.js';
import { useTitleDetail } from '../../../lib/title.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';
import { Progress } from '../../../ui/progress.js';
import { announcementOf, titleOf, type JobView } from '../view.js';
import { StageList } from './stage-list.js';

const CANCEL_AFTER_MS = 1000;

interface JobPanelProps {
  view: JobView;
  /**
   * Time since when the panel is shown (the start of the upload, or the creation of the job), in ms since the epoch.
   * The cancel button appears only a moment later, so that a double click on Start does not cancel the job.
   */
  shownSince: number;
  cancelling: boolean;
  onCancel: () => void;
  /** A line below the progress, such as that the user may leave the page. */
  note?: ReactNode;
  /** The partial results. */
  children?: ReactNode;
}

/** The progress of an active job of any tool; only real counts are shown. */
export function JobPanel({ view, shownSince, cancelling, onCancel, note, children }: JobPanelProps) {
  const t = useTranslation();
  useTitleDetail(titleOf(view));
  const mayCancel = useElapsed(shownSince, CANCEL_AFTER_MS);
  const progressText = view.remaining === undefined ? view.text : `${view.text} · ${view.remaining}`;
  return (
    <Card className="enter overflow-hidden" aria-label={t('job.progress', { name: view.filename })}>
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <div className="flex items-center gap-3">
          <FileIcon name={view.filename} />
          <div className="min-w-0 flex-1 font-semibold text-ink">
            <FileName name={view.filename} />
          </div>
          <Button
            variant="secondary"
            className={mayCancel ? undefined : 'invisible'}
            disabled={cancelling}
            busy={cancelling}
            onClick={onCancel}
          >
            {t(cancelling ? 'job.cancelling' : 'action.cancel')}
          </Button>
        </div>
        {view.stages.length > 1 && <StageList stages={view.stages} />}
        <div className="flex flex-col gap-2">
          <Progress
            label={t('job.progress', { name: view.filename })}
            fraction={view.fraction}
            text={progressText}
          />
          <p className="flex flex-wrap justify-between gap-x-4 text-ink-2">
            <span className="font-semibold text-ink">{view.text}</span>
            {view.remaining !== undefined && <span>{view.remaining}</span>}
          </p>
          {note !== undefined && <p className="text-sm text-ink-3">{note}</p>}
        </div>
        <p role="status" className="sr-only">
          {announcementOf(t, view)}
        </p>
      </div>
      {children}
    </Card>
  );
}
