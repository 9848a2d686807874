import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { QUEUE_NAMES } from '#platform/config.js';
import { countSessions, queueLoads } from '#platform/db/queries/operations.js';
import type { EventOf } from '#platform/events/bus.js';
import type { Deps } from '#server/deps.js';
import { isTerminal } from '#shared/domain/job-state.js';

const HTTP_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 240];
const JOB_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 1800];
const NANOSECONDS = 1e9;

export interface Prometheus {
  /** Times every request by the route that answered it. */
  measure: RequestHandler;
  contentType: string;
  /** The metrics as text. What is counted in the database is asked for now. */
  text(): Promise<string>;
}

/**
 * What this server measures and what all of them share. Queues, workers and sessions are read from where they
 * are kept; ended jobs are counted as the bus tells of them, so that every server counts all of them: take one
 * server's numbers, not the sum.
 */
export function createPrometheus(deps: Pick<Deps, 'db' | 'queues' | 'bus'>): Prometheus {
  const registry = new Registry();
  const registers = [registry];

  const http = new Histogram({
    name: 'lda_http_request_duration_seconds',
    help: 'Time until an answer was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: HTTP_SECONDS,
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'lda_job_duration_seconds',
    help: 'Time from the first claim of a job to its end',
    labelNames: ['kind', 'status'],
    buckets: JOB_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'lda_job_failures_total',
    help: 'Jobs that failed for good',
    labelNames: ['kind', 'code'],
    registers,
  });
  deps.bus.subscribe('job', ({ job }: EventOf<'job'>) => {
    if (!isTerminal(job.status)) return;
    if (job.status === 'failed') failures.inc({ kind: job.kind, code: job.error_code ?? 'internal' });
    if (job.started_at === null || job.finished_at === null) return;
    const ms = new Date(job.finished_at).getTime() - new Date(job.started_at).getTime();
    jobSeconds.observe({ kind: job.kind, status: job.status }, ms / 1000);
  });

  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const depth = gauge('lda_queue_depth', 'Jobs that wait', ['queue']);
  const active = gauge('lda_active_jobs', 'Jobs that a worker holds', ['queue']);
  const oldest = gauge('lda_queue_oldest_wait_seconds', 'How long the oldest job that could run has waited', [
    'queue',
  ]);
  const paused = gauge('lda_queue_paused', '1 where a queue is paused', ['queue']);
  const workers = gauge('lda_workers', 'Processes that take from a queue', ['queue']);
  const sessions = gauge('lda_sessions', 'Signed-in browser sessions');
  const memory = gauge('lda_server_resident_memory_bytes', 'Memory of this server');
  const delay = gauge('lda_server_event_loop_delay_seconds', 'Of this server, since it was last asked', [
    'quantile',
  ]);
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();

  async function collect(): Promise<void> {
    const [loads, signedIn] = await Promise.all([queueLoads(deps.db), countSessions(deps.db)]);
    sessions.set(signedIn);
    for (const queue of QUEUE_NAMES) {
      const load = loads.find((one) => one.queue === queue);
      depth.set({ queue }, load?.waiting ?? 0);
      active.set({ queue }, load?.active ?? 0);
      oldest.set({ queue }, load?.oldestWaitSeconds ?? 0);
      paused.set({ queue }, (await deps.queues.isPaused(queue)) ? 1 : 0);
      workers.set({ queue }, (await deps.queues.workers(queue)).length);
    }
    memory.set(process.memoryUsage.rss());
    for (const quantile of [50, 99, 100]) {
      delay.set({ quantile: String(quantile / 100) }, loop.percentile(quantile) / NANOSECONDS);
    }
    loop.reset();
  }

  return {
    contentType: registry.contentType,
    measure(req, res, next) {
      const end = http.startTimer({ method: req.method });
      res.once('close', () => {
        // The pattern and not the path: ids would make a series each.
        const { path = 'none' } = (req.route ?? {}) as { path?: string };
        end({ route: path, status: res.writableFinished ? res.statusCode : 'gone' });
      });
      next();
    },
    async text() {
      await collect();
      return registry.metrics();
    },
  };
}
