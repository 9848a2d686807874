import type { ListedAccount } from '#platform/db/queries/accounts.js';
import type { AuditRow } from '#platform/db/queries/audit.js';
import type { QueueLoad } from '#platform/db/queries/operations.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import {
  auditAction,
  type AdminUser,
  type AuditEntry,
  type FailedJob,
  type QueueState,
} from '#shared/api/admin.js';

/** Presents an account to administrators. */
export function presentAccount(account: ListedAccount): AdminUser {
  return {
    email: account.email,
    role: account.role,
    first_name: account.firstName,
    last_name: account.lastName,
    created_at: account.createdAt.toISOString(),
    closed_at: account.closedAt?.toISOString() ?? null,
    totp: account.totp,
  };
}

/** Presents a queue's load and state; `load` is undefined if the queue contains no jobs. */
export function presentQueue(
  state: Pick<QueueState, 'name' | 'workers' | 'paused'>,
  load: QueueLoad | undefined,
): QueueState {
  return {
    ...state,
    waiting: load?.waiting ?? 0,
    active: load?.active ?? 0,
    failed: load?.failed ?? 0,
    oldest_wait_seconds: load?.oldestWaitSeconds ?? null,
  };
}

/** Presents any user's failed job, without its file name, which may reveal what its owner works on. */
export function presentFailedJob(job: JobRow & { email: string }): FailedJob {
  return {
    id: job.id,
    kind: job.kind,
    queue: job.queue,
    email: job.email,
    attempt: job.attempt,
    error: job.error,
    error_code: job.errorCode,
    request_id: job.requestId,
    created_at: job.createdAt.toISOString(),
    finished_at: job.finishedAt?.toISOString() ?? null,
  };
}

/** Presents an entry of the audit log. */
export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    action: auditAction.parse(row.action),
    actor: row.actor,
    subject: row.subject,
    ip: row.ip,
    request_id: row.requestId,
  };
}
