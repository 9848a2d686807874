import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Job } from '#shared/contracts/jobs.js';
import { useJobs } from '../../features/jobs/api.js';
import { isActive, isHelper } from '../../features/jobs/cache.js';
import { localized } from '../../lib/locale.js';
import { showNewsInTitle } from '../../lib/title.js';
import { useTranslation, type Translate } from '../../lib/translation.js';
import { tools } from '../../tools.js';
import { notify } from '../../ui/toast.js';
import { isShownAt } from './shown-at.js';

/** What is said of a job that has ended; undefined where its owner ended it. */
function noticeOf(t: Translate, { kind, status, filename }: Job): string | undefined {
  if (status !== 'completed' && status !== 'failed') return undefined;
  const done = status === 'completed';
  if (kind === 'export') return t(done ? 'shell.exportDone' : 'shell.exportFailed');
  const tool = tools.find((one) => one.kind === kind);
  if (tool === undefined) return undefined;
  const values = { tool: localized(tool.title), name: filename ?? '' };
  return t(done ? 'shell.jobDone' : 'shell.jobFailed', values);
}

/** Where the end of a job is shown. */
function addressOfEnd({ id, kind, result }: Job): string {
  const tool = tools.find((one) => one.kind === kind);
  if (tool === undefined) return '/dashboard/profile';
  return `/dashboard/${tool.path}?${result === null ? `job=${id}` : `report=${result.id}`}`;
}

/** Tells of jobs that end while their screen is not looked at: in the page, in the tab's title, by the browser. */
export function useJobNotices(): void {
  const t = useTranslation();
  const navigate = useNavigate();
  const place = useLocation();
  const { data: jobs } = useJobs();
  const running = useRef<ReadonlySet<string>>(new Set());

  const tell = useEffectEvent((job: Job) => {
    const text = noticeOf(t, job);
    if (text === undefined) return;
    if (document.visibilityState === 'hidden' && 'Notification' in window) {
      // Shown only where it was allowed, which a button beside a running job asks for.
      if (Notification.permission === 'granted') new Notification('LDA', { body: text, tag: job.id });
    }
    if (isShownAt(place, job)) return;
    const address = addressOfEnd(job);
    const action = { label: t('action.view'), onClick: () => void navigate(address) };
    if (job.status === 'completed') notify.done(text, action);
    else notify.failed(text, action);
    showNewsInTitle(text);
  });

  useEffect(() => {
    if (jobs === undefined) return;
    const before = running.current;
    running.current = new Set(jobs.filter((job) => isActive(job) && !isHelper(job)).map(({ id }) => id));
    for (const job of jobs) if (before.has(job.id) && !isActive(job)) tell(job);
  }, [jobs]);
}
