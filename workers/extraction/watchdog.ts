import { workerData } from 'node:worker_threads';
import { LIMITS } from '#shared/limits.js';

/**
 * Runs beside a reader that may hang: ends the process when its parent is gone, or when the parent failed to
 * end it. A thread can still do that while the main one never returns.
 */
const { parent } = workerData as { parent: number };
const LATE_MS = 10_000;
const startedAt = Date.now();

setInterval(() => {
  const late = Date.now() - startedAt > LIMITS.extraction.deadlineMs + LATE_MS;
  if (process.ppid !== parent || late) process.kill(process.pid, 'SIGKILL');
}, 500);
