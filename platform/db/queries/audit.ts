import { and, desc, eq, lt, type InferSelectModel } from 'drizzle-orm';
import type { AuditAction } from '#shared/api/admin.js';
import type { Db } from '#platform/db/client.js';
import { auditLog } from '#platform/db/schema/index.js';

export type AuditRow = InferSelectModel<typeof auditLog>;

export interface NewAuditEntry {
  action: AuditAction;
  /** E-mail address of the person who acted. */
  actor: string;
  subject?: string | undefined;
  ip: string | undefined;
  requestId: string;
}

/** Adds an entry to the audit log. */
export async function insertAuditEntry(db: Db, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** Lists the latest entries, newest first; with `before`, only entries older than that id. */
export async function listAuditEntries(
  db: Db,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** Tells whether the log contains an entry of this action by this person. */
export async function hasAuditEntry(
  db: Db,
  { actor, action }: { actor: string; action: AuditAction },
): Promise<boolean> {
  const rows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.actor, actor), eq(auditLog.action, action)))
    .limit(1);
  return rows.length > 0;
}
