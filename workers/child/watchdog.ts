import { workerData } from 'node:worker_threads';

/** Data for a watchdog thread: the process id of the parent, and the deadline of the child, ms. */
export interface WatchdogData {
  parent: number;
  deadlineMs: number;
}

/**
 * Runs in a thread beside a handler that may hang: ends the process when its parent is gone, or when the parent
 * failed to end it. A thread can do that even if the main thread never returns.
 */
const { parent, deadlineMs } = workerData as WatchdogData;
const LATE_MS = 10_000;
const startedAt = Date.now();

setInterval(() => {
  const late = Date.now() - startedAt > deadlineMs + LATE_MS;
  if (process.ppid !== parent || late) process.kill(process.pid, 'SIGKILL');
}, 500);
