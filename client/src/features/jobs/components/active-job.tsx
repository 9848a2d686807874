import type { ReactNode } from 'react';
import type { Job } from '#shared/contracts/jobs.js';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { notify } from '../../../ui/toast.js';
import { useCancelJob } from '../api.js';
import { viewOfJob } from '../view.js';
import { JobPanel } from './job-panel.js';
import { EnableNotifications } from './enable-notifications.js';

interface ActiveJobProps {
  job: Job;
  /** A line below the progress, such as that the user may leave the page. */
  note: string;
  /** The partial results. */
  children?: ReactNode;
}

/** A queued or running job, with a cancel button. */
export function ActiveJob({ job, note, children }: ActiveJobProps) {
  const t = useTranslation();
  const cancel = useCancelJob();
  return (
    <JobPanel
      view={viewOfJob(t, job)}
      shownSince={Date.parse(job.created_at)}
      // Cancelling goes on after the request has succeeded, until the job has ended.
      cancelling={cancel.isPending || cancel.isSuccess}
      onCancel={() => {
        cancel.mutate(job.id, {
          onError: (error) => notify.failed(errorMessage(t, error, 'error.unknown')),
        });
      }}
      note={
        <>
          {note} <EnableNotifications />
        </>
      }
    >
      {children}
    </JobPanel>
  );
}
