import * as z from 'zod/mini';
import { objectId, timestamp, uuid } from './common.js';

export const jobKind = z.enum([
  'extract',
  'risk',
  'compliance',
  'rephrase',
  'translate',
  'chat',
  'report',
  'export',
]);
export type JobKind = z.infer<typeof jobKind>;

export const jobStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);
export type JobStatus = z.infer<typeof jobStatus>;

export const jobStage = z.enum(['extract', 'recognize', 'analyze', 'report']);
export type JobStage = z.infer<typeof jobStage>;

/** A job as shown by REST and sockets. `done` and `total` count real units of the stage: pages, sections. */
export const job = z.object({
  id: uuid,
  kind: jobKind,
  status: jobStatus,
  stage: z.nullable(jobStage),
  done: z.int(),
  total: z.nullable(z.int()),
  /** Position in the queue, 1 for the next job; null once it runs, or while it waits for its document. */
  position: z.nullable(z.int()),
  /** True if the job is queued and its queue is paused; only in REST answers. */
  paused: z.optional(z.boolean()),
  eta_seconds: z.nullable(z.int()),
  attempt: z.int(),
  document_id: z.nullable(objectId),
  filename: z.nullable(z.string()),
  result: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  error: z.nullable(z.string()),
  error_code: z.nullable(z.string()),
  request_id: z.string(),
  parent_id: z.nullable(uuid),
  created_at: timestamp,
  started_at: z.nullable(timestamp),
  finished_at: z.nullable(timestamp),
  /** Increases with every change, so that a late event never overwrites a newer state. */
  version: z.int(),
});
export type Job = z.infer<typeof job>;

/** One item that a running job has found; parsed by the `item` schema of the tool's contract. */
export const jobItem = z.unknown();
