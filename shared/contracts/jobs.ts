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

export const jobStage = z.enum(['extract', 'analyze', 'report']);
export type JobStage = z.infer<typeof jobStage>;

/** A job as REST and sockets show it. `done` and `total` count real units of the stage: pages, sections. */
export const job = z.object({
  id: uuid,
  kind: jobKind,
  status: jobStatus,
  stage: z.nullable(jobStage),
  done: z.int(),
  total: z.nullable(z.int()),
  /** 1 is the next in line; null once it runs, or where it waits for its document. */
  position: z.nullable(z.int()),
  /** True where it is in line in a queue that is paused. Said by REST alone. */
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
  /** Only grows: a late event never overwrites a newer state. */
  version: z.int(),
});
export type Job = z.infer<typeof job>;

/** What a running job has found in one place: its form is the `item` of its tool's contract, by which whoever uses it parses it. */
export const jobItem = z.unknown();
