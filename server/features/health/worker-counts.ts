import { Counter, Histogram, type Registry } from 'prom-client';
import type { MetricEvent } from '#platform/events/bus.js';
import type { Deps } from '#server/deps.js';
import { jobKind } from '#shared/contracts/jobs.js';

const JOB_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 1800];
const FIRST_TOKEN_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90];
const CALL_SECONDS = [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 90, 180, 290];
/**
 * Codes of failures that are not the document's fault. Their counters exist from the start, so that the first
 * failure shows as an increase.
 */
const OUR_CODES = ['internal', 'poisonous', 'deadline', 'unavailable'];
/** Reasons for requeueing a job. Their counters exist from the start, so that the first event shows as an increase. */
const REASONS = ['error', 'crash', 'later', 'shutdown'];

/**
 * Counts the metric events that workers publish on the bus. Every server receives and counts all of them since
 * its own start: of several servers take one (`max` after `rate`), never the sum.
 */
export function countWorkerEvents(registry: Registry, { bus }: Pick<Deps, 'bus'>): void {
  const registers = [registry];
  const runSeconds = new Histogram({
    name: 'lda_job_duration_seconds',
    help: 'Time from the first claim of a job to its end',
    labelNames: ['kind', 'status'],
    buckets: JOB_SECONDS,
    registers,
  });
  const waitSeconds = new Histogram({
    name: 'lda_job_wait_seconds',
    help: 'Time from the asking for a job to its first claim',
    labelNames: ['kind'],
    buckets: JOB_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'lda_job_failures_total',
    help: 'Jobs that failed for good',
    labelNames: ['kind', 'code'],
    registers,
  });
  const requeues = new Counter({
    name: 'lda_job_returns_total',
    help: 'Jobs that were requeued: after an error, a crash of their worker, its shutdown, or deferred (`later`)',
    labelNames: ['kind', 'reason'],
    registers,
  });
  for (const kind of jobKind.options) {
    for (const code of OUR_CODES) failures.inc({ kind, code }, 0);
    for (const reason of REASONS) requeues.inc({ kind, reason }, 0);
  }
  const calls = new Histogram({
    name: 'lda_model_call_duration_seconds',
    help: 'Time of one try of a model call, from its slot to the last byte',
    labelNames: ['model', 'outcome'],
    buckets: CALL_SECONDS,
    registers,
  });
  const firstTokens = new Histogram({
    name: 'lda_model_first_token_seconds',
    help: 'Time of one try of a streamed model call, from its slot to the first token',
    labelNames: ['model'],
    buckets: FIRST_TOKEN_SECONDS,
    registers,
  });
  const tokens = new Counter({
    name: 'lda_model_tokens_total',
    help: 'Tokens of answered model calls, as the endpoint counts them',
    labelNames: ['model'],
    registers,
  });
  const claims = new Counter({
    name: 'lda_model_claims_total',
    help: 'Findings and statements of the model, kept or dropped because the document does not bear them out',
    labelNames: ['model', 'claim', 'outcome'],
    registers,
  });

  const count = (event: MetricEvent): void => {
    switch (event.what) {
      case 'job_ended': {
        const { kind, status, code, wait_ms, run_ms } = event;
        if (code !== null) failures.inc({ kind, code });
        if (wait_ms !== null) waitSeconds.observe({ kind }, wait_ms / 1000);
        if (run_ms !== null) runSeconds.observe({ kind, status }, run_ms / 1000);
        return;
      }
      case 'job_returned':
        requeues.inc({ kind: event.kind, reason: event.reason });
        return;
      case 'model_call':
        calls.observe({ model: event.model, outcome: event.outcome }, event.ms / 1000);
        tokens.inc({ model: event.model }, event.tokens);
        if (event.first_ms !== undefined) firstTokens.observe({ model: event.model }, event.first_ms / 1000);
        return;
      case 'model_checked': {
        const { model } = event;
        for (const claim of ['findings', 'statements'] as const) {
          claims.inc({ model, claim, outcome: 'kept' }, event[claim].kept);
          claims.inc({ model, claim, outcome: 'dropped' }, event[claim].dropped);
        }
        return;
      }
      default:
        event satisfies never;
    }
  };
  bus.subscribe('measured', ({ measure: event }) => count(event));
}
