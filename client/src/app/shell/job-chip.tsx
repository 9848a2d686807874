import { LoaderCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useActiveJobs } from '../../features/jobs/api.js';
import { useTranslation } from '../../lib/translation.js';
import { jobPath } from '../../tools.js';

/** Shows the number of running jobs on every page, and links to them. */
export function JobChip() {
  const t = useTranslation();
  const jobs = useActiveJobs();
  const analyses = jobs.filter(({ kind }) => kind !== 'export' && kind !== 'chat');
  const newest = analyses[0] ?? jobs[0];
  if (newest === undefined) return null;
  const count = analyses.length;
  const text =
    count > 0
      ? t('shell.jobs', { count })
      : t(newest.kind === 'chat' ? 'shell.answering' : 'shell.exporting');
  return (
    <Link
      to={jobPath(newest) ?? '/dashboard/profile'}
      aria-label={text}
      className="fade-in inline-flex min-h-11 shrink-0 print:hidden items-center gap-2 rounded-full bg-brand-soft px-4 text-sm font-semibold text-brand hover:text-brand-hover"
    >
      <LoaderCircle aria-hidden className="size-4 animate-spin" />
      <span className="hidden sm:inline">{text}</span>
      {count > 0 && <span className="sm:hidden">{count}</span>}
    </Link>
  );
}
