import type { Request } from 'express';
import type { Db } from '#platform/db/client.js';
import { insertAuditEntry } from '#platform/db/queries/audit.js';
import { requestIdOf } from '#server/middleware/request-id.js';
import type { AuditAction } from '#shared/api/admin.js';

/**
 * Records an action in the audit log. Pass the transaction that performs the action, where there is one, so
 * that the action and its entry are committed together or not at all.
 */
export async function recordAudit(
  db: Db,
  req: Request,
  entry: { action: AuditAction; actor: string; subject?: string },
): Promise<void> {
  await insertAuditEntry(db, { ...entry, ip: req.ip, requestId: requestIdOf(req) });
}
