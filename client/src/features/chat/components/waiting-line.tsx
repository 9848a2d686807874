import { useTranslation, type Translate } from '../../../lib/translation.js';
import type { Job } from '#shared/contracts/jobs.js';
import { useJobs } from '../../jobs/api.js';
import { viewOfJob } from '../../jobs/view.js';

/** Returns what an answer waits for. */
function waitText(t: Translate, job: Job | undefined): string {
  const waits = job !== undefined && (job.stage === 'extract' || (job.position ?? 0) > 1);
  return waits ? viewOfJob(t, job).text : t('chat.thinking');
}

/** Shows that an answer is being written, and before its first words what it waits for. */
export function WaitingLine({ jobId, begun }: { jobId: string | null; begun: boolean }) {
  const t = useTranslation();
  const job = useJobs().data?.find(({ id }) => id === jobId);
  return (
    <p className="flex items-center gap-2 text-ink-3">
      <span aria-hidden className="flex gap-1">
        {[0, 1, 2].map((n) => (
          <span
            key={n}
            className="pulse size-2 rounded-full bg-ink-3"
            style={{ animationDelay: `${String(n * 200)}ms` }}
          />
        ))}
      </span>
      {!begun && waitText(t, job)}
    </p>
  );
}
