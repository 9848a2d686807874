import type { Job } from '#shared/contracts/jobs.js';
import { risk } from '#shared/tools/risk/contract.js';
import { useWords } from '../../../lib/words.js';
import { useJobItems } from '../../jobs/api.js';
import { JobAtWork } from '../../jobs/components/job-at-work.js';
import { JobPanel } from '../../jobs/components/job-panel.js';
import { viewOfUpload } from '../../jobs/view.js';
import { cancelRun, type RunState } from '../run.js';
import { PartialFindings } from './partial-findings.js';

type Sending = Extract<RunState, { status: 'uploading' | 'starting' }>;

/** Before there is a job: the file's bytes on their way, and the moment until the job is accepted. */
export function RunningUpload({ run }: { run: Sending }) {
  const say = useWords();
  const view = viewOfUpload(say, run);
  const starting = run.status === 'starting';
  return (
    <JobPanel
      view={starting ? { ...view, fraction: null, text: say('job.starting') } : view}
      startedAt={run.startedAt}
      cancelling={false}
      onCancel={cancelRun}
    />
  );
}

/** The analysis itself, with what it has found so far. */
export function RunningJob({ job }: { job: Job }) {
  const say = useWords();
  const items = useJobItems(job.id, risk);
  return (
    <JobAtWork job={job} note={say('job.safe')}>
      <PartialFindings items={items} />
    </JobAtWork>
  );
}
