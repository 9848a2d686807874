import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Job } from '#shared/contracts/jobs.js';
import { useTranslation } from '../../../lib/translation.js';
import { useJobItems } from '../../jobs/api.js';
import { ActiveJob } from '../../jobs/components/active-job.js';
import { JobPanel } from '../../jobs/components/job-panel.js';
import { viewOfUpload } from '../../jobs/view.js';
import type { RunState } from '../run.js';

export type Sending = Extract<RunState, { status: 'uploading' | 'starting' }>;

/** Progress before the job exists: the upload of the file, and the moment until the job is accepted. */
export function RunningUpload({ run, onCancel }: { run: Sending; onCancel: () => void }) {
  const t = useTranslation();
  const view = viewOfUpload(t, run);
  const starting = run.status === 'starting';
  return (
    <JobPanel
      view={starting ? { ...view, fraction: null, text: t('job.starting') } : view}
      shownSince={run.startedAt}
      cancelling={false}
      onCancel={onCancel}
    />
  );
}

interface RunningJobProps<Item> {
  job: Job;
  /** The item schema of the tool's contract. */
  item: z.ZodMiniType<Item>;
  /** Renders the partial results. */
  children: (items: Item[]) => ReactNode;
}

/** A running job with its partial results. */
export function RunningJob<Item>({ job, item, children }: RunningJobProps<Item>) {
  const t = useTranslation();
  const items = useJobItems(job.id, item);
  return (
    <ActiveJob job={job} note={t('job.safe')}>
      {children(items)}
    </ActiveJob>
  );
}
