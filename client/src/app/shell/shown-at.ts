import type { Job } from '#shared/contracts/jobs.js';
import { tools } from '../../tools.js';

/** Tells whether a location in the client already shows the end of a job. */
export function isEndShownAt(
  location: { pathname: string; search: string },
  { id, kind, result }: Job,
): boolean {
  if (kind === 'export') return location.pathname === '/dashboard/profile';
  const tool = tools.find((entry) => entry.kind === kind);
  if (location.pathname !== `/dashboard/${tool?.path ?? ''}`) return false;
  const query = new URLSearchParams(location.search);
  const [job, report] = [query.get('job'), query.get('report')];
  // Without either parameter, the tool's screen is about to add the job to the address.
  if (job === null && report === null) return true;
  return job === id || (report !== null && report === result?.id);
}
