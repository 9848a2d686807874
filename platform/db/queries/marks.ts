import { and, asc, eq, sql, type InferSelectModel } from 'drizzle-orm';
import type { Mark, MarkChange } from '#shared/contracts/marks.js';
import type { Db } from '#platform/db/client.js';
import { reportMarks, reports } from '#platform/db/schema/index.js';

type MarkRow = InferSelectModel<typeof reportMarks>;

const present = ({ n, state, reason, note, version, changedAt }: MarkRow): Mark => ({
  ...{ n, state, reason, note, version },
  changed_at: changedAt.toISOString(),
});

/** Lists the marks of a report by the numbers of their items. The caller has checked whose report it is. */
export async function listMarks(db: Db, reportId: string): Promise<Mark[]> {
  const rows = await db
    .select()
    .from(reportMarks)
    .where(eq(reportMarks.reportId, reportId))
    .orderBy(asc(reportMarks.n));
  return rows.map(present);
}

/** Returns the mark of an item of a user's report, or undefined. */
export async function findMark(
  db: Db,
  { userId, reportId, n }: { userId: string; reportId: string; n: number },
): Promise<Mark | undefined> {
  const [row] = await db
    .select({ mark: reportMarks })
    .from(reportMarks)
    .innerJoin(reports, eq(reports.id, reportMarks.reportId))
    .where(and(eq(reports.userId, userId), eq(reports.id, reportId), eq(reportMarks.n, n)));
  return row && present(row.mark);
}

/** Returns a number that grows with every change of a report's marks; 0 if nothing was ever marked. */
export async function marksRevision(db: Db, reportId: string): Promise<number> {
  const [row] = await db
    .select({ revision: sql<number>`coalesce(sum(${reportMarks.version}), 0)::int` })
    .from(reportMarks)
    .where(eq(reportMarks.reportId, reportId));
  return row?.revision ?? 0;
}

/** Returns the text to store: null if it is blank; undefined leaves the stored one. */
const stored = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);

/**
 * Changes the mark of an item in one statement, or makes the first one; returns undefined if `version` is not the
 * item's. `counted` says whether the item is a finding of those whose review is counted. Call only under `lockReport`.
 */
export async function writeMark(
  tx: Db,
  { reportId, n, counted }: { reportId: string; n: number; counted: boolean },
  { state, version, ...texts }: MarkChange,
): Promise<Mark | undefined> {
  const dismissed = state === 'dismissed';
  const reason = dismissed ? stored(texts.reason) : null;
  const note = stored(texts.note);
  const known = sql`select 1 from ${reportMarks} where ${reportMarks.reportId} = ${reportId}::uuid and ${reportMarks.n} = ${n}`;
  const [row] = await tx
    .insert(reportMarks)
    .select(
      sql`select ${reportId}::uuid, ${n}::int, ${state}::text, ${reason ?? null}::text, ${note ?? null}::text, 1,
        ${counted}::boolean, clock_timestamp() where ${version}::int = 0 or exists (${known})`,
    )
    .onConflictDoUpdate({
      target: [reportMarks.reportId, reportMarks.n],
      set: {
        state,
        ...(reason === undefined ? {} : { reason }),
        ...(note === undefined ? {} : { note }),
        version: sql`${reportMarks.version} + 1`,
        changedAt: sql`clock_timestamp()`,
      },
      setWhere: eq(reportMarks.version, version),
    })
    .returning();
  return row && present(row);
}
