import { pageOwnJobs } from '#platform/db/queries/personal-data.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { jsonListEntry } from '../entries.js';
import type { ExportSection } from '../section.js';

const present = (row: JobRow) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  filename: row.filename,
  document_id: row.documentId,
  options: row.input,
  result: row.resultId === null ? null : { kind: row.resultKind, id: row.resultId },
  error_code: row.errorCode,
  error: row.error,
  attempt: row.attempt,
  request_id: row.requestId,
  created_at: row.createdAt,
  started_at: row.startedAt,
  finished_at: row.finishedAt,
});

/** Exports the user's jobs and their outcomes. */
export const jobsSection: ExportSection = {
  tables: ['jobs'],
  about: [
    {
      path: 'jobs.json',
      text: {
        en: 'The work of the last twelve months that you asked for (this export is left out), when it was done and what came of it.',
        ar: 'الأعمال التي طلبتها خلال الاثني عشر شهراً الماضية (عدا هذا التصدير)، ووقت تنفيذها وما انتهت إليه.',
      },
    },
  ],
  entries: ({ db, account, job }) => [
    jsonListEntry('jobs.json', job.createdAt, async function* () {
      for await (const rows of pageOwnJobs(db, { userId: account.id, except: job.id })) {
        yield rows.map(present);
      }
    }),
  ],
};
