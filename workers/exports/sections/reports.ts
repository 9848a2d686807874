import { extensionOf, withoutExtension } from '#shared/domain/filename.js';
import { contractOf, type ToolKind } from '#shared/tools/index.js';
import type { ReportFile } from '#shared/tools/tool.js';
import { listMarks } from '#platform/db/queries/marks.js';
import { findReport, listReports } from '#platform/db/queries/reports.js';
import { tools } from '#workers/tools/index.js';
import { fileEntry, jsonEntry } from '../entries.js';
import { folderNames } from '../names.js';
import type { ExportEntry, ExportSection, ExportSource } from '../section.js';

const kinds = Object.keys(tools) as ToolKind[];

/** Exports the reports of every tool: each as JSON with its marks, and its files. */
export const reportsSection: ExportSection = {
  tables: ['reports', 'report_files', 'report_marks'],
  about: kinds.map((kind) => ({ path: `${kind}/`, text: tools[kind].exported })),
  async entries(source) {
    const entries: ExportEntry[] = [];
    for (const kind of kinds) entries.push(...(await entriesOf(source, kind)));
    return entries;
  },
};

async function entriesOf(source: ExportSource, kind: ToolKind): Promise<ExportEntry[]> {
  const { db, account } = source;
  const files = Object.entries<ReportFile>(contractOf(kind).files);
  const nameOf = folderNames();
  const entries: ExportEntry[] = [];
  for (const report of (await listReports(db, { userId: account.id, kind })).toReversed()) {
    const { id, createdAt } = report;
    // All files of a report and its JSON are named after its first file.
    const stem = withoutExtension(nameOf(files[0]?.[1].filename(report) ?? report.filename));
    const paths: Record<string, string | null> = {};
    for (const [name, file] of files) {
      const documentId = report.files[name];
      paths[name] = null;
      if (documentId === undefined) continue;
      const path = `${kind}/${files.length === 1 ? stem : `${stem}_${name}`}${extensionOf(file.filename(report))}`;
      paths[name] = path;
      const { contentType } = file;
      entries.push(
        fileEntry(source, {
          id: documentId,
          contentType,
          createdAt,
          path,
          onGone: () => (paths[name] = null),
        }),
      );
    }
    entries.push(
      jsonEntry(`${kind}/${stem}.json`, createdAt, async () => {
        const row = await findReport(db, { userId: account.id, kind, id });
        return (
          row && {
            id,
            created_at: createdAt,
            filename: row.filename,
            document_id: row.documentId,
            engine: row.engine,
            model: row.model,
            lang: row.lang,
            sections: row.sections,
            ...contractOf(kind).body.parse(row.body),
            incomplete: row.incomplete,
            marks: await listMarks(db, id),
            ...paths,
          }
        );
      }),
    );
  }
  return entries;
}
