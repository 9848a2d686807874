import type { Job } from '#shared/contracts/jobs.js';
import { tools } from '../../tools.js';

/** Whether a place in the client shows the end of a job by itself. */
export function isShownAt(place: { pathname: string; search: string }, { id, kind, result }: Job): boolean {
  if (kind === 'export') return place.pathname === '/dashboard/profile';
  const tool = tools.find((one) => one.kind === kind);
  if (place.pathname !== `/dashboard/${tool?.path ?? ''}`) return false;
  const query = new URLSearchParams(place.search);
  const [job, report] = [query.get('job'), query.get('report')];
  // Without either, the tool's screen is about to take the job up.
  if (job === null && report === null) return true;
  return job === id || (report !== null && report === result?.id);
}
