import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { leases } from '#platform/db/schema/index.js';
import { fromNow } from './relative-time.js';

interface Holder {
  name: string;
  /** Id of the process that requests the lease. */
  holder: string;
}

/** Acquires or renews a lease for `ms` if no other process holds it; returns whether it did. */
export async function takeLease(db: Db, { name, holder, ms }: Holder & { ms: number }): Promise<boolean> {
  const heldUntil = fromNow(ms);
  const rows = await db
    .insert(leases)
    .values({ name, holder, heldUntil })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, heldUntil },
      setWhere: or(lt(leases.heldUntil, sql`now()`), eq(leases.holder, holder)),
    })
    .returning({ name: leases.name });
  return rows.length === 1;
}

/** Releases a lease, so that the next process need not wait until it expires. */
export async function releaseLease(db: Db, { name, holder }: Holder): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
}
