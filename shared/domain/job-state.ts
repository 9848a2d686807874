import type { JobStatus } from '../contracts/jobs.js';

/** Whether a job in this state will never change again (a retry of a failed job makes it live again). */
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
