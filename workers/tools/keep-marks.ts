import { keepMarks } from '#shared/domain/kept-marks.js';
import { contractOf, type ToolKind } from '#shared/tools/index.js';
import type { Db } from '#platform/db/client.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { lockMarkedReport, storeKeptMarks } from '#platform/db/queries/kept-marks.js';
import type { ReportKey } from '#platform/db/queries/reports.js';

/**
 * Takes over, into a report that was just inserted, the marks of the user's last reviewed one on the same text, for items that are the
 * same in both. Marks of others are counted, and stay in the earlier report.
 */
export async function keepEarlierMarks<K extends ToolKind>(
  tx: Db,
  { kind, documentId, body, ...key }: ReportKey & { kind: K; documentId: string; body: unknown },
): Promise<void> {
  const { item, marked } = contractOf(kind);
  if (marked?.keyOf === undefined) return;
  const { list, isFinding, keyOf } = marked;
  // Lock order: the user before reports, as whoever changes a mark does; the jobs of the report's files lock the user later on.
  if (!(await lockUser(tx, key.userId))) return;
  const earlier = await lockMarkedReport(tx, { kind, documentId, ...key });
  if (earlier === undefined) return;
  const itemsOf = (stored: unknown) =>
    ((stored as Readonly<Record<string, readonly unknown[] | undefined>>)[list] ?? []).map((one) =>
      item.parse(one),
    );
  const items = itemsOf(body);
  const { kept, left } = keepMarks(
    { items: itemsOf(earlier.report.body), marks: earlier.marks },
    items,
    keyOf,
  );
  const last = earlier.marks.reduce((latest, { changed_at: at }) => (at > latest ? at : latest), '');
  await storeKeptMarks(
    tx,
    key.id,
    kept.map((mark) => {
      const own = items[mark.n - 1];
      return { ...mark, counted: own !== undefined && isFinding(own) };
    }),
    {
      reportId: earlier.report.publicId ?? earlier.report.id,
      reviewedAt: last,
      numbers: kept.map(({ n }) => n),
      left,
    },
  );
}
