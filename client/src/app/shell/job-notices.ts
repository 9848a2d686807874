import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Job } from '#shared/contracts/jobs.js';
import { useJobs } from '../../features/jobs/api.js';
import { isActive, isHelper } from '../../features/jobs/cache.js';
import { localize } from '../../lib/locale.js';
import { showNewsInTitle } from '../../lib/title.js';
import { useTranslation, type Translate } from '../../lib/translation.js';
import { tools } from '../../tools.js';
import { notify } from '../../ui/toast.js';
import { isEndShownAt } from './shown-at.js';

/** Returns the notice text for a job that has ended; undefined when its owner cancelled it or it still runs. */
function noticeOf(t: Translate, { kind, status, filename }: Job): string | undefined {
  if (status !== 'completed' && status !== 'failed') return undefined;
  const completed = status === 'completed';
  if (kind === 'export') return t(completed ? 'shell.exportDone' : 'shell.exportFailed');
  if (kind === 'chat') return t(completed ? 'shell.answerDone' : 'shell.answerFailed');
  const tool = tools.find((entry) => entry.kind === kind);
  if (tool === undefined) return undefined;
  const values = { tool: localize(tool.title), name: filename ?? '' };
  return t(completed ? 'shell.jobDone' : 'shell.jobFailed', values);
}

/** Returns the path of the page that shows a job's result or failure. */
function resultPath({ id, kind, result }: Job): string {
  const tool = tools.find((entry) => entry.kind === kind);
  if (tool === undefined) return '/dashboard/profile';
  const named = result === null ? `job=${id}` : `${kind === 'chat' ? 'session' : 'report'}=${result.id}`;
  return `/dashboard/${tool.path}?${named}`;
}

/**
 * Announces jobs that end while their screen is not shown: by a toast, in the tab's title and by a browser
 * notification.
 */
export function useJobNotices(): void {
  const t = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const { data: jobs } = useJobs();
  const running = useRef<ReadonlySet<string>>(new Set());

  const announceEnd = useEffectEvent((job: Job) => {
    const text = noticeOf(t, job);
    if (text === undefined) return;
    if (document.visibilityState === 'hidden' && 'Notification' in window) {
      // Shown only when the user has granted permission, which a button beside a running job requests.
      if (Notification.permission === 'granted') new Notification('LDA', { body: text, tag: job.id });
    }
    if (isEndShownAt(location, job)) return;
    const path = resultPath(job);
    const action = { label: t('action.view'), onClick: () => void navigate(path) };
    if (job.status === 'completed') notify.done(text, { action });
    else notify.failed(text, { action });
    showNewsInTitle(text);
  });

  useEffect(() => {
    if (jobs === undefined) return;
    const previouslyRunning = running.current;
    running.current = new Set(jobs.filter((job) => isActive(job) && !isHelper(job)).map(({ id }) => id));
    for (const job of jobs) if (previouslyRunning.has(job.id) && !isActive(job)) announceEnd(job);
  }, [jobs]);
}
