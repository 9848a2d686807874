import { listOwnRiskReports } from '#platform/db/queries/personal-data.js';
import { findRiskReport } from '#platform/db/queries/risk.js';
import { riskReportFilename } from '#shared/domain/report-name.js';
import { fileEntry, jsonEntry } from '../entries.js';
import { folderNames } from '../names.js';
import type { ExportEntry, ExportSection } from '../section.js';

/** Risk reports: what was found with its evidence, and the PDFs. */
export const riskSection: ExportSection = {
  tables: ['risk_reports'],
  about: [
    {
      path: 'risk/',
      text: {
        en: 'Your risk reports: each as JSON, with its findings and the places in the text that they stand on (counted in UTF-16 code units), and as PDF where there is one.',
        ar: 'تقارير المخاطر: كل تقرير بصيغة JSON بما فيه من ملاحظات ومواضعها في النص (بوحدات UTF-16)، وبصيغة PDF إن وُجد.',
      },
    },
  ],
  async entries(source) {
    const { db, account } = source;
    const nameOf = folderNames();
    const entries: ExportEntry[] = [];
    for (const report of await listOwnRiskReports(db, account.id)) {
      const stem = nameOf(riskReportFilename(report.filename)).replace(/\.pdf$/, '');
      let pdf: string | null = null;
      if (report.reportDocumentId !== null) {
        pdf = `risk/${stem}.pdf`;
        entries.push(
          fileEntry(source, {
            id: report.reportDocumentId,
            contentType: 'application/pdf',
            createdAt: report.createdAt,
            path: pdf,
            onGone: () => (pdf = null),
          }),
        );
      }
      entries.push(
        jsonEntry(`risk/${stem}.json`, report.createdAt, async () => {
          const row = await findRiskReport(db, { userId: account.id, id: report.id });
          return (
            row && {
              id: row.id,
              created_at: row.createdAt,
              filename: row.filename,
              document_id: row.documentId,
              engine: row.engine,
              model: row.model,
              lang: row.lang,
              sections: row.sections,
              risks: row.risks,
              incomplete: row.incomplete,
              pdf,
            }
          );
        }),
      );
    }
    return entries;
  },
};
