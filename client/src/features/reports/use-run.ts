import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { JobKind } from '#shared/contracts/jobs.js';
import { useStore } from '../../lib/store.js';
import { useTranslation, type MessageId } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import { isActive, getCachedJob } from '../jobs/cache.js';
import type { RequestJob, Run, Source } from './run.js';
import { useFollowedJob } from './use-followed-job.js';

/**
 * State of a tool's screen: the form, with a running or failed run, or a report.
 * @param cancelled what is said when the user has cancelled the job.
 */
export function useRun(kind: JobKind, run: Run, cancelled: MessageId = 'job.cancelled') {
  const t = useTranslation();
  const client = useQueryClient();
  const state = useStore(run.state);
  const { reportId, job, show } = useFollowedJob(kind, () => {
    notify.done(t(cancelled));
  });
  const sending = state.status === 'uploading' || state.status === 'starting' ? state : undefined;
  const active = job !== undefined && isActive(job) ? job : undefined;
  /** Ref of the element around the form: null while a report is shown and after the screen has unmounted. */
  const form = useRef<HTMLDivElement>(null);

  const start = async (source: Source, request: RequestJob) => {
    const started = await run.start(client, source, request);
    // A user who has moved on to something else stays there; the header's chip and the history lead back.
    if (started === undefined || form.current === null) return;
    // A short job may have ended before the response to its request, so its newest known version decides.
    const { status, result } = getCachedJob(client, started.id) ?? started;
    show(status === 'completed' && result !== null ? { report: result.id } : { job: started.id }, true);
  };
  return {
    form,
    reportId,
    sending,
    active: state.status === 'idle' ? active : undefined,
    failed: job?.status === 'failed' ? job : undefined,
    /** The error because of which no job was accepted. */
    error: state.status === 'failed' ? state.error : undefined,
    busy: active !== undefined || sending !== undefined,
    start,
    show,
  };
}
