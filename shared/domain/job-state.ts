import type { JobStatus } from '../contracts/jobs.js';

/** Tells whether a job in this state has ended (only a retry of a failed job makes it live again). */
export function isTerminal(status: JobStatus): boolean {
  switch (status) {
    case 'completed':
    case 'failed':
    case 'cancelled':
      return true;
    case 'queued':
    case 'running':
      return false;
    default:
      return status satisfies never;
  }
}
