import type { ReactNode } from 'react';
import type { Job } from '#shared/contracts/jobs.js';
import { messageOf, useWords } from '../../../lib/words.js';
import { notify } from '../../../ui/toast.js';
import { useCancelJob } from '../api.js';
import { viewOfJob } from '../view.js';
import { JobPanel } from './job-panel.js';
import { NotifyMe } from './notify-me.js';

interface JobAtWorkProps {
  job: Job;
  /** A line that goes with the whole, such as that one may leave. */
  note: string;
  /** What has been found so far. */
  children?: ReactNode;
}

/** A job that waits or runs, and how to cancel it. */
export function JobAtWork({ job, note, children }: JobAtWorkProps) {
  const say = useWords();
  const cancel = useCancelJob();
  return (
    <JobPanel
      view={viewOfJob(say, job)}
      startedAt={Date.parse(job.created_at)}
      cancelling={cancel.isPending || cancel.isSuccess}
      onCancel={() => {
        cancel.mutate(job.id, {
          onError: (error) => notify.failed(messageOf(say, error, 'error.unknown')),
        });
      }}
      note={
        <>
          {note} <NotifyMe />
        </>
      }
    >
      {children}
    </JobPanel>
  );
}
