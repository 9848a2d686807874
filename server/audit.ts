import type { Request } from 'express';
import type { Db } from '#platform/db/client.js';
import { insertAuditEntry } from '#platform/db/queries/audit.js';
import { requestIdOf } from '#server/middleware/request-id.js';
import type { AuditAction } from '#shared/contracts/api/admin.js';

/**
 * Notes what somebody did, in the transaction that does it where there is one: an action that happened and its
 * entry are both there or neither.
 */
export async function recordAudit(
  db: Db,
  req: Request,
  entry: { action: AuditAction; actor: string; subject?: string },
): Promise<void> {
  await insertAuditEntry(db, { ...entry, ip: req.ip, requestId: requestIdOf(req) });
}
