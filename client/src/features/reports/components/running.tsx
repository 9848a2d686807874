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

/** Before there is a job: the file's bytes on their way, and the moment until the job is accepted. */
export function RunningUpload({ run, onCancel }: { run: Sending; onCancel: () => void }) {
  const t = useTranslation();
  const view = viewOfUpload(t, run);
  const starting = run.status === 'starting';
  return (
    <JobPanel
      view={starting ? { ...view, fraction: null, text: t('job.starting') } : view}
      startedAt={run.startedAt}
      cancelling={false}
      onCancel={onCancel}
    />
  );
}

interface RunningJobProps<Item> {
  job: Job;
  /** Of its tool's contract. */
  item: z.ZodMiniType<Item>;
  /** What it has found so far. */
  children: (items: Item[]) => ReactNode;
}

/** The job itself, with what it has found so far. */
export function RunningJob<Item>({ job, item, children }: RunningJobProps<Item>) {
  const t = useTranslation();
  const items = useJobItems(job.id, item);
  return (
    <ActiveJob job={job} note={t('job.safe')}>
      {children(items)}
    </ActiveJob>
  );
}
