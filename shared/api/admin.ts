import * as z from 'zod/mini';
import { LIMITS } from '../limits.js';
import { timestamp, uuid } from '../contracts/common.js';
import { endpoint } from '../contracts/endpoint.js';
import { job, jobKind } from '../contracts/jobs.js';
import { userMetrics } from '../contracts/metrics.js';

const role = z.enum(['admin', 'user']);
const byEmail = z.object({ email: z.string().check(z.maxLength(LIMITS.email.chars)) });

export const adminUser = z.object({
  email: z.string(),
  role,
  first_name: z.string(),
  last_name: z.string(),
  created_at: timestamp,
  /** When the account was closed, or null; a closed account is erased after 90 days. */
  closed_at: z.nullable(timestamp),
  /** True if signing in requires a code of a second factor. */
  totp: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'Every account, newest first, closed ones included.',
  access: 'admin',
  response: z.array(adminUser),
});
export const changeRole = endpoint({
  method: 'PUT',
  path: '/admin/users/:email/role',
  summary: "Change a user's role; it acts at once. The last administrator stays one.",
  access: 'admin',
  params: byEmail,
  query: z.object({ new_role: role }),
  response: adminUser,
  errors: ['last_admin'],
});
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/:email',
  summary: 'Remove a user with all their data, at once.',
  access: 'admin',
  params: byEmail,
  status: 204,
  response: null,
  errors: ['own_account', 'last_admin'],
});
export const restoreUser = endpoint({
  method: 'POST',
  path: '/admin/users/:email/restore',
  summary: 'Open a closed account again.',
  access: 'admin',
  params: byEmail,
  response: adminUser,
  errors: ['conflict'],
});

export const removeUserFactor = endpoint({
  method: 'DELETE',
  path: '/admin/users/:email/totp',
  summary:
    "Turn a user's two-step verification off, who has lost their phone and their recovery codes. Ends their sessions.",
  access: 'admin',
  params: byEmail,
  status: 204,
  response: null,
  errors: ['totp_off', 'totp_own'],
});

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/admin/users/:email/sessions',
  summary: 'Sign a user out everywhere, at once. Their account stays as it is.',
  access: 'admin',
  params: byEmail,
  status: 204,
  response: null,
  errors: ['own_account'],
});

export const getUserMetrics = endpoint({
  method: 'GET',
  path: '/admin/metrics/users',
  summary: 'The counts of the system overview; the `metrics` event brings them as they change.',
  access: 'admin',
  response: userMetrics,
});

export const queueName = z.enum(['interactive', 'analysis', 'cpu']);
export const queueState = z.object({
  name: queueName,
  waiting: z.int(),
  active: z.int(),
  /** Jobs that failed in the last 24 hours. */
  failed: z.int(),
  /** Longest wait of a job that could run, s; null if none waits. */
  oldest_wait_seconds: z.nullable(z.int()),
  /** Live worker processes that consume this queue. */
  workers: z.int(),
  paused: z.boolean(),
});
export type QueueState = z.infer<typeof queueState>;

export const listQueues = endpoint({
  method: 'GET',
  path: '/admin/queues',
  summary: 'The state of the queues.',
  access: 'admin',
  response: z.array(queueState),
});
/** Path of the administrators' read-only pages with single queue entries; not part of the API. */
export const QUEUE_BOARD_PATH = '/admin/queues/board';

export const pauseQueue = endpoint({
  method: 'POST',
  path: '/admin/queues/:name/pause',
  summary: 'Pause a queue: no worker starts its jobs until it is resumed; running ones continue.',
  access: 'admin',
  params: z.object({ name: queueName }),
  status: 204,
  response: null,
});
export const resumeQueue = endpoint({
  method: 'POST',
  path: '/admin/queues/:name/resume',
  summary: 'Resume a paused queue.',
  access: 'admin',
  params: z.object({ name: queueName }),
  status: 204,
  response: null,
});

export const failedJob = z.object({
  id: uuid,
  kind: jobKind,
  queue: queueName,
  /** E-mail address of the job's owner. */
  email: z.string(),
  attempt: z.int(),
  error: z.nullable(z.string()),
  error_code: z.nullable(z.string()),
  request_id: z.string(),
  created_at: timestamp,
  finished_at: z.nullable(timestamp),
});
export type FailedJob = z.infer<typeof failedJob>;

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/admin/jobs/failed',
  summary:
    'The latest jobs that failed, newest first. A document that could not be read is one of them: its reading.',
  access: 'admin',
  response: z.array(failedJob),
});
export const retryAnyJob = endpoint({
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  summary:
    "Try a user's failed job again, a reading with all that waited for it. Parts that were finished are not repeated.",
  access: 'admin',
  params: z.object({ id: uuid }),
  status: 202,
  response: job,
  errors: ['job_not_failed', 'job_limit'],
});

export const auditAction = z.enum([
  'registered',
  'signed_in',
  'password_changed',
  'password_reset',
  'email_changed',
  'totp_enabled',
  'totp_disabled',
  'totp_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'session_ended',
  'signed_out_everywhere',
  'data_exported',
  'account_closed',
  'account_restored',
  'account_deleted',
  'made_admin',
  'made_user',
  'queue_paused',
  'queue_resumed',
  'job_retried',
]);
export type AuditAction = z.infer<typeof auditAction>;

export const auditEntry = z.object({
  id: z.string(),
  at: timestamp,
  action: auditAction,
  /** E-mail address of the person who acted. */
  actor: z.string(),
  /** Subject of the action: an e-mail address, a queue or a job; null if it is the actor. */
  subject: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Who did what, newest first; kept for twelve months.',
  access: 'admin',
  query: z.object({
    limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d{0,2})$/))),
    /** Id of the last entry on the previous page. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  response: z.array(auditEntry),
});
